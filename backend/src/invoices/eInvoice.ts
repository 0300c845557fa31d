import { lineSums, remaining, sumOf } from '@munim/schema/shared/money.ts';
import { stateCodeOf } from '@munim/schema/shared/states.ts';
import { companyPlace, figure, placeOf, portalDay } from '../core/portal/portalParts.ts';
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

function dispatchOf(from: NonNullable<Invoice['from_address_details']>) {
  const { first, city } = placeOf(from);
  return {
    Nm: from.address_name,
    Addr1: first,
    Loc: city,
    Pin: Number(from.postal_code),
    Stcd: stateOf(from.state),
  };
}

/** The invoice in the shape of the e-invoice portal (NIC, schema 1.1): who sells, who buys, where the goods went, each line, the sums. */
export function eInvoice(invoice: Invoice, facts: InvoicePrintFacts, settings: Settings) {
  const { delivery_address_details: to, from_address_details: from, tenant_info: buyer } = invoice;
  const company = companyPlace(settings.companyAddress);
  const ship = placeOf(to);
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: 'INV', No: invoice.invoice_number, Dt: portalDay(invoice.invoice_date ?? '') },
    SellerDtls: {
      Gstin: invoice.house_gstin,
      LglNm: settings.companyName,
      Addr1: company.first,
      Loc: company.city,
      Pin: Number(company.pin),
      Stcd: invoice.house_gstin.slice(0, 2),
    },
    BuyerDtls: {
      Gstin: invoice.tenant_gstin,
      LglNm: buyer.tenant_name,
      Pos: stateOf(invoice.place_of_supply),
      Addr1: ship.first,
      ...(ship.second ? { Addr2: ship.second } : {}),
      Loc: ship.city,
      Pin: Number(to.postal_code),
      Stcd: stateOf(to.state),
    },
    ...(from ? { DispDtls: dispatchOf(from) } : {}),
    ShipDtls: {
      LglNm: to.address_name,
      Addr1: ship.first,
      Loc: ship.city,
      Pin: Number(to.postal_code),
      Stcd: stateOf(to.state),
    },
    ItemList: invoice.invoice_lines.map((line, index) => toItem(line, index, facts)),
    ValDtls: valuesOf(invoice),
  };
}
