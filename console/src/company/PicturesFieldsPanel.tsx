import { Button, FormGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { ChooseFiles, PICTURES } from '../ui/upload/ChooseFiles.tsx';
import type { PicturesForm } from './company.labels.ts';
import { readPicture } from './readPicture.ts';
import { t } from '../ui/text.ts';

interface FieldProps {
  control: Control<PicturesForm>;
  name: keyof PicturesForm;
  label: string;
  help: string;
}

function PictureField({ control, name, label, help }: FieldProps) {
  const { field } = useController({ control, name });
  const [fault, setFault] = useState('');
  const choose = async ([file]: File[]) => {
    if (!file) return;
    try {
      field.onChange(await readPicture(file));
      setFault('');
    } catch {
      setFault(t('This file is no JPEG or PNG picture.'));
    }
  };
  return (
    <FormGroup
      label={label}
      helperText={fault ? <span role="alert">{fault}</span> : help}
      {...(fault ? { intent: 'danger' as const } : {})}
    >
      <div className="settings-picture">
        {field.value && <img src={field.value} alt={label} />}
        <ChooseFiles
          text={field.value ? t('Replace') : t('Choose picture')}
          label={label}
          accept={PICTURES}
          onFiles={(files) => void choose(files)}
        />
        {field.value && (
          <Button
            variant="minimal"
            text={t('Remove')}
            aria-label={t('Remove {{label}}', { label })}
            onClick={() => field.onChange('')}
          />
        )}
      </div>
    </FormGroup>
  );
}

/** Pictures on prints of the company. */
export const PicturesFieldsPanel = ({ control }: { control: Control<PicturesForm> }) => (
  <>
    <PictureField
      control={control}
      name="logo"
      label={t('Logo')}
      help={t('JPEG or PNG, in the letterhead of prints.')}
    />
    <PictureField
      control={control}
      name="signature"
      label={t('Signature')}
      help={t('JPEG or PNG, above the authorised signatory.')}
    />
  </>
);
