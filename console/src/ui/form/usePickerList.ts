import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PickerItem, PickerSource } from './pickerSource.ts';
import { usePickerItems } from './usePickerItems.ts';

interface Choosing {
  /** Takes the row that Enter chose, now or when the answer that it waited for came. */
  onEnter: (item: PickerItem) => void;
  /** Escape: shuts the list and leaves the focus where it is. */
  onEscape: () => void;
  /** The list was left with a text for which no row was chosen; Escape is no such leaving. */
  onUnresolved?: ((text: string) => void) | undefined;
}

/**
 * Text, list and marked row of a picker. A row is marked, and Enter chooses it, only when it was
 * found for the present text, or when an arrow key went to it. An Enter that comes before the answer
 * waits for it. The library chooses when Enter is let go, too late for a Tab that is pressed by then,
 * and takes the focus out of the field on Enter and Escape: both keys are handled here.
 */
export function usePickerList(source: PickerSource, { onEnter, onEscape, onUnresolved }: Choosing) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<PickerItem | null>(null);
  const walked = useRef(false);
  const enterWaits = useRef(false);
  const isLeft = useRef(true);
  const found = usePickerItems(source, text, open);
  const isBlank = text.trim() === '';
  const [first] = found.items;
  useEffect(() => {
    if (found.searching || !enterWaits.current) return;
    enterWaits.current = false;
    if (open && first) onEnter(first);
  }, [found.searching, open, first, onEnter]);
  const onKeyDownCapture = (event: KeyboardEvent) => {
    walked.current = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    isLeft.current = event.key !== 'Escape';
    enterWaits.current = open && event.key === 'Enter' && found.searching && !isBlank;
    if (!open || event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // keeps the key from the library and from the form or drawer around it
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onEscape();
    else if (active && !found.searching) onEnter(active);
  };
  /** Text goes when the list shuts, not when it opens: the first letters come before it is open. */
  const shut = () => {
    if (!isBlank && isLeft.current) onUnresolved?.(text.trim());
    setOpen(false);
    setActive(null);
    setText('');
    isLeft.current = true;
  };
  /** A row was chosen: the text is done with. */
  const settle = () => {
    isLeft.current = false;
  };
  return {
    text,
    open,
    found,
    onKeyDownCapture,
    settle,
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
