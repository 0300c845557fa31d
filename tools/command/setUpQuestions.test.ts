import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { answersIn } from './setUpFile.ts';
import { answersOf, QUESTIONS, wrongAnswer } from './setUpQuestions.ts';

let file: string;
beforeAll(() => {
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'munim-answers-')), 'answers.json');
});
afterAll(() => fs.rmSync(path.dirname(file), { recursive: true }));

const WHOLE = {
  'legal-name': 'Asha Traders',
  pan: 'aaacm4154q',
  gstin: '32AAACM4154Q1ZB',
  street: '9 Market Road',
  city: 'Kochi',
  pin: '682001',
  'first-name': 'Asha',
  email: 'Asha@Nursery.in',
  mobile: '9810000001',
};

test('answers are the fields that the service takes; the state is that of the GST number', () => {
  expect(wrongAnswer(WHOLE, QUESTIONS)).toBeUndefined();
  const { company, registration, administrator } = answersOf(WHOLE);
  expect(company).toMatchObject({ legal_name: 'Asha Traders', pan: 'AAACM4154Q', upi_id: '' });
  expect(registration).toMatchObject({ state: 'Kerala', address1: '9 Market Road' });
  expect(answersOf({ ...WHOLE, 'invoice-prefix': 'at/a', 'invoice-next': '146' }).series).toEqual([
    { series: 'INV', prefix: 'AT/A', next_number: 146 },
    { series: 'CN', prefix: 'CN', next_number: 1 },
    { series: 'SO', prefix: 'SO', next_number: 1 },
    { series: 'DC', prefix: 'DC', next_number: 1 },
  ]);
  expect(administrator).toMatchObject({ email: 'asha@nursery.in', last_name: undefined });
});

test.each([
  ['legal-name', 'AB', 'characters'],
  ['pan', 'X', 'ABCDE1234F'],
  ['upi-id', 'asha', 'name@bank'],
  ['company-email', 'asha', 'address'],
  ['gstin', '29AABCK1234F1ZJ', 'GST'],
  ['state', 'Nowhere', 'state of India'],
  ['pin', '560001', 'not of Kerala'],
  ['invoice-prefix', 'A_T', 'Prefix must'],
  ['order-prefix', 'A/T', 'addresses'],
  ['credit-note-next', 'x', 'whole number'],
  ['challan-next', '0', 'whole number'],
  ['email', 'asha', 'e-mail'],
  ['mobile', '12', '10 digits'],
])('--%s %s is wrong', (option, value, text) => {
  const wrong = wrongAnswer({ ...WHOLE, [option]: value }, QUESTIONS);
  expect(wrong?.question.option).toBe(option);
  expect(wrong?.text).toContain(text);
});

test.each([
  ['{"company": {"name": "x"}}', 'company.name is not expected'],
  ['{"companies": {"pan": "x"}}', 'companies.pan is not expected'],
  ['{"company": {"pan": 1}}', 'company.pan must be a text'],
  ['{"company": "x"}', 'company must be an object'],
  ['[]', 'no JSON object'],
  ['{', 'cannot be read'],
  ['x'.repeat(100_001), 'more than 100000 bytes'],
])('a file with %.30s is refused', (content, text) => {
  fs.writeFileSync(file, content);
  expect(() => answersIn(file)).toThrow(text);
});

test('a file answers by the names of fields', () => {
  fs.writeFileSync(
    file,
    '{"registration": {"postal_code": "682001"}, "company": {"email": "a@b.in"}}',
  );
  expect(answersIn(file)).toEqual({ pin: '682001', 'company-email': 'a@b.in' });
  expect(() => answersIn(`${file}.none`)).toThrow('cannot be read');
});
