import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CompanyFieldsFragment } from '../../generated/documents.ts';
import { CompanyDrawer } from './CompanyDrawer.tsx';
import { changedPictures, type PicturesForm } from './company.labels.ts';
import { PicturesFieldsPanel } from './PicturesFieldsPanel.tsx';
import type { TabProps } from './SettingsScreen.tsx';
import { useSaveCompany } from './useSettings.ts';
import { t } from '../ui/text.ts';

function PicturesDrawer({
  company,
  onClose,
}: {
  company: CompanyFieldsFragment;
  onClose: () => void;
}) {
  const { logo, signature } = company;
  const form = useForm<PicturesForm>({ defaultValues: { logo, signature } });
  const { base, save, saving } = useSaveCompany(company, onClose);
  const submit = form.handleSubmit((fields) => save(changedPictures(fields, { logo, signature })));
  return (
    <CompanyDrawer
      title={t('Logo and signature')}
      form={form}
      base={base}
      saving={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      <PicturesFieldsPanel control={form.control} />
      <p className="kit-muted">{t('Documents that were issued keep theirs.')}</p>
    </CompanyDrawer>
  );
}

/** Logo and signature, as prints have them. */
export function PicturesPart({ company, mayChange }: TabProps) {
  const [isOpen, setOpen] = useState(false);
  const pictures = [
    [t('Logo'), company.logo],
    [t('Signature'), company.signature],
  ] as const;
  return (
    <>
      <div className="settings-pictures">
        {pictures.map(([name, address]) => (
          <figure key={name}>
            <figcaption className="kit-muted">{name}</figcaption>
            {address ? <img src={address} alt={name} /> : <span>{t('None')}</span>}
          </figure>
        ))}
      </div>
      {mayChange && (
        <Button
          text={t('Change')}
          aria-label={t('Change Logo and signature')}
          onClick={() => setOpen(true)}
        />
      )}
      {isOpen && <PicturesDrawer company={company} onClose={() => setOpen(false)} />}
    </>
  );
}
