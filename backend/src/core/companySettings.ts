import type {
  CompanyIdentity,
  CompanyPictures,
  RegistrationFields,
} from '@munim/schema/company/company.rules.ts';
import type { MailTemplate } from '@munim/schema/company/mails.rules.ts';
import type { MailKind } from '@munim/schema/generated/types.ts';
import { stateCodeOf } from '@munim/schema/shared/states.ts';

/** Rules by which the company makes documents. */
export interface CompanyBehaviour {
  /** Invoices made by a dispatch to a customer: with a number, or as drafts that a person issues. */
  invoice_at_dispatch: 'issued' | 'draft';
  /** Days in which the e-invoice portal takes a document; 0 without a limit. */
  e_invoice_within_days: number;
  /** Access to late orders: `off` none, `link` with a link, `open` public. */
  order_delay_tracker: 'off' | 'link' | 'open';
  /** Display names of the roles, by role id. */
  role_names: Readonly<Record<string, string>>;
}

/** Texts of mails that are the company's own. */
export type MailTemplates = Readonly<Partial<Record<MailKind, MailTemplate>>>;

/** A GST registration of the company as the database holds it. */
export interface CompanyRegistration extends RegistrationFields {
  gst_registration_id: number;
  is_default: boolean;
  ended_on: string | null;
}

/** The company as the database holds it, with the GST registration that documents have. */
export interface CompanyState {
  company: CompanyIdentity & CompanyBehaviour & CompanyPictures & { mail_templates: MailTemplates };
  registration: RegistrationFields;
  /** All of its registrations, ended ones too. */
  registrations?: readonly CompanyRegistration[];
}

/** Settings of the company that differ by GST registration. */
interface RegistrationSettings {
  /** 0 for the one of the environment. */
  companyRegistrationId: number;
  companyGstin: string;
  /** State of the company's GST registration: decides between CGST + SGST and IGST. */
  companyState: string;
  companyStateCode: string;
  /** Street, city, state and PIN code in one line, as prints have it. */
  companyAddress: string;
  /** The same in the parts that the tax portals want. */
  companyPlace: CompanyPlace;
}

/** The company in whose name documents are made, as the code reads it; by its default registration unless settings are those of another. */
export interface CompanySettings extends RegistrationSettings {
  companyName: string;
  /** All of them, ended ones too. */
  companyRegistrations: readonly CompanyRegistration[];
  /** PAN, in the letterhead of every print when it is set. */
  companyPan: string;
  companyCin: string;
  companyPhone: string;
  companyEmail: string;
  /** Printed on invoices when they are set: where to pay, and on which terms. */
  companyBank: string;
  companyUpi: string;
  invoiceTerms: string;
  /** Printed on quotations when they are set. */
  quotationTerms: string;
  /** Data addresses of pictures on prints; empty for none. */
  companyLogo: string;
  companySignature: string;
  invoiceAtDispatch: CompanyBehaviour['invoice_at_dispatch'];
  eInvoiceWithinDays: number;
  roleNames: Readonly<Record<string, string>>;
  mailTemplates: MailTemplates;
  orderDelayTracker: CompanyBehaviour['order_delay_tracker'];
  /** Number of changes of what the database holds; 0 for the values of the environment. */
  companyVersion: number;
}

export interface CompanyPlace {
  address1: string;
  address2: null;
  address3: null;
  city: string;
  postal_code: string;
}

export function registrationSettings({
  gst_registration_id,
  gstin,
  state,
  address1,
  city,
  postal_code,
}: CompanyRegistration): RegistrationSettings {
  return {
    companyRegistrationId: gst_registration_id,
    companyGstin: gstin,
    companyState: state,
    companyStateCode: stateCodeOf(state) ?? '',
    companyAddress: `${address1}, ${city}, ${state} ${postal_code}`,
    companyPlace: { address1, address2: null, address3: null, city, postal_code },
  };
}

export function companySettings(
  { company, registration, registrations }: CompanyState,
  companyVersion = 0,
): CompanySettings {
  const ofEnvironment = {
    ...registration,
    gst_registration_id: 0,
    is_default: true,
    ended_on: null,
  };
  const all = registrations ?? [ofEnvironment];
  return {
    companyName: company.legal_name,
    ...registrationSettings(all.find((one) => one.is_default) ?? ofEnvironment),
    companyRegistrations: all,
    companyPan: company.pan,
    companyCin: company.cin,
    companyPhone: company.phone,
    companyEmail: company.email,
    companyBank: company.bank,
    companyUpi: company.upi_id,
    invoiceTerms: company.invoice_terms,
    quotationTerms: company.quotation_terms,
    companyLogo: company.logo,
    companySignature: company.signature,
    invoiceAtDispatch: company.invoice_at_dispatch,
    eInvoiceWithinDays: company.e_invoice_within_days,
    roleNames: company.role_names,
    mailTemplates: company.mail_templates,
    orderDelayTracker: company.order_delay_tracker,
    companyVersion,
  };
}

/** Company before it is set up: nothing can be issued, and no field of it counts. */
export const NO_COMPANY: CompanyState = {
  company: {
    legal_name: 'Munim',
    pan: '',
    cin: '',
    phone: '',
    email: '',
    bank: '',
    upi_id: '',
    invoice_terms: '',
    quotation_terms: '',
    logo: '',
    signature: '',
    invoice_at_dispatch: 'issued',
    e_invoice_within_days: 30,
    order_delay_tracker: 'off',
    role_names: {},
    mail_templates: {},
  },
  registration: { gstin: '', state: '', address1: '', city: '', postal_code: '' },
};
