import { FormGroup, InputGroup, Switch, TextArea } from '@blueprintjs/core';
import { useId } from 'react';
import {
  type ControllerRenderProps,
  type FieldValues,
  type Path,
  useController,
  type UseFormReturn,
} from 'react-hook-form';
import { type Day, dayProblemOf, isDay } from '../format/dates.ts';
import { cleanPhone, numberProblem } from '../format/typedNumbers.ts';
import { DayInput } from './DayInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { ruleText, t } from '../text.ts';
import { Select } from './Select.tsx';

export type FieldType =
  | 'text'
  | 'email'
  | 'phone'
  | 'number'
  | 'money'
  | 'percent'
  | 'date'
  | 'textarea'
  | 'select'
  | 'switch';

interface Rules {
  label: string;
  required?: boolean;
  /** '*Please enter …' instead of 'Please enter …' (docs/rules/console.md#field-errors). */
  requiredMark?: boolean;
  /** Replaces 'Please enter {label}.' */
  requiredText?: string;
  /** Returns the text of an error, or true. */
  validate?: (value: string) => string | true;
  type?: FieldType;
  /** Most characters; more stay as typed and are an error. */
  maxLength?: number;
  /** A margin may lie below zero. */
  negative?: boolean;
  /** Reason why the text is cleared when the input is left; null keeps it. */
  clears?: (value: string) => string | null;
}

export interface FieldProps<Fields extends FieldValues> extends Rules {
  form: UseFormReturn<Fields>;
  name: Path<Fields>;
  options?: readonly { value: string; label: string }[];
  help?: string;
  /** Days that the calendar offers; `validate` refuses the others when they are typed. */
  min?: Day;
  max?: Day;
  disabled?: boolean;
  autoFocus?: boolean;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** Reason why a typed text is nothing of the field's kind; null when it is. */
function typedProblem({ type, label, negative, maxLength }: Rules, text: string): string | null {
  switch (type) {
    case 'number':
    case 'money':
    case 'percent':
      return numberProblem(type, label, text, negative);
    case 'date':
      return isDay(text) ? null : dayProblemOf(label);
    default: {
      if (maxLength === undefined) return null;
      const { length } = text.trim();
      return length > maxLength
        ? t('{{label}}: at most {{maxLength}} characters, not {{length}}.', {
            label,
            maxLength,
            length,
          })
        : null;
    }
  }
}

/** Fixed text under an empty field, and what is wrong with the typed one. */
export function rulesOf(rules: Rules) {
  const { label, required, requiredMark, requiredText, validate, clears } = rules;
  const empty =
    requiredText ??
    t('{{value}}Please enter {{label}}.', { value: requiredMark ? '*' : '', label });
  return {
    validate: (value: unknown) => {
      if (isEmpty(value)) return required ? empty : true;
      const text = value as string;
      return clears?.(text) ?? typedProblem(rules, text) ?? (validate ? validate(text) : true);
    },
  };
}

type Input<Fields extends FieldValues> = Omit<FieldProps<Fields>, 'form' | 'name'> & {
  field: ControllerRenderProps<Fields, Path<Fields>>;
  id: string;
  invalid: boolean;
};

function FieldInput<Fields extends FieldValues>({
  type = 'text',
  field,
  id,
  invalid,
  options,
  disabled = false,
  negative,
  autoFocus,
  label,
  min,
  max,
}: Input<Fields>) {
  const { ref, onChange, onBlur, name } = field;
  const value = (field.value ?? '') as string;
  const intent = invalid ? 'danger' : 'none';
  const describedBy = `${id}-help`;
  switch (type) {
    case 'number':
    case 'money':
    case 'percent':
      return (
        <NumberInput
          id={id}
          kind={type}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          negative={negative}
          disabled={disabled}
          invalid={invalid}
          autoFocus={autoFocus}
          describedBy={describedBy}
          inputRef={ref}
        />
      );
    case 'date':
      return (
        <DayInput
          id={id}
          value={value}
          onBlur={onBlur}
          disabled={disabled}
          invalid={invalid}
          describedBy={describedBy}
          ownProblem={false}
          {...(min && { min })}
          {...(max && { max })}
          onChange={onChange}
          inputRef={ref}
        />
      );
    case 'textarea':
      return (
        <TextArea
          fill
          autoResize
          id={id}
          name={name}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          disabled={disabled}
          intent={intent}
          autoFocus={autoFocus}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          inputRef={ref}
        />
      );
    case 'select':
      return (
        <Select
          fill
          id={id}
          name={name}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          disabled={disabled}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          options={[{ value: '', label: t('Choose') }, ...(options ?? [])]}
          ref={ref}
        />
      );
    case 'switch':
      return (
        <Switch
          id={id}
          name={name}
          onBlur={onBlur}
          disabled={disabled}
          label={label}
          checked={Boolean(field.value)}
          onChange={(event) => onChange(event.currentTarget.checked)}
          inputRef={ref}
        />
      );
    default:
      return (
        <InputGroup
          id={id}
          name={name}
          type={type === 'phone' ? 'tel' : type}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          disabled={disabled}
          intent={intent}
          autoFocus={autoFocus}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          inputRef={ref}
        />
      );
  }
}

/**
 * One labelled input of a form, with its help and its error under it. Numbers and amounts are text
 * in the form.
 */
export function Field<Fields extends FieldValues>({
  form,
  name,
  help,
  ...props
}: FieldProps<Fields>) {
  const id = useId();
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: rulesOf(props),
  });
  const error = fieldState.error?.message;
  // says what was not understood as soon as the input is left
  const leave = () => {
    const value: unknown = form.getValues(name);
    const typed = typeof value === 'string' ? value : '';
    const text = props.type === 'phone' ? cleanPhone(typed) : typed;
    if (text !== typed) field.onChange(text);
    field.onBlur();
    const message = props.clears?.(text) ?? null;
    if (message !== null) {
      field.onChange('');
      form.setError(name, { message });
    } else if (!isEmpty(text) && (props.type === 'date' || typedProblem(props, text)))
      void form.trigger(name); // also by the form's rule: most refuse past days
  };
  const change = (value: unknown) => {
    field.onChange(value);
    if (error && !form.formState.isSubmitted) void form.trigger(name);
  };
  return (
    <FormGroup
      label={props.type === 'switch' ? undefined : props.label}
      labelFor={id}
      labelInfo={props.required ? <span className="kit-required">*</span> : undefined}
      intent={error ? 'danger' : 'none'}
      helperText={
        <span id={`${id}-help`} role={error ? 'alert' : undefined}>
          {error === undefined ? help : ruleText(error)}
        </span>
      }
    >
      <FieldInput
        {...props}
        field={{ ...field, onBlur: leave, onChange: change }}
        id={id}
        invalid={error !== undefined}
      />
    </FormGroup>
  );
}
