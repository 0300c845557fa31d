import type {
  BillingRegistrationFieldsFragment,
  BillToFieldsFragment,
} from '../../generated/documents.ts';
import { t } from '../ui/text.ts';

type Registered = BillingRegistrationFieldsFragment | BillToFieldsFragment;

const SEZ = 'SEZ';
/** Input of the choice on a quotation: what cannot be done without it leads there. */
export const BILL_TO_ID = 'bill-to';

/** Choice of the customer itself, where its organisation has registrations; in place of a registration's id. */
export const CUSTOMER_ITSELF = 'itself';

interface BilledDocument {
  billTo: BillToFieldsFragment | null;
  billsCustomerItself: boolean | null;
}

interface Chosen {
  billingRegistrationId: string | null;
  billsCustomerItself?: boolean | null;
}

/** Choice of a document: an id, the customer itself, or null for what customer and delivery address say. */
export const billToChoice = ({
  billingRegistrationId,
  billsCustomerItself,
}: Chosen): string | null => (billsCustomerItself ? CUSTOMER_ITSELF : billingRegistrationId);

export const billToInput = (choice: string | null) => ({
  billingRegistrationId: choice === CUSTOMER_ITSELF ? null : choice,
  billsCustomerItself: choice === CUSTOMER_ITSELF,
});

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

/** Bill-to of a document, as one line. */
export const billToText = (billTo: BillToFieldsFragment): string =>
  [
    billTo.legalName,
    billTo.gstNumber
      ? t('GST number {{gstNumber}}', { gstNumber: billTo.gstNumber })
      : t('not registered'),
    billTo.kind === 'SEZ' && SEZ,
    registeredAddress(billTo) || t('registered address not complete'),
  ]
    .filter(Boolean)
    .join(' · ');

/** The same of a document; nothing where the server does not tell. */
export function billToLine({ billTo, billsCustomerItself }: BilledDocument): string | null {
  if (billTo) return billToText(billTo);
  return billsCustomerItself === null ? null : t('Not chosen yet');
}

/** Choice of a registration in a list. */
export const registrationOption = (row: BillingRegistrationFieldsFragment): string =>
  [row.legalName, row.gstNumber, row.kind === 'SEZ' && SEZ, row.state].filter(Boolean).join(' · ');

/** The server's text says what is wrong, such as a second registration of a customer. */
export const REGISTRATION_CREATED = {
  failed: (said: string | undefined) => said ?? t('Failed to create billing registration'),
};
export const REGISTRATION_UPDATED = {
  failed: (said: string | undefined) =>
    said ?? t('Billing registration not updated. Please try again'),
};
