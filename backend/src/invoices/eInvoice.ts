import { lineSums, remaining, sumOf } from '@munim/schema/shared/money.ts';
import { stateCodeOf } from '@munim/schema/shared/states.ts';
import type { AddressCopy } from '../addresses/addresses.shapes.ts';
import { blindPlace, PLACE_OF_VENDOR } from '../core/access/vendors.ts';
import { eInvoicePlace, isSamePlace } from '../core/portal/fourPlaces.ts';
import { figure, portalDay } from '../core/portal/portalParts.ts';
import type { Settings } from '../core/settings.ts';
import type { InvoicePrintFacts } from './invoiceDocument.ts';
import type { Invoice, InvoiceLine } from './invoices.shapes.ts';

/** A line before its discount. */
const grossOf = ({ quantity, selling_price: price }: InvoiceLine): string =>
  lineSums({ quantity, price, discountPercent: '0', gstPercent: '0', withinState: true }).taxable;

function toItem(line: InvoiceLine, index: number, { unitCodes }: InvoicePrintFacts) {
  const gross = grossOf(line);
  return {
    SlNo: String(index + 1),
    PrdDesc: line.sku_info.product_sku_name,
    IsServc: 'N',
    HsnCd: line.sku_info.hsn_code ?? '',
    Qty: line.quantity,
    Unit: unitCodes.get(line.product_sku_id) ?? 'OTH',
    UnitPrice: figure(line.selling_price),
    TotAmt: figure(gross),
    Discount: figure(remaining(gross, line.taxable_amount)),
    AssAmt: figure(line.taxable_amount),
    GstRt: figure(line.pan_india_gst),
    IgstAmt: figure(line.igst_amount),
    CgstAmt: figure(line.cgst_amount),
    SgstAmt: figure(line.sgst_amount),
    TotItemVal: figure(line.line_total),
  };
}

const valuesOf = ({ invoice_lines: lines, invoice_grand_total }: Invoice) => {
  const sum = (pick: (line: InvoiceLine) => string) => figure(sumOf(lines.map(pick)));
  return {
    AssVal: sum((line) => line.taxable_amount),
    CgstVal: sum((line) => line.cgst_amount),
    SgstVal: sum((line) => line.sgst_amount),
    IgstVal: sum((line) => line.igst_amount),
    TotInvVal: figure(invoice_grand_total),
  };
};

const stateOf = (state: string) => stateCodeOf(state) ?? '';

/** The four places of an invoice; the company's is of the settings. */
export const placesOf = (invoice: Invoice, facts: InvoicePrintFacts, settings: Settings) => ({
  seller: settings.companyPlace,
  dispatch: facts.dispatchedFrom,
  buyer: invoice.billing_details,
  shipTo: invoice.delivery_address_details,
});

/** The customer reads it on the portal: of a vendor it has what the print says, the town in place of the street. */
const dispatchedFrom = (from: AddressCopy) => {
  const isHidden = from.entity_type === 'SELLER';
  return {
    Nm: isHidden ? PLACE_OF_VENDOR : from.address_name,
    ...eInvoicePlace(
      isHidden ? { ...blindPlace(from), address1: from.city } : from,
      stateOf(from.state),
    ),
  };
};

/**
 * The invoice in the shape of the e-invoice portal (NIC, schema 1.1): who sells, who buys, where the goods went, each line, the sums. Places of
 * dispatch and delivery are given where they are others: by that the portal knows the kind of transaction.
 */
export function eInvoice(invoice: Invoice, facts: InvoicePrintFacts, settings: Settings) {
  const { seller, dispatch, buyer, shipTo } = placesOf(invoice, facts, settings);
  const sellerState = invoice.house_gstin.slice(0, 2);
  return {
    Version: '1.1',
    TranDtls: {
      TaxSch: 'GST',
      SupTyp: buyer.kind === 'SEZ' ? 'SEZWP' : 'B2B',
      RegRev: 'N',
      IgstOnIntra: 'N',
    },
    DocDtls: { Typ: 'INV', No: invoice.invoice_number, Dt: portalDay(invoice.invoice_date ?? '') },
    SellerDtls: {
      Gstin: invoice.house_gstin,
      LglNm: settings.companyName,
      ...eInvoicePlace(seller, sellerState),
    },
    BuyerDtls: {
      Gstin: invoice.tenant_gstin,
      LglNm: buyer.legal_name,
      Pos: stateOf(invoice.place_of_supply),
      ...eInvoicePlace(buyer, stateOf(buyer.state ?? '')),
    },
    ...(isSamePlace(seller, dispatch)
      ? {}
      : {
          DispDtls: dispatchedFrom(dispatch),
        }),
    ...(isSamePlace(buyer, shipTo)
      ? {}
      : {
          ShipDtls: {
            LglNm: shipTo.address_name,
            ...eInvoicePlace(shipTo, stateOf(shipTo.state)),
          },
        }),
    ItemList: invoice.invoice_lines.map((line, index) => toItem(line, index, facts)),
    ValDtls: valuesOf(invoice),
  };
}
