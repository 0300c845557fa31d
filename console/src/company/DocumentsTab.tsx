import { Button } from '@blueprintjs/core';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { CompanyFieldsFragment } from '../../generated/documents.ts';
import { INVOICES } from '../app/listPaths.ts';
import { Field } from '../ui/form/Field.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { AT_DISPATCH, DELAY_ACCESS } from './company.labels.ts';
import { CompanyDrawer } from './CompanyDrawer.tsx';
import { TermsFieldsPanel } from './TermsFieldsPanel.tsx';
import { linesOf } from './linesOf.tsx';
import type { TabProps } from './SettingsScreen.tsx';
import { useSaveCompany } from './useSettings.ts';
import { t } from '../ui/text.ts';

const booksLink = <Link to={INVOICES}>{t('Set on the list of invoices')}</Link>;

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** A whole number within the limit, or its problem. */
const daysProblem = (text: string): string | true =>
  Number(text) <= LIMITS.eInvoiceWithinDays ||
  t('Days of the e-invoice portal: at most {{eInvoiceWithinDays}}.', {
    eInvoiceWithinDays: LIMITS.eInvoiceWithinDays,
  });

function DocumentsDrawer({
  company,
  onClose,
}: {
  company: CompanyFieldsFragment;
  onClose: () => void;
}) {
  const form = useForm({
    defaultValues: {
      invoiceTerms: company.invoiceTerms,
      quotationTerms: company.quotationTerms,
      invoiceAtDispatch: company.invoiceAtDispatch,
      eInvoiceWithinDays: String(company.eInvoiceWithinDays),
      orderDelayAccess: company.orderDelayAccess,
    },
  });
  const { base, save, saving } = useSaveCompany(company, onClose);
  const submit = form.handleSubmit((fields) =>
    save({
      invoiceTerms: fields.invoiceTerms.trim(),
      quotationTerms: fields.quotationTerms.trim(),
      invoiceAtDispatch: fields.invoiceAtDispatch,
      eInvoiceWithinDays: Number(fields.eInvoiceWithinDays),
      orderDelayAccess: fields.orderDelayAccess,
    }),
  );
  return (
    <CompanyDrawer
      title={t('Documents')}
      form={form}
      base={base}
      saving={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      <TermsFieldsPanel form={form} />
      <Field
        form={form}
        name="invoiceAtDispatch"
        label={t('Invoices at dispatch')}
        type="select"
        options={optionsOf(AT_DISPATCH)}
        required
      />
      <Field
        form={form}
        name="eInvoiceWithinDays"
        label={t('Days of the e-invoice portal')}
        type="number"
        required
        validate={daysProblem}
        help={t('In which it takes a document; 0 for a company of at most ₹ 10 crore turnover.')}
      />
      <Field
        form={form}
        name="orderDelayAccess"
        label={t('Page of late orders')}
        type="select"
        options={optionsOf(DELAY_ACCESS)}
        required
        help={t('Who may open it without signing in.')}
      />
    </CompanyDrawer>
  );
}

/** Texts of documents, and how they are made. */
export function DocumentsTab({ company, mayChange }: TabProps) {
  const [isOpen, setOpen] = useState(false);
  const { eInvoiceWithinDays: days } = company;
  return (
    <section className="settings-section" aria-label={t('Documents')}>
      <DescriptionList
        items={[
          [t('Terms of invoices'), linesOf(company.invoiceTerms)],
          [t('Terms of quotations'), linesOf(company.quotationTerms)],
          [t('Invoices at dispatch'), AT_DISPATCH[company.invoiceAtDispatch]],
          [t('Days of the e-invoice portal'), days === 0 ? t('Without a limit') : String(days)],
          [t('Page of late orders'), DELAY_ACCESS[company.orderDelayAccess]],
          [t('Closed books'), booksLink],
        ]}
      />
      {mayChange && (
        <Button
          text={t('Change')}
          aria-label={t('Change Documents')}
          onClick={() => setOpen(true)}
        />
      )}
      {isOpen && <DocumentsDrawer company={company} onClose={() => setOpen(false)} />}
    </section>
  );
}
