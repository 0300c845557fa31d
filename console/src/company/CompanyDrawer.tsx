import type { FormEvent, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type BaseVersion, ChangedElsewhere } from '../ui/form/ChangedElsewhere.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { t } from '../ui/text.ts';

interface Props<Fields extends FieldValues> {
  title: string;
  form: UseFormReturn<Fields>;
  base: BaseVersion;
  saving: boolean;
  onSubmit: (event?: FormEvent) => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** Form of a part of the company, saved on the version that it opened on. */
export function CompanyDrawer<Fields extends FieldValues>({
  title,
  form,
  base,
  saving,
  onSubmit,
  onClose,
  children,
}: Props<Fields>) {
  const { isDirty } = form.formState;
  return (
    <FormDrawer
      title={title}
      submitText={t('Save')}
      saving={saving}
      dirty={isDirty}
      versioned
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <ChangedElsewhere what={t('company')} base={base} dirty={isDirty} saving={saving} />
      {children}
    </FormDrawer>
  );
}
