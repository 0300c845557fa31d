import {
  companyFault,
  panOfGstin,
  registrationFault,
  roleNamesProblem,
} from '@munim/schema/company/company.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { stateCodeOf, stateName } from '@munim/schema/shared/states.ts';
import type { CompanyBehaviour, CompanyState } from './companySettings.ts';
import { type Env, isText, readObject } from './settingValues.ts';

/** Company of the demo data. A production service never takes any of it. */
export const DEMO_COMPANY = {
  COMPANY_NAME: 'Munim Hospitality Supplies',
  COMPANY_ADDRESS: '12 Residency Road',
  COMPANY_CITY: 'Bengaluru',
  COMPANY_PIN: '560025',
  COMPANY_STATE: 'Karnataka',
  COMPANY_GSTIN: '29AAACM4154Q1ZY',
};

/** Variables of the environment by the fields that they are the first values of. */
export const COMPANY_VARIABLES = {
  legal_name: 'COMPANY_NAME',
  pan: 'COMPANY_PAN',
  cin: 'COMPANY_CIN',
  phone: 'COMPANY_PHONE',
  email: 'COMPANY_EMAIL',
  bank: 'COMPANY_BANK',
  upi_id: 'COMPANY_UPI_ID',
  invoice_terms: 'INVOICE_TERMS',
  quotation_terms: 'QUOTATION_TERMS',
  invoice_at_dispatch: 'INVOICE_AT_DISPATCH',
  e_invoice_within_days: 'E_INVOICE_WITHIN_DAYS',
  order_delay_tracker: 'ORDER_DELAY_TRACKER',
  role_names: 'ROLE_NAMES',
  gstin: 'COMPANY_GSTIN',
  state: 'COMPANY_STATE',
  address1: 'COMPANY_ADDRESS',
  city: 'COMPANY_CITY',
  postal_code: 'COMPANY_PIN',
} as const;
type Field = keyof typeof COMPANY_VARIABLES;

const RENAMED = ['NAME', 'ADDRESS', 'GSTIN', 'STATE', 'BANK'];

/** A variable under its old name would be ignored. */
export function refuseOldNames(env: Env): void {
  for (const name of RENAMED)
    if (env[`HOUSE_${name}`])
      throw new Error(`HOUSE_${name} is now called COMPANY_${name}: set that instead`);
}

/** Missing parts of a company in the environment: all of its parts are given, or none. */
export function missingOfCompany(env: Env): string[] {
  const names = Object.keys(DEMO_COMPANY);
  const missing = names.filter((name) => !env[name]?.trim());
  return missing.length === names.length ? [] : missing;
}

function refuseFault(fault: { field: Field; text: string } | undefined): void {
  if (fault) throw new Error(`${COMPANY_VARIABLES[fault.field]} is not valid: ${fault.text}`);
}

function choiceOf<T extends string>(name: string, value: string, ...choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined)
    throw new Error(
      `${name} must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}, not '${value}'`,
    );
  return found;
}

function readBehaviour(text: (field: Field, fallback?: string) => string): CompanyBehaviour {
  const within = Number(text('e_invoice_within_days', '30'));
  if (!Number.isSafeInteger(within) || within < 0 || within > LIMITS.eInvoiceWithinDays)
    throw new Error(
      `E_INVOICE_WITHIN_DAYS must be a whole number from 0 to ${LIMITS.eInvoiceWithinDays}`,
    );
  const role_names = readObject(
    text('role_names', '{}'),
    isText,
    'ROLE_NAMES must be a JSON object of role ids and names',
  );
  const problem = roleNamesProblem(role_names);
  if (problem) throw new Error(`ROLE_NAMES is not valid: ${problem}`);
  return {
    invoice_at_dispatch: choiceOf(
      'INVOICE_AT_DISPATCH',
      text('invoice_at_dispatch', 'issued'),
      'issued',
      'draft',
    ),
    e_invoice_within_days: within,
    order_delay_tracker: choiceOf(
      'ORDER_DELAY_TRACKER',
      text('order_delay_tracker', 'link'),
      'off',
      'link',
      'open',
    ),
    role_names,
  };
}

/** Company of the environment, and which of it the environment names. */
export interface FirstCompany extends CompanyState {
  /** Fields that the environment sets; without any it is the demo company. */
  given: readonly Field[];
}

/** Fields that the environment sets. */
const givenIn = (env: Env): Field[] =>
  (Object.keys(COMPANY_VARIABLES) as Field[]).filter((field) =>
    env[COMPANY_VARIABLES[field]]?.trim(),
  );

/**
 * The company of the environment, if there is one; in development what is not set is the demo
 * company's.
 */
export function readFirstCompany(env: Env, development: boolean): FirstCompany | undefined {
  const isGiven = Object.keys(DEMO_COMPANY).some((name) => env[name]?.trim());
  return isGiven || development ? { ...readCompany(env), given: givenIn(env) } : undefined;
}

function readCompany(env: Env): CompanyState {
  const defaults: Env = DEMO_COMPANY;
  const text = (field: Field, fallback = '') =>
    env[COMPANY_VARIABLES[field]]?.trim() || defaults[COMPANY_VARIABLES[field]] || fallback;
  const registration = {
    gstin: text('gstin'),
    state: text('state'),
    address1: text('address1'),
    city: text('city'),
    postal_code: text('postal_code'),
  };
  refuseFault(registrationFault(registration));
  const company = {
    legal_name: text('legal_name'),
    pan: text('pan', panOfGstin(registration.gstin)),
    cin: text('cin'),
    phone: text('phone'),
    email: text('email'),
    bank: text('bank'),
    upi_id: text('upi_id'),
    invoice_terms: text('invoice_terms'),
    quotation_terms: text('quotation_terms'),
  };
  refuseFault(companyFault(company));
  const state = stateName(stateCodeOf(registration.state) ?? '') ?? registration.state;
  return {
    company: { ...company, logo: '', signature: '', mail_templates: {}, ...readBehaviour(text) },
    registration: { ...registration, state },
  };
}
