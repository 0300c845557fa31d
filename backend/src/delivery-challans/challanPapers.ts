import type { ChallanFacts } from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import type { BillStatus, ChallanStatus, ChallanType } from '@munim/schema/generated/types.ts';
import { billsOfChallans } from '../bills/billsOfChallan.service.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { anyOf } from '../core/data/search.ts';

/** Bills on goods of these challans that are not cancelled. */
export async function liveBillsOf(db: Database | Trx, challanIds: readonly number[]) {
  const bills = await billsOfChallans(db, challanIds);
  return bills.flatMap(({ status, ...bill }) =>
    status === 'CANCELLED' ? [] : [{ ...bill, status }],
  );
}

/** The live invoice of each of these challans. */
export async function liveInvoicesOf(db: Database | Trx, challanIds: readonly number[]) {
  const invoices = await db
    .selectFrom('invoices')
    .select(['challan_id', 'invoice_id', 'invoice_number', 'status'])
    .where('challan_id', '=', anyOf(challanIds))
    .orderBy('invoice_id')
    .execute();
  return invoices.flatMap(({ status, ...invoice }) =>
    status === 'CANCELLED' || status === 'VOID' ? [] : [{ ...invoice, status }],
  );
}

/** Input of the challan rules. */
export const factsOf = (
  { challan_type, status }: { challan_type: ChallanType; status: ChallanStatus },
  bills: readonly { status: BillStatus }[],
): ChallanFacts => ({
  type: challan_type,
  status,
  hasDraftBill: bills.some((bill) => bill.status === 'DRAFT'),
  hasIssuedBill: bills.some((bill) => bill.status !== 'DRAFT'),
});
