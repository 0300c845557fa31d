import { expect, test } from '@jest/globals';
import { booksProblem } from '@munim/schema/accounting/books.rules.ts';
import { roundOffRefusal, sellerInvoiceNumberRefusal } from '@munim/schema/bills/bills.rules.ts';
import { quantityRefusal } from '@munim/schema/delivery-points/delivery-points.rules.ts';
import { expenseDateRefusal } from '@munim/schema/expenses/expenses.rules.ts';
import { paymentDateRefusal, unpaidYetRefusal } from '@munim/schema/payments/payments.rules.ts';
import { gstinProblem } from '@munim/schema/shared/gstin.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { hsnProblem, rateProblem } from '@munim/schema/shared/taxRates.ts';
import { transportProblems } from '@munim/schema/shipments/shipments.rules.ts';
import hindi from './hi.json';
import { loadHindi } from './loadHindi.ts';

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([one]) => one);
const edgesOf = (text: string) => [/^\s/.test(text), /\s$/.test(text)];

test('each text of the catalogue has Hindi with the same placeholders and the same spaces at its ends', () => {
  for (const [english, text] of Object.entries(hindi)) {
    expect([english, placeholdersOf(text).toSorted()]).toEqual([
      english,
      placeholdersOf(english).toSorted(),
    ]);
    expect([english, ...edgesOf(text)]).toEqual([english, ...edgesOf(english)]);
    expect([english, text.trim()]).not.toEqual([english, '']);
  }
});

test('Hindi fills values as they are, tells contexts apart and leaves unknown texts English', async () => {
  const { translate: hi } = await loadHindi();
  expect(hi('Sales Orders')).toBe('सेल्स ऑर्डर');
  expect(hi('{{count}} lines', { count: 1234 })).toBe('1234 लाइनें');
  expect(hi('Customers of {{name}}', { name: 'Rao & <Sons>' })).toBe('Rao & <Sons> के ग्राहक');
  expect(hi('Open')).toBe('खोलें');
  expect(hi('Open', { context: 'status' })).toBe('खुला');
  const name = '$t(Open) {{count}}';
  expect(hi('Customers of {{name}}', { name })).toBe(`${name} के ग्राहक`);
  expect(hi('Said by the server')).toBe('Said by the server');
});

const TODAY = '2026-11-26';
const paid = { direction: 'INCOMING', mode: 'UPI' } as const;
const NO_TRANSPORT = {
  transportInitiatedBy: 'OWN',
  transportMode: '',
  transporterId: '',
  vehicleType: '',
  vehicleNumber: 'X',
  transportDocumentNumber: '?',
  transportDocumentDate: '2099-01-01',
  weight: '',
  logisticCost: '',
  loadingCharge: 'x',
  driverName: '',
  driverPhone: '',
  driverPhone2: '',
  ewayBillNumber: '1',
} as const;

/** Refusals as the shared rules word them today. */
const REFUSALS = [
  expenseDateRefusal('2099-01-01', TODAY),
  expenseDateRefusal('2000-01-01', TODAY),
  paymentDateRefusal(paid, '2000-01-01', TODAY),
  paymentDateRefusal(paid, '2026-11-27', TODAY),
  paymentDateRefusal(paid, '2099-01-01', TODAY),
  unpaidYetRefusal('2099-01-01', TODAY),
  booksProblem({ from: TODAY, to: null, today: TODAY, reason: null })?.text,
  roundOffRefusal('2', '100'),
  roundOffRefusal('-1', '0.5'),
  sellerInvoiceNumberRefusal('x'.repeat(99)),
  sellerInvoiceNumberRefusal('?'),
  gstinProblem('29'),
  gstinProblem('29aaacm4154q1zy'),
  gstinProblem('29AAACM4154Q1ZX'),
  gstinProblem('29AAACM4154Q1ZY', 'Maharashtra'),
  hsnProblem('123'),
  hsnProblem('9985'),
  rateProblem('7'),
  quantityRefusal(0, 1),
  quantityRefusal(2, 1),
  ...Object.values(transportProblems(NO_TRANSPORT, { roleId: Role.TOP_ADMIN, today: TODAY })),
];

test('what the shared rules refuse is said in Hindi, with what they fill in', async () => {
  const { translateRule } = await loadHindi();
  const english = REFUSALS.filter(
    (words) => words && !/[\u0900-\u097f]/.test(translateRule(words)),
  );
  expect(english).toEqual([]);
  expect(REFUSALS).not.toContain(null);
  expect(translateRule('GST number is of Karnataka, not Maharashtra')).toBe(
    'GST नंबर Karnataka का है, Maharashtra का नहीं',
  );
  expect(translateRule('Words of nobody')).toBe('Words of nobody');
});
