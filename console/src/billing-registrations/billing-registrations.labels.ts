import type {
  BillingRegistrationFieldsFragment,
  BillToFieldsFragment,
} from '../../generated/documents.ts';

type Registered = BillingRegistrationFieldsFragment | BillToFieldsFragment;

/** One line; empty while the registered address is not known. */
export const registeredAddress = ({
  address1,
  address2,
  address3,
  city,
  state,
  postalCode,
}: Registered): string =>
  address1
    ? [address1, address2, address3, city, [state, postalCode].join(' ')].filter(Boolean).join(', ')
    : '';

/** Who a document bills, as one line. */
export const billToText = (billTo: BillToFieldsFragment): string =>
  [
    billTo.legalName,
    billTo.gstNumber ? `GST number ${billTo.gstNumber}` : 'not registered',
    registeredAddress(billTo) || 'registered address not complete',
  ].join(' · ');

/** Choice of a registration in a list. */
export const registrationOption = (row: BillingRegistrationFieldsFragment): string =>
  [row.legalName, row.gstNumber, row.state].filter(Boolean).join(' · ');

/** The server's text says what is wrong, such as a second registration of a customer. */
export const REGISTRATION_CREATED = {
  failed: (said: string | undefined) => said ?? 'Failed to create billing registration',
};
export const REGISTRATION_UPDATED = {
  failed: (said: string | undefined) =>
    said ?? 'Billing registration not updated. Please try again',
};
