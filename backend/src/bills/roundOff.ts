import { ISSUED_BILLS, roundOffRefusal } from '@munim/schema/bills/bills.rules.ts';
import type { BillStatus } from '@munim/schema/generated/types.ts';
import { sumOf } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { settlePurchaseOrder } from '../purchase-orders/purchase-orders.public.ts';
import type { LockedBill } from './billLocks.ts';

interface LineTotal {
  po_id: number;
  line_total: string;
}

/**
 * The round-off in two decimals, refused when it is no rounding of this bill. The first purchase order pays it, so it is
 * at most what that one's lines come to.
 */
export function checkedRoundOff(given: string, lines: readonly LineTotal[]): string {
  const first = Math.min(...lines.map(({ po_id }) => po_id));
  const own = lines.filter(({ po_id }) => po_id === first).map(({ line_total }) => line_total);
  const why = roundOffRefusal(given, sumOf(own));
  if (why) throw badField('round_off', why);
  return sumOf([given]);
}

/** The bill's round-off and total after a change that may name another one. */
export async function roundOffOf(trx: Trx, bill: LockedBill, given: string | undefined) {
  if (given === undefined) return {};
  const lines = await trx
    .selectFrom('bill_lines')
    .select(['po_id', 'line_total'])
    .where('bill_id', '=', bill.bill_id)
    .execute();
  const round_off = checkedRoundOff(given, lines);
  const { bill_base_value, bill_gst_amount } = bill;
  return { round_off, bill_grand_total: sumOf([bill_base_value, bill_gst_amount, round_off]) };
}

/** Writes a purchase order's head again, with the round-offs of the issued bills that it pays. The caller holds its row. */
export async function settleRoundOff(work: Work, poId: number): Promise<void> {
  const { round_off } = await work.trx
    .selectFrom('bills')
    .select(sql<string>`coalesce(sum(round_off), 0)::numeric(14,2)`.as('round_off'))
    .where(sql<boolean>`included_po_ids @> array[${poId}]::bigint[]`)
    .where(sql<boolean>`included_po_ids[1] = ${poId}`)
    .where('status', '=', eqAny<BillStatus>(ISSUED_BILLS))
    .executeTakeFirstOrThrow();
  await settlePurchaseOrder(work, poId, { round_off });
}
