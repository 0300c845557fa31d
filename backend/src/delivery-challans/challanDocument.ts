import type { AddressCopy } from '../addresses/addresses.shapes.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { indianDay } from '../core/data/days.ts';
import { headOf } from '../core/data/documentLines.ts';
import { mustGet } from '../core/data/rows.ts';
import { eqAny } from '../core/data/search.ts';
import { html, type Markup } from '../core/print/html.ts';
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
} from '../core/print/printParts.ts';
import type { Settings } from '../core/settings.ts';
import type { DcLine, DeliveryChallan } from './delivery-challans.shapes.ts';

/** Rule 55 of the GST rules: three copies, each on sheets of its own. */
export const CHALLAN_COPIES = [
  'ORIGINAL FOR CONSIGNEE',
  'DUPLICATE FOR TRANSPORTER',
  'TRIPLICATE FOR CONSIGNER',
];

/** Data of the print beside the record: UQC by SKU, GST numbers of both sides, transport. */
export interface ChallanPrintFacts {
  unitCodes: ReadonlyMap<number, string>;
  sellerGstin: string | null;
  customerGstin: string | null;
  customerPoNumber: string | null;
  carriedBy: {
    transporter_name: string | null;
    vehicle_number: string | null;
    transport_mode: string | null;
  } | null;
}

export async function challanPrintFacts(
  db: Database | Trx,
  challan: DeliveryChallan,
): Promise<ChallanPrintFacts> {
  const codes = await db
    .selectFrom('skus')
    .select(['product_sku_id', 'unit_code'])
    .where('product_sku_id', '=', eqAny(challan.dc_lines.map((line) => line.product_sku_id)))
    .execute();
  const facts = await db
    .selectFrom('delivery_challans as dc')
    .leftJoin('sellers as s', 's.seller_id', 'dc.seller_id')
    .leftJoin('tenants as t', 't.tenant_id', 'dc.tenant_id')
    .leftJoin('orders as o', 'o.order_id', 'dc.order_id')
    .leftJoin('shipments as sh', 'sh.shipment_id', 'dc.shipment_id')
    .leftJoin('transporters as tr', 'tr.transporter_id', 'sh.transporter_id')
    .select([
      's.gstin',
      't.gst_no',
      'o.customer_po_no',
      'sh.shipment_id',
      'sh.vehicle_number',
      'sh.transport_mode',
      'tr.transporter_name',
    ])
    .where('dc.challan_id', '=', challan.challan_id)
    .executeTakeFirstOrThrow();
  const { shipment_id, vehicle_number, transport_mode, transporter_name } = facts;
  return {
    unitCodes: new Map(codes.map((row) => [row.product_sku_id, row.unit_code])),
    sellerGstin: facts.gstin,
    customerGstin: facts.gst_no,
    customerPoNumber: facts.customer_po_no,
    carriedBy: shipment_id === null ? null : { vehicle_number, transport_mode, transporter_name },
  };
}

/** Mark on a challan that is not issued yet or is cancelled. */
function warningOf({ status, reason_for_cancellation }: DeliveryChallan): string | null {
  if (status === 'DRAFT') return 'Draft: not issued yet.';
  return status === 'CANCELLED'
    ? `This delivery challan is cancelled: ${reason_for_cancellation}`
    : null;
}

const PURPOSES: Record<DeliveryChallan['challan_type'], string> = {
  CUSTOMER: 'Supply of goods',
  SELLER: 'Goods from vendor to warehouse',
  OTHER: 'Otherwise than by way of supply',
};

/** Blind: the company is the sender, and neither seller nor cost is shown. */
interface Looks {
  isBlind: boolean;
}

function gstinAt(place: AddressCopy, facts: ChallanPrintFacts, settings: Settings): string {
  if (place.entity_type === 'WAREHOUSE') return settings.companyGstin;
  return (
    (place.entity_type === 'SELLER' ? facts.sellerGstin : facts.customerGstin) ?? 'not registered'
  );
}

function partiesPart(
  challan: DeliveryChallan,
  facts: ChallanPrintFacts,
  settings: Settings,
  { isBlind }: Looks,
): Markup {
  const { from_address_details: from, delivery_address_details: to } = challan;
  const place = (title: string, at: AddressCopy) =>
    party(title, at.address_name, [
      ...placeLines(at),
      `GSTIN ${gstinAt(at, facts, settings)}`,
      `State ${stateWithCode(at.state)}`,
    ]);
  const company = party('Ship from', settings.companyName, [
    ...[
      settings.companyAddress,
      `GSTIN ${settings.companyGstin}`,
      `State ${stateWithCode(settings.companyState)}`,
    ],
  ]);
  // a blind print of goods on their way back to a seller would name it as the receiver
  const hidden = isBlind && to.entity_type === 'SELLER';
  return sideBySide(
    isBlind ? company : place('Ship from', from),
    hidden ? party('Ship to', 'As instructed', []) : place('Ship to', to),
  );
}

function headPart(
  challan: DeliveryChallan,
  facts: ChallanPrintFacts,
  settings: Settings,
  mark: string,
): Markup {
  const { vehicle_number, transporter_name, transport_mode } = facts.carriedBy ?? {};
  return printHead(settings, 'Delivery Challan', [
    mark,
    `No. ${challan.challan_number}`,
    `Date ${indianDay(new Date(challan.created_at))}`,
    challan.order_number && `Order ${challan.order_number}`,
    facts.customerPoNumber && `Your PO ${facts.customerPoNumber}`,
    PURPOSES[challan.challan_type],
    challan.e_way_bill_number && `E-way bill ${challan.e_way_bill_number}`,
    transporter_name && `Transporter ${transporter_name}`,
    [vehicle_number && `Vehicle ${vehicle_number}`, transport_mode].filter(Boolean).join(' · '),
  ]);
}

function moneyOf(
  line: DcLine,
  { challan_type }: DeliveryChallan,
  { isBlind }: Looks,
): GoodsLine['money'] {
  const price = challan_type === 'CUSTOMER' ? line.selling_price : line.pol_offer_price;
  const { taxable_amount, cgst_amount, sgst_amount, igst_amount, line_total } = line;
  const isCost = challan_type !== 'CUSTOMER';
  if (challan_type === 'OTHER' || (isCost && isBlind) || price === null) return null;
  if (
    taxable_amount === null ||
    cgst_amount === null ||
    sgst_amount === null ||
    igst_amount === null ||
    line_total === null
  )
    return null;
  const heads = { taxable_amount, cgst_amount, sgst_amount, igst_amount };
  return {
    price,
    discount: line.discount_percent,
    gst: line.pan_india_gst,
    ...heads,
    total: line_total,
  };
}

const toGoods = (
  line: DcLine,
  challan: DeliveryChallan,
  { unitCodes }: ChallanPrintFacts,
  looks: Looks,
): GoodsLine => ({
  name: line.sku_info.product_sku_name,
  remarks: line.remarks,
  hsn_code: line.sku_info.hsn_code,
  quantity: line.delivered_qty,
  unit_code: mustGet(unitCodes, line.product_sku_id),
  money: moneyOf(line, challan, looks),
});

function totalsPart(goods: readonly GoodsLine[]): Markup {
  const units = goods.reduce((sum, line) => sum + line.quantity, 0);
  const priced = goods.flatMap(({ money }) => money ?? []);
  return html`<p class="above">
      <small>${goods.length} ${goods.length === 1 ? 'line' : 'lines'}, ${units} units</small>
    </p>
    ${priced.length ? sumsPart(headOf(priced)) : null}`;
}

/** Signatures of receiver and sender. */
function signaturesPart(
  { receivers_name, grn_number }: DeliveryChallan,
  settings: Settings,
): Markup {
  return html`<div class="together">
    ${sideBySide(
      html`<div>
        <p>Received in good order</p>
        <p>
          <small>Name ${receivers_name ?? '…………………………'}</small><br /><small
            >GRN ${grn_number ?? '…………………………'}</small
          ><br />
          <small>Signature, date and stamp</small>
        </p>
      </div>`,
      signature(settings),
    )}
  </div>`;
}

/** One copy after the other. Cancelled lines are left out, unless all are. */
export function challanSheets(
  challan: DeliveryChallan,
  facts: ChallanPrintFacts,
  settings: Settings,
  looks: Looks,
): Markup[] {
  const live = challan.dc_lines.filter((line) => !line.is_cancelled);
  const goods = (live.length ? live : challan.dc_lines).map((line) =>
    toGoods(line, challan, facts, looks),
  );
  const warning = warningOf(challan);
  const body = html`
    ${warning ? html`<p><strong>${warning}</strong></p>` : null}
    ${partiesPart(challan, facts, settings, looks)} ${goodsTable(goods, challan.within_state)}
    ${totalsPart(goods)} ${remarksPart(challan.remarks)} ${signaturesPart(challan, settings)}
  `;
  return copiesOf(
    CHALLAN_COPIES,
    (mark) => html`${headPart(challan, facts, settings, mark)} ${body}`,
  );
}
