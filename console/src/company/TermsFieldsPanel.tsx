import { DAYS_TO_PAY } from '@munim/schema/shared/days.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Field } from '../ui/form/Field.tsx';
import type { CompanyForm } from './company.labels.ts';
import { t } from '../ui/text.ts';

type Terms = Pick<CompanyForm, 'invoiceTerms' | 'quotationTerms'>;

/** Terms on invoices and quotations. */
export function TermsFieldsPanel<Form extends FieldValues & Terms>({
  form,
}: {
  form: UseFormReturn<Form>;
}) {
  const name = (field: keyof Terms) => field as Path<Form>;
  const text = { form, type: 'textarea', maxLength: LIMITS.companyTerms } as const;
  return (
    <>
      <Field {...text} name={name('invoiceTerms')} label={t('Terms of invoices')} />
      <Field
        {...text}
        name={name('quotationTerms')}
        label={t('Terms of quotations')}
        help={t(
          'Leave out the days to pay: the print names those of the customer, {{days}} where it has none.',
          { days: DAYS_TO_PAY },
        )}
      />
    </>
  );
}
