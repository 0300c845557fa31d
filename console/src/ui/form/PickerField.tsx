import { FormGroup } from '@blueprintjs/core';
import { useId, useRef } from 'react';
import { type FieldValues, type Path, useController, type UseFormReturn } from 'react-hook-form';
import { rulesOf } from './Field.tsx';
import { MultiPicker, Picker, type PickerCreate } from './Picker.tsx';
import type { PickerItem, PickerSource } from './pickerSource.ts';
import { t } from '../text.ts';

interface Props<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  /** The field holds a PickerItem or null; with `several` a list of them. */
  name: Path<Fields>;
  label: string;
  source: PickerSource;
  multiple?: boolean;
  required?: boolean;
  requiredMark?: boolean;
  requiredText?: string;
  help?: string;
  disabled?: boolean;
  create?: PickerCreate | undefined;
}

/** A picker as a field of a form. */
export function PickerField<Fields extends FieldValues>({
  form,
  name,
  source,
  multiple,
  help,
  disabled,
  create,
  ...rules
}: Props<Fields>) {
  const id = useId();
  const { validate } = rulesOf(rules);
  const unresolved = useRef('');
  const check = (value: unknown) =>
    unresolved.current
      ? t('Nothing is chosen for ‘{{unresolvedCurrent}}’: choose from the list.', {
          unresolvedCurrent: unresolved.current,
        })
      : validate(Array.isArray(value) && value.length === 0 ? null : value);
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: { validate: check },
  });
  const error = fieldState.error?.message;
  const change = (value: PickerItem | PickerItem[] | null, typed = '') => {
    unresolved.current = typed;
    field.onChange(value);
    if (typed || error) void form.trigger(name);
  };
  const common = { id, source, disabled, invalid: error !== undefined, onChange: change };
  return (
    <FormGroup
      label={rules.label}
      labelFor={id}
      labelInfo={rules.required ? <span className="kit-required">*</span> : undefined}
      intent={error ? 'danger' : 'none'}
      helperText={<span role={error ? 'alert' : undefined}>{error ?? help}</span>}
    >
      {multiple ? (
        <MultiPicker
          {...common}
          value={(field.value as PickerItem[] | null) ?? []}
          inputRef={field.ref}
        />
      ) : (
        <Picker
          {...common}
          value={field.value ?? null}
          inputRef={field.ref}
          create={create}
          onUnresolved={(typed) => change(null, typed)}
        />
      )}
    </FormGroup>
  );
}
