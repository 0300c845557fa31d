import { Button } from '@blueprintjs/core';
import { companyFault } from '@munim/schema/company/company.rules.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CompanyFieldsFragment } from '../../generated/documents.ts';
import { momentText } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { COMPANY_FIELD, type CompanyForm, companyInput, identityOf } from './company.labels.ts';
import { BackupNote } from './BackupNote.tsx';
import { CompanyDrawer } from './CompanyDrawer.tsx';
import { CompanyFieldsPanel } from './CompanyFieldsPanel.tsx';
import { PicturesPart } from './PicturesPart.tsx';
import { linesOf } from './linesOf.tsx';
import type { TabProps } from './SettingsScreen.tsx';
import { useSaveCompany } from './useSettings.ts';

function IdentityDrawer({
  company,
  onClose,
}: {
  company: CompanyFieldsFragment;
  onClose: () => void;
}) {
  const { legalName, pan, cin, phone, email, bank, upiId, hasDocuments } = company;
  const form = useForm<CompanyForm>({
    defaultValues: { legalName, pan, cin, phone, email, bank, upiId },
  });
  const { base, save, saving } = useSaveCompany(company, onClose);
  const submit = form.handleSubmit(async (fields) => {
    const input = companyInput(fields);
    const fault = companyFault(identityOf(input));
    const field = fault && COMPANY_FIELD[fault.field];
    if (fault && field) return form.setError(field, { message: fault.text });
    await save(input);
  });
  return (
    <CompanyDrawer
      title="Company"
      form={form}
      base={base}
      saving={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      <CompanyFieldsPanel form={form} hasDocuments={hasDocuments} />
    </CompanyDrawer>
  );
}

/** Who the company is. */
export function CompanyTab({ company, mayChange }: TabProps) {
  const [isOpen, setOpen] = useState(false);
  const { changedBy, changedAt } = company;
  return (
    <section className="settings-section" aria-label="Company">
      <DescriptionList
        items={[
          ['Legal name', company.legalName],
          ['PAN', company.pan],
          ['CIN', company.cin],
          ['Phone', company.phone],
          ['E-mail', company.email],
          ['Bank', linesOf(company.bank)],
          ['UPI id', company.upiId],
          ['Financial year', 'April to March'],
          ['Changed last', changedBy && `${momentText(changedAt)} by ${changedBy.name}`],
        ]}
      />
      {mayChange && (
        <Button text="Change" aria-label="Change Company" onClick={() => setOpen(true)} />
      )}
      <PicturesPart company={company} mayChange={mayChange} />
      <BackupNote />
      {isOpen && <IdentityDrawer company={company} onClose={() => setOpen(false)} />}
    </section>
  );
}
