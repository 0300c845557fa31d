import type { AddressFieldsFragment } from '../../generated/documents.ts';

/** Fields of an address that one line shows. */
export type AddressLine = Pick<
  AddressFieldsFragment,
  'address1' | 'city' | 'state' | 'postalCode'
> &
  Partial<Pick<AddressFieldsFragment, 'address2' | 'address3'>>;

/** One line, as a picker shows it. */
export const addressLine = ({
  address1,
  address2,
  address3,
  city,
  state,
  postalCode,
}: AddressLine): string =>
  [address1, address2, address3, city, `${state} ${postalCode}`].filter(Boolean).join(', ');

/** Two lines, for facts: street, and town with state. */
export const addressLines = ({ address1, address2, address3, ...town }: AddressLine): string =>
  [
    [address1, address2, address3].filter(Boolean).join(', '),
    `${town.city}, ${town.state} ${town.postalCode}`,
  ].join('\n');

interface NamedPlace {
  name: string;
  city: string;
}

/** A place by its name and town; the town once, as many names end with it. */
export const placeText = ({ name, city }: NamedPlace): string =>
  name.toLowerCase().endsWith(city.toLowerCase()) ? name : `${name}, ${city}`;

/** The same with its state. */
export const placeInState = (place: NamedPlace & { state: string }): string =>
  `${placeText(place)}, ${place.state}`;

/** Form values of an address. */
export interface AddressForm {
  address1: string;
  address2: string;
  address3: string;
  postalCode: string;
  city: string;
  state: string;
}

export const addressFormOf = (address?: AddressFieldsFragment | null): AddressForm => ({
  address1: address?.address1 ?? '',
  address2: address?.address2 ?? '',
  address3: address?.address3 ?? '',
  postalCode: address?.postalCode ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
});

/** Variables of a save. */
export const addressInput = ({
  address1,
  address2,
  address3,
  postalCode,
  city,
  state,
}: AddressForm) => ({
  address1: address1.trim(),
  address2: address2.trim() || null,
  address3: address3.trim() || null,
  postalCode: postalCode.trim(),
  city: city.trim(),
  state: state.trim(),
});
