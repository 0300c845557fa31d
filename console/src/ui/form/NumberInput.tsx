import { InputGroup } from '@blueprintjs/core';
import type { Ref } from 'react';
import { type NumberKind, readNumber } from '../format/typedNumbers.ts';
import { useTypedText } from './useTypedText.ts';

interface Props {
  kind: NumberKind;
  value: string;
  /** Gets plain digits, or the text as it was typed when that is no such number. */
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

const MAX_LENGTH = 30;

/**
 * Keeps every text as it was typed and is red while that is no number: dropping a sign or a point
 * would make another number of it. A text input on purpose: the wheel cannot change it and no digit
 * is lost to a float. The caller refuses what `numberProblem` names.
 */
export function NumberInput({
  kind,
  value,
  onChange,
  onBlur,
  negative,
  label,
  invalid,
  describedBy,
  disabled,
  ...rest
}: Props) {
  const { text, isUnderstood, type, settle } = useTypedText(value, onChange, (typed) =>
    readNumber(kind, typed, negative),
  );
  const isInvalid = invalid || !isUnderstood;
  return (
    <InputGroup
      {...rest}
      className="kit-number"
      inputMode={kind === 'number' ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={MAX_LENGTH}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      disabled={disabled ?? false}
      intent={isInvalid ? 'danger' : 'none'}
      leftElement={kind === 'money' ? <span className="kit-adornment">₹</span> : undefined}
      rightElement={kind === 'percent' ? <span className="kit-adornment">%</span> : undefined}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        settle();
        onBlur?.();
      }}
    />
  );
}
