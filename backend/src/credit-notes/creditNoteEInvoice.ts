import { isMoreThan, lineSums, remaining } from '@munim/schema/shared/money.ts';
import { mustGet } from '../core/data/rows.ts';
import type { ReadContext } from '../core/data/work.ts';
import { eInvoiceFaults } from '../core/portal/eInvoiceChecks.ts';
import { E_INVOICE_FIELDS } from '../core/portal/eInvoiceFields.ts';
import { eInvoiceAgeFault, eInvoiceAgeNotes } from '../core/portal/portalAge.ts';
import {
  checkedDocument,
  irnText,
  notReported,
  portalFile,
  type PortalFile,
} from '../core/portal/portalFile.ts';
import { check, faultsOf, figure, portalDay } from '../core/portal/portalParts.ts';
import { eInvoicePartsOf } from '../invoices/invoices.public.ts';
import { creditNoteById } from './credit-notes.service.ts';
import type { CreditNote } from './credit-notes.shapes.ts';

type Line = CreditNote['credit_note_lines'][number];
type InvoiceParts = Omit<Awaited<ReturnType<typeof eInvoicePartsOf>>, 'refusal'>;
type InvoiceItem = InvoiceParts['document']['ItemList'][number];

/** Price, gross and discount that come to what is credited: at the price of the invoice where that is more. */
function amountsOf({ quantity, taxable_amount: taxable }: Line, { UnitPrice }: InvoiceItem) {
  const price = UnitPrice.toFixed(2);
  const terms = { quantity, price, discountPercent: '0', gstPercent: '0', withinState: true };
  const gross = lineSums(terms).taxable;
  if (quantity > 0 && !isMoreThan(taxable, gross))
    return {
      UnitPrice,
      TotAmt: figure(gross),
      Discount: figure(remaining(gross, taxable)),
    };
  // an amount without goods, or above their price
  const each = quantity > 0 ? Number((figure(taxable) / quantity).toFixed(3)) : figure(taxable);
  return { UnitPrice: each, TotAmt: figure(taxable), Discount: 0 };
}

const toItem = (line: Line, index: number, ofInvoice: InvoiceItem) => ({
  ...ofInvoice,
  SlNo: String(index + 1),
  Qty: line.quantity,
  ...amountsOf(line, ofInvoice),
  AssAmt: figure(line.taxable_amount),
  GstRt: figure(line.pan_india_gst),
  IgstAmt: figure(line.igst_amount),
  CgstAmt: figure(line.cgst_amount),
  SgstAmt: figure(line.sgst_amount),
  TotItemVal: figure(line.line_total),
});

/** The credit note in the shape of the e-invoice portal: parties of its invoice, its own lines, and the invoice that it corrects. */
function creditNoteEInvoice(note: CreditNote, { document, itemOfLine }: InvoiceParts) {
  const { Version, TranDtls, SellerDtls, BuyerDtls } = document;
  const items = note.credit_note_lines.map((line, index) =>
    toItem(line, index, mustGet(itemOfLine, line.invoice_line_id)),
  );
  const sum = (name: 'CgstAmt' | 'SgstAmt' | 'IgstAmt'): number =>
    Math.round(items.reduce((total, item) => total + item[name] * 100, 0)) / 100;
  return {
    Version,
    TranDtls,
    DocDtls: {
      Typ: 'CRN',
      No: note.creditnote_number ?? '',
      Dt: portalDay(note.creditnote_date ?? ''),
    },
    SellerDtls,
    BuyerDtls,
    ItemList: items,
    ValDtls: {
      AssVal: figure(note.creditnote_taxable_amount),
      CgstVal: sum('CgstAmt'),
      SgstVal: sum('SgstAmt'),
      IgstVal: sum('IgstAmt'),
      TotInvVal: figure(note.creditnote_grand_total),
    },
    RefDtls: {
      PrecDocDtls: [{ InvNo: note.invoice_number, InvDt: portalDay(note.invoice_date) }],
    },
  };
}

/** The credit note for the e-invoice portal (CRN), or all reasons why it would be refused. */
export async function creditNoteFile(
  context: ReadContext,
  creditNoteId: number,
): Promise<PortalFile> {
  const note = await creditNoteById(context, creditNoteId);
  const fileName = `e-invoice-${note.creditnote_number ?? `credit-note-draft-${note.creditnote_id}`}`;
  const { refusal, ...parts } = await eInvoicePartsOf(context, note.invoice_id);
  if (refusal) return notReported(fileName, `Of its invoice: ${refusal}`);
  const { eInvoiceWithinDays: within } = context.settings;
  const { document, faults } = checkedDocument(creditNoteEInvoice(note, parts), {
    table: E_INVOICE_FIELDS,
    across: eInvoiceFaults,
    before: faultsOf([
      check(note.status === 'ISSUED', 'DocDtls.No', note.creditnote_number, [
        'Only a credit note that is issued is reported',
        'Issue it first; of a cancelled one there is nothing to report.',
      ]),
      eInvoiceAgeFault(note.creditnote_date, within),
    ]),
  });
  return portalFile({
    fileName,
    faults,
    registered: irnText(note.irn),
    notes: note.irn === null ? eInvoiceAgeNotes(note.creditnote_date, within) : [],
    content: [document],
  });
}
