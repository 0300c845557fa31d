import { FormGroup } from '@blueprintjs/core';
import { type ReactElement, useId } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
  useController,
  type UseFormReturn,
} from 'react-hook-form';

interface Props<Fields extends FieldValues, Name extends FieldPath<Fields>> {
  form: UseFormReturn<Fields>;
  name: Name;
  label: string;
  /** Error of a missing choice; without it the field is optional. */
  missing?: string | undefined;
  children: (input: {
    id: string;
    value: FieldPathValue<Fields, Name>;
    onChange: (value: FieldPathValue<Fields, Name>) => void;
    invalid: boolean;
    inputRef: RefCallBack;
  }) => ReactElement;
}

/** A labelled picker of a form, with its error under it. */
export function ChoiceField<Fields extends FieldValues, Name extends FieldPath<Fields>>({
  form,
  name,
  label,
  missing,
  children,
}: Props<Fields, Name>) {
  const id = useId();
  const validate = (value: unknown) => value !== null || missing || true;
  const { field, fieldState } = useController({ control: form.control, name, rules: { validate } });
  const error = fieldState.error?.message;
  return (
    <FormGroup
      label={label}
      labelFor={id}
      labelInfo={missing && <span className="kit-required">*</span>}
      intent={error ? 'danger' : 'none'}
      helperText={error && <span role="alert">{error}</span>}
    >
      {children({
        id,
        value: field.value,
        onChange: field.onChange,
        invalid: error !== undefined,
        inputRef: field.ref,
      })}
    </FormGroup>
  );
}
