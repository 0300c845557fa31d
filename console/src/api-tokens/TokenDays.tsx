import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Field } from '../ui/form/Field.tsx';
import { t } from '../ui/text.ts';

export const USUAL_DAYS = '90';
const DAYS = [
  { value: '7', label: t('7 days') },
  { value: '30', label: t('30 days') },
  { value: USUAL_DAYS, label: t('90 days') },
  { value: '180', label: t('180 days') },
  { value: '365', label: t('1 year') },
];

/** Choice of how long a token lasts. */
export function TokenDays<Fields extends FieldValues>({
  form,
  name,
}: {
  form: UseFormReturn<Fields>;
  name: Path<Fields>;
}) {
  return <Field form={form} name={name} label={t('Lasts')} type="select" options={DAYS} required />;
}
