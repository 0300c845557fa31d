import { isEmail, isPhone, LIMITS } from '@munim/schema/shared/limits.ts';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Field } from '../ui/form/Field.tsx';
import './tenants.css';
import { t } from '../ui/text.ts';

const validEmail = (text: string) =>
  isEmail(text.trim()) || t('Please enter a valid e-mail address');
const validMobile = (text: string) =>
  isPhone(text.trim()) || t('Please enter a valid 10-digit phone number');

interface Props<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  /** Place of the contact in the form, with its dot: 'contacts.0.'; empty for a form of one contact. */
  at: string;
  required: boolean;
}

/** Name and reach of a person at a customer. */
export function ContactFields<Form extends FieldValues>({ form, at, required }: Props<Form>) {
  const name = (field: string) => `${at}${field}` as Path<Form>;
  return (
    <div className="tenant-contact">
      <Field
        form={form}
        name={name('firstName')}
        label={t('First Name')}
        required={required}
        maxLength={LIMITS.personName}
      />
      <Field
        form={form}
        name={name('lastName')}
        label={t('Last Name')}
        maxLength={LIMITS.personName}
      />
      <Field
        form={form}
        name={name('email')}
        label={t('E-mail')}
        type="email"
        required={required}
        maxLength={150}
        validate={validEmail}
      />
      <Field
        form={form}
        name={name('mobile')}
        label={t('Mobile')}
        required={required}
        type="phone"
        validate={validMobile}
      />
    </div>
  );
}
