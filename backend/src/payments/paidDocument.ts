import { isLiveInvoice } from '@munim/schema/invoices/invoices.rules.ts';
import { LIVE_PAYMENT_STATES } from '@munim/schema/payments/payments.rules.ts';
import { isMoreThan, remaining } from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { eqAny } from '../core/data/search.ts';
import { badField, refused } from '../core/http/errors.ts';
import { rupees } from '../core/print/rupees.ts';
import { billPartOf } from './settleAllocated.ts';

/** Amount of a document that payments given for it reserve or settle. */
const documentPaidFor = (
  trx: Trx,
  document: 'invoice_id' | 'bill_id',
  id: number,
  po_id?: number,
) =>
  trx
    .selectFrom('payments')
    .select(sql<string>`coalesce(sum(amount), 0)::numeric(14,2)`.as('given'))
    .where(document, '=', id)
    .where((eb) => (po_id === undefined ? sql<boolean>`true` : eb('po_id', '=', po_id)))
    .where('status', '=', eqAny(LIVE_PAYMENT_STATES))
    .executeTakeFirstOrThrow();

function refuseExcess(amount: string, open: string, what: 'invoice' | 'bill'): void {
  if (isMoreThan(amount, open))
    throw badField('amount', `Only ${rupees(open)} of this ${what} is still open`);
}

/** A receipt may be given for an invoice of its order that has its number, and not for more than nobody gave for it yet. */
export async function refuseWrongInvoice(
  trx: Trx,
  invoiceId: number,
  orderId: number,
  amount: string,
): Promise<void> {
  const invoice = await trx
    .selectFrom('invoices')
    .select(['status', 'invoice_grand_total', 'credited_amount'])
    .where('invoice_id', '=', invoiceId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!invoice) throw badField('invoice_id', 'This invoice is not of this order');
  if (!isLiveInvoice(invoice.status))
    throw refused('Only an invoice that is issued can be paid', 'INVOICE_NOT_ISSUED');
  const { given } = await documentPaidFor(trx, 'invoice_id', invoiceId);
  refuseExcess(
    amount,
    remaining(invoice.invoice_grand_total, invoice.credited_amount, given),
    'invoice',
  );
}

/** A receipt for an invoice is not paid after the invoice has ended. The caller has locked the order's row. */
export async function refuseEndedInvoice(trx: Trx, invoiceId: number): Promise<void> {
  const { status } = await trx
    .selectFrom('invoices')
    .select('status')
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  if (!isLiveInvoice(status))
    throw refused('The invoice of this receipt has ended', 'INVOICE_NOT_ISSUED');
}

/** The same for a bill; of one that is for several purchase orders only the lines of this one count. */
export async function refuseWrongBill(
  trx: Trx,
  billId: number,
  poId: number,
  amount: string,
): Promise<void> {
  const bill = await trx
    .selectFrom('bills as b')
    .select('b.status')
    .select(billPartOf(poId).as('total'))
    .where('b.bill_id', '=', billId)
    .where(sql<boolean>`b.included_po_ids @> array[${poId}]::bigint[]`)
    .executeTakeFirst();
  if (!bill) throw badField('bill_id', 'This bill is not of this purchase order');
  if (bill.status === 'DRAFT' || bill.status === 'CANCELLED')
    throw refused('Only a bill that is issued can be paid', 'BILL_NOT_ISSUED');
  const { given } = await documentPaidFor(trx, 'bill_id', billId, poId);
  refuseExcess(amount, remaining(bill.total, given), 'bill');
}
