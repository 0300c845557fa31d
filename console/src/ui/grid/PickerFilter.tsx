import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { CaretDown } from '@blueprintjs/icons';
import { Picker } from '../form/Picker.tsx';
import type { PickerItem, PickerSource } from '../form/pickerSource.ts';
import { FilterChip } from './FilterChip.tsx';
import { t } from '../text.ts';

interface Props {
  label: string;
  source: PickerSource;
  id: string | undefined;
  onChange: (id: string | null) => void;
  /** The only value for this viewer: shown, not to be changed. */
  lockedTo?: PickerItem | undefined;
}

/**
 * A picker whose choice is an id in the address; its label is fetched after a reload. Links from elsewhere may name several
 * ids, which are shown by their labels.
 */
export function PickerFilter({ label, source, id, onChange, lockedTo }: Props) {
  const client = useApolloClient();
  const [item, setItem] = useState<PickerItem | null>(null);
  const known = item?.id === id;
  useEffect(() => {
    if (!id || known || lockedTo) return;
    let current = true;
    const labelOf = (one: string) =>
      source.find(client, one).then(
        (found) => found?.label ?? `#${one}`,
        () => `#${one}`,
      );
    void Promise.all(id.split(',').map(labelOf)).then(
      (labels) => current && setItem({ id, label: labels.join(', ') }),
    );
    return () => {
      current = false;
    };
  }, [client, source, id, known, lockedTo]);
  const [unresolved, setUnresolved] = useState(false);
  const [editing, setEditing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chip = useRef<HTMLButtonElement>(null);
  const choose = (chosen: PickerItem | null) => {
    setUnresolved(false);
    setItem(chosen);
    setEditing(false);
    onChange(chosen?.id ?? null);
    // the field that had the focus is gone
    if (chosen) requestAnimationFrame(() => chip.current?.focus());
  };
  const edit = () => {
    setEditing(true);
    requestAnimationFrame(() => input.current?.focus());
  };
  if (id && !editing && !lockedTo)
    return (
      <FilterChip label={label} onClear={() => choose(null)}>
        <Button
          className="kit-choice"
          ref={chip}
          endIcon={<CaretDown />}
          text={`${label}: ${known && item ? item.label : '…'}`}
          ellipsizeText
          onClick={edit}
        />
      </FilterChip>
    );
  return (
    <div className="kit-picker-filter">
      <Picker
        source={source}
        label={label}
        placeholder={label}
        value={lockedTo ?? null}
        disabled={lockedTo !== undefined}
        inputRef={input}
        onChange={choose}
        invalid={unresolved}
        onUnresolved={(text) => setUnresolved(text !== '')}
      />
      <CaretDown className="kit-picker-caret" />
      {unresolved && (
        <div role="alert" className="kit-danger">
          {t('*Please select a {{label}}', { label: label.toLowerCase() })}
        </div>
      )}
    </div>
  );
}
