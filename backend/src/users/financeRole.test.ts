import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@munim/schema/shared/days.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { indianDay } from '../core/data/days.ts';
import { addBills, addSentPo, billCalls, type Bills } from '../../testing/testBills.ts';
import { call } from '../../testing/testCompany.ts';

const document = JSON.parse(
  fs.readFileSync(new URL('../../../schema/rest/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, { 'x-permission': string }>> };

/** Writes that need a permission, as the contract names them. */
const WRITES = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([method, operation]) => method !== 'get' && operation['x-permission'].includes(':'))
    .map(([method]) => ({ method: method.toUpperCase() as 'PUT', path })),
);

let bills: Bills;
beforeAll(async () => {
  bills = await addBills();
});
afterAll(() => bills.app.close());

test('finance writes its own documents, and nothing of selling or sourcing', async () => {
  const headers = await bills.app.as(Role.FINANCE);
  const open: string[] = [];
  for (const { method, path } of WRITES) {
    const url = path.replaceAll(/\{\w+\}/g, '1');
    const { statusCode } = await bills.app.app.inject({ method, url, headers });
    if (statusCode !== 403) open.push(`${method} ${path}`);
  }
  expect(open.toSorted()).toEqual([
    'POST /bill',
    'POST /bill/convert/purchase_order',
    'POST /credit_note',
    'POST /credit_note/email/send',
    'POST /credit_note/status',
    'POST /expense',
    'POST /file-manager',
    'POST /fileUpload',
    'POST /imageUpload',
    // each kind of sheet asks for its own permissions
    'POST /import',
    'POST /import/run',
    'POST /invoice',
    'POST /invoice/email/send',
    'POST /payment',
    'POST /payment/advance',
    'POST /payment/opening',
    'POST /payment/outgoing',
    'POST /payment/update',
    // a read: SKUs by their names
    'POST /sku/named',
    // sets the own working customer
    'POST /user/setDefaultUser',
    'PUT /bill',
    'PUT /bill/status',
    'PUT /books',
    'PUT /credit_note',
    'PUT /credit_note/registration',
    'PUT /expense',
    'PUT /expense/void',
    'PUT /invoice',
    'PUT /invoice/registration',
  ]);
});

test('finance bills a purchase order that it cannot change', async () => {
  const requests = billCalls(bills);
  const po = await addSentPo(bills, {});
  const { status, body } = await requests.convert(po.poId, Role.FINANCE);
  expect([status, body.data.status]).toEqual([200, 'DRAFT']);
  const { bill_id } = body.data;
  expect(
    (await requests.change(bill_id, { payment_due_date: addDays(indianDay(), 30) }, Role.FINANCE))
      .status,
  ).toBe(200);
  const changed = await call(bills.app, Role.FINANCE, 'PATCH', '/updatePurchaseOrder', {
    po_id: po.poId,
  });
  expect(changed.status).toBe(403);
});
