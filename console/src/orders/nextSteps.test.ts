import { expect, test } from '@jest/globals';
import { orderActions } from '@munim/schema/orders/orders.rules.ts';
import { quotationActions } from '@munim/schema/quotations/quotations.rules.ts';
import { rfqActions } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { canBy, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import type { OrderDetailsFragment } from '../../generated/documents.ts';
import { quotationNextStep } from '../quotations/quotations.labels.ts';
import { rfqNextStep } from '../quote-requests/quote-requests.labels.ts';
import { orderNextStep, orderRights, orderStep } from './orders.labels.ts';

const can = (role: number) => canBy(roleTemplate(role));

test.each([
  [Role.SALES, 'PENDING', /^Waits for a price from Kavita or Ravi\.$/],
  [Role.CATEGORY_MANAGER, 'PENDING', /^Next: choose/],
  [Role.CATEGORY_MANAGER, 'PRICE_UPDATED', /^Priced\. Waits for Asha,/],
  [Role.SALES, 'PRICE_UPDATED', /^Next: select it/],
] as const)('quote request, role %i, %s', (role, status, text) => {
  const people = {
    categoryManagers: [{ name: 'Kavita' }, { name: 'Ravi' }],
    salesPerson: { name: 'Asha' },
  };
  expect(rfqNextStep({ status, actions: rfqActions(status, can(role)), ...people })).toMatch(text);
});

test.each([
  [Role.SALES, 'SENT', /^This draft waits for a category manager or a manager/],
  [Role.CATEGORY_MANAGER, 'SENT', /^Next: send it/],
  [Role.SALES, 'CONFIRMED', /convert it to an order\.$/],
  [Role.CATEGORY_MANAGER, 'CONFIRMED', /the sales person or a manager converts it/],
] as const)('quotation, role %i, %s', (role, status, text) =>
  expect(quotationNextStep({ status, actions: quotationActions(status, can(role)) })).toMatch(text),
);

test('finished records wait for nobody', () => {
  expect(quotationNextStep({ status: 'REJECTED', actions: [] })).toBeNull();
  expect(
    rfqNextStep({ status: 'ARCHIVED', actions: [], categoryManagers: [], salesPerson: null }),
  ).toBeNull();
});

test.each([
  [Role.SALES, 0, 0, /^Waits for purchase orders/],
  [Role.CATEGORY_MANAGER, 0, 0, /^Next: generate/],
  [Role.SALES, 10, 9, /^Waits for delivery/],
  [Role.OPERATIONS, 10, 9, /^Next: plan the shipment/],
  [Role.SALES, 10, 10, /^On its way/],
  [Role.OPERATIONS, 10, 10, /^Next: record the delivery/],
] as const)('order, role %i, %i units bought and %i sent', (role, generated, dispatched, text) =>
  expect(stepOf(role, { generated, dispatched, stock: 0 })).toMatch(text),
);

test.each([
  [Role.SALES, 0, 0, 10, /^Waits for delivery/],
  [Role.CATEGORY_MANAGER, 0, 0, 10, /^Waits for delivery/],
  [Role.TOP_ADMIN, 0, 0, 10, /^Next: plan the shipment/],
  [Role.TOP_ADMIN, 4, 0, 6, /^Next: plan the shipment/],
  [Role.TOP_ADMIN, 0, 10, 10, /^Next: record the delivery/],
  [Role.TOP_ADMIN, 0, 0, 6, /^Next: generate/],
] as const)(
  'order, role %i, %i bought, %i sent, %i from own stock',
  (role, generated, dispatched, stock, text) =>
    expect(stepOf(role, { generated, dispatched, stock })).toMatch(text),
);

test.each([
  [Role.FINANCE, 'PENDING', /Next: record the customer’s payment/],
  [Role.SALES, 'PARTIALLY_PAID', /which finance records/],
  [Role.FINANCE, 'PAID', null],
] as const)('delivered order, role %i, %s', (role, paymentStatus, text) => {
  const order = { status: 'DELIVERED', actions: [], paymentStatus, lines: [] };
  const step = orderStep(order as unknown as OrderDetailsFragment, orderRights(can(role)));
  if (text) expect(orderNextStep(step)).toMatch(text);
  else expect(step).toBeNull();
});

function stepOf(
  role: number,
  { generated, dispatched, stock }: { generated: number; dispatched: number; stock: number },
) {
  const line = { quantity: 10, cancelled: 0, dispatched, delivered: 0, invoiced: 0 };
  const facts = [{ ...line, generated, stock, issued: 0 }];
  const status = 'CONFIRMED';
  const order = {
    status,
    paymentStatus: 'PENDING',
    actions: orderActions({ status, hasIssuedPo: false, lines: facts }, can(role)),
    lines: [
      {
        quantity: 10,
        cancelledQuantity: 0,
        generatedQuantity: generated,
        stockQuantity: stock,
        dispatchedQuantity: dispatched,
      },
    ],
  } as unknown as OrderDetailsFragment;
  return orderNextStep(orderStep(order, orderRights(can(role))));
}
