import { GSTIN_PATTERN, gstinProblem, transporterIdProblem } from '@munim/schema/shared/gstin.ts';
import { useEffect } from 'react';
import {
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { Field } from './Field.tsx';
import { t } from '../text.ts';

interface Props<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  name: Path<Fields>;
  /** State that should have given the number, from the form. */
  state?: string | null;
  /** Carriers may have an enrolment id instead. */
  isTransporter?: boolean;
  required?: boolean;
  help?: string;
}

const GSTIN_SHAPE = new RegExp(GSTIN_PATTERN);
const LENGTH = 15;
const upperCased = (text: string) => text.toUpperCase().replaceAll(/\s/g, '');

/** A GST number, in capitals. The one that the record has is not validated again (docs/rules/tax.md#gst-numbers). */
export function GstinField<Fields extends FieldValues>({
  form,
  name,
  state,
  isTransporter = false,
  required = false,
  help,
}: Props<Fields>) {
  const typed = (useWatch({ control: form.control, name }) as string | null) ?? '';
  const gstin = upperCased(typed);
  const { isSubmitted, defaultValues, dirtyFields } = form.formState;
  useEffect(() => {
    if (typed === gstin) return;
    // clears the error that the small letters caused
    form.setValue(name, gstin as PathValue<Fields, Path<Fields>>, {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
  }, [form, name, typed, gstin, isSubmitted]);
  // all 15 are there: what is wrong with them is said while typing, and again when the state changes
  const isWhole = gstin.length === LENGTH && Boolean(get(dirtyFields, name));
  useEffect(() => {
    if (isWhole) void form.trigger(name);
  }, [form, name, gstin, isWhole, state]);
  const problemOf = (number: string): string | null => {
    if (!GSTIN_SHAPE.test(number)) return t('GST number must have 15 capital letters and digits.');
    if (number === get(defaultValues, name)) return null;
    return isTransporter ? transporterIdProblem(number) : gstinProblem(number, state);
  };
  return (
    <Field
      form={form}
      name={name}
      label={t('GST number')}
      required={required}
      maxLength={LENGTH}
      validate={(text) => problemOf(upperCased(text)) ?? true}
      {...(help ? { help } : {})}
    />
  );
}
