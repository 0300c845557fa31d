import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type Day, fromToday, today } from '../format/dates.ts';
import { Field } from './Field.tsx';

interface Props<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  name: Path<Fields>;
  label: string;
  required?: boolean;
  help?: string;
  /** The day that the record has, which may be over. */
  kept?: Day | null | undefined;
}

/** A day from today on. */
export const ComingDayField = <Fields extends FieldValues>({ kept, ...field }: Props<Fields>) => (
  <Field
    {...field}
    type="date"
    min={today()}
    validate={(day) => (kept && day === kept) || fromToday(day)}
  />
);
