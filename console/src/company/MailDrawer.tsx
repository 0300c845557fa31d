import { Button } from '@blueprintjs/core';
import { mailFault, MAILS } from '@munim/schema/company/mails.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useForm, useWatch } from 'react-hook-form';
import type { CompanyFieldsFragment } from '../../generated/documents.ts';
import { useSendTestMailMutation, useSetMailTemplateMutation } from '../../generated/hooks.ts';
import { Field } from '../ui/form/Field.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { MAIL_LABEL, TEST_MAIL_SENT } from './company.labels.ts';
import { CompanyDrawer } from './CompanyDrawer.tsx';
import { MailPreview } from './MailPreview.tsx';
import { useSaveSettings } from './useSettings.ts';
import { t } from '../ui/text.ts';

type Template = CompanyFieldsFragment['mailTemplates'][number];

function Placeholders({ kind }: Pick<Template, 'kind'>) {
  return (
    <div className="kit-muted">
      <p>{t('Placeholders of this mail. A line with one that has no value is left out.')}</p>
      <ul className="settings-placeholders">
        {Object.entries(MAILS[kind].placeholders).map(([name, { means, isRequired }]) => (
          <li key={name}>
            <code>{`{${name}}`}</code>{' '}
            {isRequired ? t('{{means}}; the text must hold it', { means }) : means}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Props {
  template: Template;
  company: CompanyFieldsFragment;
  onClose: () => void;
}

/** Subject and text of a mail, with a preview as it is typed. */
export function MailDrawer({ template: { kind, subject, body }, company, onClose }: Props) {
  const form = useForm({ defaultValues: { subject, body } });
  const typed = { subject, body, ...useWatch({ control: form.control }) };
  const { base, save } = useSaveSettings(company, onClose);
  const [set, { loading }] = useSetMailTemplateMutation();
  const [sendTest, { loading: sending }] = useSendTestMailMutation();
  const isFaulty = (fields: typeof typed): boolean => {
    const fault = mailFault(kind, fields);
    if (fault) form.setError(fault.field, { message: fault.text });
    return fault !== undefined;
  };
  const submit = form.handleSubmit(async (fields) => {
    if (isFaulty(fields)) return;
    await save((version) => set({ variables: { input: { version, kind, ...fields } } }));
  });
  const tryIt = form.handleSubmit(async (fields) => {
    if (isFaulty(fields)) return;
    await withNotice(() => sendTest({ variables: { input: { kind, ...fields } } }), TEST_MAIL_SENT);
  });
  const reset = () => {
    form.setValue('subject', MAILS[kind].subject, { shouldDirty: true });
    form.setValue('body', MAILS[kind].body, { shouldDirty: true });
    form.clearErrors();
  };
  return (
    <CompanyDrawer
      title={t('Mail: {{kind}}', { kind: MAIL_LABEL[kind] })}
      form={form}
      base={base}
      saving={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        form={form}
        name="subject"
        label={t('Subject')}
        required
        maxLength={LIMITS.mailSubject}
        autoFocus
      />
      <Field
        form={form}
        name="body"
        label={t('Text')}
        type="textarea"
        required
        maxLength={LIMITS.mailBody}
      />
      <Placeholders kind={kind} />
      <h3>{t('Preview')}</h3>
      <MailPreview kind={kind} template={typed} companyName={company.legalName} />
      <div className="settings-actions">
        <Button text={t('Send a test to me')} loading={sending} onClick={() => void tryIt()} />
        <Button variant="minimal" text={t('Use the shipped text')} onClick={reset} />
      </div>
    </CompanyDrawer>
  );
}
