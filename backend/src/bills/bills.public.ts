import { billDueDate } from '@munim/schema/bills/bills.rules.ts';
import type { BillStatus } from '@munim/schema/generated/types.ts';
import { addParts, NO_PART } from '@munim/schema/shared/money.ts';
import { sql, type RawBuilder } from 'kysely';
import { visiblePurchaseOrders } from '../core/access/documentScope.ts';
import { rowScopeOf } from '../core/access/rowScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Trx, Database } from '../core/data/database.ts';
import { dayOf, indianDay } from '../core/data/days.ts';
import { billedParts } from '../core/data/documentParts.ts';
import { type Waiting, waitingRows } from '../core/data/paging.ts';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { badField, refused } from '../core/http/errors.ts';
import {
  billHead,
  type BilledPoLine,
  billLineMoney,
  countBilled,
  poLinesOf,
  sumsOfUnits,
} from './billLines.ts';
import { releaseBill } from './releaseBill.ts';
import { checkedRoundOff } from './roundOff.ts';
import { unitsToRemove, removeUnits } from './removeUnits.ts';

export interface NewBillLine {
  poLineId: number;
  quantity: number;
  /** The line of the challan that carries the goods. */
  dcLineId?: number | null;
}
export interface NewBill {
  sellerId: number;
  shipmentId?: number | null;
  lines: readonly NewBillLine[];
  paymentDueDate?: string | undefined;
  roundOff?: string | undefined;
}

/** Each line with its purchase order's line; refused when more would be billed than has left the seller. */
function matchPoLines(
  bill: NewBill,
  poLines: readonly BilledPoLine[],
): (NewBillLine & { of: BilledPoLine })[] {
  const left = new Map(
    poLines.map((line) => [line.po_line_id, line.dispatched_quantity - line.billed_quantity]),
  );
  return bill.lines.map((line, i) => {
    const of = poLines.find(({ po_line_id }) => po_line_id === line.poLineId);
    if (of?.seller_id !== bill.sellerId)
      throw badField(
        `bill_lines.${i}.po_line_id`,
        'This is not a purchase order line of the seller',
      );
    const most = left.get(line.poLineId) ?? 0;
    if (line.quantity > most)
      throw badField(
        `bill_lines.${i}.quantity`,
        most > 0
          ? `Only ${most} dispatched and not billed`
          : 'Nothing is dispatched and not billed',
      );
    left.set(line.poLineId, most - line.quantity);
    return { ...line, of };
  });
}

/**
 * Makes a draft and counts its units as billed. The caller has locked the purchase orders in the
 * viewer's row scope, and has counted the units as
 * dispatched. Returns the bill's id.
 */
export async function makeBill(work: Work, bill: NewBill): Promise<number> {
  const { trx, viewer } = work;
  const ids = [...new Set(bill.lines.map(({ poLineId }) => poLineId))];
  const lines = matchPoLines(bill, await poLinesOf(trx, ids));
  const billed = await billedParts(trx, ids);
  const rows = lines.map(({ of, quantity, dcLineId }, i) => {
    const before = billed.get(of.po_line_id) ?? NO_PART;
    const sums = sumsOfUnits(of, quantity, before);
    billed.set(of.po_line_id, addParts(before, { quantity, ...sums }));
    const { po_id, po_line_id, product_sku_id, offer_price, gstin } = of;
    return {
      line_number: i + 1,
      po_id,
      po_line_id,
      product_sku_id,
      offer_price,
      pan_india_gst: gstin,
      quantity,
      dc_line_id: dcLineId ?? null,
      ...billLineMoney(sums),
    };
  });
  const included_po_ids = [...new Set(rows.map(({ po_id }) => po_id))].toSorted((a, b) => a - b);
  const { bill_id } = await trx
    .insertInto('bills')
    .values({
      seller_id: bill.sellerId,
      shipment_id: bill.shipmentId ?? null,
      included_po_ids,
      created_by: viewer.userId,
      within_state: lines.every(({ of }) => of.within_state),
      ...billHead(rows, checkedRoundOff(bill.roundOff ?? '0', rows)),
      payment_due_date: bill.paymentDueDate ?? billDueDate(indianDay()),
    })
    .returning('bill_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('bill_lines')
    .values(rows.map((row) => ({ ...row, bill_id })))
    .execute();
  await countBilled(work, rows);
  await work.audit({ entity: 'BILL', id: bill_id, action: 'CREATE', to: 'DRAFT' });
  return bill_id;
}

/** Bills on goods of these challans that are not cancelled. */
export async function liveBillsOf(db: Database | Trx, challanIds: readonly number[]) {
  const bills = await billsOfChallans(db, challanIds);
  return bills.flatMap(({ status, ...bill }) =>
    status === 'CANCELLED' ? [] : [{ ...bill, status }],
  );
}

/** Condition over bills as b: visible with at least one of its purchase orders. */
export const visibleBills = (viewer: Viewer): RawBuilder<boolean> =>
  rowScopeOf(viewer) === 'all'
    ? sql`true`
    : sql`b.bill_id in (select own.bill_id from bill_lines own join purchase_orders po on po.po_id = own.po_id
        where ${visiblePurchaseOrders(viewer)})`;

export interface ChallanBill {
  challan_id: number;
  bill_id: number;
  status: BillStatus;
  bill_grand_total: string;
}

/** A bill's line is for a challan's line: made with it, or by hand for the same shipment. */
const isOf: RawBuilder<boolean> = sql`(bl.dc_line_id = d.dc_line_id
  or (bl.dc_line_id is null and bl.po_line_id = d.po_line_id and b.shipment_id = dc.shipment_id))`;

/** The bills of the goods of several challans, cancelled ones too. */
const billsOfChallans = (
  db: Database | Trx,
  challanIds: readonly number[],
): Promise<ChallanBill[]> =>
  db
    .selectFrom('dc_lines as d')
    .innerJoin('delivery_challans as dc', 'dc.challan_id', 'd.challan_id')
    .innerJoin('bill_lines as bl', 'bl.po_line_id', 'd.po_line_id')
    .innerJoin('bills as b', 'b.bill_id', 'bl.bill_id')
    .select(['d.challan_id', 'b.bill_id', 'b.status', 'b.bill_grand_total'])
    .distinct()
    .where('d.challan_id', '=', eqAny(challanIds))
    .where('bl.quantity', '>', 0)
    .where(isOf)
    .orderBy('d.challan_id')
    .orderBy('b.bill_id')
    .execute();

/**
 * Part of cancelling a challan: removes its units from draft bills, and cancels a draft that
 * becomes empty. Refused while the units are on an issued
 * bill. The caller has locked the purchase orders, and has not yet counted the units back from
 * dispatched.
 */
export async function removeChallanFromBill(
  work: Work,
  challanId: number,
  reason: string,
): Promise<void> {
  const { trx } = work;
  const goes = await unitsToRemove(trx, challanId);
  const issued = goes.find(({ line }) => line.status !== 'DRAFT');
  if (issued) throw refused(`Bill ${issued.line.bill_id} of this challan is issued`, 'BILL_ISSUED');
  for (const [billId, some] of Map.groupBy(goes, ({ line }) => line.bill_id)) {
    const { units: all } = await trx
      .selectFrom('bill_lines')
      .select((eb) => eb.fn.sum<number>('quantity').as('units'))
      .where('bill_id', '=', billId)
      .executeTakeFirstOrThrow();
    const units = some.reduce((sum, { units: part }) => sum + part, 0);
    if (units === all) {
      await releaseBill(work, billId, reason);
      continue;
    }
    await removeUnits(trx, billId, some);
    await countBilled(
      work,
      some.map(({ line, units: part }) => ({ ...line, quantity: -part })),
    );
    const changes = Object.fromEntries(
      some.map(({ line, units: part }) => [
        `line ${line.bill_line_id} quantity`,
        { from: line.quantity, to: line.quantity - part },
      ]),
    );
    await work.audit({
      entity: 'BILL',
      id: billId,
      action: 'TAKE_OUT',
      changes,
      remarks: reason,
    });
  }
}

/** Bills that wait for the vendor's invoice, for Home. */
export const waitingBills = (context: ReadContext): Promise<Waiting> =>
  waitingRows(
    context.db,
    context.db
      .selectFrom('bills as b')
      .where(visibleBills(context.viewer))
      .where('b.status', '=', 'DRAFT'),
    dayOf(sql.ref('b.created_at')),
  );
