import type { BillStatus, ChallanStatus, InvoiceStatus } from '@munim/schema/generated/types.ts';
import type { ChallanFacts } from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import type { ChallanType } from '@munim/schema/generated/types.ts';
import type { Database, Trx } from '../core/database.ts';
import { anyOf } from '../core/search.ts';

/** Bills on goods of these challans that are not cancelled, and still ask for some of them. */
export const billsOf = (
  db: Database | Trx,
  challanIds: readonly number[],
): Promise<{ challan_id: number; bill_id: number; status: BillStatus }[]> =>
  db
    .selectFrom('dc_lines as l')
    .innerJoin('bill_lines as bl', 'bl.dc_line_id', 'l.dc_line_id')
    .innerJoin('bills as b', 'b.bill_id', 'bl.bill_id')
    .select(['l.challan_id', 'b.bill_id', 'b.status'])
    .distinct()
    .where('l.challan_id', '=', anyOf(challanIds))
    .where('b.status', '<>', 'CANCELLED')
    .where('bl.quantity', '>', 0)
    .orderBy('b.bill_id')
    .$castTo<{ challan_id: number; bill_id: number; status: BillStatus }>()
    .execute();

/** The live invoice of each of these challans. */
export const invoicesOf = (db: Database | Trx, challanIds: readonly number[]) =>
  db
    .selectFrom('invoices')
    .select(['challan_id', 'invoice_id', 'invoice_number', 'status'])
    .where('challan_id', '=', anyOf(challanIds))
    .where('status', 'not in', ['CANCELLED', 'VOID'])
    .$castTo<{ challan_id: number; invoice_id: number; invoice_number: string | null; status: InvoiceStatus }>()
    .execute();

/** What the rules ask of a challan. */
export const factsOf = (
  { challan_type, status }: { challan_type: ChallanType; status: ChallanStatus },
  bills: readonly { status: BillStatus }[],
): ChallanFacts => ({
  type: challan_type,
  status,
  hasDraftBill: bills.some((bill) => bill.status === 'DRAFT'),
  hasIssuedBill: bills.some((bill) => bill.status !== 'DRAFT'),
});
