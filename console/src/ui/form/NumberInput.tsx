import { InputGroup } from '@blueprintjs/core';
import type { Ref } from 'react';

export type NumberKind = 'number' | 'money' | 'percent';

const SHAPES: Record<NumberKind, RegExp> = {
  number: /^\d{0,9}$/,
  money: /^\d{0,12}(\.\d{0,2})?$/,
  percent: /^\d{0,8}(\.\d{0,2})?$/,
};

interface Props {
  kind: NumberKind;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** A margin may lie below zero. */
  negative?: boolean;
  id?: string;
  label?: string;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * Accepts only input that can become a number from 0 up. A text input on purpose: the wheel cannot
 * change it and no digit is lost to a float.
 */
export function NumberInput({
  kind,
  value,
  onChange,
  negative,
  label,
  invalid,
  describedBy,
  disabled,
  ...rest
}: Props) {
  const take = (text: string) => {
    const plain = text.replaceAll(',', '').trim();
    if (SHAPES[kind].test(negative ? plain.replace(/^-/, '') : plain)) onChange(plain);
  };
  return (
    <InputGroup
      {...rest}
      className="kit-number"
      inputMode={kind === 'number' ? 'numeric' : 'decimal'}
      autoComplete="off"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      disabled={disabled ?? false}
      intent={invalid ? 'danger' : 'none'}
      leftElement={kind === 'money' ? <span className="kit-adornment">₹</span> : undefined}
      rightElement={kind === 'percent' ? <span className="kit-adornment">%</span> : undefined}
      value={value}
      onChange={(event) => take(event.target.value)}
    />
  );
}
