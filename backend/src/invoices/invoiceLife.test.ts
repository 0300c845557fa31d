import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { type Challans, testChallans } from '../../testing/testChallans.ts';
import { call } from '../../testing/testCompany.ts';
import { addBilled, readInvoice } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { untilWaiting } from '../../testing/untilWaiting.ts';

const { TOP_ADMIN, BROAD_ACCESS, SALES, SALES_SECOND, CATEGORY_MANAGER } = Role;
let company: Logistics;
let challans: Challans;
beforeAll(async () => {
  company = await addLogistics();
  challans = testChallans(company);
}, 60_000);
afterAll(() => company.test.close());

const cancel = (invoice_id: number, role: number = TOP_ADMIN) =>
  call(company.test, role, 'PUT', '/invoice', {
    invoice_id,
    status: 'CANCELLED',
    reason: 'Wrong address',
  });
const again = (challan_id: number, role: number | null = TOP_ADMIN, key?: string) =>
  call(
    company.test,
    role,
    'POST',
    '/invoice',
    { challan_id },
    key ? { 'idempotency-key': key } : {},
  );
const invoicesOf = (challanId: number) =>
  company.test.db
    .selectFrom('invoices')
    .select(['invoice_id', 'invoice_number', 'status'])
    .where('challan_id', '=', challanId)
    .orderBy('invoice_id')
    .execute();
/** An invoice on its way, with its challan. */
async function sent() {
  const { invoiceIds } = await addBilled(company);
  const invoice = await readInvoice(company, invoiceIds[0]!);
  return { id: invoice.invoice_id as number, challanId: invoice.challan_id as number, invoice };
}
async function cancelled() {
  const { id, ...rest } = await sent();
  expect((await cancel(id)).status).toBe(200);
  return { id, ...rest };
}
async function deliver(challanId: number): Promise<void> {
  await challans.issueBill(challanId);
  const { status } = await challans.put({ challanId, newStatus: 'DELIVERED' });
  expect(status).toBe(200);
}
const numbersTaken = async () =>
  (
    await company.test.db
      .selectFrom('document_series')
      .select('last_number')
      .where('series', '=', 'INV')
      .executeTakeFirstOrThrow()
  ).last_number;

describe('a cancellation', () => {
  test('of delivered goods is refused, and names the credit note', async () => {
    const { id, challanId } = await sent();
    await deliver(challanId);
    const { status, body } = await cancel(id);
    expect([status, body.error, body.message]).toEqual([
      400,
      'INVOICE_SETTLED',
      'The goods are delivered: write a credit note instead',
    ]);
    expect(await readInvoice(company, id)).toMatchObject({ status: 'ISSUED', is_delivered: true });
  });

  test('by two people at once happens once: one status change, one audit row', async () => {
    const { id } = await sent();
    const answers = await Promise.all([cancel(id), cancel(id, BROAD_ACCESS)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from audit_log
      where entity = 'INVOICE' and entity_id = ${id} and action = 'CANCEL'`.execute(
      company.test.db,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

test('finance cancels an invoice and makes it again, without a right to change orders', async () => {
  const { id, challanId } = await sent();
  expect((await cancel(id, Role.FINANCE)).status).toBe(200);
  expect(await again(challanId, Role.FINANCE)).toMatchObject({
    status: 200,
    body: { data: { status: 'ISSUED', challan_id: challanId } },
  });
});

describe('a challan without a live invoice', () => {
  test('is invoiced again: its lines, a new number; the old one stays used', async () => {
    const { id, challanId, invoice } = await cancelled();
    expect((await challans.one(challanId)).has_invoice).toBe(false);
    const { status, body } = await again(challanId);
    expect(status).toBe(200);
    const amounts = (one: typeof invoice) => [
      one.invoice_grand_total,
      one.place_of_supply,
      one.invoice_lines.map((line: { quantity: number; taxable_amount: string }) => [
        line.quantity,
        line.taxable_amount,
      ]),
    ];
    expect(amounts(body.data)).toEqual(amounts(invoice));
    expect(body.data).toMatchObject({ status: 'ISSUED', challan_id: challanId });
    expect(body.data.invoice_number).not.toBe(invoice.invoice_number);
    expect(await invoicesOf(challanId)).toMatchObject([
      { invoice_id: id, invoice_number: invoice.invoice_number, status: 'CANCELLED' },
      { invoice_number: body.data.invoice_number, status: 'ISSUED' },
    ]);
    expect(await challans.one(challanId)).toMatchObject({
      has_invoice: true,
      invoice_id: body.data.invoice_id,
    });
  });

  test('also after the goods arrived', async () => {
    const { challanId } = await cancelled();
    await deliver(challanId);
    expect((await again(challanId)).body.data).toMatchObject({
      status: 'ISSUED',
      is_delivered: true,
    });
  });

  test('once: two people at once get one invoice, a double click under one key the same answer', async () => {
    const { challanId } = await cancelled();
    const people = await Promise.all([again(challanId), again(challanId, BROAD_ACCESS)]);
    expect(people.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(people.find(({ status }) => status === 400)?.body.error).toBe('ALREADY_INVOICED');
    const other = await cancelled();
    const clicks = await Promise.all([
      again(other.challanId, TOP_ADMIN, 'click'),
      again(other.challanId, TOP_ADMIN, 'click'),
    ]);
    expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
    expect(clicks[0]?.body.data.invoice_id).toBe(clicks[1]?.body.data.invoice_id);
    for (const challan of [challanId, other.challanId])
      expect(await invoicesOf(challan)).toHaveLength(2);
  });

  test('a killed connection leaves nothing: no invoice, no number used', async () => {
    const { challanId } = await cancelled();
    const before = await numbersTaken();
    const { db } = company.test;
    let answer: ReturnType<typeof again> | undefined;
    await db.transaction().execute(async (trx) => {
      // the last lock of the write: all else is done by then
      await sql`select from document_series where series = 'INV' for update`.execute(trx);
      answer = again(challanId);
      // reads by another connection: a transaction sees the activity as it was when it first looked
      await untilWaiting(db);
      const { rows } =
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and query ilike '%document_series%'`.execute(db);
      expect(rows).toHaveLength(1);
    });
    expect((await answer)?.status).toBeGreaterThanOrEqual(500);
    expect([await numbersTaken(), await invoicesOf(challanId)]).toMatchObject([
      before,
      [{ status: 'CANCELLED' }],
    ]);
    expect((await again(challanId)).status).toBe(200);
    expect(await numbersTaken()).toBe(before + 1);
  });

  test('not while its invoice lives, not of a cancelled challan or of other goods; permission and row scope', async () => {
    const { challanId } = await sent();
    expect((await again(challanId)).body.error).toBe('ALREADY_INVOICED');
    await challans.cancel(challanId);
    expect((await again(challanId)).body.message).toBe(
      'Only a challan whose goods went to a customer is invoiced',
    );
    const { challanId: inward } = await challans.stockToWarehouse();
    expect((await again(inward)).body.message).toBe('Only a challan to a customer is invoiced');
    const open = await cancelled();
    const roles = [null, CATEGORY_MANAGER, SALES_SECOND, SALES] as const;
    const answers = [];
    for (const role of roles) answers.push((await again(open.challanId, role)).status);
    expect(answers).toEqual([401, 403, 404, 200]);
    expect((await again(999_999)).status).toBe(404);
  });
});
