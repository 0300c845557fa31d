import '@blueprintjs/select/lib/css/blueprint-select.css';
import { Button, MenuItem, Spinner } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { type ItemRendererProps, MultiSelect, Suggest } from '@blueprintjs/select';
import { type KeyboardEvent, type Ref, useState } from 'react';
import type { PickerItem, PickerSource } from './pickerSource.ts';
import { usePickerItems } from './usePickerItems.ts';

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
  { failedText = 'Could not load' }: PickerSource,
) => (
  <MenuItem
    disabled
    roleStructure="listoption"
    text={searching ? 'Searching…' : failed ? failedText : 'Nothing found'}
  />
);

/** Enter chooses from the open list and Esc shuts it; they must not send or close the form around it too. */
const stopMenuKeys = (open: boolean) => (event: KeyboardEvent) => {
  if (open && event.key === 'Enter') event.preventDefault();
  if (open && event.key === 'Escape') event.stopPropagation();
};

interface PickerProps extends PickerBaseProps {
  value: PickerItem | null;
  onChange: (item: PickerItem | null) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Chooses one: searches on the server while you type, arrows and Enter choose. */
export function Picker({
  source,
  id,
  label,
  placeholder = 'Search…',
  disabled,
  invalid,
  value,
  onChange,
  inputRef,
}: PickerProps) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const found = usePickerItems(source, text, open);
  const clear = (
    <Button
      variant="minimal"
      icon={<Cross />}
      aria-label={`Clear ${label ?? 'choice'}`}
      onClick={() => onChange(null)}
    />
  );
  return (
    <Suggest<PickerItem>
      fill
      resetOnClose
      items={found.items}
      itemsEqual="id"
      selectedItem={value}
      inputValueRenderer={(item) => item.label}
      itemRenderer={(item, props) => row(item, props, item.id === value?.id)}
      noResults={nothing(found, source)}
      query={text}
      onQueryChange={setText}
      onItemSelect={onChange}
      disabled={disabled ?? false}
      menuProps={MENU}
      popoverProps={{
        minimal: true,
        onOpening: () => setOpen(true),
        onClosed: () => setOpen(false),
      }}
      inputProps={{
        id,
        placeholder,
        intent: invalid ? 'danger' : 'none',
        inputRef,
        'aria-label': label,
        onKeyDown: stopMenuKeys(open),
        rightElement:
          open && found.searching ? (
            <Spinner size={16} className="kit-picker-spinner" />
          ) : value && !disabled ? (
            clear
          ) : undefined,
      }}
    />
  );
}

interface MultiPickerProps extends PickerBaseProps {
  value: readonly PickerItem[];
  onChange: (items: PickerItem[]) => void;
}

/** Selects several; selecting one again removes it. */
export function MultiPicker({
  source,
  id,
  label,
  placeholder = 'Search…',
  disabled,
  invalid,
  value,
  onChange,
}: MultiPickerProps) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const found = usePickerItems(source, text, open);
  const includes = (item: PickerItem) => value.some((chosen) => chosen.id === item.id);
  const remaining = (item: PickerItem) => value.filter((chosen) => chosen.id !== item.id);
  return (
    <MultiSelect<PickerItem>
      fill
      resetOnSelect
      items={found.items}
      itemsEqual="id"
      selectedItems={[...value]}
      tagRenderer={(item) => item.label}
      itemRenderer={(item, props) => row(item, props, includes(item))}
      noResults={nothing(found, source)}
      query={text}
      onQueryChange={setText}
      onItemSelect={(item) => onChange(includes(item) ? remaining(item) : [...value, item])}
      onRemove={(item) => onChange(remaining(item))}
      onClear={() => onChange([])}
      placeholder={placeholder}
      disabled={disabled ?? false}
      menuProps={MENU}
      popoverProps={{
        minimal: true,
        onOpening: () => setOpen(true),
        onClosed: () => setOpen(false),
      }}
      tagInputProps={{
        intent: invalid ? 'danger' : 'none',
        inputProps: { id, 'aria-label': label, onKeyDown: stopMenuKeys(open) },
      }}
    />
  );
}
