import { companyAsIssued } from '../core/data/issuedCopies.ts';
import { mustGet } from '../core/data/rows.ts';
import type { ReadContext } from '../core/data/work.ts';
import { eInvoicePart } from '../core/print/eInvoicePart.ts';
import { type GoodsLine, goodsTable } from '../core/print/goodsTable.ts';
import { html, printPage } from '../core/print/html.ts';
import { printedDay } from '../core/print/printedDay.ts';
import {
  noticePart,
  printHead,
  remarksPart,
  sideBySide,
  stateWithCode,
} from '../core/print/printParts.ts';
import { endPart } from '../core/print/sumsPart.ts';
import type { Settings } from '../core/settings.ts';
import { invoicePartsOf } from '../invoices/invoices.public.ts';
import type { CreditNote } from './credit-notes.shapes.ts';

type InvoiceParts = Awaited<ReturnType<typeof invoicePartsOf>>;

const REASONS: Record<CreditNote['reason'], string> = {
  SHORT_DELIVERY: 'Short delivery',
  DAMAGED: 'Damaged goods',
  RETURN: 'Goods returned',
  PRICE_DIFFERENCE: 'Price difference',
  OTHER: 'Other',
};

/** Mark across the sheets of a credit note that is none, and the sentence that says why. */
function markOf({ status }: CreditNote): string | null {
  if (status === 'DRAFT') return 'DRAFT';
  return status === 'ISSUED' ? null : 'CANCELLED';
}

function warningOf({ status, end_reason }: CreditNote): string | null {
  if (status === 'DRAFT') return 'Draft: not issued yet, this is no credit note.';
  return end_reason ? `This credit note is cancelled: ${end_reason}` : null;
}

/** Named and coded as on the invoice; without a price, as a part of it may be credited. */
const toGoods = (
  line: CreditNote['credit_note_lines'][number],
  goods: InvoiceParts['goods'],
): GoodsLine => ({
  ...mustGet(goods, line.invoice_line_id),
  quantity: line.quantity,
  notes: [line.quantity === 0 ? 'Price difference, no goods' : null],
  money: {
    ...mustGet(goods, line.invoice_line_id).money,
    ...line,
    price: null,
    discount: null,
    gst: line.pan_india_gst,
    total: line.line_total,
  },
});

/**
 * The credit note of rule 53: supplier, recipient, its own number and day, the invoice that it
 * corrects, value, rate and amount by tax head that are credited, signature. In a mail a greeting
 * precedes it.
 */
function drawCreditNote(
  note: CreditNote,
  { invoice, recipient, place, goods }: InvoiceParts,
  settings: Settings,
  greeting: string,
): string {
  const title = `Credit note ${note.creditnote_number ?? `draft ${note.creditnote_id}`}`;
  const lines = note.credit_note_lines.map((line) => toGoods(line, goods));
  const company = { ...settings, companyGstin: invoice.house_gstin };
  const isBill = invoice.invoice_kind === 'BILL_OF_SUPPLY';
  const content = html`
    ${printHead(company, {
      title: 'Credit Note',
      facts: [
        ['Credit note no.', note.creditnote_number ?? '–'],
        ['Date', note.creditnote_date && printedDay(note.creditnote_date)],
        [isBill ? 'Against bill of supply' : 'Against invoice', note.invoice_number],
        [isBill ? 'Date of the bill of supply' : 'Invoice date', printedDay(note.invoice_date)],
        ['Place of supply', stateWithCode(invoice.place_of_supply)],
        ['Order', note.order_number],
        ['Your PO', invoice.customer_po_no],
        ['Reason', REASONS[note.reason]],
      ],
    })}
    ${noticePart(warningOf(note))} ${sideBySide(recipient, place)} ${eInvoicePart(note)}
    ${goodsTable(lines, invoice.within_state)}
    ${endPart(lines, settings, {
      withinState: invoice.within_state,
      total: note.creditnote_grand_total,
      hsn: true,
      beside: remarksPart(note.remarks),
    })}
  `;
  return printPage(title, [{ content, foot: title, mark: markOf(note) }], greeting);
}

/** Reads what it prints of the invoice. */
export const creditNoteDocument = async (
  context: ReadContext,
  note: CreditNote,
  greeting = '',
): Promise<string> =>
  drawCreditNote(
    note,
    await invoicePartsOf(context, note.invoice_id),
    await companyAsIssued(context, { kind: 'CREDIT_NOTE', id: note.creditnote_id }),
    greeting,
  );
