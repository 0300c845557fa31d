import { gstinProblem, gstinStateProblem } from '../shared/gstin.ts';
import { LIMITS } from '../shared/limits.ts';
import { ALL_ROLES } from '../shared/roles.ts';
import { isPinOf, stateCodeOf, stateName } from '../shared/states.ts';

/** A field that is not valid, in words that name it. */
export interface CompanyFault<F> {
  field: F;
  text: string;
}

/** Fields of the company, apart from its GST registrations; an empty text is none. */
export interface CompanyIdentity {
  legal_name: string;
  pan: string;
  cin: string;
  phone: string;
  email: string;
  bank: string;
  upi_id: string;
  invoice_terms: string;
  quotation_terms: string;
}

/** Pictures on what the company prints, as data addresses; an empty text is none. */
export interface CompanyPictures {
  logo: string;
  signature: string;
}

/** A GST registration with its place, in the parts that the tax portals take. */
export interface RegistrationFields {
  gstin: string;
  state: string;
  address1: string;
  city: string;
  postal_code: string;
}

const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;
const CIN = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;
const UPI_ID = /^[A-Za-z0-9._-]{2,}@[A-Za-z][A-Za-z0-9]+$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The PAN that a GST number contains. */
export const panOfGstin = (gstin: string): string => gstin.slice(2, 12);

const LONGEST: Readonly<Record<keyof CompanyIdentity, readonly [name: string, most: number]>> = {
  legal_name: ['Legal name', LIMITS.companyName],
  pan: ['PAN', 10],
  cin: ['CIN', 21],
  phone: ['Phone', LIMITS.companyPhone],
  email: ['E-mail', 150],
  bank: ['Bank', LIMITS.companyBank],
  upi_id: ['UPI id', LIMITS.upiId],
  invoice_terms: ['Terms of invoices', LIMITS.companyTerms],
  quotation_terms: ['Terms of quotations', LIMITS.companyTerms],
};

/** The first fault of each field, in the order found. */
const firstOfEach = <F>(faults: readonly CompanyFault<F>[]): CompanyFault<F>[] =>
  [...new Map(faults.toReversed().map((fault) => [fault.field, fault])).values()].toReversed();

function wrongNumbers(company: CompanyIdentity): CompanyFault<keyof CompanyIdentity>[] {
  const { pan, cin, email, upi_id } = company;
  const faults: CompanyFault<keyof CompanyIdentity>[] = [];
  if (!PAN.test(pan)) faults.push({ field: 'pan', text: 'PAN is not of the form ABCDE1234F' });
  if (cin && !CIN.test(cin))
    faults.push({ field: 'cin', text: 'CIN is not of the form U51909KA2015PTC123456' });
  if (email && !EMAIL.test(email))
    faults.push({ field: 'email', text: 'E-mail is not an address' });
  if (upi_id && !UPI_ID.test(upi_id))
    faults.push({ field: 'upi_id', text: 'UPI id is not of the form name@bank' });
  return faults;
}

/** Faults of the company, one of each field. */
export function companyFaults(company: CompanyIdentity): CompanyFault<keyof CompanyIdentity>[] {
  const faults: CompanyFault<keyof CompanyIdentity>[] = [];
  if (company.legal_name.length < LIMITS.leastCompanyName)
    faults.push({
      field: 'legal_name',
      text: `Legal name must have ${LIMITS.leastCompanyName} to ${LIMITS.companyName} characters`,
    });
  for (const [field, [name, most]] of Object.entries(LONGEST) as [
    keyof CompanyIdentity,
    (typeof LONGEST)['pan'],
  ][])
    if (company[field].length > most)
      faults.push({ field, text: `${name} must have at most ${most} characters` });
  return firstOfEach([...faults, ...wrongNumbers(company)]);
}

/** The first fault of the company, for callers that can name one alone. */
export const companyFault = (
  company: CompanyIdentity,
): CompanyFault<keyof CompanyIdentity> | undefined => companyFaults(company)[0];

/** Faults of the place: its street, city and PIN code, of which the portals take so many letters. */
function placeFaults({
  address1,
  city,
  postal_code,
  state,
}: RegistrationFields): CompanyFault<keyof RegistrationFields>[] {
  const faults: CompanyFault<keyof RegistrationFields>[] = [];
  if (!address1 || address1.length > LIMITS.addressLine)
    faults.push({
      field: 'address1',
      text: `Street must have 1 to ${LIMITS.addressLine} characters`,
    });
  if (/\b[1-9]\d{2} ?\d{3}\b/.test(address1))
    faults.push({
      field: 'address1',
      text: 'Street must be the street alone, without the PIN code',
    });
  if (city.length < LIMITS.leastCompanyCity || city.length > LIMITS.addressCity)
    faults.push({
      field: 'city',
      text: `City must have ${LIMITS.leastCompanyCity} to ${LIMITS.addressCity} characters`,
    });
  const code = stateCodeOf(state);
  if (!/^[1-9]\d{5}$/.test(postal_code))
    faults.push({ field: 'postal_code', text: 'PIN code must have 6 digits' });
  else if (code !== null && !isPinOf(postal_code, code))
    faults.push({
      field: 'postal_code',
      text: `PIN code ${postal_code} is not of ${stateName(code)}`,
    });
  return faults;
}

/** Faults of a GST registration, one of each field: number, state and PIN code must agree. */
export function registrationFaults(
  registration: RegistrationFields,
): CompanyFault<keyof RegistrationFields>[] {
  const { gstin, state } = registration;
  const faults: CompanyFault<keyof RegistrationFields>[] = [];
  const code = stateCodeOf(state);
  if (code === null)
    faults.push({ field: 'state', text: `State must be a state of India, not '${state}'` });
  const wrong =
    gstinProblem(gstin) ??
    (code === null ? undefined : gstinStateProblem(gstin, stateName(code) ?? ''));
  if (wrong) faults.push({ field: 'gstin', text: wrong });
  return firstOfEach([...faults, ...placeFaults(registration)]);
}

/** The first fault of a registration, for callers that can name one alone. */
export const registrationFault = (
  registration: RegistrationFields,
): CompanyFault<keyof RegistrationFields> | undefined => registrationFaults(registration)[0];

/** Reason why a GST number is not the company's; undefined when it contains its PAN. */
export const panFault = (pan: string, gstin: string): string | undefined =>
  panOfGstin(gstin) === pan
    ? undefined
    : `GST number ${gstin} contains the PAN ${panOfGstin(gstin)}, not ${pan} of the company`;

/** Fault of display names of roles, by role id. */
export function roleNamesProblem(names: Readonly<Record<string, string>>): string | undefined {
  for (const [id, name] of Object.entries(names)) {
    if (!ALL_ROLES.includes(Number(id))) return `There is no role ${id}`;
    if (!name.trim() || name.length > LIMITS.roleName)
      return `The name of role ${id} must have 1 to ${LIMITS.roleName} characters`;
  }
  return undefined;
}
