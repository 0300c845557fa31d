import { expect, test } from '@jest/globals';
import { portalMoment, readPortalAnswer } from './portalAnswer.ts';

const IRN = 'a'.repeat(64);
const E_INVOICE = {
  AckNo: 112010036563310,
  AckDt: '2026-11-20 19:22:05',
  Irn: IRN,
  SignedInvoice: 'x.y.z',
  SignedQRCode: 'a.b.c',
  Status: 'ACT',
  EwbNo: null,
};
const READ = {
  irn: IRN,
  ackNumber: '112010036563310',
  ackAt: '2026-11-20T19:22:05+05:30',
  signedQr: 'a.b.c',
};

test.each([
  ['the answer itself', E_INVOICE],
  ['the answer in a list, as bulk files have it', [E_INVOICE]],
  ['the answer as text inside another', { Status: 1, Data: JSON.stringify(E_INVOICE) }],
  ['the answer of a provider', { success: true, result: { data: E_INVOICE } }],
])('reads %s', (_, answer) => {
  expect(readPortalAnswer(JSON.stringify(answer))).toEqual(READ);
});

test('reads the e-way bill, with the portal’s own times', () => {
  const answer = {
    ewayBillNo: 181000000001,
    ewayBillDate: '20/11/2026 12:05:00 AM',
    validUpto: '22/11/2026 11:59:00 PM',
  };
  expect(readPortalAnswer(JSON.stringify(answer))).toEqual({
    ewayBillNumber: '181000000001',
    ewayBillAt: '2026-11-20T00:05:00+05:30',
    ewayBillValidUntil: '2026-11-22T23:59:00+05:30',
  });
});

test.each(['', 'no JSON', '[]', '{}', '[1,2]', 'null', '{"Status":0,"ErrorDetails":[]}', '"text"'])(
  '%j is no answer of a portal',
  (text) => expect(readPortalAnswer(text)).toBeUndefined(),
);

test('a list of several invoices is no answer to one', () => {
  expect(readPortalAnswer(JSON.stringify([E_INVOICE, E_INVOICE]))).toBeUndefined();
});

test.each([
  ['2026-11-20 19:22', '2026-11-20T19:22:00+05:30'],
  ['20/11/2026 7:22:09 pm', '2026-11-20T19:22:09+05:30'],
  ['20/11/2026 12:22:09 PM', '2026-11-20T12:22:09+05:30'],
  ['2026-11-20T13:52:00.000Z', '2026-11-20T13:52:00.000Z'],
  ['tomorrow', 'tomorrow'],
])('the time %j is %j', (typed, wanted) => expect(portalMoment(typed)).toBe(wanted));
