import { isEmail, isPhone, LIMITS } from '@munim/schema/shared/limits.ts';
import { Field } from '../ui/form/Field.tsx';
import { GstinField } from '../ui/form/GstinField.tsx';
import { TagsField } from '../ui/form/TagsField.tsx';
import type { IssueForm } from './issueForm.ts';
import { t } from '../ui/text.ts';

const MAX_EMAIL_LENGTH = 150;

/** Seller details that issuing requires; wrong fields turn red with the first submit. */
export function IssueFields({ form, state }: { form: IssueForm; state: string | null }) {
  return (
    <div className="po-issue-fields">
      <GstinField form={form} name="gstin" state={state} required />
      <Field
        form={form}
        name="email"
        label={t('E-mail')}
        type="email"
        required
        maxLength={MAX_EMAIL_LENGTH}
        validate={(text) => isEmail(text.trim()) || t('Please enter a valid E-mail.')}
      />
      <Field
        form={form}
        name="phone"
        label={t('Whatsapp number')}
        required
        type="phone"
        validate={(text) => isPhone(text.trim()) || t('Whatsapp number must be 10 digits.')}
      />
      <TagsField
        form={form}
        name="recipientEmails"
        label={t('Additional e-mails')}
        isValid={isEmail}
        invalidText={(text) => t('{{text}} is not an e-mail address.', { text })}
        max={LIMITS.emails}
      />
      <TagsField
        form={form}
        name="recipientPhones"
        label={t('Additional Whatsapp numbers')}
        isValid={isPhone}
        invalidText={(text) => t('{{text}} is not a number of 10 digits.', { text })}
        max={LIMITS.emails}
      />
    </div>
  );
}
