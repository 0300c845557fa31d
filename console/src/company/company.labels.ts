import type {
  DocumentSeriesKind,
  InvoiceAtDispatch,
  MailKind,
  OrderDelayAccess,
} from '@munim/schema/generated/types.ts';
import {
  documentNumber,
  NUMBER_LENGTH,
  type Series,
  seriesFault,
  type SeriesSettings,
} from '@munim/schema/company/numbering.rules.ts';
import {
  companyFaults,
  type CompanyIdentity,
  panFault,
  type RegistrationFields as Registration,
  registrationFaults,
} from '@munim/schema/company/company.rules.ts';
import { t } from '../ui/text.ts';

export const SETTINGS_SAVED = {
  done: t('Settings saved.'),
  failed: t('Error saving the settings.'),
};

export const TEST_MAIL_SENT = {
  done: t('Test mail sent to you.'),
  failed: t('The test mail was not sent.'),
};

export const MAIL_LABEL: Record<MailKind, string> = {
  SIGN_IN_CODE: t('Sign-in code'),
  SIGN_IN_REFUSED: t('Wrong sign-in codes'),
  API_TOKEN: t('New API token'),
  INVITATION: t('Invitation of staff'),
  WELCOME: t('Welcome of a contact'),
  QUOTATION: t('Quotation to the customer'),
  CREDIT_NOTE: t('Credit note to the customer'),
  INVOICE: t('Invoice to the customer'),
  ORDER_STATUS: t('Order status to the customer'),
  PURCHASE_ORDER: t('Purchase order to the vendor'),
  PURCHASE_ORDER_CANCELLED: t('Cancelled purchase order to the vendor'),
  PURCHASE_ORDER_STATUS: t('Purchase order status to staff'),
  TICKET: t('Ticket status to who raised it'),
};

export const AT_DISPATCH: Record<InvoiceAtDispatch, string> = {
  ISSUED: t('Issued, with a number'),
  DRAFT: t('Drafts that a person issues'),
};

export const DELAY_ACCESS: Record<OrderDelayAccess, string> = {
  OFF: t('Nobody'),
  LINK: t('Who has a link'),
  OPEN: t('Everybody'),
};

const SERIES_OF: Record<DocumentSeriesKind, Series> = {
  INVOICE: 'INV',
  CREDIT_NOTE: 'CN',
  ORDER: 'SO',
  CHALLAN: 'DC',
};

export const SERIES_LABEL: Record<DocumentSeriesKind, string> = {
  INVOICE: t('Invoices and bills of supply'),
  CREDIT_NOTE: t('Credit notes'),
  ORDER: t('Orders'),
  CHALLAN: t('Delivery challans'),
};

export const NUMBERING_TEXT = t(
  'Documents are numbered by financial year, April to March, without a gap, and a number has at most {{numberLength}} characters.',
  { numberLength: NUMBER_LENGTH },
);
export const FIRST_NUMBER_TEXT = t(
  'A next number above 1 goes on from the numbers of another program.',
);

/** Prefix and next number as they are typed. */
export const typedSeries = (
  kind: DocumentSeriesKind,
  prefix = '',
  nextNumber = '',
): SeriesSettings => ({
  series: SERIES_OF[kind],
  prefix: prefix.trim().toUpperCase(),
  next_number: Number(nextNumber),
});

/** Next number that the typed series gives. */
export const nextNumberText = (typed: SeriesSettings, financialYear: string): string =>
  seriesFault(typed, financialYear)
    ? t('Not a number that documents can have.')
    : t('The next is {{documentNumber}}.', {
        documentNumber: documentNumber(typed.prefix, financialYear, typed.next_number),
      });

/** Values of the company's form. */
export interface CompanyForm {
  legalName: string;
  pan: string;
  cin: string;
  phone: string;
  email: string;
  bank: string;
  upiId: string;
  /**
   * Terms, which the set-up asks for together with the company; under Settings they stand with the
   * documents.
   */
  invoiceTerms?: string;
  quotationTerms?: string;
}
export interface RegistrationForm {
  gstin: string;
  state: string;
  address1: string;
  city: string;
  postalCode: string;
}

/** Fields of the shared rules by those of the forms. */
const COMPANY_FIELD: Record<keyof CompanyIdentity, keyof CompanyForm> = {
  legal_name: 'legalName',
  pan: 'pan',
  cin: 'cin',
  phone: 'phone',
  email: 'email',
  bank: 'bank',
  upi_id: 'upiId',
  invoice_terms: 'invoiceTerms',
  quotation_terms: 'quotationTerms',
};
const REGISTRATION_FIELD: Record<keyof Registration, keyof RegistrationForm> = {
  gstin: 'gstin',
  state: 'state',
  address1: 'address1',
  city: 'city',
  postal_code: 'postalCode',
};

const trimmed = <T extends object>(form: T): T =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, (value as string).trim()]),
  ) as T;

export const companyInput = <Form extends CompanyForm>(form: Form): Form => {
  const input = trimmed(form);
  return { ...input, pan: input.pan.toUpperCase(), cin: input.cin.toUpperCase() };
};
export const registrationInput = (form: RegistrationForm): RegistrationForm => trimmed(form);

/** The company as the shared rules judge it. */
const identityOf = ({
  legalName,
  upiId,
  invoiceTerms = '',
  quotationTerms = '',
  ...fields
}: CompanyForm): CompanyIdentity => ({
  legal_name: legalName,
  upi_id: upiId,
  invoice_terms: invoiceTerms,
  quotation_terms: quotationTerms,
  ...fields,
});
const registrationOf = ({ postalCode, ...fields }: RegistrationForm): Registration => ({
  ...fields,
  postal_code: postalCode,
});

/** All that the shared rules find wrong, at the fields of the forms. */
export const companyFaultsOf = (form: CompanyForm): { field: keyof CompanyForm; text: string }[] =>
  companyFaults(identityOf(companyInput(form))).map(({ field, text }) => ({
    field: COMPANY_FIELD[field],
    text,
  }));
/** The same of a registration; the PAN is the company's, where it is known. */
export function registrationFaultsOf(
  form: RegistrationForm,
  pan?: string,
): { field: keyof RegistrationForm; text: string }[] {
  const registration = registrationOf(registrationInput(form));
  const faults = registrationFaults(registration).map(({ field, text }) => ({
    field: REGISTRATION_FIELD[field],
    text,
  }));
  const foreign = pan && panFault(pan, registration.gstin);
  return foreign && !faults.some(({ field }) => field === 'gstin')
    ? [{ field: 'gstin', text: foreign }, ...faults]
    : faults;
}

/** Pictures of the company as a form has them: data addresses, empty for none. */
export interface PicturesForm {
  logo: string;
  signature: string;
}

/** Base64 of the pictures that are not those that are saved. */
export function changedPictures(
  form: PicturesForm,
  saved: PicturesForm | null,
): Partial<PicturesForm> {
  const names = ['logo', 'signature'] as const;
  const changed = names.filter((name) => form[name] !== (saved?.[name] ?? ''));
  return Object.fromEntries(
    changed.map((name) => [name, form[name].slice(form[name].indexOf(',') + 1)]),
  );
}
