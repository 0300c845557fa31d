import {
  BILL_TRANSITIONS,
  billCancelRefusal,
  ISSUED_BILLS,
  mayCancelBill,
} from '@munim/schema/bills/bills.rules.ts';
import type { BillStatus } from '@munim/schema/generated/types.ts';
import { sql } from 'kysely';
import { isInAccounting, queueAccountingPush } from '../accounting/accounting.public.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { differences } from '../core/data/audit.ts';
import { refuseClosedBooks } from '../core/data/closedBooks.ts';
import type { Trx } from '../core/data/database.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import { copyIssued } from '../core/data/issuedCopies.ts';
import { refuseFaultyGoods } from '../core/data/numberedLines.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import type { AppParts } from '../core/http/appParts.ts';
import { badField, forbidden, invalidTransition, refused } from '../core/http/errors.ts';
import { allocate } from '../payments/payments.public.ts';
import { type LockedBill, lockBill } from './billLocks.ts';
import { billById, findBill } from './bills.service.ts';
import type { Bill, BillStatusChange } from './bills.shapes.ts';
import { releaseBill } from './releaseBill.ts';
import { roundOffOf, settleRoundOff } from './roundOff.ts';
import { isSameNumber } from './sameNumber.ts';
import { dueDateOf, invoiceYear, type SellerInvoice, sellerInvoiceOf } from './sellerInvoice.ts';

function refuseIncomplete({
  seller_invoice_number,
  seller_invoice_date,
  seller_invoice_attachment,
}: SellerInvoice): void {
  if (!seller_invoice_attachment)
    throw badField('seller_invoice_attachment', 'The vendor invoice is required: upload it first');
  if (!seller_invoice_number)
    throw badField('seller_invoice_number', 'Vendor invoice number is required');
  if (!seller_invoice_date)
    throw badField('seller_invoice_date', 'Vendor invoice date is required');
}

/** True when another live bill of this vendor and year has the number. */
async function hasNumber(trx: Trx, bill: LockedBill, invoice: SellerInvoice): Promise<boolean> {
  const other = await trx
    .selectFrom('bills')
    .select('bill_id')
    .where('seller_id', '=', bill.seller_id)
    .where('seller_invoice_year', '=', invoiceYear(invoice).seller_invoice_year)
    .where('status', '=', eqAny<BillStatus>(ISSUED_BILLS))
    .where(isSameNumber(sql.ref('seller_invoice_number'), invoice.seller_invoice_number))
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * A number is used once per seller and financial year: the unique index decides between two
 * parallel requests.
 */
async function issue(work: Work, bill: LockedBill, body: BillStatusChange): Promise<void> {
  const { trx } = work;
  const invoice = await sellerInvoiceOf(work, bill, body);
  refuseIncomplete(invoice);
  await refuseClosedBooks(trx, 'bill', invoice.seller_invoice_date);
  const { bill_id } = bill;
  await refuseFaultyGoods(
    trx,
    'bill',
    await trx
      .selectFrom('bill_lines')
      .select(['line_number', 'product_sku_id', 'pan_india_gst'])
      .where('bill_id', '=', bill_id)
      .orderBy('line_number')
      .execute(),
  );
  const after = {
    ...invoice,
    ...(await roundOffOf(trx, bill, body.round_off)),
    payment_due_date: dueDateOf(bill, invoice),
  };
  const taken = badField(
    'seller_invoice_number',
    'This vendor has a bill with this invoice number in this financial year already',
  );
  if (await hasNumber(trx, bill, invoice)) throw taken;
  await onDuplicate('bills_seller_invoice', taken, () =>
    trx
      .updateTable('bills')
      .set({
        ...after,
        ...invoiceYear(invoice),
        seller_invoice_repeated: false,
        status: 'ISSUED',
        version: sql<number>`version + 1`,
      })
      .where('bill_id', '=', bill_id)
      .execute(),
  );
  await copyIssued(work, 'BILL', bill_id);
  const changes = differences(bill, after);
  await work.audit({
    entity: 'BILL',
    id: bill_id,
    action: 'ISSUE',
    from: bill.status,
    to: 'ISSUED',
    changes,
  });
  await settleRoundOff(work, Math.min(...bill.included_po_ids));
  // allocates advances to the bill
  for (const poId of bill.included_po_ids) await allocate(work, { poId });
}

async function cancel(work: Work, bill: LockedBill, body: BillStatusChange): Promise<void> {
  const { trx, viewer } = work;
  if (!mayCancelBill(bill.status, viewer)) throw forbidden();
  const why = billCancelRefusal({
    status: bill.status,
    paid: bill.paid_amount,
    inAccounting: bill.zoho_bill_id !== null,
  });
  if (why) throw refused(why, 'BILL_IN_USE');
  const reason = body.reason_for_cancellation?.trim();
  if (!reason) throw badField('reason_for_cancellation', 'The reason is required');
  if (bill.status !== 'DRAFT') await refuseClosedBooks(trx, 'bill', bill.seller_invoice_date);
  await releaseBill(work, bill.bill_id, reason);
}

/** Changes the status (docs/rules/billing.md#bills). */
export async function changeBillStatus(work: Work, body: BillStatusChange): Promise<Bill> {
  const { trx } = work;
  const bill = await lockBill(work, body.bill_id, body.version);
  const { status: to } = body;
  // the present state again is no change
  if (bill.status !== to) {
    const allowed = BILL_TRANSITIONS[bill.status];
    if (!allowed.includes(to)) throw invalidTransition('bill', bill.status, to, allowed);
    if (to === 'ISSUED') await issue(work, bill, body);
    else await cancel(work, bill, body);
    if (to === 'ISSUED' || bill.status !== 'DRAFT')
      await queueAccountingPush(trx, 'BILL', bill.bill_id);
  }
  return billById(work, bill.bill_id);
}

/**
 * Refuses to cancel an issued bill that accounting still has. Outside the transaction: only
 * accounting knows what was removed there meanwhile.
 */
export async function refuseIfInAccounting(
  parts: Pick<AppParts, 'db' | 'settings'>,
  body: BillStatusChange,
  viewer: Viewer,
): Promise<void> {
  if (body.status !== 'CANCELLED' || !body.reason_for_cancellation?.trim()) return;
  const bill = await findBill({ db: parts.db, settings: parts.settings, viewer }, body.bill_id);
  if (!bill || bill.zoho_bill_id === null || !mayCancelBill(bill.status, viewer)) return;
  if (billCancelRefusal({ status: bill.status, paid: bill.paid_amount, inAccounting: false }))
    return;
  // the local ledger makes its copy void below: not for a cancellation that is refused
  await refuseClosedBooks(parts.db, 'bill', bill.seller_invoice_date);
  await isInAccounting(parts, 'BILL', bill.bill_id);
}
