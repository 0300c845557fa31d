import { FormGroup } from '@blueprintjs/core';
import { useId } from 'react';
import { type FieldValues, type Path, useController, type UseFormReturn } from 'react-hook-form';
import { TagsInput } from './TagsInput.tsx';

interface Props<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  /** The field holds a list of texts. */
  name: Path<Fields>;
  label: string;
  isValid: (text: string) => boolean;
  /** Error of an invalid one. */
  invalidText: (text: string) => string;
  max: number;
  help?: string;
  /** Separators of typed texts; spaces, commas and semicolons by default. */
  separator?: RegExp;
}

/** Multiple short texts, such as e-mail addresses: Enter adds one, and what is typed counts; invalid ones are red. */
export function TagsField<Fields extends FieldValues>({
  form,
  name,
  label,
  isValid,
  invalidText,
  max,
  help,
  separator,
}: Props<Fields>) {
  const id = useId();
  const validate = (values: readonly string[]) => {
    const invalid = values.find((text) => !isValid(text));
    return invalid === undefined || invalidText(invalid);
  };
  const { field, fieldState } = useController({ control: form.control, name, rules: { validate } });
  const values = field.value as string[];
  const error = fieldState.error?.message;
  return (
    <FormGroup
      label={label}
      labelFor={id}
      intent={error ? 'danger' : 'none'}
      helperText={
        <span id={`${id}-help`} role={error ? 'alert' : undefined}>
          {error ?? help}
        </span>
      }
    >
      <TagsInput
        value={values}
        onChange={field.onChange}
        max={max}
        isValid={isValid}
        invalid={error !== undefined}
        separator={separator}
        inputRef={field.ref}
        inputProps={{
          id,
          'aria-label': label,
          'aria-describedby': `${id}-help`,
          onBlur: field.onBlur,
        }}
      />
    </FormGroup>
  );
}
