import { TagInput, type TagInputProps } from '@blueprintjs/core';
import { useState } from 'react';

const SPACES_AND_SIGNS = /[\s,;]+/;

interface Props {
  /** The tags and, at the end, what is typed and is no tag yet. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  max: number;
  isValid: (text: string) => boolean;
  invalid: boolean;
  /** Separators of typed texts; spaces, commas and semicolons by default. */
  separator?: RegExp | undefined;
  inputProps: TagInputProps['inputProps'];
  inputRef?: TagInputProps['inputRef'];
}

/**
 * Multiple short texts: Enter makes a tag of what is typed, invalid ones are red. What is typed
 * belongs to the value at once: making a tag of it when the focus leaves would move the button
 * that is being clicked, and the click would be lost.
 */
export function TagsInput({
  value,
  onChange,
  max,
  isValid,
  invalid,
  separator = SPACES_AND_SIGNS,
  inputProps,
  inputRef,
}: Props) {
  const [typed, setTyped] = useState({ text: '', count: 0 });
  const tags = value.slice(0, value.length - typed.count);
  const change = (list: readonly string[], text: string) => {
    const unique = (texts: readonly string[]) => [...new Set(texts)].slice(0, max);
    const kept = unique(list);
    const all = unique([...kept, ...text.split(separator).filter(Boolean)]);
    setTyped({ text, count: all.length - kept.length });
    onChange(all);
  };
  return (
    <TagInput
      fill
      addOnPaste
      separator={separator}
      values={tags}
      inputValue={typed.text}
      inputRef={inputRef ?? null}
      inputProps={inputProps}
      intent={invalid ? 'danger' : 'none'}
      // Enter makes a tag; it must not send the form too
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      tagProps={(_, index) => ({
        minimal: true,
        intent: isValid(tags[index] ?? '') ? 'none' : 'danger',
      })}
      onInputChange={(event) => change(tags, event.currentTarget.value)}
      onAdd={(added, method) => {
        change([...tags, ...added], method === 'paste' ? typed.text : '');
      }}
      onRemove={(_, index) =>
        change(
          tags.filter((_tag, at) => at !== index),
          typed.text,
        )
      }
    />
  );
}
