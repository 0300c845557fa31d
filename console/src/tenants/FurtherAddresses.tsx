import { Button } from '@blueprintjs/core';
import { Plus, Trash } from '@blueprintjs/icons';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { AddressFieldsPanel } from '../addresses/AddressFieldsPanel.tsx';
import { type AddressForm, addressFormOf } from '../addresses/addresses.labels.ts';
import { mostText } from '../ui/form/blockedTexts.ts';
import { t } from '../ui/text.ts';

/** The forms on screen, by a number of their own. */
export type FurtherPlaces = Map<number, UseFormReturn<AddressForm>>;

interface PlaceProps {
  at: number;
  number: number;
  furtherPlaces: FurtherPlaces;
  onRemove: () => void;
}

function FurtherAddress({ at, number, furtherPlaces, onRemove }: PlaceProps) {
  const form = useForm<AddressForm>({ defaultValues: addressFormOf() });
  useEffect(() => {
    furtherPlaces.set(at, form);
    return () => void furtherPlaces.delete(at);
  }, [furtherPlaces, at, form]);
  return (
    <div role="group" aria-label={t('Address {{number}}', { number })}>
      <h3 className="tenant-part tenant-further">
        {t('Address {{number}}', { number })}
        <Button
          variant="minimal"
          icon={<Trash />}
          aria-label={t('Remove address {{number}}', { number })}
          onClick={onRemove}
        />
      </h3>
      <AddressFieldsPanel form={form} required />
    </div>
  );
}

/** Places of a new customer after the first: none, or several, each complete. */
export function FurtherAddresses({
  furtherPlaces,
  hasPlace,
}: {
  furtherPlaces: FurtherPlaces;
  hasPlace: boolean;
}) {
  const [places, setPlaces] = useState<readonly number[]>([]);
  return (
    <>
      {places.map((at, index) => (
        <FurtherAddress
          key={at}
          at={at}
          number={index + 2}
          furtherPlaces={furtherPlaces}
          onRemove={() => setPlaces(places.filter((other) => other !== at))}
        />
      ))}
      <Button
        size="small"
        icon={<Plus />}
        text={t('Add address')}
        disabled={!hasPlace || places.length >= LIMITS.furtherAddresses}
        title={
          hasPlace
            ? mostText(places.length, LIMITS.furtherAddresses)
            : t('Enter the first address before others')
        }
        onClick={() => setPlaces([...places, (places.at(-1) ?? 0) + 1])}
      />
    </>
  );
}
