import type { BillStatus } from '@munim/schema/generated/types.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Trx } from '../core/data/database.ts';
import { anyOf } from '../core/data/search.ts';

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
export const billsOfChallans = (
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
    .where('d.challan_id', '=', anyOf(challanIds))
    .where('bl.quantity', '>', 0)
    .where(isOf)
    .orderBy('d.challan_id')
    .orderBy('b.bill_id')
    .execute();

/** The bills of the goods of one challan, cancelled ones too. */
export const billsOfChallan = (db: Database | Trx, challanId: number): Promise<ChallanBill[]> =>
  billsOfChallans(db, [challanId]);

/** The bills of several shipments, cancelled ones too. */
export const billsOfShipments = (db: Database | Trx, shipmentIds: readonly number[]) =>
  db
    .selectFrom('bills')
    .select(['shipment_id', 'bill_id', 'status', 'bill_grand_total'])
    .where('shipment_id', '=', anyOf(shipmentIds))
    .orderBy('bill_id')
    .execute();
