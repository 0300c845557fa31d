import { expect, test } from '@jest/globals';
import {
  companyFault,
  companyFaults,
  panFault,
  registrationFault,
  registrationFaults,
  roleNamesProblem,
} from './company.rules.ts';

const COMPANY = {
  legal_name: 'Munim Hospitality Supplies',
  pan: 'AAACM4154Q',
  cin: '',
  phone: '',
  email: '',
  bank: '',
  upi_id: '',
  invoice_terms: '',
  quotation_terms: '',
};

test.each([
  [{}, undefined],
  [
    { cin: 'U51909KA2015PTC123456', email: 'a@munim.example', upi_id: 'munim.sales@okbank' },
    undefined,
  ],
  [{ legal_name: 'AB' }, 'legal_name'],
  [{ legal_name: 'x'.repeat(101) }, 'legal_name'],
  [{ pan: '' }, 'pan'],
  [{ pan: 'AAACM4154QX' }, 'pan'],
  [{ cin: 'U51909KA2015PTC12345' }, 'cin'],
  [{ email: 'two@at@example.com' }, 'email'],
  [{ upi_id: 'munim' }, 'upi_id'],
  [{ bank: 'x'.repeat(501) }, 'bank'],
  [{ invoice_terms: 'x'.repeat(2001) }, 'invoice_terms'],
])('company with %j', (fields, field) => {
  expect(companyFault({ ...COMPANY, ...fields })?.field).toBe(field);
});

const REGISTRATION = {
  gstin: '29AAACM4154Q1ZY',
  state: 'Karnataka',
  address1: '12 Residency Road',
  city: 'Bengaluru',
  postal_code: '560025',
};

test.each([
  [{}, undefined],
  [{ state: 'Atlantis' }, 'state'],
  [{ gstin: '29AAACM4154Q1ZX' }, 'gstin'],
  [{ state: 'Kerala' }, 'gstin'],
  [{ address1: '' }, 'address1'],
  [{ address1: '12 Residency Road 560025' }, 'address1'],
  [{ city: 'BL' }, 'city'],
  [{ postal_code: '56002' }, 'postal_code'],
  [{ postal_code: '682001' }, 'postal_code'],
])('registration with %j', (fields, field) => {
  expect(registrationFault({ ...REGISTRATION, ...fields })?.field).toBe(field);
});

test('all fields that are wrong are named at once, each once', () => {
  const company = { ...COMPANY, legal_name: '', pan: 'A'.repeat(11), cin: 'U5', email: 'two' };
  expect(companyFaults(company).map(({ field }) => field)).toEqual([
    'legal_name',
    'pan',
    'cin',
    'email',
  ]);
  const registration = { ...REGISTRATION, gstin: '29', address1: '', city: 'B', postal_code: '1' };
  expect(registrationFaults(registration).map(({ field }) => field)).toEqual([
    'gstin',
    'address1',
    'city',
    'postal_code',
  ]);
  expect(registrationFaults({ ...REGISTRATION, state: 'Atlantis', city: '' })).toHaveLength(2);
});

test('a GST number contains the PAN of the company', () => {
  expect(panFault('AAACM4154Q', '29AAACM4154Q1ZY')).toBeUndefined();
  expect(panFault('AABCK1234F', '29AAACM4154Q1ZY')).toMatch('contains the PAN AAACM4154Q');
});

test.each([
  [{ 1001: 'Owner' }, undefined],
  [{ 99: 'Owner' }, 'There is no role 99'],
  [{ 1001: '  ' }, 'The name of role 1001 must have 1 to 50 characters'],
])('names of roles %j', (names, problem) => {
  expect(roleNamesProblem(names)).toBe(problem);
});
