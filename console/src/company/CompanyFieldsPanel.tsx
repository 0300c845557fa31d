import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../ui/form/Field.tsx';
import type { CompanyForm } from './company.labels.ts';
import { t } from '../ui/text.ts';

interface Props {
  form: UseFormReturn<CompanyForm>;
  /** Documents were issued in its name: the PAN stays. */
  hasDocuments?: boolean;
}

/** Name, numbers and ways to reach and pay the company, as its documents print them. */
export function CompanyFieldsPanel({ form, hasDocuments = false }: Props) {
  return (
    <>
      <Field
        form={form}
        name="legalName"
        label={t('Legal name')}
        required
        maxLength={LIMITS.companyName}
        autoFocus
      />
      <Field
        form={form}
        name="pan"
        label="PAN"
        required
        maxLength={10}
        disabled={hasDocuments}
        help={
          hasDocuments
            ? t('It stays: documents were issued in the name of its holder.')
            : t('Every GST number of the company contains it.')
        }
      />
      <Field
        form={form}
        name="cin"
        label="CIN"
        maxLength={21}
        help={t('Of a registered company.')}
      />
      <Field form={form} name="phone" label={t('Phone')} maxLength={LIMITS.companyPhone} />
      <Field form={form} name="email" label={t('E-mail')} type="email" maxLength={150} />
      <Field
        form={form}
        name="bank"
        label={t('Bank')}
        type="textarea"
        maxLength={LIMITS.companyBank}
        help={t('Printed on invoices: bank, account and IFSC.')}
      />
      <Field form={form} name="upiId" label={t('UPI id')} maxLength={LIMITS.upiId} />
    </>
  );
}
