import { expect } from '@jest/globals';
import type { PermissionAction, PermissionEntity } from '@munim/schema/generated/types.ts';
import { canBy, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { Database } from '../src/core/data/database.ts';
import type { TestApp } from './testApp.ts';

/** Invariants of quote requests, quotations and orders (docs/rules/invariants.md). */
const paise = (text: string) => BigInt(Number(text).toFixed(2).replace('.', ''));
const halfUp = (value: bigint, by: bigint) => (2n * value + by) / (2n * by);

interface Line {
  quantity: number;
  price: string;
  discount: string;
  gst: string;
  state: string;
  taxable: string;
  cgst: string;
  sgst: string;
  igst: string;
  total: string;
}

const LINE = (t: string, price: string, discount: string, total: string) =>
  sql.raw(`${t}.quantity, ${t}.${price} as price, ${t}.${discount} as discount, ${t}.pan_india_gst as gst, a.state,
  ${t}.taxable_amount as taxable, ${t}.cgst_amount as cgst, ${t}.sgst_amount as sgst, ${t}.igst_amount as igst, ${t}.${total} as total`);

/** 8 and 9, in whole paise of the test's own: each line rounds half-up for each head, the head is their sum. */
function checkMoney(
  head: { taxable: string; gst: string; total: string },
  lines: readonly Line[],
): void {
  const sums = { taxable: 0n, gst: 0n };
  for (const line of lines) {
    const taxable = halfUp(
      paise(line.price) * BigInt(line.quantity) * (10_000n - paise(line.discount)),
      10_000n,
    );
    const isHome = line.state === 'Karnataka';
    const half = isHome ? halfUp(taxable * paise(line.gst), 20_000n) : 0n;
    const igst = isHome ? 0n : halfUp(taxable * paise(line.gst), 10_000n);
    expect([line.taxable, line.cgst, line.sgst, line.igst, line.total].map(paise)).toEqual([
      taxable,
      half,
      half,
      igst,
      taxable + 2n * half + igst,
    ]);
    sums.taxable += taxable;
    sums.gst += 2n * half + igst;
  }
  expect([head.taxable, head.gst, head.total].map(paise)).toEqual([
    sums.taxable,
    sums.gst,
    sums.taxable + sums.gst,
  ]);
}

async function checkSums(db: Database): Promise<void> {
  const quotations = await db.selectFrom('quotations').selectAll().execute();
  const items = await sql<
    Line & { quotation_id: number; line_number: number }
  >`select i.quotation_id, i.line_number,
    ${LINE('i', 'rfq_selling_price', 'quotation_line_discount', 'item_total')} from quotation_items i join addresses a using (address_id)
    where i.included_in_quotation order by i.line_number`.execute(db);
  const orders = await db.selectFrom('orders').selectAll().execute();
  const lines = await sql<Line & { order_id: number }>`select l.order_id,
    ${LINE('l', 'selling_price', 'order_line_discount', 'line_total')} from order_lines l join addresses a using (address_id)
    order by l.line_number`.execute(db);
  const itemsOf = (id: number | null) => items.rows.filter((item) => item.quotation_id === id);
  const terms = ({ quantity, price, discount, gst }: Line) => ({ quantity, price, discount, gst });
  for (const {
    quotation_id,
    taxable_amount: taxable,
    gst_amount: gst,
    grand_total: total,
  } of quotations) {
    expect(itemsOf(quotation_id).length).toBeGreaterThan(0);
    checkMoney({ taxable, gst, total }, itemsOf(quotation_id));
  }
  for (const {
    order_id,
    quotation_id,
    order_taxable_amount: taxable,
    order_gst_amount: gst,
    order_grand_total: total,
  } of orders) {
    const own = lines.rows.filter((line) => line.order_id === order_id);
    checkMoney({ taxable, gst, total }, own);
    expect(own.map(terms)).toEqual(itemsOf(quotation_id).map(terms));
  }
}

/**
 * 10 and 15, and consistent statuses of the three kinds of document. Each query returns what is
 * wrong.
 */
const FAULTS = {
  'a request locked otherwise than by one live line': sql`select r.request_id from rfqs r left join quotation_items i
    on i.request_id = r.request_id and i.included_in_quotation left join quotations q on q.quotation_id = i.quotation_id and q.status <> 'REJECTED'
    group by r.request_id having count(q.quotation_id) <> (case r.status when 'QUOTATION_GENERATED' then 1 else 0 end)`,
  'a converted quotation without its one order, or an order of one that is not converted': sql`select q.quotation_id from quotations q
    left join orders o on o.quotation_id = q.quotation_id and o.status <> 'CANCELLED'
    group by q.quotation_id having count(o.order_id) <> (case q.status when 'CONVERTED_TO_ORDER' then 1 else 0 end)`,
  'a line live otherwise than its quotation': sql`select i.quotation_item_id from quotation_items i join quotations q using (quotation_id)
    where i.is_live = (q.status = 'REJECTED')`,
  'a number left out or given twice': sql`select s.series from document_series s
    where s.last_number <> (select count(distinct o.order_number) from orders o) or s.last_number <> (select count(*) from orders)`,
  'a price without its history': sql`select r.request_id from rfqs r where
    (select count(*) from rfq_prices p where p.request_id = r.request_id) <>
    (select count(*) from audit_log l where l.entity = 'RFQ' and l.entity_id = r.request_id and l.action = 'PRICE')`,
  'a request changed without a trace': sql`select r.request_id from rfqs r where r.version <>
    (select count(*) from audit_log l where l.entity = 'RFQ' and l.entity_id = r.request_id)`,
};

/** 11: the audit rows of a record are its way from state to state, none missing, none twice, and each by someone who may. */
const ALLOWED_TRANSITIONS: Record<string, [PermissionEntity, PermissionAction]> = {
  'RFQ CREATE': ['QUOTATION_REQUEST', 'WRITE'],
  'RFQ PRICE': ['QUOTATION_REQUEST', 'UPDATE'],
  'RFQ ARCHIVE': ['QUOTATION_REQUEST', 'UPDATE'],
  'QUOTATION CREATE': ['QUOTATION', 'WRITE'],
  'QUOTATION EDIT': ['QUOTATION', 'UPDATE'],
  'QUOTATION REJECT': ['QUOTATION', 'UPDATE'],
  'QUOTATION CONFIRM': ['QUOTATION', 'APPROVE'],
  'QUOTATION RECALL': ['QUOTATION', 'APPROVE'],
  'QUOTATION CONVERT': ['ORDER', 'WRITE'],
  'ORDER CREATE': ['ORDER', 'WRITE'],
};

async function checkTrail({ db, userIdOf }: TestApp): Promise<void> {
  const roleOf = new Map(Object.values(Role).map((role) => [userIdOf(role), role]));
  const state = new Map<string, string>();
  for (const { entity, entity_id, action, from_status, to_status, user_id } of await db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('audit_id')
    .execute()) {
    const pair = ALLOWED_TRANSITIONS[`${entity} ${action}`];
    if (pair)
      expect([entity, action, canBy(roleTemplate(roleOf.get(user_id ?? 0) ?? 0))(...pair)]).toEqual(
        [entity, action, true],
      );
    if (to_status === null) continue;
    const record = `${entity} ${entity_id}`;
    expect([record, action, from_status]).toEqual([record, action, state.get(record) ?? null]);
    state.set(record, to_status);
  }
  const now = await sql<{
    record: string;
    status: string;
  }>`select 'RFQ ' || request_id as record, status from rfqs
    union all select 'QUOTATION ' || quotation_id, status from quotations union all select 'ORDER ' || order_id, status from orders`.execute(
    db,
  );
  expect(Object.fromEntries(state)).toEqual(
    Object.fromEntries(now.rows.map(({ record, status }) => [record, status])),
  );
}

export async function checkQuoting(test: TestApp): Promise<void> {
  await checkSums(test.db);
  for (const [what, query] of Object.entries(FAULTS))
    expect([what, (await query.execute(test.db)).rows]).toEqual([what, []]);
  await checkTrail(test);
}

/** All rows of quoting, to check that nothing was written. */
export const checkAll = async (db: Database): Promise<unknown> =>
  (
    await sql`select (select json_agg(r order by request_id) from rfqs r) rfqs, (select json_agg(q order by quotation_id) from quotations q) quotations,
      (select json_agg(i order by quotation_item_id) from quotation_items i) items, (select json_agg(o order by order_id) from orders o) orders,
      (select json_agg(l order by line_id) from order_lines l) lines, (select count(*) from audit_log) trail, (select count(*) from rfq_prices) prices`.execute(
      db,
    )
  ).rows;
