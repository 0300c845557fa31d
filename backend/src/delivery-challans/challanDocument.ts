import {
  challanValue,
  isBetweenStates,
} from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import { reasonWords } from '@munim/schema/delivery-challans/transportReasons.ts';
import { sumOf } from '@munim/schema/shared/money.ts';
import type { AddressCopy } from '../addresses/addresses.shapes.ts';
import { blindPlace, PLACE_OF_VENDOR } from '../core/access/vendors.ts';
import type { BillTo } from '../core/data/billTo.ts';
import { indianDay } from '../core/data/days.ts';
import { companyAsIssued } from '../core/data/issuedCopies.ts';
import {
  copyOf,
  issuedCustomerPo,
  issuedBilledOnChallan,
  issuedSeller,
  issuedUnitCode,
} from '../core/data/issuedMasters.ts';
import { mustGet } from '../core/data/rows.ts';
import type { ReadContext } from '../core/data/work.ts';
import { printedMoment } from '../core/print/eInvoicePart.ts';
import { COUNT, type GoodsLine, goodsTable, pricedOf } from '../core/print/goodsTable.ts';
import { type Copy, html, type Markup } from '../core/print/html.ts';
import { printedDay } from '../core/print/printedDay.ts';
import {
  billToPart,
  copiesOf,
  lorryReceipt,
  noticePart,
  party,
  placeLines,
  printHead,
  remarksPart,
  sideBySide,
  signature,
  stateWithCode,
} from '../core/print/printParts.ts';
import { rupees } from '../core/print/rupees.ts';
import { endPart } from '../core/print/sumsPart.ts';
import type { Settings } from '../core/settings.ts';
import type { ChallanLine, DeliveryChallan } from './delivery-challans.shapes.ts';

/** Rule 55 of the GST rules: three copies, each on sheets of its own. */
const COPIES = ['Original for consignee', 'Duplicate for transporter', 'Triplicate for consigner'];

/** Data of the print beside the record: UQC by SKU, GST numbers of both sides, transport, and the company of its day. */
export interface ChallanPrintFacts {
  company: Settings;
  unitCodes: ReadonlyMap<number, string>;
  sellerGstin: string | null;
  /** Recipient of goods for a customer. */
  billTo: BillTo | null;
  customerPoNumber: string | null;
}

export async function challanPrintFacts(
  { db, settings }: Pick<ReadContext, 'db' | 'settings'>,
  { challan_id: id }: DeliveryChallan,
): Promise<ChallanPrintFacts> {
  const codes = await db
    .selectFrom('dc_lines as l')
    .innerJoin('skus as k', 'k.product_sku_id', 'l.product_sku_id')
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('DELIVERY_CHALLAN', 'l.challan_id')))
    .select(['k.product_sku_id', issuedUnitCode.as('unit_code')])
    .where('l.challan_id', '=', id)
    .execute();
  const facts = await db
    .selectFrom('delivery_challans as dc')
    .leftJoin('sellers as s', 's.seller_id', 'dc.seller_id')
    .leftJoin('tenants as t', 't.tenant_id', 'dc.tenant_id')
    .leftJoin('orders as o', 'o.order_id', 'dc.order_id')
    .leftJoin('issued_copies as ic', (join) => join.on(copyOf('DELIVERY_CHALLAN', 'dc.challan_id')))
    .select([issuedSeller.gstin.as('gstin'), issuedBilledOnChallan.as('bill_to')])
    .select(issuedCustomerPo.as('customer_po_no'))
    .where('dc.challan_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    company: await companyAsIssued({ db, settings }, { kind: 'DELIVERY_CHALLAN', id }),
    unitCodes: new Map(codes.map((row) => [row.product_sku_id, row.unit_code])),
    sellerGstin: facts.gstin,
    billTo: facts.bill_to,
    customerPoNumber: facts.customer_po_no,
  };
}

/** Mark across the sheets of a challan that is not issued yet or is cancelled, and the sentence. */
const markOf = ({ status }: DeliveryChallan): string | null =>
  status === 'DRAFT' || status === 'CANCELLED' ? status : null;

function warningOf({ status, reason_for_cancellation }: DeliveryChallan): string | null {
  if (status === 'DRAFT') return 'Draft: not issued yet.';
  return status === 'CANCELLED'
    ? `This delivery challan is cancelled: ${reason_for_cancellation}`
    : null;
}

const MODES: Record<NonNullable<DeliveryChallan['transport_mode']>, string> = {
  ROAD: 'Road',
  RAIL: 'Rail',
  AIR: 'Air',
  SHIP: 'Ship',
};
const BLANK = '…………………………';
const PURPOSES: Record<DeliveryChallan['challan_type'], string> = {
  CUSTOMER: 'Supply of goods',
  SELLER: 'Goods from vendor to warehouse',
  OTHER: 'Otherwise than by way of supply',
};

/** Rule 55: why the goods travel, as far as both ends say it. */
function purposeOf({
  challan_type: type,
  transport_reason: reason,
  transport_reason_text: text,
  from_address_details: from,
  delivery_address_details: to,
}: DeliveryChallan): string {
  const said = type === 'OTHER' && reasonWords({ reason, text });
  if (said) return `${PURPOSES[type]}: ${said}`;
  const ends = `${from.entity_type} ${to.entity_type}`;
  const why =
    ends === 'WAREHOUSE WAREHOUSE'
      ? ': between places of the company'
      : ends === 'TENANT WAREHOUSE'
        ? ': return by a customer'
        : '';
  return `${PURPOSES[type]}${type === 'OTHER' ? why : ''}`;
}

/** Blind: no seller is named, with no street and no cost; town, state and PIN code are. */
interface Looks {
  isBlind: boolean;
}

function gstinAt(place: AddressCopy, facts: ChallanPrintFacts): string {
  if (place.entity_type === 'WAREHOUSE') return facts.company.companyGstin;
  return (
    (place.entity_type === 'SELLER' ? facts.sellerGstin : facts.billTo?.gst_no) ?? 'not registered'
  );
}

function partiesPart(
  challan: DeliveryChallan,
  facts: ChallanPrintFacts,
  { isBlind }: Looks,
): Markup {
  const { from_address_details: from, delivery_address_details: to } = challan;
  const place = (title: string, at: AddressCopy) =>
    party(title, at.address_name, [
      ...placeLines(at),
      // the billed party may be registered in another state than this place is in
      at.entity_type === 'TENANT' && facts.billTo && at === to
        ? null
        : `GSTIN ${gstinAt(at, facts)}`,
      `State ${stateWithCode(at.state)}`,
    ]);
  // a blind print names no seller, neither as the sender nor as the receiver of goods on their way back
  const nameless = (title: string, name: string, at: AddressCopy) =>
    party(title, name, [...placeLines(blindPlace(at)), `State ${stateWithCode(at.state)}`]);
  const isHidden = (at: AddressCopy) => isBlind && at.entity_type === 'SELLER';
  return sideBySide(
    isHidden(from) ? nameless('Ship from', PLACE_OF_VENDOR, from) : place('Ship from', from),
    ...(facts.billTo && to.entity_type === 'TENANT' ? [billToPart(facts.billTo)] : []),
    isHidden(to) ? nameless('Ship to', 'As instructed', to) : place('Ship to', to),
  );
}

function headPart(challan: DeliveryChallan, facts: ChallanPrintFacts, copy: string): Markup {
  const { vehicle_number, transport_mode, goods_value } = challan;
  return printHead(facts.company, {
    title: 'Delivery Challan',
    copy,
    facts: [
      ['Challan no.', challan.challan_number],
      ['Date', printedDay(indianDay(new Date(challan.created_at)))],
      ['Purpose', purposeOf(challan)],
      [
        'Place of supply',
        (challan.challan_type !== 'OTHER' ||
          isBetweenStates(challan.from_address_details, challan.delivery_address_details)) &&
          stateWithCode(challan.delivery_address_details.state),
      ],
      ['Order', challan.order_number],
      // the vendor and the warehouse of other challans have no business with it
      ['Your PO', challan.challan_type === 'CUSTOMER' && facts.customerPoNumber],
      ['E-way bill', challan.e_way_bill_number],
      ['E-way bill valid until', printedMoment(challan.e_way_bill_valid_until)],
      ['Transporter', challan.transporter_name],
      ['Vehicle', vehicle_number],
      ['Mode', transport_mode && MODES[transport_mode]],
      lorryReceipt(challan),
      ['Transport updated', printedMoment(challan.transport_updated_at)],
      ['Value of goods', goods_value && rupees(goods_value)],
    ],
  });
}

/** Goods that are no supply have a value and no tax (rule 55); none where nobody said it. */
function worthMoney({
  unit_value: price,
  delivered_qty: quantity,
}: ChallanLine): GoodsLine['money'] {
  if (price === null) return null;
  const value = challanValue([{ quantity, price }]);
  const none = { cgst_amount: '0.00', sgst_amount: '0.00', igst_amount: '0.00' };
  return { price, discount: null, gst: null, taxable_amount: value, ...none, total: value };
}

function moneyOf(
  line: ChallanLine,
  { challan_type }: DeliveryChallan,
  { isBlind }: Looks,
): GoodsLine['money'] {
  const price = challan_type === 'CUSTOMER' ? line.selling_price : line.pol_offer_price;
  const { taxable_amount, cgst_amount, sgst_amount, igst_amount, line_total } = line;
  const isCost = challan_type !== 'CUSTOMER';
  if (challan_type === 'OTHER') return worthMoney(line);
  if ((isCost && isBlind) || price === null) return null;
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
    ...(line.tax_category ? { tax_category: line.tax_category } : {}),
    ...heads,
    total: line_total,
  };
}

const toGoods = (
  line: ChallanLine,
  challan: DeliveryChallan,
  { unitCodes }: ChallanPrintFacts,
  looks: Looks,
): GoodsLine => ({
  name: line.sku_info.product_sku_name,
  notes: [line.remarks],
  hsn_code: line.sku_info.hsn_code,
  quantity: line.delivered_qty,
  unit_code: mustGet(unitCodes, line.product_sku_id),
  money: moneyOf(line, challan, looks),
});

/** Fields for the receiver, beside the signature of the sender. */
const receiptPart = ({ receivers_name, grn_number }: DeliveryChallan): Markup =>
  html`<p>Received in good order</p>
    <p>
      <small>Name ${receivers_name ?? BLANK}</small><br /><small>GRN ${grn_number ?? BLANK}</small
      ><br /><small>Signature, date and stamp</small>
    </p>`;

/** Number of lines and units, and the receipt; sums only where the lines have prices. */
function lastPart(goods: readonly GoodsLine[], challan: DeliveryChallan, company: Settings) {
  const units = goods.reduce((sum, line) => sum + line.quantity, 0);
  const priced = pricedOf(goods);
  const below = html`<p>
    <small
      >${goods.length} ${goods.length === 1 ? 'line' : 'lines'}, ${COUNT.format(units)} units</small
    >
  </p>`;
  const beside = html`${remarksPart(challan.remarks)} ${receiptPart(challan)}`;
  return priced.length
    ? endPart(goods, company, {
        withinState: challan.within_state,
        total: sumOf(priced.map(({ money }) => money.total)),
        hsn: challan.challan_type !== 'OTHER',
        below,
        beside,
      })
    : html`${below} ${signature(company, beside)}`;
}

/** One copy after the other. Cancelled lines are left out, unless all are. */
export function challanCopies(
  challan: DeliveryChallan,
  facts: ChallanPrintFacts,
  looks: Looks,
): Copy[] {
  const live = challan.dc_lines.filter((line) => !line.is_cancelled);
  const goods = (live.length ? live : challan.dc_lines).map((line) =>
    toGoods(line, challan, facts, looks),
  );
  const body = html`
    ${noticePart(warningOf(challan))} ${partiesPart(challan, facts, looks)}
    ${goodsTable(goods, challan.within_state)} ${lastPart(goods, challan, facts.company)}
  `;
  return copiesOf(
    { title: `Challan ${challan.challan_number}`, names: COPIES, mark: markOf(challan) },
    (copy) => html`${headPart(challan, facts, copy)} ${body}`,
  );
}
