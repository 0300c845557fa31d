import type { AddressFieldsFragment } from '../../generated/documents.ts';

/** What one line tells of an address. */
export type AddressLine = Pick<AddressFieldsFragment, 'address1' | 'city' | 'state' | 'postalCode'> &
  Partial<Pick<AddressFieldsFragment, 'address2' | 'address3'>>;

/** One line, as a picker shows it. */
export const addressLine = ({ address1, address2, address3, city, state, postalCode }: AddressLine): string =>
  [address1, address2, address3, city, `${state} ${postalCode}`].filter(Boolean).join(', ');
