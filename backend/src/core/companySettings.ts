import { gstinProblem, gstinStateProblem } from '@munim/schema/shared/gstin.ts';
import { isPinOf, stateCodeOf, stateName } from '@munim/schema/shared/states.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The company in whose name documents are made. */
export interface CompanySettings {
  companyName: string;
  companyGstin: string;
  /** State of the company's GST registration: decides between CGST + SGST and IGST. */
  companyState: string;
  companyStateCode: string;
  /** Street, city, state and PIN code in one line, as prints have it. */
  companyAddress: string;
  /** The same in the parts that the tax portals want. */
  companyPlace: CompanyPlace;
  /** In the letterhead of every print when they are set; the PAN is that of the GST number. */
  companyPan: string;
  companyCin: string;
  companyPhone: string;
  companyEmail: string;
  /** Printed on invoices when they are set: where to pay, and on which terms. */
  companyBank: string;
  invoiceTerms: string;
  /** Printed on quotations when they are set. */
  quotationTerms: string;
}

export interface CompanyPlace {
  address1: string;
  address2: null;
  address3: null;
  city: string;
  postal_code: string;
}

/** Company of a development run. A production service has none: each of these must be set. */
export const DEMO_COMPANY = {
  COMPANY_NAME: 'Munim Hospitality Supplies',
  COMPANY_ADDRESS: '12 Residency Road',
  COMPANY_CITY: 'Bengaluru',
  COMPANY_PIN: '560025',
  COMPANY_STATE: 'Karnataka',
  COMPANY_GSTIN: '29AAACM4154Q1ZY',
};

const RENAMED = ['NAME', 'ADDRESS', 'GSTIN', 'STATE', 'BANK'];

/** A variable under its old name would be ignored. */
export function refuseOldNames(env: Env): void {
  for (const name of RENAMED)
    if (env[`HOUSE_${name}`])
      throw new Error(`HOUSE_${name} is now called COMPANY_${name}: set that instead`);
}

const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;
const CIN = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;

/** A number with a wrong letter would be on every print until somebody reads one. */
function readNumber(env: Env, name: string, pattern: RegExp, fallback: string): string {
  const value = env[name] || fallback;
  if (value && !pattern.test(value)) throw new Error(`${name} is not valid: '${value}'`);
  return value;
}

type Required = Readonly<Record<keyof typeof DEMO_COMPANY, string>>;

/** The state by its official name and code; the GST number must be of it. */
function readState({ COMPANY_STATE: written, COMPANY_GSTIN: gstin }: Required) {
  const companyStateCode = stateCodeOf(written);
  const companyState = companyStateCode === null ? null : stateName(companyStateCode);
  if (companyStateCode === null || companyState === null)
    throw new Error(`COMPANY_STATE must be a state of India, not '${written}'`);
  const wrong = gstinProblem(gstin);
  if (wrong) throw new Error(`COMPANY_GSTIN is not valid: ${wrong}`);
  const problem = gstinStateProblem(gstin, companyState);
  if (problem) throw new Error(`COMPANY_GSTIN and COMPANY_STATE differ: ${problem}`);
  return { companyState, companyStateCode };
}

/** Lengths that the e-invoice portal takes. */
const MOST_STREET = 100;
const LEAST_CITY = 3;
const MOST_CITY = 50;

/** The registered place in parts: the tax portals take no address in one line. */
function readPlace(
  { COMPANY_ADDRESS: street, COMPANY_CITY: city, COMPANY_PIN: pin }: Required,
  { companyState, companyStateCode }: ReturnType<typeof readState>,
): Pick<CompanySettings, 'companyAddress' | 'companyPlace'> {
  if (street.length > MOST_STREET)
    throw new Error(`COMPANY_ADDRESS must have at most ${MOST_STREET} characters`);
  if (/\b[1-9]\d{2} ?\d{3}\b/.test(street))
    throw new Error(
      'COMPANY_ADDRESS must be the street alone: set COMPANY_CITY and COMPANY_PIN for city and PIN code',
    );
  if (city.length < LEAST_CITY || city.length > MOST_CITY)
    throw new Error(`COMPANY_CITY must have ${LEAST_CITY} to ${MOST_CITY} characters`);
  if (!/^[1-9]\d{5}$/.test(pin)) throw new Error(`COMPANY_PIN must have 6 digits, not '${pin}'`);
  if (!isPinOf(pin, companyStateCode))
    throw new Error(`COMPANY_PIN ${pin} is not of ${companyState}, the state of COMPANY_GSTIN`);
  return {
    companyAddress: `${street}, ${city}, ${companyState} ${pin}`,
    companyPlace: { address1: street, address2: null, address3: null, city, postal_code: pin },
  };
}

/** In development what is not set is the demo company's; in production the caller has refused that. */
export function readCompany(env: Env): CompanySettings {
  const required = Object.fromEntries(
    Object.entries(DEMO_COMPANY).map(([name, demo]) => [name, env[name]?.trim() || demo]),
  ) as Required;
  const state = readState(required);
  const companyGstin = required.COMPANY_GSTIN;
  return {
    companyName: required.COMPANY_NAME,
    companyGstin,
    ...state,
    ...readPlace(required, state),
    companyPan: readNumber(env, 'COMPANY_PAN', PAN, companyGstin.slice(2, 12)),
    companyCin: readNumber(env, 'COMPANY_CIN', CIN, ''),
    companyPhone: env['COMPANY_PHONE'] ?? '',
    companyEmail: env['COMPANY_EMAIL'] ?? '',
    companyBank: env['COMPANY_BANK'] ?? '',
    invoiceTerms: env['INVOICE_TERMS'] ?? '',
    quotationTerms: env['QUOTATION_TERMS'] ?? '',
  };
}
