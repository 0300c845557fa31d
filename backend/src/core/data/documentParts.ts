import { ENDED_INVOICE_STATUSES } from '@munim/schema/invoices/invoices.rules.ts';
import { addParts, isPositive, NO_PART, type Part, sumOf } from '@munim/schema/shared/money.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from './database.ts';
import { eqAny } from './search.ts';

/** Units and sums over lines as n. */
const PART = [
  sql<number>`sum(n.quantity)::integer`.as('quantity'),
  sql<string>`sum(n.taxable_amount)`.as('taxable'),
  sql<string>`sum(n.cgst_amount)`.as('cgst'),
  sql<string>`sum(n.sgst_amount)`.as('sgst'),
  sql<string>`sum(n.igst_amount)`.as('igst'),
  sql<string>`sum(n.line_total)`.as('total'),
] as const;

/**
 * Parts at the line's rate by tax heads, for those of one line have both kinds when its address moved to another state
 * between two invoices; and parts at the rate that it had before.
 */
export interface InvoicedParts {
  withinState: Part;
  toOtherState: Part;
  atFormerRate: Part;
}

export const NOT_INVOICED: InvoicedParts = {
  withinState: NO_PART,
  toOtherState: NO_PART,
  atFormerRate: NO_PART,
};

/** Quantities on invoices of these order lines, drafts included. Certain under the lock on the order. */
export async function invoicedParts(
  trx: Trx,
  lineIds: readonly number[],
): Promise<Map<number, InvoicedParts>> {
  const rows = await trx
    .selectFrom('invoice_lines as n')
    .innerJoin('invoices as i', 'i.invoice_id', 'n.invoice_id')
    .innerJoin('order_lines as ol', 'ol.line_id', 'n.order_line_id')
    .select(['n.order_line_id', 'i.within_state'])
    .select(sql<boolean>`n.pan_india_gst = ol.pan_india_gst`.as('at_rate'))
    .select([...PART])
    .where('n.order_line_id', '=', eqAny(lineIds))
    .where('i.status', 'not in', ENDED_INVOICE_STATUSES)
    .groupBy(['n.order_line_id', 'i.within_state', 'at_rate'])
    .execute();
  const parts = new Map<number, InvoicedParts>();
  for (const { order_line_id: id, within_state, at_rate, ...part } of rows) {
    const others = parts.get(id) ?? NOT_INVOICED;
    const heads = within_state ? 'withinState' : 'toOtherState';
    parts.set(id, {
      ...others,
      ...(at_rate ? { [heads]: part } : { atFormerRate: addParts(others.atFormerRate, part) }),
    });
  }
  return parts;
}

export const allInvoiced = ({ withinState, toOtherState, atFormerRate }: InvoicedParts): Part =>
  addParts(addParts(withinState, toOtherState), atFormerRate);

/** Sums of a line whose parts bear both kinds of heads: a line has one kind, so all of its tax counts as IGST. */
export const withOneKind = (sums: Part): Part =>
  isPositive(sums.cgst) && isPositive(sums.igst)
    ? { ...sums, cgst: '0.00', sgst: '0.00', igst: sumOf([sums.cgst, sums.sgst, sums.igst]) }
    : sums;

/** Quantities on bills of these purchase order lines, drafts included. Certain under the lock on the purchase orders. */
export async function billedParts(
  trx: Trx,
  poLineIds: readonly number[],
): Promise<Map<number, Part>> {
  const rows = await trx
    .selectFrom('bill_lines as n')
    .innerJoin('bills as b', 'b.bill_id', 'n.bill_id')
    .select('n.po_line_id')
    .select([...PART])
    .where('n.po_line_id', '=', eqAny(poLineIds))
    .where('b.status', '<>', 'CANCELLED')
    .groupBy('n.po_line_id')
    .execute();
  return new Map(rows.map(({ po_line_id, ...part }) => [po_line_id, part]));
}

/** Lines with their counted units, and the document lines that are their parts. */
const PARTS_OF = {
  order_lines: {
    id: 'line_id',
    counted: 'invoiced_quantity',
    parts: sql`select n.order_line_id as id, n.* from invoice_lines n join invoices d using (invoice_id) where d.status not in ('CANCELLED', 'VOID')`,
  },
  purchase_order_lines: {
    id: 'po_line_id',
    counted: 'billed_quantity',
    parts: sql`select n.po_line_id as id, n.* from bill_lines n join bills d using (bill_id) where d.status <> 'CANCELLED'`,
  },
} as const;

/** Sums of the parts p of a line; of both kinds of heads all counts as IGST, as in withOneKind. */
const SUMS = sql`sum(p.taxable_amount) as taxable, case when sum(p.igst_amount) > 0 then 0 else sum(p.cgst_amount) end as half,
  case when sum(p.igst_amount) > 0 then sum(p.cgst_amount + p.sgst_amount + p.igst_amount) else 0 end as igst`;

/**
 * Writes what its parts came to on a line that is on documents whole, and never less than them on
 * any other. Changes a line only when its parts were rounded by an earlier rule, or when one was
 * cancelled and the line was closed before it was made again. The caller has counted the units, and
 * writes the head after it.
 */
export async function followParts(
  trx: Trx,
  table: keyof typeof PARTS_OF,
  lineIds: readonly number[],
): Promise<void> {
  const { id, counted, parts } = PARTS_OF[table];
  const whole = sql`${sql.ref(`l.${counted}`)} = l.quantity - l.cancelled_quantity`;
  const followed = (own: string, ofParts: RawBuilder<unknown>) =>
    sql`case when ${whole} then ${ofParts} else greatest(${sql.ref(own)}, ${ofParts}) end`;
  await sql`
    update ${sql.table(table)} l set taxable_amount = n.taxable, cgst_amount = n.half, sgst_amount = n.half, igst_amount = n.igst,
      line_total = n.taxable + 2 * n.half + n.igst
    from (select s.id, ${followed('l.taxable_amount', sql`s.taxable`)} as taxable, ${followed('l.cgst_amount', sql`s.half`)} as half,
        ${followed('l.igst_amount', sql`s.igst`)} as igst
      from ${sql.table(table)} l join (select p.id, ${SUMS} from (${parts}) p where p.id = any(${[...lineIds]}) group by p.id) s on s.id = ${sql.ref(`l.${id}`)}
      where ${whole} or l.igst_amount * s.half = 0 and l.cgst_amount * s.igst = 0) n
    where ${sql.ref(`l.${id}`)} = n.id and (l.taxable_amount, l.cgst_amount, l.igst_amount) is distinct from (n.taxable, n.half, n.igst)`.execute(
    trx,
  );
}
