import { isEmail, isPhone, LIMITS } from '@munim/schema/shared/limits.ts';
import { Field } from '../ui/form/Field.tsx';
import { GstinField } from '../ui/form/GstinField.tsx';
import { TagsField } from '../ui/form/TagsField.tsx';
import type { IssueForm } from './issueForm.ts';

const MAX_EMAIL_LENGTH = 150;

/** Seller details that issuing requires; wrong fields turn red with the first submit. */
export function IssueFields({ form, state }: { form: IssueForm; state: string | null }) {
  return (
    <div className="po-issue-fields">
      <GstinField form={form} name="gstin" state={state} required />
      <Field
        form={form}
        name="email"
        label="Email"
        type="email"
        required
        maxLength={MAX_EMAIL_LENGTH}
        validate={(text) => isEmail(text.trim()) || 'Please enter a valid Email.'}
      />
      <Field
        form={form}
        name="phone"
        label="Whatsapp Number"
        required
        type="phone"
        validate={(text) => isPhone(text.trim()) || 'Whatsapp Number must be 10 digits.'}
      />
      <TagsField
        form={form}
        name="recipientEmails"
        label="Additional Emails"
        isValid={isEmail}
        invalidText={(text) => `${text} is not an e-mail address.`}
        max={LIMITS.emails}
      />
      <TagsField
        form={form}
        name="recipientPhones"
        label="Additional Whatsapp Numbers"
        isValid={isPhone}
        invalidText={(text) => `${text} is not a number of 10 digits.`}
        max={LIMITS.emails}
      />
    </div>
  );
}
