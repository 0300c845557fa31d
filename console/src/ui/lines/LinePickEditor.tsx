import { useApolloClient } from '@apollo/client/react';
import type { CustomCellEditorProps } from 'ag-grid-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PickerItem, PickerSource } from '../form/pickerSource.ts';

const SEARCH_AFTER_MS = 200;

/** Value given to the cell: the typed text, and the suggestion chosen with it. */
export interface PickedText {
  text: string;
  item: PickerItem | null;
}

interface Found {
  text: string;
  items: PickerItem[];
}

/** Suggestions for the present text; those for an older text are ignored. */
function useSuggestions(source: PickerSource, text: string): PickerItem[] {
  const client = useApolloClient();
  const [found, setFound] = useState<Found>({ text: '', items: [] });
  useEffect(() => {
    const timer = setTimeout(() => {
      source.search(client, text.trim()).then(
        (items) => setFound({ text, items }),
        () => setFound({ text, items: [] }),
      );
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [client, source, text]);
  return found.text === text ? found.items : [];
}

interface ListProps {
  id: string;
  anchor: HTMLElement;
  items: readonly PickerItem[];
  active: number;
  onPick: (item: PickerItem) => void;
}

/** Over everything: the grid's box and the drawer would cut it off. */
function SuggestionList({ id, anchor, items, active, onPick }: ListProps) {
  const { left, bottom } = anchor.getBoundingClientRect();
  return createPortal(
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className="bp6-menu line-suggestions"
      style={{ left, top: bottom }}
    >
      {items.map((item, index) => (
        <div
          key={item.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={
            index === active ? 'bp6-menu-item bp6-active bp6-intent-primary' : 'bp6-menu-item'
          }
          ref={index === active ? (entry) => entry?.scrollIntoView?.({ block: 'nearest' }) : null}
          onMouseDown={(event) => {
            event.preventDefault(); // the cell keeps the focus
            onPick(item);
          }}
        >
          <span className="bp6-fill">{item.label}</span>
          {item.info && <span className="bp6-menu-item-label">{item.info}</span>}
        </div>
      ))}
    </div>,
    document.body,
  );
}

type Props = CustomCellEditorProps<unknown, string | PickedText> & {
  source: PickerSource;
  name: string;
};

/**
 * A cell that searches on the server: arrow keys move through the suggestions, Enter and Tab choose
 * the marked one.
 */
export function LinePickEditor({
  initialValue,
  eventKey,
  onValueChange,
  stopEditing,
  source,
  name,
}: Props) {
  const [text, setText] = useState(
    eventKey?.length === 1 ? eventKey : typeof initialValue === 'string' ? initialValue : '',
  );
  const [active, setActive] = useState(0);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  /** Until something is typed or chosen the cell keeps its value. */
  const [touched, setTouched] = useState(eventKey?.length === 1);
  const listId = useId();
  const items = useSuggestions(source, text);
  const selection = touched ? (items[active] ?? null) : null;

  useEffect(() => {
    input?.focus();
    if (eventKey?.length !== 1) input?.select();
  }, [input, eventKey]);
  useEffect(() => {
    if (touched) onValueChange({ text, item: selection });
  }, [touched, text, selection, onValueChange]);

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || items.length === 0) return;
    event.preventDefault();
    setActive(touched ? (active + step + items.length) % items.length : 0);
    setTouched(true);
  };
  const pick = (item: PickerItem) => {
    onValueChange({ text, item });
    stopEditing();
  };
  return (
    <>
      <input
        ref={setInput}
        className="ag-input-field-input ag-text-field-input line-picker"
        role="combobox"
        aria-label={name}
        aria-expanded={items.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={selection ? `${listId}-${active}` : undefined}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setTouched(true);
          setActive(0);
          setText(event.currentTarget.value);
        }}
        onKeyDown={walk}
      />
      {input && items.length > 0 && (
        <SuggestionList
          id={listId}
          anchor={input}
          items={items}
          active={selection ? active : -1}
          onPick={pick}
        />
      )}
    </>
  );
}
