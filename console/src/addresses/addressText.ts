import type { AddressFieldsFragment } from '../../generated/documents.ts';

/** One line, as a picker shows it. */
export const addressLine = ({ address1, address2, address3, city, state, postalCode }: AddressFieldsFragment): string =>
  [address1, address2, address3, city, `${state} ${postalCode}`].filter(Boolean).join(', ');
