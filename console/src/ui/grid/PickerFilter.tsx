import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Picker } from '../form/Picker.tsx';
import type { PickerItem, PickerSource } from '../form/pickerSource.ts';

interface Props {
  label: string;
  source: PickerSource;
  id: string | undefined;
  onChange: (id: string | null) => void;
  /** The only value for this viewer: shown, not to be changed. */
  lockedTo?: PickerItem | undefined;
}

/** A picker whose choice is an id in the address; its label is fetched after a reload. */
export function PickerFilter({ label, source, id, onChange, lockedTo }: Props) {
  const client = useApolloClient();
  const [item, setItem] = useState<PickerItem | null>(null);
  const known = item?.id === id;
  useEffect(() => {
    if (!id || known || lockedTo) return;
    let current = true;
    const placeholderItem = { id, label: `#${id}` };
    source.find(client, id).then(
      (found) => current && setItem(found ?? placeholderItem),
      () => current && setItem(placeholderItem),
    );
    return () => {
      current = false;
    };
  }, [client, source, id, known, lockedTo]);
  const [unresolved, setUnresolved] = useState(false);
  const choose = (chosen: PickerItem | null) => {
    setUnresolved(false);
    setItem(chosen);
    onChange(chosen?.id ?? null);
  };
  return (
    <div className="kit-picker-filter">
      <Picker
        source={source}
        label={label}
        placeholder={label}
        value={lockedTo ?? (id && known ? item : null)}
        disabled={lockedTo !== undefined}
        onChange={choose}
        invalid={unresolved}
        onUnresolved={(text) => setUnresolved(text !== '')}
      />
      {unresolved && (
        <div role="alert" className="kit-danger">
          *Please select a {label.toLowerCase()}
        </div>
      )}
    </div>
  );
}
