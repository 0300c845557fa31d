import type { TaxCategory } from '@munim/schema/generated/types.ts';
import { challanValue } from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import type { Selectable } from 'kysely';
import { copyAddress } from '../addresses/addresses.public.ts';
import type { AddressCopy } from '../addresses/addresses.shapes.ts';
import type { Tables, Trx } from '../core/data/database.ts';
import { headOf, lineColumns } from '../core/data/documentLines.ts';
import { copyIssued } from '../core/data/issuedCopies.ts';
import { nextDocumentNumber } from '../core/data/documentNumber.ts';
import { refuseFaultyGoods } from '../core/data/numberedLines.ts';
import { mustGet } from '../core/data/rows.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { carriageColumns } from './carriage.ts';
import type { ShipmentRow } from './transport.ts';

export interface ChallanGroup {
  type: 'CUSTOMER' | 'SELLER';
  orderId: number | null;
  /** Purchase order when it is for stock or the only one; else null. */
  poId: number | null;
  tenantId: number | null;
  /** Address id of the ship-to, or of the warehouse. */
  toAddress: number;
  lines: readonly {
    pointId: number;
    orderLineId: number | null;
    poLineId: number | null;
    skuId: number;
    quantity: number;
  }[];
}

/** A new challan; each line has its delivery point. */
export type MadeChallan = Selectable<Tables['delivery_challans']> & {
  dc_lines: Selectable<Tables['dc_lines']>[];
};

type Shipment = Pick<
  ShipmentRow,
  | 'shipment_id'
  | 'seller_id'
  | 'warehouse_id'
  | 'to_warehouse_id'
  | 'from_address'
  | 'e_way_bill_number'
  | 'e_way_bill_attachment'
  | 'transporter_id'
  | 'transport_mode'
  | 'vehicle_number'
  | 'transport_document_number'
  | 'transport_document_date'
>;

async function soldLines(trx: Trx, ids: readonly number[]) {
  const rows = await trx
    .selectFrom('order_lines')
    .select(['line_id', 'selling_price', 'order_line_discount', 'pan_india_gst'])
    .select(['tax_category', 'within_state'])
    .where('line_id', '=', eqAny(ids))
    .execute();
  return new Map(rows.map((row) => [row.line_id, row]));
}

async function boughtLines(trx: Trx, ids: readonly number[]) {
  const rows = await trx
    .selectFrom('purchase_order_lines as l')
    .innerJoin('purchase_orders as po', 'po.po_id', 'l.po_id')
    .select(['l.po_line_id', 'l.offer_price', 'l.gstin', 'po.within_state'])
    .where('l.po_line_id', '=', eqAny(ids))
    .execute();
  return new Map(rows.map((row) => [row.po_line_id, row]));
}

interface Terms {
  selling_price: string | null;
  pol_offer_price: string | null;
  discount_percent: string;
  pan_india_gst: string;
  /** Tax category of goods that are sold. */
  tax_category?: TaxCategory;
  within_state: boolean;
}

/** Line amounts of a group: to a customer at selling price, from a seller at cost. */
async function termsOf(trx: Trx, { type, lines }: ChallanGroup): Promise<Terms[]> {
  const sold = await soldLines(
    trx,
    lines.flatMap(({ orderLineId }) => orderLineId ?? []),
  );
  const bought = await boughtLines(
    trx,
    lines.flatMap(({ poLineId }) => poLineId ?? []),
  );
  return lines.map(({ orderLineId, poLineId }) => {
    const buying = poLineId === null ? undefined : mustGet(bought, poLineId);
    const pol_offer_price = buying?.offer_price ?? null;
    if (type === 'SELLER') {
      if (!buying) throw new Error('A line from a seller needs a purchase order');
      return {
        selling_price: null,
        pol_offer_price,
        discount_percent: '0',
        pan_india_gst: buying.gstin,
        within_state: buying.within_state,
      };
    }
    if (orderLineId === null) throw new Error('A line to a customer needs an order');
    const line = mustGet(sold, orderLineId);
    return {
      selling_price: line.selling_price,
      discount_percent: line.order_line_discount,
      pan_india_gst: line.pan_india_gst,
      tax_category: line.tax_category,
      pol_offer_price,
      within_state: line.within_state,
    };
  });
}

const priceOf = (
  type: ChallanGroup['type'],
  terms: Pick<Terms, 'selling_price' | 'pol_offer_price'>,
): string => (type === 'CUSTOMER' ? terms.selling_price : terms.pol_offer_price) ?? '0';

function priced({ type, lines }: ChallanGroup, terms: readonly Terms[]) {
  const within_state = terms.every((one) => one.within_state);
  const rows = lines.map((line, index) => {
    const { selling_price, pol_offer_price, discount_percent, pan_india_gst } = terms[
      index
    ] as Terms;
    const own = { selling_price, pol_offer_price, discount_percent, pan_india_gst };
    const { total, ...money } = lineColumns({
      quantity: line.quantity,
      price: priceOf(type, own),
      discountPercent: discount_percent,
      gstPercent: pan_india_gst,
      withinState: within_state,
    });
    return {
      line_number: index + 1,
      product_sku_id: line.skuId,
      order_line_id: line.orderLineId,
      po_line_id: line.poLineId,
      sub_shipment_tracker_id: line.pointId,
      delivered_qty: line.quantity,
      ...own,
      ...money,
      line_total: total,
    };
  });
  const head = headOf(rows.map((row) => ({ ...row, total: row.line_total })));
  return {
    within_state,
    head,
    value: challanValue(
      rows.map((row) => ({ quantity: row.delivered_qty, price: priceOf(type, row) })),
    ),
    rows,
  };
}

/** Registration of the order, else of the purchase orders, whose goods they are. */
async function registrationOf(trx: Trx, { orderId, lines }: ChallanGroup): Promise<number | null> {
  const ofOrder = trx
    .selectFrom('orders as d')
    .select('d.gst_registration_id')
    .where('d.order_id', '=', orderId);
  const ofPurchase = trx
    .selectFrom('purchase_order_lines as l')
    .innerJoin('purchase_orders as d', 'd.po_id', 'l.po_id')
    .select('d.gst_registration_id')
    .where('l.po_line_id', '=', lines[0]?.poLineId ?? null);
  const found = await (orderId === null ? ofPurchase : ofOrder).executeTakeFirst();
  return found?.gst_registration_id ?? null;
}

async function makeChallan(
  work: Work,
  shipment: Shipment,
  from: AddressCopy,
  group: ChallanGroup,
): Promise<MadeChallan> {
  const { trx, viewer } = work;
  const terms = await termsOf(trx, group);
  const { within_state, head, value, rows } = priced(group, terms);
  await refuseFaultyGoods(
    trx,
    'challan',
    rows.map((row, index) => ({ ...row, tax_category: terms[index]?.tax_category })),
  );
  const challan = await trx
    .insertInto('delivery_challans')
    .values({
      challan_number: await nextDocumentNumber(trx, 'DC'),
      challan_type: group.type,
      status: 'IN_TRANSIT',
      created_by: viewer.userId,
      shipment_id: shipment.shipment_id,
      order_id: group.orderId,
      po_id: group.poId,
      tenant_id: group.tenantId,
      seller_id: shipment.seller_id,
      warehouse_id: shipment.warehouse_id,
      to_warehouse_id: shipment.to_warehouse_id,
      from_address: shipment.from_address,
      from_address_details: JSON.stringify(from),
      to_address: group.toAddress,
      delivery_address_details: JSON.stringify(await copyAddress(trx, group.toAddress)),
      within_state,
      gst_registration_id: await registrationOf(trx, group),
      e_way_value: value,
      taxable_amount: head.taxable,
      gst_amount: head.gst,
      grand_total: head.total,
      e_way_bill_number: shipment.e_way_bill_number,
      e_way_bill_attachment: shipment.e_way_bill_attachment,
      ...(await carriageColumns(trx, shipment)),
      transport_document_number: shipment.transport_document_number,
      transport_document_date: shipment.transport_document_date,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { challan_id } = challan;
  const dc_lines = await trx
    .insertInto('dc_lines')
    .values(rows.map((row) => ({ ...row, challan_id })))
    .returningAll()
    .execute();
  await copyIssued(work, 'DELIVERY_CHALLAN', challan_id);
  const remarks = `Shipment ${shipment.shipment_id}`;
  await work.audit({
    entity: 'DELIVERY_CHALLAN',
    id: challan_id,
    action: 'CREATE',
    to: 'IN_TRANSIT',
    remarks,
  });
  return { ...challan, dc_lines };
}

/** Lines in the order of the document they are of, whatever order the caller chose them in. */
const asOrdered = (group: ChallanGroup): ChallanGroup => ({
  ...group,
  lines: group.lines.toSorted(
    (a, b) => (a.orderLineId ?? a.poLineId ?? 0) - (b.orderLineId ?? b.poLineId ?? 0),
  ),
});

/**
 * Creates the challans of a shipment, one per group, with their lines: one CUSTOMER challan for
 * each order, ship-to and place of supply, one SELLER challan for each order or stock purchase order. The caller has
 * locked the orders and purchase orders, and chooses the points.
 */
export async function makeChallans(
  work: Work,
  { shipment, groups }: { shipment: Shipment; groups: readonly ChallanGroup[] },
): Promise<MadeChallan[]> {
  const { trx } = work;
  const from = await copyAddress(trx, shipment.from_address);
  const made: MadeChallan[] = [];
  for (const group of groups) made.push(await makeChallan(work, shipment, from, asOrdered(group)));
  return made;
}
