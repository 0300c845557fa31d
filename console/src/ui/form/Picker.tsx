import '@blueprintjs/select/lib/css/blueprint-select.css';
import { Button, MenuItem, Spinner } from '@blueprintjs/core';
import { Cross, Plus } from '@blueprintjs/icons';
import { type ItemRendererProps, MultiSelect, Suggest } from '@blueprintjs/select';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { PickerItem, PickerSource } from './pickerSource.ts';
import { isFocusedWithoutOpening } from './focusWithoutOpening.ts';
import { usePickerList } from './usePickerList.ts';
import { t } from '../text.ts';

/** Wide enough to choose by, also under a narrow filter. */
const MENU = { className: 'kit-picker-menu' } as object;

interface PickerBaseProps {
  source: PickerSource;
  id?: string;
  /** Accessible name where there is no label. */
  label?: string;
  placeholder?: string;
  disabled?: boolean;
  invalid?: boolean;
}

/** Making of a record that is not there yet. */
export interface PickerCreate {
  /** Kind of record: 'customer'. */
  name: string;
  /** Form over the page; `done` gets what was made, or null. */
  renderForm: (text: string, done: (item: PickerItem | null) => void) => ReactElement;
}

/** Last row of a list whose records may be made. */
const CREATE: PickerItem = { id: '+', label: '' };

function createRow(
  text: string,
  name: string,
  { handleClick, handleFocus, modifiers, ref }: ItemRendererProps,
) {
  return (
    <MenuItem
      key={CREATE.id}
      ref={ref}
      roleStructure="listoption"
      icon={<Plus />}
      text={text ? t('Create {{name}} ‘{{text}}’', { name, text }) : t('Create {{name}}', { name })}
      active={modifiers.active}
      onClick={handleClick}
      onFocus={handleFocus}
    />
  );
}

function row(
  item: PickerItem,
  { handleClick, handleFocus, modifiers, ref }: ItemRendererProps,
  selected: boolean,
) {
  return (
    <MenuItem
      key={item.id}
      ref={ref}
      roleStructure="listoption"
      multiline
      text={item.label}
      {...(item.info ? { label: item.info } : {})}
      title={`${item.id} - ${item.label}`}
      active={modifiers.active}
      selected={selected}
      onClick={handleClick}
      onFocus={handleFocus}
    />
  );
}

const nothing = (
  { searching, failed }: { searching: boolean; failed: boolean },
  { failedText = t('Could not load') }: PickerSource,
) => (
  <MenuItem
    disabled
    roleStructure="listoption"
    text={searching ? t('Searching…') : failed ? failedText : t('Nothing found')}
  />
);

/** The library marks the text one frame after the focus, and the next letter overwrites what was typed by then. */
const keepFirstLetters = (suggest: Suggest<PickerItem> | null) => {
  if (suggest) Object.assign(suggest, { selectText: () => undefined });
};

/** Keys that open the list of a field that has the focus: after a choice the focus stays, with the list shut. */
const opensList = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ['ArrowDown', 'ArrowUp', 'Process', 'Unidentified'].includes(key) || // the last two: touch keyboards
  (key.length === 1 && !ctrlKey && !metaKey && !altKey);

interface PickerProps extends PickerBaseProps {
  value: PickerItem | null;
  onChange: (item: PickerItem | null) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Creation by the picker, for viewers who may make such a record. */
  create?: PickerCreate | undefined;
  /** The field was left with a text that names no record. */
  onUnresolved?: ((text: string) => void) | undefined;
}

/** Chooses one: searches on the server while you type, arrows and Enter choose. */
export function Picker({
  source,
  id,
  label,
  placeholder = t('Search…'),
  disabled,
  invalid,
  value,
  onChange,
  inputRef,
  create,
  onUnresolved,
}: PickerProps) {
  const suggest = useRef<Suggest<PickerItem>>(null);
  const setOpen = (isOpen: boolean) => suggest.current?.setState({ isOpen });
  const choose = (item: PickerItem) => {
    settle();
    suggest.current?.inputElement?.focus();
    setOpen(false);
    if (item === CREATE) setCreating(text.trim());
    else onChange(item);
  };
  // a failed submit goes to the field: its list would cover what is wrong, here and below
  useEffect(() => {
    if (invalid) suggest.current?.setState({ isOpen: false });
  }, [invalid]);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !relatedTarget.closest('.kit-picker-menu')) setOpen(false);
  };
  const { found, text, open, list, onKeyDownCapture, settle } = usePickerList(source, {
    onEnter: choose,
    onEscape: () => setOpen(false),
    onUnresolved,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const erases = event.key === 'Backspace' || event.key === 'Delete';
    if (erases && value && text === '') onChange(null);
    else if (!open && opensList(event)) setOpen(true);
  };
  const [creating, setCreating] = useState<string | null>(null);
  const clear = (
    <Button
      variant="minimal"
      icon={<Cross />}
      aria-label={t('Clear {{label}}', { label: label ?? 'choice' })}
      tabIndex={-1} // Backspace does the same, and one Tab goes to the next field
      onClick={() => onChange(null)}
    />
  );
  const created = (item: PickerItem | null) => {
    setCreating(null);
    if (item) onChange(item);
  };
  return (
    <>
      <div className="kit-picker" onKeyDownCapture={onKeyDownCapture}>
        <Suggest<PickerItem>
          fill
          ref={(instance) => keepFirstLetters((suggest.current = instance))}
          {...list}
          onQueryChange={(query) => {
            list.onQueryChange(query);
            if (query !== '') setOpen(true); // put in without a key, as by voice
          }}
          items={create && !found.searching ? [...found.items, CREATE] : found.items}
          selectedItem={value}
          inputValueRenderer={(item) => item.label}
          itemRenderer={(item, props) =>
            create && item === CREATE
              ? createRow(text.trim(), create.name, props)
              : row(item, props, item.id === value?.id)
          }
          noResults={nothing(found, source)}
          onItemSelect={choose}
          disabled={disabled ?? false}
          menuProps={MENU}
          inputProps={{
            id,
            placeholder,
            title: value?.label,
            intent: invalid ? 'danger' : 'none',
            inputRef,
            'aria-label': label,
            'aria-invalid': invalid,
            onBlur,
            onKeyDown,
            onPaste: () => setOpen(true),
            onClick: () => setOpen(true),
            onFocus: ({ currentTarget }) =>
              (invalid || isFocusedWithoutOpening(currentTarget)) && setOpen(false),
            rightElement:
              open && found.searching ? (
                <Spinner size={16} className="kit-picker-spinner" />
              ) : value && !disabled ? (
                clear
              ) : undefined,
          }}
        />
      </div>
      {create && creating !== null && create.renderForm(creating, created)}
    </>
  );
}

interface MultiPickerProps extends PickerBaseProps {
  value: readonly PickerItem[];
  onChange: (items: PickerItem[]) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Selects several; selecting one again removes it. */
export function MultiPicker({
  source,
  id,
  label,
  placeholder = t('Search…'),
  disabled,
  invalid,
  value,
  onChange,
  inputRef,
}: MultiPickerProps) {
  const select = useRef<MultiSelect<PickerItem>>(null);
  const includes = (item: PickerItem) => value.some((chosen) => chosen.id === item.id);
  const remaining = (item: PickerItem) => value.filter((chosen) => chosen.id !== item.id);
  const toggle = (item: PickerItem) =>
    onChange(includes(item) ? remaining(item) : [...value, item]);
  const { found, list, onKeyDownCapture } = usePickerList(source, {
    onEnter: (item) => {
      toggle(item);
      list.onQueryChange('');
    },
    onEscape: () => select.current?.setState({ isOpen: false }),
  });
  return (
    <div className="kit-picker" onKeyDownCapture={onKeyDownCapture}>
      <MultiSelect<PickerItem>
        fill
        resetOnSelect
        ref={select}
        {...list}
        items={found.items}
        selectedItems={[...value]}
        tagRenderer={(item) => item.label}
        itemRenderer={(item, props) => row(item, props, includes(item))}
        noResults={nothing(found, source)}
        onItemSelect={toggle}
        onRemove={(item) => onChange(remaining(item))}
        onClear={() => onChange([])}
        placeholder={placeholder}
        disabled={disabled ?? false}
        menuProps={MENU}
        tagInputProps={{
          intent: invalid ? 'danger' : 'none',
          inputRef,
          inputProps: {
            id,
            'aria-label': label,
            'aria-invalid': invalid,
          },
        }}
      />
    </div>
  );
}
