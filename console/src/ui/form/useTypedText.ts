import { useEffect, useRef, useState } from 'react';

/**
 * Text of an input as it is typed. The form gets what the text means, or the text itself when that
 * is not understood; leaving the input shows what was understood.
 */
export function useTypedText(
  value: string,
  onChange: (value: string) => void,
  read: (text: string) => string | null,
) {
  const [text, setText] = useState(value);
  const given = useRef(value);
  useEffect(() => {
    if (value === given.current) return;
    given.current = value;
    setText(value);
  }, [value]);
  const type = (typed: string) => {
    setText(typed);
    const next = read(typed) ?? typed.trim();
    if (next === given.current) return;
    given.current = next;
    onChange(next);
  };
  const settle = () => setText((typed) => read(typed) ?? typed);
  return { text, isUnderstood: read(text) !== null, type, settle };
}
