import {
  billDueDate,
  sellerInvoiceDateRefusal,
  sellerInvoiceNumber,
  sellerInvoiceNumberRefusal,
} from '@munim/schema/bills/bills.rules.ts';
import { sql } from 'kysely';
import { dayOf, indianDay } from '../core/data/days.ts';
import { financialYear } from '../core/data/documentNumber.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import { attachFiles } from '../documents/documents.public.ts';
import type { LockedBill } from './billLocks.ts';
import type { BillChange } from './bills.shapes.ts';

type InvoiceFields = Pick<
  BillChange,
  'seller_invoice_number' | 'seller_invoice_date' | 'seller_invoice_attachment'
>;
export type SellerInvoice = Pick<
  LockedBill,
  'seller_invoice_number' | 'seller_invoice_date' | 'seller_invoice_attachment'
>;

/**
 * The seller's invoice after the change: given fields, else the stored ones. An uploaded file is
 * claimed for good.
 */
export async function sellerInvoiceOf(
  work: Work,
  bill: LockedBill,
  given: InvoiceFields,
): Promise<SellerInvoice> {
  const {
    seller_invoice_number: number,
    seller_invoice_date: date,
    seller_invoice_attachment: file,
  } = given;
  if (date && date !== bill.seller_invoice_date) await refuseWrongDate(work, bill, date);
  return {
    seller_invoice_number: numberAfter(bill.seller_invoice_number, number),
    seller_invoice_date: date === undefined ? bill.seller_invoice_date : date,
    seller_invoice_attachment: file
      ? await attachFile(work, bill.bill_id, file.attachment_link)
      : keepCurrentFile(bill, file),
  };
}

/** A number that stays as it is stored is not checked: rows of before the rule keep theirs. */
function numberAfter(stored: string | null, given: string | null | undefined): string | null {
  if (given === undefined || given === stored || given?.trim() === stored) return stored;
  if (given === null) return null;
  const number = sellerInvoiceNumber(given);
  const why = sellerInvoiceNumberRefusal(number);
  if (why) throw badField('seller_invoice_number', why);
  return number;
}

async function refuseWrongDate({ trx }: Work, bill: LockedBill, date: string): Promise<void> {
  const { purchased } = await trx
    .selectFrom('purchase_orders as po')
    .select(dayOf(sql`min(po.created_at)`).as('purchased'))
    .where('po.po_id', '=', eqAny(bill.included_po_ids))
    .executeTakeFirstOrThrow();
  const why = sellerInvoiceDateRefusal(date, purchased, indianDay());
  if (why) throw badField('seller_invoice_date', why);
}

const keepCurrentFile = (bill: LockedBill, file: null | undefined) =>
  file === null ? null : bill.seller_invoice_attachment;

async function attachFile(
  { trx, settings, viewer }: Work,
  id: number,
  address: string,
): Promise<string | null> {
  const wish = {
    field: 'seller_invoice_attachment.attachment_link',
    addresses: [address],
    record: { entity: 'BILL', id },
    viewer,
  } as const;
  const [uuid] = await attachFiles(trx, settings, wish);
  return uuid ?? null;
}

/**
 * The due date after the seller's invoice changed: one that nobody chose is counted from its date, not from the day the
 * bill was made.
 */
export function dueDateOf(bill: LockedBill, { seller_invoice_date: date }: SellerInvoice): string {
  const counted = billDueDate(bill.seller_invoice_date ?? indianDay(new Date(bill.created_at)));
  return date && bill.payment_due_date === counted ? billDueDate(date) : bill.payment_due_date;
}

/** The financial year in which the number is the seller's own. */
export const invoiceYear = ({ seller_invoice_date: date }: Partial<SellerInvoice>) => ({
  seller_invoice_year: date ? financialYear(date) : null,
});
