import { describe, expect, test } from '@jest/globals';
import type { MailKind } from '../../generated/types.ts';
import { LIMITS } from '../shared/limits.ts';
import { MAIL_KINDS, MAILS, mailFault, sampleValues } from './mails.rules.ts';
import { writeMail } from './writeMail.ts';

describe.each(MAIL_KINDS)('the shipped text of %s', (kind) => {
  test('is one that a company could have written, and leaves no placeholder', () => {
    expect(mailFault(kind, MAILS[kind])).toBeUndefined();
    const { subject, text } = writeMail(kind, MAILS[kind], sampleValues(kind));
    expect(subject + text).not.toMatch(/[{}]/);
    for (const [name, { sample, isRequired }] of Object.entries(MAILS[kind].placeholders))
      if (isRequired) expect([name, text]).toEqual([name, expect.stringContaining(sample)]);
  });
});

type Row = [what: string, kind: MailKind, subject: string, body: string, fault: string | undefined];
const CODE = 'Your code: {code}';
test.each<Row>([
  ['own words', 'SIGN_IN_CODE', 'Sign in', CODE, undefined],
  ['all placeholders', 'QUOTATION', '{number} {customer}', '{company}', undefined],
  ['no placeholder', 'QUOTATION', 'Our offer', 'See below.', undefined],
  ['braces of a text', 'QUOTATION', 'Our offer', 'a { b } c\n{', 'body'],
  ['a brace alone', 'QUOTATION', 'Our offer', 'a { b', undefined],
  ['an unknown one', 'QUOTATION', 'Offer {nummer}', 'x', 'subject'],
  ['one of another mail', 'QUOTATION', 'Offer', '{code}', 'body'],
  ['an empty one', 'QUOTATION', 'Offer', '{}', 'body'],
  ['one of every object', 'QUOTATION', 'Offer', '{constructor}', 'body'],
  ['no code', 'SIGN_IN_CODE', 'Sign in', 'Welcome back', 'body'],
  ['the code in the subject', 'SIGN_IN_CODE', '{code}', CODE, 'subject'],
  ['no address', 'INVITATION', 'Hello', 'Dear {person}', 'body'],
  ['no subject', 'QUOTATION', '  ', 'x', 'subject'],
  ['no text', 'QUOTATION', 'Offer', '\n', 'body'],
  ['two lines of subject', 'QUOTATION', 'Offer\nBcc: a@b.in', 'x', 'subject'],
  ['too long a subject', 'QUOTATION', 'x'.repeat(LIMITS.mailSubject + 1), 'x', 'subject'],
  ['too long a text', 'QUOTATION', 'Offer', 'x'.repeat(LIMITS.mailBody + 1), 'body'],
])('a text with %s', (_, kind, subject, body, field) => {
  expect(mailFault(kind, { subject, body })?.field).toBe(field);
});

test('a fault names the placeholder, and those that there are', () => {
  expect(mailFault('WELCOME', { subject: 'Hello {name}', body: 'x' })?.text).toBe(
    'There is no placeholder {name}: this mail has {person}, {customer}, {company}',
  );
});

test('a line without a value is left out, and a paragraph of such lines', () => {
  const template = {
    subject: 'PO {number}',
    body: 'One\n\nDue on {due_date}\nFrom {vendor}\n\nDue {due_date}\n\n\nLast\r\n',
  };
  const values = { number: '1', vendor: 'Mill', due_date: '', company: 'A' };
  const written = writeMail('PURCHASE_ORDER', template, values);
  expect(written.text).toBe('One\n\nFrom Mill\n\nLast');
  expect(written.paragraphs).toHaveLength(3);
});

test('values are put in once, and keep a subject on one line', () => {
  const values = { number: '{company}', customer: 'A\r\nBcc: b@c.in', company: 'Asha' };
  const template = { subject: '{number} {customer}', body: '{number}' };
  expect(writeMail('QUOTATION', template, values)).toMatchObject({
    subject: '{company} A Bcc: b@c.in',
    text: '{company}',
  });
});
