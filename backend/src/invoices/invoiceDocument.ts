import { INVOICE_KIND_NAMES } from '@munim/schema/invoices/invoiceKind.ts';
import type { AddressCopy } from '../addresses/addresses.shapes.ts';
import { blindPlace, PLACE_OF_VENDOR } from '../core/access/vendors.ts';
import { companyAsIssued } from '../core/data/issuedCopies.ts';
import { copyOf, issuedUnitCode } from '../core/data/issuedMasters.ts';
import { mustGet } from '../core/data/rows.ts';
import type { ReadContext } from '../core/data/work.ts';
import { eInvoicePart, printedMoment } from '../core/print/eInvoicePart.ts';
import { type GoodsLine, goodsTable } from '../core/print/goodsTable.ts';
import { type Copy, html, type Markup, printPage } from '../core/print/html.ts';
import { printedDay } from '../core/print/printedDay.ts';
import {
  billToPart,
  copiesOf,
  type Fact,
  lorryReceipt,
  noticePart,
  party,
  placeLines,
  printHead,
  remarksPart,
  sideBySide,
  stateWithCode,
  textPart,
} from '../core/print/printParts.ts';
import { endPart } from '../core/print/sumsPart.ts';
import { upiPart } from '../core/print/upiPart.ts';
import type { Settings } from '../core/settings.ts';
import type { Invoice, InvoiceLine } from './invoices.shapes.ts';

/** Data of the print beside the record: UQC by SKU, the transport, and the company of its day. */
export interface InvoicePrintFacts {
  company: Settings;
  unitCodes: ReadonlyMap<number, string>;
  /** Place that the goods left, also for viewers to whom the record names no seller. */
  dispatchedFrom: AddressCopy;
  vehicleNumber: string | null;
  transporterName: string | null;
  /** Set when how the goods travel was changed after the challan was issued. */
  transportUpdatedAt: string | null;
  /** Number and day of the carrier's document. */
  lorryReceipt: Fact;
}

export async function invoicePrintFacts(
  { db, settings }: Pick<ReadContext, 'db' | 'settings'>,
  invoice: Invoice,
): Promise<InvoicePrintFacts> {
  const { invoice_id: id } = invoice;
  const codes = await db
    .selectFrom('invoice_lines as l')
    .innerJoin('skus as k', 'k.product_sku_id', 'l.product_sku_id')
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('INVOICE', 'l.invoice_id')))
    .select(['k.product_sku_id', issuedUnitCode.as('unit_code')])
    .where('l.invoice_id', '=', id)
    .execute();
  const carried = await db
    .selectFrom('invoices as i')
    .innerJoin('delivery_challans as c', 'c.challan_id', 'i.challan_id')
    .select(['c.vehicle_number', 'c.transporter_name', 'c.transport_updated_at'])
    .select(['c.transport_document_number', 'c.transport_document_date', 'i.from_address_details'])
    .where('i.invoice_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    company: await companyAsIssued({ db, settings }, { kind: 'INVOICE', id }),
    unitCodes: new Map(codes.map((row) => [row.product_sku_id, row.unit_code])),
    dispatchedFrom: carried.from_address_details as unknown as AddressCopy,
    vehicleNumber: carried.vehicle_number,
    transporterName: carried.transporter_name,
    transportUpdatedAt: carried.transport_updated_at,
    lorryReceipt: lorryReceipt(carried),
  };
}

/** Rule 48 of the GST rules: three copies, each on sheets of its own. */
const COPIES = ['Original for recipient', 'Duplicate for transporter', 'Triplicate for supplier'];

/** Mark across the sheets of an invoice that is none, and the sentence that says why. */
function markOf({ status }: Invoice): string | null {
  if (status === 'DRAFT') return 'DRAFT';
  return status === 'CANCELLED' || status === 'VOID' ? 'CANCELLED' : null;
}

function warningOf({ status, reason }: Invoice): string | null {
  if (status === 'DRAFT') return 'Draft: not issued yet, this is no invoice.';
  return status === 'CANCELLED' || status === 'VOID'
    ? `This invoice is cancelled${reason ? `: ${reason}` : '.'}`
    : null;
}

/** Rule 48(5) of the GST rules. */
const irnWarningOf = ({ awaits_irn }: Invoice): string | null =>
  awaits_irn
    ? 'No IRN yet: this is no valid tax invoice until the e-invoice portal has registered it.'
    : null;

/** Rule 46 of the GST rules: sentence on the invoice of a supply to a special economic zone. */
const endorsementOf = ({ billing_details: { kind } }: Invoice): string | null =>
  kind === 'SEZ'
    ? 'SUPPLY MEANT FOR SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX'
    : null;

/** Blind: names no seller of the company; beside a challan that names it, the invoice does too. */
interface Looks {
  isBlind: boolean;
}

const titleOf = ({ invoice_kind: kind, invoice_number, invoice_id }: Invoice) =>
  `${kind === 'TAX_INVOICE' ? 'Invoice' : INVOICE_KIND_NAMES[kind]} ${invoice_number ?? `draft ${invoice_id}`}`;

/** The copies of the tax invoice, for its own print and beside a challan. */
export function invoiceCopies(invoice: Invoice, facts: InvoicePrintFacts, looks: Looks): Copy[] {
  const body = bodyOf(invoice, facts, looks);
  return copiesOf(
    { title: titleOf(invoice), names: COPIES, mark: markOf(invoice) },
    (copy) => html`${headOfCopy(invoice, facts, copy)} ${body}`,
  );
}

/**
 * The tax invoice of rule 46, or the bill of supply of rule 49: sender, recipient, HSN, rate and amount by tax head per line, place
 * of supply, amount in words. It is for the customer: it names no seller of the company.
 */
export const invoiceDocument = (invoice: Invoice, facts: InvoicePrintFacts): string =>
  printPage(titleOf(invoice), invoiceCopies(invoice, facts, { isBlind: true }));

/** The copy for the recipient alone: the others are for the transporter and the supplier. */
export const originalOfInvoice = (invoice: Invoice, facts: InvoicePrintFacts): string =>
  printPage(titleOf(invoice), invoiceCopies(invoice, facts, { isBlind: true }).slice(0, 1));

function headOfCopy(invoice: Invoice, facts: InvoicePrintFacts, copy: string): Markup {
  const company = { ...facts.company, companyGstin: invoice.house_gstin };
  const { invoice_kind: kind } = invoice;
  return printHead(company, {
    title: INVOICE_KIND_NAMES[kind],
    copy,
    facts: [
      [
        kind === 'BILL_OF_SUPPLY' ? 'Bill of supply no.' : 'Invoice no.',
        invoice.invoice_number ?? '–',
      ],
      ['Date', invoice.invoice_date && printedDay(invoice.invoice_date)],
      ['Due', printedDay(invoice.due_date)],
      ['Place of supply', stateWithCode(invoice.place_of_supply)],
      ['Order', invoice.order_number],
      ['Your PO', invoice.customer_po_no],
      ['Challan', invoice.challan_number],
      // rule 49 asks for none on a bill of supply
      ['Tax payable on reverse charge', kind === 'BILL_OF_SUPPLY' ? null : 'No'],
      ['Transporter', facts.transporterName],
      ['Vehicle', facts.vehicleNumber],
      facts.lorryReceipt,
      ['Transport updated', printedMoment(facts.transportUpdatedAt)],
      ['E-way bill', invoice.e_way_bill_number],
      ['E-way bill valid until', printedMoment(invoice.e_way_bill_valid_until)],
    ],
  });
}

/** Recipient and place of delivery, also of the credit notes on the invoice. */
export const recipientOf = ({ billing_details }: Invoice): Markup => billToPart(billing_details);
export const shipTo = ({ delivery_address_details: to }: Invoice): Markup =>
  party('Ship to', to.address_name, [...placeLines(to), `State ${stateWithCode(to.state)}`]);

/** Place that the goods left; a seller's name and street are not for the customer, nor for viewers without cost. */
function dispatchPart(from: AddressCopy, { isBlind }: Looks): Markup {
  const isHidden = isBlind && from.entity_type === 'SELLER';
  return party('Dispatched from', isHidden ? PLACE_OF_VENDOR : from.address_name, [
    ...placeLines(isHidden ? blindPlace(from) : from),
    `State ${stateWithCode(from.state)}`,
  ]);
}

/** Number to pay for; null for an invoice that is none. */
const payable = (invoice: Invoice) => (markOf(invoice) ? null : invoice.invoice_number);

function bodyOf(invoice: Invoice, facts: InvoicePrintFacts, { isBlind }: Looks): Markup {
  const { from_address_details: from } = invoice;
  const { company } = facts;
  const goods = invoice.invoice_lines.map((line) => toGoods(line, facts));
  const { within_state: withinState, invoice_grand_total: total } = invoice;
  return html`
    ${[warningOf, irnWarningOf, endorsementOf].flatMap((textOf) => noticePart(textOf(invoice)) ?? [])}
    ${sideBySide(
      recipientOf(invoice),
      shipTo(invoice),
      dispatchPart(facts.dispatchedFrom, { isBlind: isBlind || !from }),
    )}
    ${goodsTable(goods, withinState)}
    ${endPart(goods, company, {
      withinState,
      total,
      hsn: true,
      after: eInvoicePart(invoice),
      below: html`${textPart('Bank', company.companyBank)} ${upiPart(company, payable(invoice))}`,
      beside: html`${remarksPart(invoice.remarks)} ${textPart('Terms', company.invoiceTerms)}`,
    })}
  `;
}

export const toGoods = (line: InvoiceLine, { unitCodes }: InvoicePrintFacts): GoodsLine => ({
  name: line.sku_info.product_sku_name,
  notes: [],
  hsn_code: line.sku_info.hsn_code,
  quantity: line.quantity,
  unit_code: mustGet(unitCodes, line.product_sku_id),
  money: {
    ...line,
    price: line.selling_price,
    discount: line.discount_percent,
    gst: line.pan_india_gst,
    total: line.line_total,
  },
});
