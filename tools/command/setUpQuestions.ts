import {
  companyFault,
  type CompanyIdentity,
  panFault,
  type RegistrationFields,
  registrationFault,
} from '@munim/schema/company/company.rules.ts';
import { type Series, seriesFault } from '@munim/schema/company/numbering.rules.ts';
import { emailEndingProblem, isEmail, isPhone } from '@munim/schema/shared/limits.ts';
import { stateCodeOfGstin } from '@munim/schema/shared/gstin.ts';
import { stateName } from '@munim/schema/shared/states.ts';
import { financialYear } from '../../backend/src/core/data/documentNumber.ts';
import type { SetUpAnswers } from '../../backend/command/initialise.ts';

export type Part = 'company' | 'registration' | 'numbering' | 'administrator';

export interface Question {
  part: Part;
  field: string;
  /** Name of the option that answers it. */
  option: string;
  text: string;
  needed: boolean;
}

const NEEDED = true;
const ask = (
  part: Part,
  field: string,
  text: string,
  needed = false,
  option = field.replaceAll('_', '-'),
): Question => ({ part, field, option, text, needed });

/** Names of the series, as fields and options have them. */
export const NUMBERED: Readonly<Record<string, Series>> = {
  invoice: 'INV',
  credit_note: 'CN',
  order: 'SO',
  challan: 'DC',
};

const askNumbers = ([name, series]: [string, Series]): Question[] => {
  const words = `${name.replace('_', ' ')}s`;
  return [
    ask('numbering', `${name}_prefix`, `Prefix of ${words}; ${series} when it is left out`),
    ask('numbering', `${name}_next`, `Next number of ${words}; 1 when it is left out`),
  ];
};

export const QUESTIONS: readonly Question[] = [
  ask('company', 'legal_name', 'Legal name of the company', NEEDED),
  ask('company', 'pan', 'PAN of the company', NEEDED),
  ask('company', 'cin', 'CIN of a registered company'),
  ask('company', 'phone', 'Phone of the company'),
  ask('company', 'email', 'E-mail of the company', false, 'company-email'),
  ask('company', 'bank', 'Bank, account and IFSC, as invoices print them'),
  ask('company', 'upi_id', 'UPI id'),
  ask('company', 'invoice_terms', 'Terms printed on invoices'),
  ask('company', 'quotation_terms', 'Terms printed on quotations'),
  ask('registration', 'gstin', 'GST number', NEEDED),
  ask('registration', 'state', 'State; that of the GST number when it is left out'),
  ask('registration', 'address1', 'Street, without city and PIN code', NEEDED, 'street'),
  ask('registration', 'city', 'City', NEEDED),
  ask('registration', 'postal_code', 'PIN code', NEEDED, 'pin'),
  ...Object.entries(NUMBERED).flatMap(askNumbers),
  ask('administrator', 'first_name', 'First name of the first administrator', NEEDED),
  ask('administrator', 'last_name', 'Last name'),
  ask('administrator', 'email', 'E-mail, where sign-in codes go', NEEDED),
  ask('administrator', 'mobile', 'Phone, ten digits', NEEDED),
];

/** Answers by the names of options; an empty text answers an optional question with none. */
export type Given = Record<string, string | undefined>;

const fieldsOf = (given: Given, part: Part): Record<string, string> =>
  Object.fromEntries(
    QUESTIONS.filter((question) => question.part === part).map(({ field, option }) => [
      field,
      given[option]?.trim() ?? '',
    ]),
  );

/** The answers as the service takes them. */
export function answersOf(given: Given): Required<Omit<SetUpAnswers, 'pictures'>> {
  const company = fieldsOf(given, 'company') as unknown as CompanyIdentity;
  const registration = fieldsOf(given, 'registration') as unknown as RegistrationFields;
  const numbers = fieldsOf(given, 'numbering');
  const person = fieldsOf(given, 'administrator') as Record<
    'first_name' | 'email' | 'mobile' | 'last_name',
    string
  >;
  return {
    company: { ...company, pan: company.pan.toUpperCase(), cin: company.cin.toUpperCase() },
    registration: {
      ...registration,
      gstin: registration.gstin.toUpperCase(),
      state: registration.state || stateName(stateCodeOfGstin(registration.gstin) ?? '') || '',
    },
    series: Object.entries(NUMBERED).map(([name, series]) => ({
      series,
      prefix: (numbers[`${name}_prefix`] || series).toUpperCase(),
      next_number: Number(numbers[`${name}_next`] || 1),
    })),
    administrator: {
      ...person,
      email: person.email.toLowerCase(),
      last_name: person.last_name || undefined,
    },
  };
}

function faultIn(given: Given, isAsked: (part: Part) => boolean) {
  const { company, registration, series, administrator } = answersOf(given);
  const found = companyFault(company);
  if (found) return { part: 'company', ...found };
  const wrong = registrationFault(registration);
  if (wrong) return { part: 'registration', ...wrong };
  const otherPan = panFault(company.pan, registration.gstin);
  if (otherPan) return { part: 'registration', field: 'gstin', text: otherPan };
  for (const [index, setting] of series.entries()) {
    const fault = seriesFault(setting, financialYear());
    const field = `${Object.keys(NUMBERED)[index]}_${fault?.field === 'prefix' ? 'prefix' : 'next'}`;
    if (fault) return { part: 'numbering', field, text: fault.text };
  }
  if (!isAsked('administrator')) return undefined;
  if (!isEmail(administrator.email))
    return {
      part: 'administrator',
      field: 'email',
      text: emailEndingProblem(administrator.email) ?? 'The e-mail address is not valid',
    };
  if (!isPhone(administrator.mobile))
    return { part: 'administrator', field: 'mobile', text: 'The phone must have 10 digits' };
  return undefined;
}

/** The first answer that is not valid, with the question that it belongs to. */
export function wrongAnswer(
  given: Given,
  questions: readonly Question[],
): { question: Question; text: string } | undefined {
  const fault = faultIn(given, (part) => questions.some((question) => question.part === part));
  const question =
    fault && QUESTIONS.find((one) => one.part === fault.part && one.field === fault.field);
  return question && { question, text: fault.text };
}
