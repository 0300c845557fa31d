import { type KeyboardEvent, useRef, useState } from 'react';
import type { PickerItem, PickerSource } from './pickerSource.ts';
import { usePickerItems } from './usePickerItems.ts';

/**
 * Text, list and marked row of a picker. A row is marked, and Enter chooses it, only when it was
 * found for the present text, or when an arrow key went to it.
 */
export function usePickerList(source: PickerSource) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<PickerItem | null>(null);
  const walked = useRef(false);
  const found = usePickerItems(source, text, open);
  const isBlank = text.trim() === '';
  const onKeyDownCapture = (event: KeyboardEvent) => {
    walked.current = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (open && event.key === 'Enter' && (found.searching || !active)) {
      // neither the list nor the form around it takes this Enter
      event.preventDefault();
      event.stopPropagation();
    }
  };
  /** Text goes when the list shuts, not when it opens: the first letters come before it is open. */
  const shut = () => {
    setOpen(false);
    setActive(null);
    setText('');
  };
  return {
    text,
    open,
    found,
    onKeyDownCapture,
    /** Properties of the list of the component library. */
    list: {
      query: text,
      onQueryChange: setText,
      itemsEqual: 'id' as const,
      activeItem: active,
      onActiveItemChange: (item: PickerItem | null) =>
        setActive(isBlank && !walked.current ? null : item),
      popoverProps: {
        minimal: true,
        onOpening: () => setOpen(true),
        onClosing: shut,
      },
    },
  };
}
