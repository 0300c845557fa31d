import { gstinCheckCharacter } from '@munim/schema/shared/gstin.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { type Database, type Trx, withTransaction } from '../src/core/data/database.ts';
import { single } from '../src/core/data/rows.ts';
import { type Work, workOf } from '../src/core/data/work.ts';
import type { Outbox } from '../src/messages/messages.public.ts';
import type { Settings } from '../src/core/settings.ts';
import { taxAll } from '../src/addresses/addresses.public.ts';
import { recalculateOrderTaxes } from '../src/orders/recalculateOrderTaxes.public.ts';
import { recalculateQuotationTaxes } from '../src/quotations/recalculateQuotationTaxes.ts';
import { createOrder } from '../src/orders/createOrder.ts';
import { changePurchaseOrderStatus } from '../src/purchase-orders/changePurchaseOrderStatus.ts';
import { generatePurchaseOrders } from '../src/purchase-orders/generatePurchaseOrders.ts';
import { createShipment } from '../src/shipments/createShipment.ts';
import { gstinFor } from './gstin.ts';
import { Random } from './random.ts';
import { viewerOfRole } from './viewers.ts';

const BENGALURU = {
  address1: '4 Kasturba Road',
  address2: 'Third floor, Prestige House',
  city: 'Bengaluru Urban',
  state: 'Karnataka',
  postal_code: '560001',
};
const MUMBAI = {
  address1: '21 Dalal Street',
  address2: 'Fort',
  city: 'Mumbai',
  state: 'Maharashtra',
  postal_code: '400001',
};
/**
 * Customer's place in a special economic zone of the company's own state: supplied with IGST all
 * the same.
 */
const ZONE = {
  address1: 'Plot 7, Export Promotion Industrial Park',
  address2: 'Special economic zone, Whitefield',
  city: 'Bengaluru Urban',
  state: 'Karnataka',
  postal_code: '560066',
};
const PUNE = {
  address1: 'Gate 2, Koregaon Park Road',
  address2: 'Next to the old mill',
  city: 'Pune',
  state: 'Maharashtra',
  postal_code: '411001',
};

interface Customer {
  tenant_id: number;
  org_id: number;
  organisation_name: string;
}
/** Offer of a vendor who is neither in Karnataka nor in Maharashtra. */
export interface Bought {
  product_sku_id: number;
  seller_id: number;
  offer_price: string;
  gstin: string;
  from_address: number;
}

/** A customer without a GST number, of one state: its organisation is billed. */
async function customersOf(trx: Trx): Promise<Customer[]> {
  const { rows } =
    await sql<Customer>`select t.tenant_id, t.org_id, g.organisation_name from tenants t join organisations g using (org_id)
    where t.gst_no is null and not t.is_deleted and g.is_active
      and not exists (select from addresses a where a.entity_type = 'TENANT' and a.entity_id = t.tenant_id and a.state is distinct from t.state) order by t.tenant_id`.execute(
      trx,
    );
  return rows;
}

export async function outOfStatePurchase(trx: Trx): Promise<Bought | undefined> {
  const { rows } =
    await sql<Bought>`select o.product_sku_id, o.seller_id, o.offer_price, s.gstin, s.office_address_id as from_address
    from offers o join sellers s using (seller_id) join addresses a on a.address_id = s.office_address_id
      join skus k using (product_sku_id) join products p using (product_id)
    where o.is_active and not o.is_deleted and s.is_active and s.gstin is not null and a.state_code not in ('27', '29')
      and k.is_active and not k.is_deleted and p.is_active and not p.is_deleted and p.hsn_code is not null and o.offer_price > 50
    order by o.sku_offer_id limit 1`.execute(trx);
  return rows[0];
}

/** Two registrations on one PAN; answers that of Karnataka, the principal one. */
async function register(
  { trx, viewer }: Work,
  { org_id, organisation_name }: Customer,
): Promise<number> {
  const legal_name = `${organisation_name} Private Limited`.slice(0, 100);
  const home = gstinFor(new Random('registrations'), '29', legal_name);
  const away = `27${home.slice(2, 14)}`;
  const row = { org_id, legal_name, created_by: viewer.userId };
  const { billing_registration_id } = await trx
    .insertInto('billing_registrations')
    .values({ ...row, ...BENGALURU, gst_no: home, is_principal: true })
    .returning('billing_registration_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('billing_registrations')
    .values({ ...row, ...MUMBAI, gst_no: away + gstinCheckCharacter(away) })
    .execute();
  return billing_registration_id;
}

/** Outbox that sends nothing: demo data is not mailed. */
const NO_MAILS: Outbox = {
  send: () => Promise.reject(new Error('Demo data is not mailed')),
  firstTry: () => Promise.resolve(false),
};

/** Issues the purchase order to the vendor, by two people. */
export async function issue(
  maker: Work,
  issuer: Work,
  po_id: number,
  { gstin }: Bought,
): Promise<void> {
  const asked = { po_id, send_email: false };
  await changePurchaseOrderStatus(maker, NO_MAILS, { ...asked, status: 'SENT_FOR_APPROVAL' });
  await changePurchaseOrderStatus(issuer, NO_MAILS, { ...asked, status: 'APPROVED' });
  await changePurchaseOrderStatus(issuer, NO_MAILS, {
    ...asked,
    status: 'ISSUED',
    GStno: gstin,
    email: 'sales@vendor.example.com',
    phone: '9000011111',
  });
}

/** The goods of the order, from the vendor's place to the customer's. */
async function send(
  work: Work,
  {
    order_number,
    address_id,
    line_id,
  }: { order_number: string; address_id: number; line_id: number },
  { from_address }: Bought,
): Promise<void> {
  const { quantity, event_id } = await work.trx
    .selectFrom('delivery_points as d')
    .innerJoin(
      'delivery_point_events as e',
      'e.sub_shipment_tracker_id',
      'd.sub_shipment_tracker_id',
    )
    .select(['d.quantity', 'e.sub_shipment_tracker_event_id as event_id'])
    .where('d.order_line_id', '=', line_id)
    .where('d.status', '=', 'PENDING')
    .where('e.status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  await createShipment(work, {
    from_address,
    destination_type: 'CUSTOMER',
    delivery_address: address_id,
    transport_initiated_by: 'SELLER',
    driver_name: 'Selvam R',
    driver_phone_1: '9000054322',
    vehicle_number: 'TN33AB4471',
    sub_shipment_tracker_events: [event_id],
    sub_shipments: [
      {
        order_number,
        to_address: address_id,
        dc_lines: [{ order_line_id: line_id, quantity, sub_shipment_tracker_event_id: event_id }],
      },
    ],
  });
}

interface Sale {
  tenant_id: number;
  place: typeof PUNE;
  billing_registration_id?: number;
  gst_registration_id?: number;
  customer_po_no: string;
}

/** An order to a new place of the customer, bought from the vendor and sent. */
export async function sell(
  maker: Work,
  issuer: Work,
  { place, ...head }: Sale,
  bought: Bought,
): Promise<void> {
  const { address_id } = await maker.trx
    .insertInto('addresses')
    .values({ ...place, entity_type: 'TENANT', entity_id: head.tenant_id })
    .returning('address_id')
    .executeTakeFirstOrThrow();
  const { order_id, order_number, order_lines } = await createOrder(maker, {
    ...head,
    address_id,
    order_lines: [
      {
        product_sku_id: bought.product_sku_id,
        seller_id: bought.seller_id,
        quantity: 24,
        selling_price: (Number(bought.offer_price) * 1.2).toFixed(2),
      },
    ],
  });
  const { line_id } = single(order_lines);
  const made = await generatePurchaseOrders(maker, { order_id, sellers: [bought.seller_id] });
  await issue(maker, issuer, single(made).po_id, bought);
  await send(issuer, { order_number, address_id, line_id }, bought);
}

/** The customer's own registration, of a unit in a special economic zone. */
async function registerZone({ trx, viewer }: Work, tenant_id: number): Promise<void> {
  const legal_name = 'Whitefield Zone Kitchens Private Limited';
  const gst_no = gstinFor(new Random('zone'), '29', legal_name);
  await trx.updateTable('tenants').set({ gst_no }).where('tenant_id', '=', tenant_id).execute();
  await trx
    .insertInto('billing_registrations')
    .values({ ...ZONE, tenant_id, legal_name, gst_no, kind: 'SEZ', created_by: viewer.userId })
    .execute();
}

/**
 * An organisation registered in two states; its customer is billed in Karnataka, has goods sent to
 * Maharashtra, and they leave a vendor's place in a third state. Another customer is in a special
 * economic zone.
 */
export async function sellBilledElsewhere(db: Database, settings: Settings): Promise<void> {
  await withTransaction(db, async (trx) => {
    const issuer = workOf(trx, settings, await viewerOfRole(trx, Role.TOP_ADMIN));
    const maker = workOf(trx, settings, await viewerOfRole(trx, Role.BROAD_ACCESS));
    const [customers, bought] = [await customersOf(trx), await outOfStatePurchase(trx)];
    const [customer] = customers;
    if (!customer || !bought) return;
    const billing_registration_id = await register(issuer, customer);
    const { tenant_id, org_id } = customer;
    await taxAll(issuer, [recalculateQuotationTaxes, recalculateOrderTaxes], { org_id });
    const pune = { tenant_id, place: PUNE, billing_registration_id, customer_po_no: 'PO/PUNE/1' };
    await sell(maker, issuer, pune, bought);
    const inZone = customers.find((one) => one.org_id !== org_id);
    if (!inZone) return;
    await registerZone(issuer, inZone.tenant_id);
    await taxAll(issuer, [recalculateQuotationTaxes, recalculateOrderTaxes], {
      tenant_id: inZone.tenant_id,
    });
    const sale = { tenant_id: inZone.tenant_id, place: ZONE, customer_po_no: 'PO/SEZ/1' };
    await sell(maker, issuer, sale, bought);
  });
}
