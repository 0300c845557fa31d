import type { Database, Trx } from '../core/data/database.ts';
import { headOf } from '../core/data/documentLines.ts';
import { mustGet } from '../core/data/rows.ts';
import { eqAny } from '../core/data/search.ts';
import { html, type Markup, page } from '../core/print/html.ts';
import {
  copiesOf,
  goodsTable,
  type GoodsLine,
  printHead,
  party,
  placeLines,
  remarksPart,
  sideBySide,
  signature,
  stateWithCode,
  sumsPart,
  textPart,
} from '../core/print/printParts.ts';
import type { Settings } from '../core/settings.ts';
import type { Invoice, InvoiceLine } from './invoices.shapes.ts';

/** Data of the print beside the record: UQC by SKU, and the transport. */
export interface InvoicePrintFacts {
  unitCodes: ReadonlyMap<number, string>;
  eWayBillNumber: string | null;
  vehicleNumber: string | null;
}

export async function invoicePrintFacts(
  db: Database | Trx,
  invoice: Invoice,
): Promise<InvoicePrintFacts> {
  const codes = await db
    .selectFrom('skus')
    .select(['product_sku_id', 'unit_code'])
    .where('product_sku_id', '=', eqAny(invoice.invoice_lines.map((line) => line.product_sku_id)))
    .execute();
  const { vehicle_number, e_way_bill_number } = await db
    .selectFrom('delivery_challans as c')
    .innerJoin('shipments as s', 's.shipment_id', 'c.shipment_id')
    .select(['s.vehicle_number', 'c.e_way_bill_number'])
    .where('c.challan_id', '=', invoice.challan_id)
    .executeTakeFirstOrThrow();
  const unitCodes = new Map(codes.map((row) => [row.product_sku_id, row.unit_code]));
  return { unitCodes, vehicleNumber: vehicle_number, eWayBillNumber: e_way_bill_number };
}

/** Rule 48 of the GST rules: three copies, each on sheets of its own. */
const COPIES = ['Original for recipient', 'Duplicate for transporter', 'Triplicate for supplier'];

/** Mark on a draft, a void or a cancelled invoice. */
function warningOf({ status, reason }: Invoice): string | null {
  if (status === 'DRAFT') return 'Draft: not issued yet, this is no invoice.';
  return status === 'CANCELLED' || status === 'VOID'
    ? `This invoice is cancelled${reason ? `: ${reason}` : '.'}`
    : null;
}

/** Blind: names no seller of the company; beside a challan that names it, the invoice does too. */
interface Looks {
  isBlind: boolean;
}

const titleOf = ({ invoice_number, invoice_id }: Invoice) =>
  `Invoice ${invoice_number ?? `draft ${invoice_id}`}`;

/** One article per copy; `above` is the header of its sheets. */
export function invoiceSheets(
  invoice: Invoice,
  facts: InvoicePrintFacts,
  settings: Settings,
  looks: Looks,
) {
  const body = bodyOf(invoice, facts, settings, looks);
  return {
    sheets: copiesOf(COPIES, (copy) => html`${headOfCopy(invoice, facts, settings, copy)} ${body}`),
    above: COPIES.map((copy) => `${titleOf(invoice)} · ${copy}`),
  };
}

/**
 * The tax invoice of rule 46: sender, recipient, HSN and rate per line, tax heads by place of
 * supply, amount in words. It is for the customer: it names no seller of the company.
 */
export function invoiceDocument(
  invoice: Invoice,
  facts: InvoicePrintFacts,
  settings: Settings,
): string {
  const { sheets, above } = invoiceSheets(invoice, facts, settings, { isBlind: true });
  return page(titleOf(invoice), html`${sheets}`, above);
}

function headOfCopy(
  invoice: Invoice,
  facts: InvoicePrintFacts,
  settings: Settings,
  copy: string,
): Markup {
  const company = { ...settings, companyGstin: invoice.house_gstin };
  return printHead(company, 'Tax Invoice', [
    copy,
    `No. ${invoice.invoice_number ?? '–'}`,
    invoice.invoice_date && `Date ${invoice.invoice_date}`,
    `Order ${invoice.order_number}`,
    invoice.customer_po_no && `Your PO ${invoice.customer_po_no}`,
    `Challan ${invoice.challan_number}`,
    facts.vehicleNumber && `Vehicle ${facts.vehicleNumber}`,
    facts.eWayBillNumber && `E-way bill ${facts.eWayBillNumber}`,
    `Due ${invoice.due_date}`,
  ]);
}

function bodyOf(
  invoice: Invoice,
  facts: InvoicePrintFacts,
  settings: Settings,
  { isBlind }: Looks,
): Markup {
  const {
    delivery_address_details: to,
    from_address_details: from,
    tenant_info: customer,
  } = invoice;
  const warning = warningOf(invoice);
  const sums = headOf(invoice.invoice_lines.map((line) => ({ ...line, total: line.line_total })));
  return html`
    ${warning ? html`<p><strong>${warning}</strong></p>` : null}
    ${sideBySide(
      party('Bill to', customer.tenant_name, [
        [customer.district, customer.state].filter(Boolean).join(', '),
        `GSTIN ${invoice.tenant_gstin ?? 'not registered'}`,
        `Place of supply ${stateWithCode(invoice.place_of_supply)}`,
      ]),
      party('Ship to', to.address_name, placeLines(to)),
      isBlind || !from
        ? party('Dispatched from', settings.companyName, [settings.companyAddress])
        : party('Dispatched from', from.address_name, placeLines(from)),
    )}
    ${goodsTable(
      invoice.invoice_lines.map((line) => toGoods(line, facts)),
      invoice.within_state,
    )}
    ${sumsPart(sums, html`<p><small>Tax is payable on reverse charge: No</small></p>`)}
    ${remarksPart(invoice.remarks)} ${textPart('Bank', settings.companyBank)}
    ${textPart('Terms', settings.invoiceTerms)} ${signature(settings)}
  `;
}

const toGoods = (line: InvoiceLine, { unitCodes }: InvoicePrintFacts): GoodsLine => ({
  name: line.sku_info.product_sku_name,
  remarks: null,
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
