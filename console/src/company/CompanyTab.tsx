import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CompanyFieldsFragment } from '../../generated/documents.ts';
import { momentText } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { submitWithFaults } from '../ui/form/submitWithFaults.ts';
import { companyFaultsOf, type CompanyForm, companyInput } from './company.labels.ts';
import { BackupNote } from './BackupNote.tsx';
import { CompanyDrawer } from './CompanyDrawer.tsx';
import { CompanyFieldsPanel } from './CompanyFieldsPanel.tsx';
import { PicturesPart } from './PicturesPart.tsx';
import { linesOf } from './linesOf.tsx';
import type { TabProps } from './SettingsScreen.tsx';
import { useSaveCompany } from './useSettings.ts';
import { t } from '../ui/text.ts';

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
  const submit = submitWithFaults(form, companyFaultsOf, (fields) => save(companyInput(fields)));
  return (
    <CompanyDrawer
      title={t('Company')}
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

/** Name, address and contacts of the company. */
export function CompanyTab({ company, mayChange }: TabProps) {
  const [isOpen, setOpen] = useState(false);
  const { changedBy, changedAt } = company;
  return (
    <section className="settings-section" aria-label={t('Company')}>
      <BackupNote />
      <DescriptionList
        items={[
          [t('Legal name'), company.legalName],
          ['PAN', company.pan],
          ['CIN', company.cin],
          [t('Phone'), company.phone],
          [t('E-mail'), company.email],
          [t('Bank'), linesOf(company.bank)],
          [t('UPI id'), company.upiId],
          [t('Financial year'), t('April to March')],
          [
            t('Changed last'),
            changedBy &&
              t('{{changedAt}} by {{changedBy}}', {
                changedAt: momentText(changedAt),
                changedBy: changedBy.name,
              }),
          ],
        ]}
      />
      {mayChange && (
        <Button text={t('Change')} aria-label={t('Change Company')} onClick={() => setOpen(true)} />
      )}
      <PicturesPart company={company} mayChange={mayChange} />
      {isOpen && <IdentityDrawer company={company} onClose={() => setOpen(false)} />}
    </section>
  );
}
