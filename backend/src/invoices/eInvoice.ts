import { isLiveInvoice } from '@munim/schema/invoices/invoices.rules.ts';
import { lineSums, remaining, sumOf } from '@munim/schema/shared/money.ts';
import { stateCodeOf } from '@munim/schema/shared/states.ts';
import type { Settings } from '../core/settings.ts';
import type { InvoicePrintFacts } from './invoiceDocument.ts';
import type { Invoice, InvoiceLine } from './invoices.shapes.ts';
import {
  agree,
  check,
  figure,
  companyPlace,
  isDocumentNumber,
  isGoodsCode,
  isGstin,
  isRate,
  pinAgrees,
  placeOf,
  portalDay,
  type PortalProblem,
  problemsOf,
} from './portalRules.ts';

/** One line before its discount, in the portal's arithmetic. */
const withoutTax = (
  { quantity, selling_price: price }: InvoiceLine,
  discountPercent: string,
): string =>
  lineSums({ quantity, price, discountPercent, gstPercent: '0', withinState: true }).taxable;
const grossOf = (line: InvoiceLine): string => withoutTax(line, '0');

function toItem(line: InvoiceLine, index: number, { unitCodes }: InvoicePrintFacts) {
  const gross = grossOf(line);
  return {
    SlNo: String(index + 1),
    PrdDesc: line.sku_info.product_sku_name.slice(0, 300),
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
    Nm: from.address_name.slice(0, 100),
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
      LglNm: buyer.tenant_name.slice(0, 100),
      Pos: stateOf(invoice.place_of_supply),
      Addr1: ship.first,
      ...(ship.second ? { Addr2: ship.second } : {}),
      Loc: ship.city,
      Pin: Number(to.postal_code),
      Stcd: stateOf(to.state),
    },
    ...(from ? { DispDtls: dispatchOf(from) } : {}),
    ShipDtls: {
      LglNm: to.address_name.slice(0, 100),
      Addr1: ship.first,
      Loc: ship.city,
      Pin: Number(to.postal_code),
      Stcd: stateOf(to.state),
    },
    ItemList: invoice.invoice_lines.map((line, index) => toItem(line, index, facts)),
    ValDtls: valuesOf(invoice),
  };
}

function lineProblems(line: InvoiceLine, index: number, withinState: boolean): PortalProblem[] {
  const place = (field: string) => `ItemList.${index}.${field}`;
  const name = line.sku_info.product_sku_name;
  const taxes = sumOf([line.cgst_amount, line.sgst_amount, line.igst_amount]);
  const { taxable_amount: price, pan_india_gst: gstPercent } = line;
  const { igst: wanted } = lineSums({
    quantity: 1,
    price,
    discountPercent: '0',
    gstPercent,
    withinState: false,
  });
  const discounted = withoutTax(line, line.discount_percent);
  return problemsOf([
    check(
      isGoodsCode(line.sku_info.hsn_code),
      place('HsnCd'),
      `${name}: an HSN code of goods has 4, 6 or 8 digits`,
    ),
    check(
      isRate(line.pan_india_gst),
      place('GstRt'),
      `${name}: ${line.pan_india_gst} % is no GST rate`,
    ),
    check(
      agree(discounted, line.taxable_amount),
      place('AssAmt'),
      `${name}: quantity, price and discount do not come to the taxable amount`,
    ),
    check(
      agree(taxes, wanted),
      place(withinState ? 'CgstAmt' : 'IgstAmt'),
      `${name}: the taxes are not ${line.pan_india_gst} % of the taxable amount`,
    ),
    check(
      withinState ? Number(line.igst_amount) === 0 : Number(line.cgst_amount) === 0,
      place(withinState ? 'IgstAmt' : 'CgstAmt'),
      `${name}: the taxes are not those of the place of supply`,
    ),
    check(
      agree(sumOf([line.taxable_amount, taxes]), line.line_total),
      place('TotItemVal'),
      `${name}: the total is not amount and taxes`,
    ),
  ]);
}

/** Reasons for the portal to refuse it; empty when there are none. */
export function eInvoiceProblems(invoice: Invoice, settings: Settings): PortalProblem[] {
  const {
    delivery_address_details: to,
    from_address_details: from,
    house_gstin,
    place_of_supply,
    invoice_lines: lines,
  } = invoice;
  const withinState = stateCodeOf(place_of_supply) === house_gstin.slice(0, 2);
  const { pin } = companyPlace(settings.companyAddress);
  const lineSum = sumOf(lines.map((line) => line.line_total));
  return [
    ...problemsOf([
      check(isLiveInvoice(invoice.status), 'DocDtls', 'Only an invoice that is issued is reported'),
      check(
        isDocumentNumber(invoice.invoice_number),
        'DocDtls.No',
        'The number has at most 16 letters, digits, / or -, and begins with no 0',
      ),
      check(isGstin(house_gstin), 'SellerDtls.Gstin', 'The GST number of the company is not valid'),
      check(
        pinAgrees(pin, settings.companyState),
        'SellerDtls.Pin',
        'The PIN code of the company does not match its state',
      ),
      check(
        isGstin(invoice.tenant_gstin),
        'BuyerDtls.Gstin',
        'The customer has no GST number: only invoices to businesses are reported',
      ),
      check(
        stateCodeOf(place_of_supply) !== null,
        'BuyerDtls.Pos',
        `${place_of_supply} is no state`,
      ),
      check(
        pinAgrees(to.postal_code, to.state),
        'BuyerDtls.Pin',
        `PIN code ${to.postal_code} is not of ${to.state}`,
      ),
      check(
        !from || pinAgrees(from.postal_code, from.state),
        'DispDtls.Pin',
        `PIN code ${from?.postal_code} is not of ${from?.state}`,
      ),
      check(
        agree(lineSum, invoice.invoice_grand_total),
        'ValDtls.TotInvVal',
        'The lines do not come to the total',
      ),
    ]),
    ...lines.flatMap((line, index) => lineProblems(line, index, withinState)),
  ];
}
