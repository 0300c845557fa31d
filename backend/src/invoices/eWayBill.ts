import { sumOf } from '@munim/schema/shared/money.ts';
import {
  goodsOf,
  NO_OTHER_VALUES,
  receiver,
  sender,
  UNREGISTERED,
} from '../core/portal/eWayBillParts.ts';
import { figure, portalDay } from '../core/portal/portalParts.ts';
import { type Carriage, transportPart } from '../core/portal/transportPart.ts';
import type { Settings } from '../core/settings.ts';
import type { InvoicePrintFacts } from './invoiceDocument.ts';
import type { Invoice, InvoiceLine } from './invoices.shapes.ts';

/** Goods leave a vendor's place: billed from the company, dispatched from elsewhere. */
const REGULAR = 1;
const DISPATCHED_ELSEWHERE = 3;

/** An invoice whose place of loading the viewer may know. */
export type LoadedInvoice = Invoice & {
  from_address_details: NonNullable<Invoice['from_address_details']>;
};

/** The goods of an invoice on their way, in the shape of the e-way bill portal. */
export function eWayBill(
  invoice: LoadedInvoice,
  { unitCodes }: InvoicePrintFacts,
  carriage: Carriage,
  settings: Settings,
) {
  const {
    delivery_address_details: to,
    from_address_details: from,
    invoice_lines: lines,
    house_gstin: gstin,
  } = invoice;
  const sum = (pick: (line: InvoiceLine) => string) => figure(sumOf(lines.map(pick)));
  return {
    userGstin: gstin,
    supplyType: 'O',
    subSupplyType: 1,
    subSupplyDesc: '',
    docType: 'INV',
    docNo: invoice.invoice_number,
    docDate: portalDay(invoice.invoice_date ?? ''),
    transType: from.entity_type === 'WAREHOUSE' ? REGULAR : DISPATCHED_ELSEWHERE,
    ...sender({ gstin, name: settings.companyName, state: gstin.slice(0, 2), at: from }),
    ...receiver({
      gstin: invoice.tenant_gstin ?? UNREGISTERED,
      name: invoice.tenant_info.tenant_name,
      state: invoice.place_of_supply,
      at: to,
    }),
    totalValue: figure(invoice.invoice_taxable_amount),
    cgstValue: sum((line) => line.cgst_amount),
    sgstValue: sum((line) => line.sgst_amount),
    igstValue: sum((line) => line.igst_amount),
    ...NO_OTHER_VALUES,
    totInvValue: figure(invoice.invoice_grand_total),
    ...transportPart(carriage, { gstin, name: settings.companyName }),
    ...goodsOf(
      lines.map((line) => ({
        product: line.sku_info.product_name,
        name: line.sku_info.product_sku_name,
        hsnCode: line.sku_info.hsn_code,
        quantity: line.quantity,
        unitCode: unitCodes.get(line.product_sku_id),
        taxable: figure(line.taxable_amount),
        gst: Number(line.pan_india_gst),
      })),
      invoice.within_state,
    ),
  };
}
