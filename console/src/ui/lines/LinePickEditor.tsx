import type { CustomCellEditorProps } from 'ag-grid-react';
import {
  type HTMLAttributes,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { PickerItem, PickerSource } from '../form/pickerSource.ts';
import { usePickerItems } from '../form/usePickerItems.ts';
import { t } from '../text.ts';

/** Value given to the cell: the typed text, and the suggestion chosen with it. */
export interface PickedText {
  text: string;
  item: PickerItem | null;
}

const Thumbnail = ({ address }: { address: string | null }) =>
  address ? (
    <img className="kit-thumbnail" src={address} alt="" />
  ) : (
    <span className="kit-thumbnail" />
  );

interface ListProps {
  id: string;
  anchor: HTMLElement;
  items: readonly PickerItem[];
  active: number;
  onPick: (item: PickerItem) => void;
}

interface BoxProps extends HTMLAttributes<HTMLDivElement> {
  anchor: HTMLElement;
}

/** Box below the cell and over everything: the grid's box and the drawer would cut it off. */
function BoxBelow({ anchor, ...box }: BoxProps) {
  const { left, bottom } = anchor.getBoundingClientRect();
  return createPortal(
    <div className="bp6-menu line-suggestions" style={{ left, top: bottom }} {...box} />,
    document.body,
  );
}

function SuggestionList({ id, anchor, items, active, onPick }: ListProps) {
  return (
    <BoxBelow anchor={anchor} id={id} role="listbox" aria-label={t('Suggestions')}>
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
          {item.image !== undefined && <Thumbnail address={item.image} />}
          <span className="bp6-fill">
            {item.label}
            {item.details && <span className="line-suggestion-details">{item.details}</span>}
          </span>
          {item.info && <span className="bp6-menu-item-label">{item.info}</span>}
        </div>
      ))}
    </BoxBelow>
  );
}

/** Letters from which an empty answer says something. */
const MIN_LETTERS = 2;

export interface PickEditorParams {
  source: PickerSource;
  name: string;
  /** True where the text of the cell names no record for certain. */
  unknown: boolean;
}
type Props = CustomCellEditorProps<unknown, string | PickedText> & PickEditorParams;

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
  unknown,
}: Props) {
  const [text, setText] = useState(
    eventKey?.length === 1 ? eventKey : typeof initialValue === 'string' ? initialValue : '',
  );
  /** Row that the arrow keys went to. */
  const [walked, setWalked] = useState<number | null>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  /** the cell keeps its value until something is typed or chosen */
  const [touched, setTouched] = useState(eventKey?.length === 1);
  const listId = useId();
  const { items, searching, failed } = usePickerItems(source, text, true);
  const isEmpty = touched && !searching && !items.length && text.trim().length >= MIN_LETTERS;
  // an emptied cell is empty, and not the first of all records
  const active = walked ?? ((touched || unknown) && text.trim() !== '' ? 0 : -1);
  const selection = items[active] ?? null;

  useEffect(() => {
    input?.focus();
    if (eventKey?.length !== 1) input?.select();
  }, [input, eventKey]);
  // runs before the suggestions are painted: the grid takes a Tab natively, ahead of effects that
  // follow the paint
  useLayoutEffect(() => {
    if (touched) onValueChange({ text, item: selection });
  }, [touched, text, selection, onValueChange]);
  useLayoutEffect(() => {
    if (touched || !selection || !input) return;
    // a cell that was only opened takes the marked one by a key, not when it is left
    const take = ({ key, shiftKey }: globalThis.KeyboardEvent) => {
      if (!shiftKey && (key === 'Enter' || key === 'Tab')) onValueChange({ text, item: selection });
    };
    input.addEventListener('keydown', take);
    return () => input.removeEventListener('keydown', take);
  }, [touched, text, selection, input, onValueChange]);

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || items.length === 0) return;
    event.preventDefault();
    setWalked(active < 0 ? 0 : (active + step + items.length) % items.length);
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
          setWalked(null);
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
      {input && isEmpty && (
        <BoxBelow anchor={input} role="status">
          {failed ? t('The search did not answer. Type on to try again.') : t('Nothing found')}
        </BoxBelow>
      )}
    </>
  );
}
