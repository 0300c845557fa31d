import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { call } from '../../testing/testCompany.ts';
import {
  addIssuedOrder,
  addLogistics,
  type Logistics,
  ship,
  waiting,
} from '../../testing/testLogistics.ts';

let company: Logistics;
beforeAll(async () => {
  company = await addLogistics();
});
afterAll(() => company.test.close());

/** An order whose goods have left in one shipment: so many of each line. */
async function sent(lines: { quantity?: number }[], quantities?: number[]) {
  const { poIds } = await addIssuedOrder(company, lines);
  const poId = poIds[0]!;
  const points = await waiting(company, { poId });
  const leaving = quantities && {
    quantities: new Map(points.map((point, i) => [point.id, quantities[i]!])),
  };
  const { status, body } = await ship(company, points, leaving ?? {});
  expect({ status, body: status === 200 ? null : body }).toEqual({ status: 200, body: null });
  const [bill] = await company.test.db
    .selectFrom('bills')
    .selectAll()
    .where(sql<boolean>`${poId} = any(included_po_ids)`)
    .orderBy('bill_id', 'desc')
    .execute();
  const challans = await company.test.db
    .selectFrom('delivery_challans')
    .select('challan_id')
    .where('shipment_id', '=', bill!.shipment_id)
    .execute();
  return { poId, bill: bill!, challanIds: challans.map(({ challan_id }) => challan_id) };
}
const read = async (url: string) =>
  (await call(company.test, Role.TOP_ADMIN, 'GET', url)).body.data[0];
const billRow = (bill_id: number) =>
  company.test.db
    .selectFrom('bills')
    .selectAll()
    .where('bill_id', '=', bill_id)
    .executeTakeFirstOrThrow();
const poLines = (po_id: number) =>
  company.test.db
    .selectFrom('purchase_order_lines')
    .select(['dispatched_quantity', 'billed_quantity'])
    .where('po_id', '=', po_id)
    .orderBy('line_number')
    .execute();
const cancelChallan = (challanId: number) =>
  call(company.test, Role.TOP_ADMIN, 'PUT', '/dc', {
    challanId,
    newStatus: 'CANCELLED',
    reason_for_cancellation: 'Came back',
  });

describe('the bill of a shipment', () => {
  test('is a draft of what left, known to shipment and challan', async () => {
    const { poId, bill, challanIds } = await sent([{ quantity: 10 }, { quantity: 4 }], [6, 4]);
    expect(bill).toMatchObject({
      status: 'DRAFT',
      included_po_ids: [poId],
      bill_grand_total: '1120.00',
    });
    expect(await poLines(poId)).toEqual([
      { dispatched_quantity: 6, billed_quantity: 6 },
      { dispatched_quantity: 4, billed_quantity: 4 },
    ]);
    for (const challanId of challanIds)
      expect(await read(`/dc?challanId=${challanId}`)).toMatchObject({
        challan_id: challanId,
        bill: [{ bill_id: bill.bill_id, status: 'DRAFT' }],
      });
    expect(await read(`/shipment?shipment_id=${bill.shipment_id}`)).toMatchObject({
      bill: [{ bill_id: bill.bill_id }],
    });
    const second = {
      seller_id: bill.seller_id,
      included_po_ids: [poId],
      bill_lines: [{ po_line_id: 1, quantity: 1 }],
      shipment_id: bill.shipment_id,
    };
    expect((await call(company.test, Role.TOP_ADMIN, 'POST', '/bill', second)).status).toBe(400);
  });

  test('goes with its only challan, and what left may be billed no more', async () => {
    const { poId, bill, challanIds } = await sent([{ quantity: 10 }]);
    expect((await cancelChallan(challanIds[0]!)).body).toMatchObject({ success: true });
    expect(await billRow(bill.bill_id)).toMatchObject({
      status: 'CANCELLED',
      reason_for_cancellation: 'Came back',
    });
    expect(await poLines(poId)).toEqual([{ dispatched_quantity: 0, billed_quantity: 0 }]);
    const convert = await call(
      company.test,
      Role.TOP_ADMIN,
      'POST',
      '/bill/convert/purchase_order',
      {
        po_id: poId,
      },
    );
    expect(convert.body.message).toBe('Nothing left to bill on this purchase order');
  });

  test('made anew by hand after it was cancelled, it shrinks with the challan too', async () => {
    const { poId, bill, challanIds } = await sent([{ quantity: 10 }], [8]);
    const left = await ship(company, await waiting(company, { poId }));
    expect(left.status).toBe(200);
    const move = { bill_id: bill.bill_id, status: 'CANCELLED', reason_for_cancellation: 'Prices' };
    expect((await call(company.test, Role.OPERATIONS, 'PUT', '/bill/status', move)).status).toBe(
      200,
    );
    const again = (
      await call(company.test, Role.TOP_ADMIN, 'POST', '/bill/convert/purchase_order', {
        po_id: poId,
      })
    ).body.data;
    expect(again.bill_lines).toMatchObject([{ quantity: 8, challan_id: null }]);
    expect((await cancelChallan(challanIds[0]!)).body).toMatchObject({ success: true });
    expect(await billRow(again.bill_id)).toMatchObject({ status: 'CANCELLED' });
    expect(await poLines(poId)).toEqual([{ dispatched_quantity: 2, billed_quantity: 2 }]);
  });
});
