import { addParts, NO_PART } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { billedParts } from '../core/data/documentParts.ts';
import { eqAny } from '../core/data/search.ts';
import { billHead, billLineMoney, poLinesOf, sumsOfUnits } from './billLines.ts';

const linesOfChallan = (trx: Trx, challanId: number) =>
  trx
    .selectFrom('dc_lines')
    .select(['dc_line_id', 'po_line_id', 'delivered_qty'])
    .where('challan_id', '=', challanId)
    .where('po_line_id', 'is not', null)
    .execute();

/**
 * Lines that bill units of these purchase order lines; locks their bills in the order of their ids.
 */
async function liveLinesOf(trx: Trx, poLineIds: readonly number[]) {
  const lines = trx
    .selectFrom('bill_lines as bl')
    .innerJoin('bills as b', 'b.bill_id', 'bl.bill_id')
    .select([
      'b.bill_id',
      'b.status',
      'bl.bill_line_id',
      'bl.po_id',
      'bl.po_line_id',
      'bl.dc_line_id',
      'bl.quantity',
    ])
    .where('bl.po_line_id', '=', eqAny(poLineIds))
    .where('bl.quantity', '>', 0)
    .where('b.status', '<>', 'CANCELLED')
    .orderBy('b.bill_id')
    .orderBy('bl.bill_line_id');
  const ids = (await lines.execute()).map(({ bill_id }) => bill_id);
  await trx
    .selectFrom('bills')
    .select('bill_id')
    .where('bill_id', '=', eqAny(ids))
    .orderBy('bill_id')
    .forUpdate()
    .execute();
  return lines.execute();
}
type Line = Awaited<ReturnType<typeof liveLinesOf>>[number];

/**
 * Units to remove per line: all of lines made with the challan; of lines made by hand, those above
 * what stays dispatched.
 */
export async function unitsToRemove(
  trx: Trx,
  challanId: number,
): Promise<{ line: Line; units: number }[]> {
  const carried = await linesOfChallan(trx, challanId);
  const poLineIds = [...new Set(carried.flatMap(({ po_line_id }) => po_line_id ?? []))];
  const lines = await liveLinesOf(trx, poLineIds);
  const own = new Set(carried.map(({ dc_line_id }) => dc_line_id));
  const goes = lines
    .filter((line) => line.dc_line_id !== null && own.has(line.dc_line_id))
    .map((line) => ({ line, units: line.quantity }));
  for (const po of await poLinesOf(trx, poLineIds)) {
    const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
    const stays =
      po.dispatched_quantity -
      sum(carried.filter((d) => d.po_line_id === po.po_line_id).map((d) => d.delivered_qty));
    const taken = sum(
      goes.filter(({ line }) => line.po_line_id === po.po_line_id).map(({ units }) => units),
    );
    let over = po.billed_quantity - taken - stays;
    for (const line of lines
      .toReversed()
      .filter((l) => l.po_line_id === po.po_line_id && l.dc_line_id === null)) {
      const units = Math.min(over, line.quantity);
      if (units <= 0) break;
      goes.push({ line, units });
      over -= units;
    }
  }
  return goes;
}

/**
 * Writes the bill's lines and sums without these units; what stays of a line comes after all other parts. The round-off
 * was of the whole, so it goes.
 */
export async function removeUnits(
  trx: Trx,
  billId: number,
  goes: readonly { line: Line; units: number }[],
): Promise<void> {
  await trx
    .updateTable('bill_lines')
    .set({ quantity: 0, ...billLineMoney(NO_PART) })
    .where('bill_line_id', '=', eqAny(goes.map(({ line }) => line.bill_line_id)))
    .execute();
  const ids = goes.map(({ line }) => line.po_line_id);
  const billed = await billedParts(trx, ids);
  const poLines = new Map((await poLinesOf(trx, ids)).map((line) => [line.po_line_id, line]));
  for (const { line, units } of goes) {
    const of = poLines.get(line.po_line_id);
    const quantity = line.quantity - units;
    if (!of || !quantity) continue;
    const before = billed.get(line.po_line_id) ?? NO_PART;
    const sums = sumsOfUnits(of, quantity, before);
    billed.set(line.po_line_id, addParts(before, { quantity, ...sums }));
    await trx
      .updateTable('bill_lines')
      .set({ quantity, ...billLineMoney(sums) })
      .where('bill_line_id', '=', line.bill_line_id)
      .execute();
  }
  const lines = await trx
    .selectFrom('bill_lines')
    .selectAll()
    .where('bill_id', '=', billId)
    .execute();
  await trx
    .updateTable('bills')
    .set({ ...billHead(lines, '0.00'), version: sql<number>`version + 1` })
    .where('bill_id', '=', billId)
    .execute();
}
