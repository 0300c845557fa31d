import { TagInput } from '@blueprintjs/core';
import { firstDuplicate } from '@munim/schema/categories/categories.rules.ts';
import type { KeyboardEvent } from 'react';

/** Names in a tag input: unique ignoring case, with a maximum length and number. */
export function namesOf(list: readonly unknown[], maxLength: number, max: number): string[] {
  const names: string[] = [];
  for (const one of list) {
    const name = String(one).trim().slice(0, maxLength);
    if (name && firstDuplicate([...names, name]) === undefined) names.push(name);
  }
  return names.slice(0, max);
}

interface Props {
  label: string;
  value: readonly string[];
  onChange: (names: string[]) => void;
  maxLength: number;
  max: number;
  placeholder?: string;
  invalid?: boolean;
}

/** Enter ends a name; it must not send the form around it too. */
const preventSubmit = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** A list of names, typed one after the other. */
export function NameTags({ label, value, onChange, maxLength, max, placeholder, invalid }: Props) {
  return (
    <TagInput
      fill
      addOnBlur
      addOnPaste
      inputProps={{ 'aria-label': label, maxLength: maxLength }}
      intent={invalid ? 'danger' : 'none'}
      placeholder={placeholder}
      values={value}
      onKeyDown={preventSubmit}
      onChange={(list) => onChange(namesOf(list, maxLength, max))}
    />
  );
}
