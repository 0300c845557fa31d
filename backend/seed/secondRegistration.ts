import { gstinCheckCharacter } from '@munim/schema/shared/gstin.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { changeSeries } from '../src/company/changeSeries.ts';
import { addRegistration } from '../src/company/writeRegistration.ts';
import { companyNow } from '../src/core/data/company.ts';
import { type Database, type Trx, withTransaction } from '../src/core/data/database.ts';
import { single } from '../src/core/data/rows.ts';
import { type Work, workOf } from '../src/core/data/work.ts';
import type { Settings } from '../src/core/settings.ts';
import { changeChallan } from '../src/deliveries/changeChallan.ts';
import { invoiceById } from '../src/invoices/invoices.service.ts';
import { createOrder } from '../src/orders/createOrder.ts';
import type { TransportBody } from '../src/shipments/shipments.shapes.ts';
import { adjustStock } from '../src/warehouses/adjustStock.ts';
import { createWarehouse } from '../src/warehouses/createWarehouse.ts';
import { type Bought, outOfStatePurchase, sell as sellBought } from './billedElsewhere.ts';
import { creditUnits, sendPart } from './parts.ts';
import { viewerOfRole } from './viewers.ts';

const REGISTERED = {
  state: 'Maharashtra',
  address1: 'Unit 9, Nariman Bhavan',
  city: 'Mumbai',
  postal_code: '400021',
};
const WAREHOUSE = {
  address1: 'Gala 11, Mankoli Naka',
  city: 'Thane',
  state: 'Maharashtra',
  postal_code: '421302',
};
const NASHIK = {
  address1: '8 College Road',
  city: 'Nashik',
  state: 'Maharashtra',
  postal_code: '422005',
};
const VADODARA = {
  address1: '15 Race Course Road',
  city: 'Vadodara',
  state: 'Gujarat',
  postal_code: '390007',
};
const NAGPUR = {
  address1: '40 Wardha Road',
  city: 'Nagpur',
  state: 'Maharashtra',
  postal_code: '440012',
};
/** Units of the order within the state, which goes in parts. */
const IN_PARTS = 30;
/** Rupees without GST: above what goods may travel without an e-way bill. */
const FAR_VALUE = 61_000;

/** Prefixes of its numbers, by series. */
const PREFIXES = { INV: 'MH', CN: 'MHC' } as const;

/** A registration of another state than the default one, on the same PAN, with numbers of its own. */
async function register(work: Work): Promise<number> {
  const { version } = await work.trx
    .selectFrom('company')
    .select('version')
    .executeTakeFirstOrThrow();
  const first14 = `27${work.settings.companyPan}1Z`;
  const gstin = first14 + gstinCheckCharacter(first14);
  let company = await addRegistration(work, { version, gstin, ...REGISTERED });
  for (const series of ['INV', 'CN'] as const) {
    const setting = { series, gstin, prefix: PREFIXES[series], next_number: 1 };
    company = await changeSeries(work, { version: company.version, ...setting });
  }
  return single(company.registrations.filter((one) => one.gstin === gstin)).gst_registration_id;
}

/** Two customers of whom nobody has a registration. */
async function customersOf(trx: Trx): Promise<number[]> {
  const { rows } = await sql<{ tenant_id: number }>`select t.tenant_id from tenants t
    where t.gst_no is null and not t.is_deleted
      and not exists (select from billing_registrations r where r.tenant_id = t.tenant_id or r.org_id = t.org_id)
    order by t.tenant_id desc limit 2`.execute(trx);
  return rows.map(({ tenant_id }) => tenant_id);
}

interface Shop {
  gst_registration_id: number;
  warehouse_id: number;
  from_address: number;
  product_sku_id: number;
  selling_price: string;
}

/** A warehouse of the registration with goods of the vendor. */
async function open(
  work: Work,
  gst_registration_id: number,
  { product_sku_id, offer_price }: Bought,
): Promise<Shop> {
  const { warehouse_id, address } = await createWarehouse(work, {
    warehouse_name: 'Bhiwandi warehouse',
    address: WAREHOUSE,
  });
  if (!address) throw new Error('The warehouse has no address');
  const selling_price = (Number(offer_price) * 1.23).toFixed(2);
  await adjustStock(work, {
    ...{ warehouse_id, sku_id: product_sku_id, reason: 'OPENING' },
    quantity: 2 * (IN_PARTS + unitsFor(selling_price)),
    remarks: 'Opening of the warehouse',
  });
  const from_address = address.address_id;
  return { gst_registration_id, warehouse_id, from_address, product_sku_id, selling_price };
}

const unitsFor = (price: string) => Math.ceil(FAR_VALUE / Number(price));

/** An order to a new place of the customer, reserved in the warehouse. */
async function order(
  work: Work,
  { from_address, gst_registration_id, ...goods }: Shop,
  sale: { tenant_id: number; place: typeof NASHIK; quantity: number; customer_po_no: string },
) {
  const { place, tenant_id, quantity, customer_po_no } = sale;
  const { address_id } = await work.trx
    .insertInto('addresses')
    .values({ ...place, entity_type: 'TENANT', entity_id: tenant_id })
    .returning('address_id')
    .executeTakeFirstOrThrow();
  const { order_number, order_grand_total, order_lines } = await createOrder(work, {
    ...{ tenant_id, gst_registration_id, address_id, customer_po_no },
    order_lines: [{ ...goods, quantity, below_cost_reason: 'Opening offer of the new warehouse' }],
  });
  const order_line_id = single(order_lines).line_id;
  return { order_number, order_grand_total, order_line_id, from_address, address_id };
}

/** Two thirds go in two vehicles; of the first, which has arrived, a piece is given back. */
async function sellInParts(maker: Work, issuer: Work, shop: Shop, tenant_id: number) {
  const sale = { tenant_id, place: NASHIK, quantity: IN_PARTS, customer_po_no: 'PO/NASHIK/1' };
  const sold = await order(issuer, shop, sale);
  const byRoad = { transport_mode: 'ROAD', vehicle_number: 'MH15EG4021' } as const;
  const first = await sendPart(issuer, sold, 3, byRoad);
  await sendPart(issuer, sold, 2, { ...byRoad, vehicle_number: 'MH15EG4388' });
  const { challan_id } = await invoiceById(issuer, first);
  await changeChallan(issuer, {
    ...{ challanId: challan_id, newStatus: 'DELIVERED', attachments: [] },
    ...{ receivers_name: 'Sunil Pawar', grn_number: '5120' },
  });
  await creditUnits(maker, issuer, first, 1);
}

/** Sells to another state, with the e-way bill that the value demands. */
async function sellFar(work: Work, shop: Shop, tenant_id: number): Promise<void> {
  const quantity = unitsFor(shop.selling_price);
  const sale = { tenant_id, place: VADODARA, quantity, customer_po_no: 'PO/VADODARA/1' };
  const transport: Partial<TransportBody> = {
    ...{ transport_mode: 'ROAD', vehicle_number: 'MH04GR2210' },
    e_way_bill_number: '271009876544',
  };
  await sendPart(work, await order(work, shop, sale), 1, transport);
}

/**
 * A second GST registration with a warehouse. Orders are supplied by it within its state, in parts with a credit note,
 * to another state with an e-way bill, and by a vendor who bills it.
 */
export async function sellFromSecondRegistration(db: Database, settings: Settings): Promise<void> {
  const gst_registration_id = await withTransaction(db, async (trx) =>
    register(workOf(trx, settings, await viewerOfRole(trx, Role.TOP_ADMIN))),
  );
  const now = { ...settings, ...(await companyNow(db)) };
  await withTransaction(db, async (trx) => {
    const issuer = workOf(trx, now, await viewerOfRole(trx, Role.TOP_ADMIN));
    const maker = workOf(trx, now, await viewerOfRole(trx, Role.BROAD_ACCESS));
    const [[near, far], bought] = [await customersOf(trx), await outOfStatePurchase(trx)];
    if (near === undefined || far === undefined || !bought) return;
    const shop = await open(issuer, gst_registration_id, bought);
    await sellInParts(maker, issuer, shop, near);
    await sellFar(issuer, shop, far);
    const place = { ...NAGPUR, address2: 'Opposite the railway station' };
    const sale = { tenant_id: near, place, gst_registration_id, customer_po_no: 'PO/NAGPUR/1' };
    await sellBought(maker, issuer, sale, bought);
  });
}
