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
  customer: { name: string };
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

/** Names begin many addresses, and stand above them already. */
const withoutNames = (street: string, names: readonly string[]): string => {
  const name = names
    .flatMap((one) => [one, one.split(',')[0] ?? one])
    .find((one) => street.startsWith(`${one}, `));
  return name === undefined ? street : street.slice(name.length + ', '.length);
};

const streetOf = ({ address1, address2, address3 }: Registered): string =>
  address1 ? [address1, address2, address3].filter(Boolean).join(', ') : '';

const townOf = ({ city, state, postalCode }: Registered): string =>
  [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** One line; empty while the registered address is not known. */
export const registeredAddress = (row: Registered): string =>
  row.address1 ? [streetOf(row), townOf(row)].filter(Boolean).join(', ') : '';

/** Bill-to of a document, in lines, without the name of its customer, which stands over it. */
export function billToLines(billTo: BillToFieldsFragment, customer: string): string {
  const { legalName, gstNumber, kind } = billTo;
  const number = gstNumber ? t('GST number {{gstNumber}}', { gstNumber }) : t('Not registered');
  const street = streetOf(billTo);
  return [
    legalName === customer ? '' : legalName,
    kind === 'SEZ' ? `${number} · ${SEZ}` : number,
    ...(street
      ? [withoutNames(street, [legalName, customer]), townOf(billTo)]
      : [t('Registered address not complete')]),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The same of a document; nothing where the server does not tell. */
export function documentBillTo({
  billTo,
  billsCustomerItself,
  customer,
}: BilledDocument): string | null {
  if (billTo) return billToLines(billTo, customer.name);
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
