import { sumOf } from '@munim/schema/shared/money.ts';
import { stateCodeOf } from '@munim/schema/shared/states.ts';
import type { Settings } from '../core/settings.ts';
import { eInvoiceProblems } from './eInvoice.ts';
import type { InvoicePrintFacts } from './invoiceDocument.ts';
import type { Invoice, InvoiceLine } from './invoices.shapes.ts';
import {
  check,
  figure,
  isVehicleNumber,
  placeOf,
  portalDay,
  type PortalProblem,
  problemsOf,
} from './portalRules.ts';

/** Transport modes by the portal's numbers. */
const MODES: Record<string, number> = { ROAD: 1, RAIL: 2, AIR: 3, SHIP: 4 };
/** The portal's own limit. */
const MOST_KILOMETRES = 4000;
/** Goods leave a vendor's place: billed from the company, dispatched from elsewhere. */
const REGULAR = 1;
const DISPATCHED_ELSEWHERE = 3;

export interface Carriage {
  transportMode: string | null;
  vehicleNumber: string | null;
  transporterName: string | null;
  transporterGstin: string | null;
  distanceKm: number;
}

const half = (rate: string): number => Number(rate) / 2;

const toItem = (
  line: InvoiceLine,
  index: number,
  { unitCodes }: InvoicePrintFacts,
  withinState: boolean,
) => ({
  itemNo: index + 1,
  productName: line.sku_info.product_name.slice(0, 100),
  productDesc: line.sku_info.product_sku_name.slice(0, 100),
  hsnCode: Number(line.sku_info.hsn_code),
  quantity: line.quantity,
  qtyUnit: unitCodes.get(line.product_sku_id) ?? 'OTH',
  taxableAmount: figure(line.taxable_amount),
  cgstRate: withinState ? half(line.pan_india_gst) : 0,
  sgstRate: withinState ? half(line.pan_india_gst) : 0,
  igstRate: withinState ? 0 : Number(line.pan_india_gst),
  cessRate: 0,
  cessNonAdvol: 0,
});

/** Portals take vehicle numbers without spaces and signs. */
const bareVehicle = (number: string | null): string =>
  (number ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The goods of an invoice on their way, in the shape of the e-way bill portal (NIC, bulk format). */
export function eWayBill(
  invoice: Invoice,
  facts: InvoicePrintFacts,
  carriage: Carriage,
  settings: Settings,
) {
  const {
    delivery_address_details: to,
    from_address_details: from,
    invoice_lines: lines,
    within_state,
  } = invoice;
  const sum = (pick: (line: InvoiceLine) => string) => figure(sumOf(lines.map(pick)));
  // without it there is a problem, and no file
  if (!from) throw new Error('The place of loading is unknown');
  const [fromPlace, toPlace] = [placeOf(from), placeOf(to)];
  const code = (state: string) => Number(stateCodeOf(state));
  return {
    version: '1.0.0621',
    billLists: [
      {
        userGstin: invoice.house_gstin,
        supplyType: 'O',
        subSupplyType: 1,
        subSupplyDesc: '',
        docType: 'INV',
        docNo: invoice.invoice_number,
        docDate: portalDay(invoice.invoice_date ?? ''),
        transType: from.entity_type === 'WAREHOUSE' ? REGULAR : DISPATCHED_ELSEWHERE,
        fromGstin: invoice.house_gstin,
        fromTrdName: settings.companyName,
        fromAddr1: fromPlace.first,
        fromAddr2: fromPlace.second,
        fromPlace: fromPlace.city,
        fromPincode: Number(from.postal_code),
        fromStateCode: Number(invoice.house_gstin.slice(0, 2)),
        actualFromStateCode: code(from.state),
        // a customer who is not registered
        toGstin: invoice.tenant_gstin ?? 'URP',
        toTrdName: invoice.tenant_info.tenant_name.slice(0, 100),
        toAddr1: toPlace.first,
        toAddr2: toPlace.second,
        toPlace: toPlace.city,
        toPincode: Number(to.postal_code),
        toStateCode: code(invoice.place_of_supply),
        actualToStateCode: code(to.state),
        totalValue: figure(invoice.invoice_taxable_amount),
        cgstValue: sum((line) => line.cgst_amount),
        sgstValue: sum((line) => line.sgst_amount),
        igstValue: sum((line) => line.igst_amount),
        cessValue: 0,
        TotNonAdvolVal: 0,
        OthValue: 0,
        totInvValue: figure(invoice.invoice_grand_total),
        transMode: MODES[carriage.transportMode ?? 'ROAD'] ?? 1,
        transDistance: carriage.distanceKm,
        transporterName: carriage.transporterName ?? '',
        transporterId: carriage.transporterGstin ?? '',
        transDocNo: '',
        transDocDate: '',
        vehicleNo: bareVehicle(carriage.vehicleNumber),
        vehicleType: 'R',
        mainHsnCode: Number(lines[0]?.sku_info.hsn_code),
        itemList: lines.map((line, index) => toItem(line, index, facts, within_state)),
      },
    ],
  };
}

/**
 * Reasons for the portal to refuse it: the e-invoice rules, except for unregistered customers, and
 * its own.
 */
export function eWayBillProblems(
  invoice: Invoice,
  carriage: Carriage,
  settings: Settings,
): PortalProblem[] {
  const { distanceKm, transporterGstin } = carriage;
  const vehicle = bareVehicle(carriage.vehicleNumber);
  const from = invoice.from_address_details;
  const samePin = from?.postal_code === invoice.delivery_address_details.postal_code;
  return [
    ...eInvoiceProblems(invoice, settings).filter(
      ({ field }) => invoice.tenant_gstin !== null || field !== 'BuyerDtls.Gstin',
    ),
    ...problemsOf([
      check(
        from !== null,
        'fromAddr1',
        'Where the goods were loaded is for viewers of cost prices: ask one of them for this file',
      ),
      check(
        distanceKm >= 0 && distanceKm <= MOST_KILOMETRES,
        'transDistance',
        `The distance is 0 to ${MOST_KILOMETRES} km`,
      ),
      check(
        !samePin || distanceKm <= 100,
        'transDistance',
        'Within one PIN code the distance is at most 100 km',
      ),
      check(
        vehicle === '' || isVehicleNumber(vehicle),
        'vehicleNo',
        `${vehicle} is no vehicle number: KA01AB1234 is one`,
      ),
      check(
        vehicle !== '' || Boolean(transporterGstin),
        'vehicleNo',
        'A vehicle number or a transporter is needed',
      ),
    ]),
  ];
}
