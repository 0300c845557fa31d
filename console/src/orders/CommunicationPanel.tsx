import {
  Button,
  Dialog,
  DialogBody,
  DialogFooter,
  FormGroup,
  InputGroup,
  SegmentedControl,
  TextArea,
} from '@blueprintjs/core';
import { isEmail, isPhone, LIMITS } from '@munim/schema/shared/limits.ts';
import { useCallback, useId, useState } from 'react';
import type { StoredFileFieldsFragment } from '../../generated/documents.ts';
import { useSendOrderCommunicationMutation } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { DocumentPicker } from '../documents/DocumentPicker.tsx';
import { NotDone } from '../ui/errors.ts';
import { TagsInput } from '../ui/form/TagsInput.tsx';
import { OverlayContext, useClosing } from '../ui/form/unsaved.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { t } from '../ui/text.ts';

type Channel = 'EMAIL' | 'PHONE';

const CHANNELS: Record<
  Channel,
  { label: string; is: (text: string) => boolean; missing: string; invalid: string }
> = {
  EMAIL: {
    label: 'E-mails',
    is: isEmail,
    missing: t('Please enter E-mail.'),
    invalid: t('is not an e-mail address.'),
  },
  PHONE: {
    label: t('Phones'),
    is: isPhone,
    missing: t('Please enter Phone.'),
    invalid: t('is not a phone number of 10 digits.'),
  },
};
const OPTIONS = [
  { label: t('E-mail'), value: 'EMAIL' },
  { label: t('Phone'), value: 'PHONE' },
];

interface Draft {
  recipients: string[];
  subject: string;
  message: string;
  files: readonly StoredFileFieldsFragment[];
}
const isChanged = ({ recipients, subject, message, files }: Draft) =>
  recipients.length > 0 || subject !== '' || message !== '' || files.length > 0;

type Errors = Partial<Record<'recipients' | 'message', string>>;

function errorsOf(channel: Channel, { recipients, message }: Draft): Errors | null {
  const { is, missing, invalid } = CHANNELS[channel];
  const bad = recipients.find((one) => !is(one));
  const errors: Errors = {};
  if (!recipients.length) errors.recipients = missing;
  else if (bad) errors.recipients = `${bad} ${invalid}`;
  if (!message.trim()) errors.message = t('Please enter Message.');
  return Object.keys(errors).length ? errors : null;
}

const inputOf = (
  orderNumber: string,
  channel: Channel,
  { recipients, subject, message, files }: Draft,
) =>
  channel === 'PHONE'
    ? { orderNumber, phones: recipients, message: message.trim() }
    : {
        orderNumber,
        emails: recipients,
        message: message.trim(),
        subject: subject.trim() || null,
        attachments: files.map(({ url }) => url),
      };

interface RecipientsProps {
  channel: Channel;
  value: string[];
  error: string | undefined;
  onChange: (value: string[]) => void;
}

/** Multiple values, each shown when accepted; invalid ones are red. */
function Recipients({ channel, value, error, onChange }: RecipientsProps) {
  const id = useId();
  const { label, is } = CHANNELS[channel];
  return (
    <FormGroup
      label={label}
      labelFor={id}
      intent={error ? 'danger' : 'none'}
      helperText={
        error ? (
          <span role="alert">{error}</span>
        ) : (
          t('At most {{emails}}', { emails: LIMITS.emails })
        )
      }
    >
      <TagsInput
        value={value}
        max={LIMITS.emails}
        isValid={is}
        invalid={error !== undefined}
        inputProps={{ id, 'aria-label': label, autoFocus: true }}
        onChange={onChange}
      />
    </FormGroup>
  );
}

/** Counts a queued message as sent, even if not accepted yet: repeating would send it twice. */
function useSend(orderNumber: string, onClose: () => void) {
  const [send] = useSendOrderCommunicationMutation();
  return async (channel: Channel, draft: Draft) => {
    const write = async () => {
      const { data } = await send({
        variables: { input: inputOf(orderNumber, channel, draft) },
      });
      onClose();
      if (!data?.sendOrderCommunication.sent)
        throw new NotDone(data?.sendOrderCommunication.message ?? '');
    };
    await withNotice(write, {
      done: t('Email has sent to customer !'),
      failed: t('Failed to send communication'),
    });
  };
}

interface FieldsProps {
  orderNumber: string;
  channel: Channel;
  draft: Draft;
  errors: Errors;
  onChange: (part: Partial<Draft>) => void;
  onAttaching: (attaching: boolean) => void;
}

/** The message; subject and attachments for e-mail only. */
function MessageFields({
  orderNumber,
  channel,
  draft,
  errors,
  onChange,
  onAttaching,
}: FieldsProps) {
  const id = useId();
  const { can } = useSession();
  const byMail = channel === 'EMAIL';
  return (
    <>
      {byMail && (
        <FormGroup label={t('Subject')} labelFor={`${id}-subject`}>
          <InputGroup
            id={`${id}-subject`}
            maxLength={LIMITS.communicationSubject}
            placeholder={t('Your order {{orderNumber}}', { orderNumber })}
            value={draft.subject}
            onValueChange={(subject) => onChange({ subject })}
          />
        </FormGroup>
      )}
      <FormGroup
        label={t('Message')}
        labelFor={`${id}-message`}
        labelInfo={<span className="kit-required">*</span>}
        intent={errors.message ? 'danger' : 'none'}
        helperText={errors.message && <span role="alert">{errors.message}</span>}
      >
        <TextArea
          id={`${id}-message`}
          fill
          rows={6}
          maxLength={LIMITS.communicationMessage}
          intent={errors.message ? 'danger' : 'none'}
          value={draft.message}
          onChange={(event) => onChange({ message: event.currentTarget.value })}
        />
      </FormGroup>
      {byMail && can('DOCUMENT_UPLOAD', 'WRITE') && (
        <DocumentPicker
          label={t('Attachments')}
          entity="ORDER"
          entityId={orderNumber}
          value={draft.files}
          onChange={(files) => onChange({ files })}
          onBusy={onAttaching}
        />
      )}
    </>
  );
}

/** A word to the customer of an order, by e-mail with files or to phones. */
export function CommunicationPanel({
  orderNumber,
  onClose,
}: {
  orderNumber: string;
  onClose: () => void;
}) {
  const [channel, setChannel] = useState<Channel>('EMAIL');
  const [draft, setDraft] = useState<Draft>({
    recipients: [],
    subject: '',
    message: '',
    files: [],
  });
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState<'attaching' | 'sending' | null>(null);
  const send = useSend(orderNumber, onClose);
  const { overlay, close } = useClosing(onClose, isChanged(draft));
  const change = useCallback((part: Partial<Draft>) => {
    setErrors({});
    setDraft((now) => ({ ...now, ...part }));
  }, []);
  const attach = useCallback((attaching: boolean) => setBusy(attaching ? 'attaching' : null), []);
  const switchChannel = (to: string) => {
    setChannel(to as Channel);
    change({ recipients: [] });
  };
  const submit = async () => {
    const invalid = errorsOf(channel, draft);
    if (invalid) return setErrors(invalid);
    setBusy('sending');
    await send(channel, draft).finally(() => setBusy(null));
  };
  const sending = busy === 'sending';
  return (
    <OverlayContext value={overlay}>
      <Dialog
        isOpen
        title={t('Send communication: {{orderNumber}}', { orderNumber })}
        onClose={sending ? undefined : close}
        canOutsideClickClose={false}
      >
        <DialogBody>
          <FormGroup label={t('By')}>
            <SegmentedControl
              options={OPTIONS}
              value={channel}
              size="small"
              onValueChange={switchChannel}
            />
          </FormGroup>
          <Recipients
            key={channel}
            channel={channel}
            value={draft.recipients}
            error={errors.recipients}
            onChange={(recipients) => change({ recipients })}
          />
          <MessageFields
            orderNumber={orderNumber}
            channel={channel}
            draft={draft}
            errors={errors}
            onChange={change}
            onAttaching={attach}
          />
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={t('Cancel')} onClick={close} disabled={sending} />
              <Button
                text={t('Send')}
                intent="primary"
                loading={sending}
                disabled={busy === 'attaching'}
                title={busy === 'attaching' ? BLOCKED.uploading : undefined}
                onClick={() => void submit()}
              />
            </>
          }
        />
      </Dialog>
    </OverlayContext>
  );
}
