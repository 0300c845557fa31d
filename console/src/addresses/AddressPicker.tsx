import { Button } from '@blueprintjs/core';
import { Cross, MapMarker } from '@blueprintjs/icons';
import { skipToken } from '@apollo/client/react';
import { type Ref, useState } from 'react';
import type { AddressFieldsFragment } from '../../generated/documents.ts';
import { useAddressByIdQuery } from '../../generated/hooks.ts';
import type { Owner } from './AddressFormPanel.tsx';
import { AddressSelectorPanel } from './AddressSelectorPanel.tsx';
import { addressLine } from './addresses.labels.ts';
import './addresses.css';
import { t } from '../ui/text.ts';

interface Props {
  /** Null while it is not known whose addresses to offer. */
  owner: Owner | null;
  /** Address id. */
  value: string | null;
  onChange: (address: AddressFieldsFragment | null) => void;
  id?: string;
  label?: string;
  invalid?: boolean;
  /** Gets the focus when the choice is missing. */
  inputRef?: Ref<HTMLButtonElement>;
}

/**
 * A chosen address as it is known, so that it is read the same way whether a person or a form chose
 * it.
 */
const useChosenAddress = (id: string | null) =>
  useAddressByIdQuery(id ? { variables: { id }, fetchPolicy: 'cache-first' } : skipToken);

/** State of the address; undefined until it is known. */
export function useAddressState(id: string | null): string | undefined {
  const { data } = useChosenAddress(id);
  return id ? data?.address.state : undefined;
}

/** A chosen address in one line; a click opens the address selector. */
export function AddressPicker({
  owner,
  value,
  onChange,
  id,
  label = t('Delivery address'),
  invalid,
  inputRef,
}: Props) {
  const [open, setOpen] = useState(false);
  const { data, error } = useChosenAddress(value);
  const chosen = value ? data?.address : undefined;
  const text = chosen
    ? addressLine(chosen)
    : value
      ? error
        ? `#${value}`
        : t('Loading…')
      : t('Choose an address');
  return (
    <div className="address-picker">
      <Button
        fill
        ref={inputRef}
        id={id}
        alignText="start"
        icon={<MapMarker />}
        intent={invalid ? 'danger' : 'none'}
        variant="outlined"
        disabled={!owner}
        aria-label={`${label}: ${text}`}
        title={text}
        ellipsizeText
        text={text}
        onClick={() => setOpen(true)}
      />
      {value && (
        <Button
          variant="minimal"
          icon={<Cross />}
          aria-label={t('Clear {{label}}', { label })}
          onClick={() => onChange(null)}
        />
      )}
      {open && owner && (
        <AddressSelectorPanel
          owner={owner}
          chosenId={value}
          onChoose={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
