import type { TaxCategory } from '@munim/schema/generated/types.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { type Database, type Trx, withTransaction } from '../src/core/data/database.ts';
import { single } from '../src/core/data/rows.ts';
import { type Work, workOf } from '../src/core/data/work.ts';
import type { Settings } from '../src/core/settings.ts';
import { createOrder } from '../src/orders/createOrder.ts';
import { generatePurchaseOrders } from '../src/purchase-orders/generatePurchaseOrders.ts';
import { createShipment } from '../src/shipments/createShipment.ts';
import { type Bought, outOfStatePurchase, issue } from './billedElsewhere.ts';
import { viewerOfRole } from './viewers.ts';

interface Goods {
  name: string;
  hsn_code: string;
  tax_category: TaxCategory;
  unit: string;
  unit_code: string;
  offer_price: string;
}

/** One of each kind of goods without GST. */
const GOODS: readonly Goods[] = [
  {
    name: 'Guidebook to Hampi and Badami, printed for the hotel',
    hsn_code: '490110',
    tax_category: 'NIL_RATED',
    unit: 'piece',
    unit_code: 'NOS',
    offer_price: '145.00',
  },
  {
    name: 'Earthen Lamp, Hand-thrown',
    hsn_code: '691200',
    tax_category: 'EXEMPT',
    unit: 'piece',
    unit_code: 'NOS',
    offer_price: '6.35',
  },
  {
    name: 'Diesel for Generators',
    hsn_code: '271019',
    tax_category: 'NON_GST',
    unit: 'can of 20 litres',
    unit_code: 'CAN',
    offer_price: '1892.40',
  },
];

/** Goods with an offer of the vendor; answers their SKU ids. */
async function addGoods({ trx, viewer }: Work, bought: Bought): Promise<number[]> {
  const { category_id } = await trx
    .selectFrom('skus as k')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .select('p.category_id')
    .where('k.product_sku_id', '=', bought.product_sku_id)
    .executeTakeFirstOrThrow();
  const created_by = viewer.userId;
  const ids: number[] = [];
  for (const { name, hsn_code, tax_category, unit, unit_code, offer_price } of GOODS) {
    const { product_id } = await trx
      .insertInto('products')
      .values({
        product_name: name,
        category_id,
        hsn_code,
        tax_category,
        pan_india_gst: '0',
        created_by,
      })
      .returning('product_id')
      .executeTakeFirstOrThrow();
    const { product_sku_id } = await trx
      .insertInto('skus')
      .values({ product_id, product_sku_name: name, unit, unit_code, created_by })
      .returning('product_sku_id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('offers')
      .values({ product_sku_id, seller_id: bought.seller_id, offer_price, moq: 1, created_by })
      .execute();
    ids.push(product_sku_id);
  }
  return ids;
}

interface Buyer {
  tenant_id: number;
  address_id: number;
}

/** A customer in the company's own state, registered or not, with a place there. */
async function buyer(trx: Trx, isRegistered: boolean): Promise<Buyer | undefined> {
  const { rows } =
    await sql<Buyer>`select t.tenant_id, min(a.address_id) as address_id from tenants t
      join addresses a on a.entity_type = 'TENANT' and a.entity_id = t.tenant_id join organisations g using (org_id)
    where not t.is_deleted and g.is_active and (t.gst_no is not null) = ${isRegistered} and a.state_code = '29'
      and not exists (select from billing_registrations r where r.org_id = t.org_id)
      and case when ${isRegistered} then t.gst_no like '29%' and exists (select from billing_registrations r where r.tenant_id = t.tenant_id and r.kind <> 'SEZ')
        else not exists (select from billing_registrations r where r.tenant_id = t.tenant_id) end
    group by 1 order by 1 desc limit 1`.execute(trx);
  return rows[0];
}

/** All goods of the order, from the vendor to the customer in one vehicle. */
async function send(
  work: Work,
  of: { order_id: number; order_number: string; address_id: number },
  { from_address }: Bought,
): Promise<void> {
  const lines = await work.trx
    .selectFrom('delivery_points as d')
    .innerJoin(
      'delivery_point_events as e',
      'e.sub_shipment_tracker_id',
      'd.sub_shipment_tracker_id',
    )
    .select(['d.quantity', 'd.order_line_id', 'e.sub_shipment_tracker_event_id as event_id'])
    .where('d.order_id', '=', of.order_id)
    .where('d.status', '=', 'PENDING')
    .where('e.status', '=', 'PENDING')
    .orderBy('d.order_line_id')
    .execute();
  await createShipment(work, {
    from_address,
    destination_type: 'CUSTOMER',
    delivery_address: of.address_id,
    transport_initiated_by: 'SELLER',
    driver_name: 'Imran Pasha',
    driver_phone_1: '9000054323',
    vehicle_number: 'TN33AB4472',
    sub_shipment_tracker_events: lines.map(({ event_id }) => event_id),
    sub_shipments: [
      {
        order_number: of.order_number,
        to_address: of.address_id,
        dc_lines: lines.map(({ order_line_id, quantity, event_id }) => ({
          order_line_id: order_line_id ?? 0,
          quantity,
          sub_shipment_tracker_event_id: event_id,
        })),
      },
    ],
  });
}

interface Sale extends Buyer {
  customer_po_no: string;
  skus: readonly { id: number; price: string }[];
}

async function sell(
  maker: Work,
  issuer: Work,
  { skus, ...head }: Sale,
  bought: Bought,
): Promise<void> {
  const { order_id, order_number } = await createOrder(maker, {
    ...head,
    order_lines: skus.map(({ id, price }, index) => ({
      product_sku_id: id,
      seller_id: bought.seller_id,
      quantity: 12 + 7 * index,
      selling_price: (Number(price) * 1.17).toFixed(2),
    })),
  });
  const made = await generatePurchaseOrders(maker, { order_id, sellers: [bought.seller_id] });
  await issue(maker, issuer, single(made).po_id, bought);
  await send(issuer, { order_id, order_number, address_id: head.address_id }, bought);
}

/**
 * Goods without GST of every kind. A registered customer buys taxed and exempt ones together, and
 * diesel, which gets a bill of supply of its own; a customer without a GST number gets an
 * invoice-cum-bill of supply.
 */
export async function sellExemptGoods(db: Database, settings: Settings): Promise<void> {
  await withTransaction(db, async (trx) => {
    const issuer = workOf(trx, settings, await viewerOfRole(trx, Role.TOP_ADMIN));
    const maker = workOf(trx, settings, await viewerOfRole(trx, Role.BROAD_ACCESS));
    const bought = await outOfStatePurchase(trx);
    const [registered, other] = [await buyer(trx, true), await buyer(trx, false)];
    if (!bought || !registered || !other) return;
    const ids = await addGoods(issuer, bought);
    const taxed = { id: bought.product_sku_id, price: bought.offer_price };
    const exempt = GOODS.map(({ offer_price: price }, index) => ({ id: ids[index] ?? 0, price }));
    const mixed = { ...registered, customer_po_no: 'PO/MIXED/1', skus: [taxed, ...exempt] };
    await sell(maker, issuer, mixed, bought);
    const invoiceCumBillOfSupply = {
      ...other,
      customer_po_no: 'PO/MIXED/2',
      skus: [taxed, ...exempt.slice(0, 2)],
    };
    await sell(maker, issuer, invoiceCumBillOfSupply, bought);
    const alone = { ...registered, customer_po_no: 'PO/EXEMPT/1', skus: exempt.slice(0, 2) };
    await sell(maker, issuer, alone, bought);
  });
}
