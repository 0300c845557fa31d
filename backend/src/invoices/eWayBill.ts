import { sumOf } from '@munim/schema/shared/money.ts';
import {
  goodsOf,
  NO_OTHER_VALUES,
  receiver,
  sender,
  UNREGISTERED,
} from '../core/portal/eWayBillParts.ts';
import { transactionType } from '../core/portal/fourPlaces.ts';
import { figure, portalDay } from '../core/portal/portalParts.ts';
import { type Carriage, transportPart } from '../core/portal/transportPart.ts';
import type { Settings } from '../core/settings.ts';
import { placesOf } from './eInvoice.ts';
import type { InvoicePrintFacts } from './invoiceDocument.ts';
import type { Invoice, InvoiceLine } from './invoices.shapes.ts';

/** The goods of an invoice on their way, in the shape of the e-way bill portal. */
export function eWayBill(
  invoice: Invoice,
  facts: InvoicePrintFacts,
  carriage: Carriage,
  settings: Settings,
) {
  const { invoice_lines: lines, house_gstin: gstin } = invoice;
  const places = placesOf(invoice, facts, settings);
  const sum = (pick: (line: InvoiceLine) => string) => figure(sumOf(lines.map(pick)));
  return {
    userGstin: gstin,
    supplyType: 'O',
    subSupplyType: 1,
    subSupplyDesc: '',
    docType: invoice.invoice_kind === 'BILL_OF_SUPPLY' ? 'BIL' : 'INV',
    docNo: invoice.invoice_number,
    docDate: portalDay(invoice.invoice_date ?? ''),
    transType: transactionType(places),
    ...sender({ gstin, name: settings.companyName, state: gstin.slice(0, 2), at: places.dispatch }),
    ...receiver({
      gstin: invoice.tenant_gstin ?? UNREGISTERED,
      name: places.buyer.legal_name,
      state: invoice.place_of_supply,
      at: places.shipTo,
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
        unitCode: facts.unitCodes.get(line.product_sku_id),
        taxable: figure(line.taxable_amount),
        gst: Number(line.pan_india_gst),
      })),
      invoice.within_state,
    ),
  };
}
