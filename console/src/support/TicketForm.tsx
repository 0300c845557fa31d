import { Button, Tag } from '@blueprintjs/core';
import { skipToken } from '@apollo/client/react';
import type { TicketList } from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { TicketOptionsQuery } from '../../generated/documents.ts';
import { useTicketOrderQuery } from '../../generated/hooks.ts';
import { useSession, viewerItem } from '../app/session.tsx';
import { errorField } from '../ui/errors.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { Field } from '../ui/form/Field.tsx';
import { useRenewableKey } from '../ui/form/idempotencyKey.ts';
import { useUnsaved } from '../ui/form/unsaved.ts';
import { useSingleFlight } from '../ui/form/useSingleFlight.ts';
import { showNotice, withNotice } from '../ui/overlay/notices.tsx';
import { ChooseFiles, DOCUMENTS } from '../ui/upload/ChooseFiles.tsx';
import { useDebounced } from '../ui/useDebounced.ts';
import { TICKET_FORMS, TICKET_NOT_SENT, TICKET_SENT, TICKET_SENT_MORE } from './support.labels.ts';
import { EMPTY_TICKET, type TicketDraft } from './ticketDraft.ts';
import { type OrderLookUp, TicketFields } from './TicketFields.tsx';
import { TicketFiles } from './TicketFiles.tsx';
import { useSendTicket } from './ticketWrites.ts';
import { Notice } from '../ui/Notice.tsx';
import { t } from '../ui/text.ts';

interface Props {
  list: TicketList;
  options: TicketOptionsQuery['ticketOptions'];
  /** Order number of the page that led here. */
  orderNumber: string;
}

/** The order of a number, a moment after the last letter. */
function useOrderLookUp(typed: string): OrderLookUp {
  const number = useDebounced(typed.trim(), 400);
  const { data, error } = useTicketOrderQuery(
    number ? { variables: { number }, context: { silent: true } } : skipToken,
  );
  const order = number && data?.order;
  return {
    order: order || undefined,
    problem: number && error ? t('There is no order with this number.') : undefined,
  };
}

interface Sent {
  id: string;
  files: readonly File[];
}

function useTicketForm({ list, options, orderNumber }: Props) {
  const form = useForm<TicketDraft>({ defaultValues: { ...EMPTY_TICKET, orderNumber } });
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sent, setSent] = useState<Sent | null>(null);
  const [isSending, setSending] = useState(false);
  const [idempotencyKey, renewKey] = useRenewableKey();
  const typed = useWatch({ control: form.control, name: 'orderNumber' });
  const look = useOrderLookUp(list === 'ORDER_STATUS' ? typed : '');
  const send = useSendTicket();

  const onFailed = (error: unknown) => {
    // renews the used key: what is sent next is another ticket
    if (errorField(error) === 'Idempotency-Key') renewKey();
  };
  const submit = form.handleSubmit(async (draft) => {
    setSending(true);
    const category = options.categories.find(({ name }) => name === draft.category);
    const context = { order: look.order, categoryField: category?.field, idempotencyKey };
    const write = () => send(list, draft, context);
    // the contract keeps the order form silent about a failure
    const id = await (list === 'ORDER_STATUS'
      ? write().catch((error: unknown) => {
          onFailed(error);
          return undefined;
        })
      : withNotice(write, { failed: TICKET_NOT_SENT, onFailed }));
    setSending(false);
    if (id === undefined) return;
    renewKey();
    setSent({ id, files });
    setFiles([]);
    form.reset(EMPTY_TICKET);
    await showNotice({ text: TICKET_SENT, description: TICKET_SENT_MORE, intent: 'success' });
  });
  return { form, files, setFiles, sent, isSending, look, submit: useSingleFlight(submit) };
}

/** A file of the same name replaces the one before. */
const withFiles = (files: readonly File[], more: readonly File[]) =>
  [...new Map([...files, ...more].map((file) => [file.name, file])).values()].slice(
    0,
    LIMITS.ticketAttachments,
  );

function ChosenFiles({
  files,
  onChange,
}: {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}) {
  return (
    <div className="support-files">
      {files.map((file) => (
        <Tag
          key={file.name}
          minimal
          size="large"
          onRemove={() => onChange(files.filter((one) => one !== file))}
        >
          {file.name}
        </Tag>
      ))}
      <ChooseFiles
        text={t('Add attachment')}
        label={t('Attachments')}
        accept={DOCUMENTS}
        multiple
        disabled={files.length >= LIMITS.ticketAttachments}
        onFiles={(more) => onChange(withFiles(files, more))}
      />
    </div>
  );
}

/** The form of one list; its requester is the viewer. */
export function TicketForm(props: Props) {
  const { list, options } = props;
  const { viewer } = useSession();
  const { form, files, setFiles, sent, isSending, look, submit } = useTicketForm(props);
  useUnsaved((form.formState.isDirty || files.length > 0) && !isSending);
  const { title } = TICKET_FORMS[list];
  return (
    <>
      {sent && (
        <Notice
          className="kit-callout"
          intent="success"
          title={`${TICKET_SENT}: ${sent.id}`}
          role="status"
        >
          <p>{TICKET_SENT_MORE}.</p>
          <TicketFiles key={sent.id} ticketId={sent.id} files={sent.files} />
        </Notice>
      )}
      <form className="support-form" noValidate aria-label={title} onSubmit={submit}>
        <h2>{title}</h2>
        <DescriptionList
          items={[
            [t('Requester'), viewerItem(viewer).label],
            [t('E-mail'), viewer.email],
          ]}
        />
        <Field
          form={form}
          name="name"
          label={t('Subject')}
          required
          maxLength={LIMITS.ticketName}
        />
        <TicketFields list={list} form={form} options={options} look={look} />
        <Field
          form={form}
          name="description"
          label={t('Description')}
          type="textarea"
          required
          maxLength={LIMITS.ticketDescription}
        />
        <ChosenFiles files={files} onChange={setFiles} />
        <Button type="submit" intent="primary" text={t('Submit')} loading={isSending} />
      </form>
    </>
  );
}
