import { ISSUED_BILLS } from '@munim/schema/bills/bills.rules.ts';
import { sumOf } from '@munim/schema/shared/money.ts';
import { withArticle } from '@munim/schema/shared/words.ts';
import { sql } from 'kysely';
import { queueAccountingPush } from '../accounting/accounting.public.ts';
import { differences } from '../core/data/audit.ts';
import { refuseClosedBooks } from '../core/data/closedBooks.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { type LockedBill, lockBill } from './billLocks.ts';
import { billById } from './bills.service.ts';
import type { Bill, BillChange } from './bills.shapes.ts';
import { roundOffOf } from './roundOff.ts';
import { dueDateOf, invoiceYear, sellerInvoiceOf } from './sellerInvoice.ts';

const INVOICE_FIELDS = [
  'seller_invoice_number',
  'seller_invoice_date',
  'seller_invoice_attachment',
  'round_off',
] as const;

/** A field that equals the stored value is no change: a form may send all fields. */
function refuseLate(bill: LockedBill, body: BillChange): void {
  const { round_off } = body;
  const given = { ...body, round_off: round_off === undefined ? undefined : sumOf([round_off]) };
  const late = INVOICE_FIELDS.find(
    (field) => given[field] !== undefined && given[field] !== bill[field],
  );
  if (late && bill.status !== 'DRAFT')
    throw badField(late, 'The vendor invoice can be changed only while the bill is a draft');
  const due = body.payment_due_date;
  if (
    due !== undefined &&
    due !== bill.payment_due_date &&
    (bill.status === 'PAID' || bill.status === 'CANCELLED')
  )
    throw badField(
      'payment_due_date',
      `The due date of ${withArticle(bill.status.toLowerCase())} bill cannot be changed`,
    );
}

/** Changes the seller's invoice while the bill is a draft, the due date until it is paid. */
export async function changeBill(work: Work, body: BillChange): Promise<Bill> {
  const { trx } = work;
  const bill = await lockBill(work, body.bill_id, body.version);
  refuseLate(bill, body);
  const invoice = bill.status === 'DRAFT' ? await sellerInvoiceOf(work, bill, body) : undefined;
  const after = {
    ...invoice,
    ...(invoice ? await roundOffOf(trx, bill, body.round_off) : {}),
    payment_due_date:
      body.payment_due_date ?? (invoice ? dueDateOf(bill, invoice) : bill.payment_due_date),
  };
  const changes = differences(bill, after);
  if (Object.keys(changes).length) {
    // a draft is not in the books yet: its day may be moved out of a closed period
    const before = bill.status === 'DRAFT' ? null : bill.seller_invoice_date;
    await refuseClosedBooks(
      trx,
      'bill',
      before,
      changes['seller_invoice_date'] && invoice?.seller_invoice_date,
    );
    await trx
      .updateTable('bills')
      .set({
        ...after,
        ...(invoice ? invoiceYear(invoice) : {}),
        version: sql<number>`version + 1`,
      })
      .where('bill_id', '=', bill.bill_id)
      .execute();
    await work.audit({ entity: 'BILL', id: bill.bill_id, action: 'UPDATE', changes });
    if (ISSUED_BILLS.some((status) => status === bill.status))
      await queueAccountingPush(trx, 'BILL', bill.bill_id);
  }
  return billById(work, bill.bill_id);
}
