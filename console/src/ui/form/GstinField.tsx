import { GSTIN_PATTERN, gstinProblem } from '@munim/schema/shared/gstin.ts';
import { useEffect } from 'react';
import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { Field } from './Field.tsx';

interface Props<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  name: Path<Fields>;
  /** State that should have given the number, from the form. */
  state?: string | null;
  /** Ids of transporters look alike and follow no rule. */
  unchecked?: boolean;
  required?: boolean;
}

const GSTIN_SHAPE = new RegExp(GSTIN_PATTERN);
const LENGTH = 15;
const upperCased = (text: string) => text.toUpperCase().replaceAll(/\s/g, '');

/**
 * A GST number, in capitals. Errors are shown as a warning, and it can be saved all the same
 * (docs/rules/tax.md#gst-numbers).
 */
export function GstinField<Fields extends FieldValues>({
  form,
  name,
  state,
  unchecked = false,
  required = false,
}: Props<Fields>) {
  const typed = (useWatch({ control: form.control, name }) as string | null) ?? '';
  const gstin = upperCased(typed);
  const { isSubmitted } = form.formState;
  useEffect(() => {
    if (typed === gstin) return;
    // what the form thought of the small letters is lost with them
    form.setValue(name, gstin as PathValue<Fields, Path<Fields>>, {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
  }, [form, name, typed, gstin, isSubmitted]);
  const warning = !unchecked && GSTIN_SHAPE.test(gstin) ? gstinProblem(gstin, state) : null;
  return (
    <div className={warning ? 'kit-warning' : undefined}>
      <Field
        form={form}
        name={name}
        label="GST Number"
        required={required}
        maxLength={LENGTH}
        validate={(text) =>
          GSTIN_SHAPE.test(upperCased(text)) ||
          'GST Number must have 15 capital letters and digits.'
        }
        {...(warning ? { help: `${warning}. It can be saved all the same.` } : {})}
      />
    </div>
  );
}
