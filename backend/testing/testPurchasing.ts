import { Role } from '@munim/schema/shared/roles.ts';
import { keepingOutbox } from './keepingOutbox.ts';
import type { Outbox, RecordMessage } from '../src/messages/messages.public.ts';
import { createTestApp, type TestApp } from './testApp.ts';
import { addRfq, addTestCompany, call, type TestCompany } from './testCompany.ts';
import { testMasters } from './testMasters.ts';

/** A company that buys. One vendor is in another state than the company, one in its own. */
export interface Purchasing {
  test: TestApp;
  company: TestCompany;
  /** Seller in Karnataka, who offers the managed SKU too. */
  nearSellerId: number;
  nearOfferId: number;
  warehouseId: number;
  /** Messages queued so far, and what the first try answers. */
  sent: RecordMessage[];
  firstTry: { accepts: boolean };
}

/** Keeps the messages instead of sending them. */
export function testOutbox() {
  const sent: RecordMessage[] = [];
  const firstTry = { accepts: true };
  const outbox: Outbox = { ...keepingOutbox(sent), firstTry: async () => firstTry.accepts };
  return { sent, firstTry, outbox };
}

export async function addPurchasing(
  { sent, firstTry, outbox } = testOutbox(),
  app?: TestApp,
): Promise<Purchasing> {
  const test = app ?? (await createTestApp({ services: { outbox } }));
  const company = await addTestCompany(test);
  const masters = testMasters(test.db);
  const nearSellerId = await masters.seller({
    seller_name: 'Bengaluru Linen',
    mobile_1: '9876500000',
    email_id_1: 'linen@example.com',
  });
  const office_address_id = await masters.address('SELLER', nearSellerId);
  await test.db
    .updateTable('sellers')
    .set({ office_address_id })
    .where('seller_id', '=', nearSellerId)
    .execute();
  const nearOfferId = await masters.offer(company.skuId, nearSellerId, { offer_price: '100' });
  const { warehouse_id } = await test.db
    .insertInto('warehouses')
    .values({ warehouse_name: 'Whitefield' })
    .returning('warehouse_id')
    .executeTakeFirstOrThrow();
  return {
    test,
    company,
    nearSellerId,
    nearOfferId,
    warehouseId: warehouse_id,
    sent,
    firstTry,
  };
}

interface Line {
  quantity?: number;
  near?: boolean;
  unmanaged?: boolean;
}

export interface TestOrder {
  order_id: number;
  order_number: string;
  lines: { line_id: number; product_sku_id: number; seller: { seller_id: number } }[];
}

/**
 * An order through the API: ten pieces of the managed SKU at 100.00 of the far vendor by default.
 */
export async function addOrder(
  { test, company, nearOfferId }: Pick<Purchasing, 'test' | 'company' | 'nearOfferId'>,
  lines: readonly Line[] = [{}],
): Promise<TestOrder> {
  const ids = [];
  for (const { quantity = 10, near = false, unmanaged = false } of lines) {
    const skuId = unmanaged ? company.unmanagedSkuId : company.skuId;
    const offerId = unmanaged ? company.unmanagedOfferId : near ? nearOfferId : company.offerId;
    ids.push(await addRfq(test, company, { quantity, skuId, offerId }));
  }
  const quotation = await call(test, Role.TOP_ADMIN, 'POST', '/quotation', {
    quotation_items: ids.map((request_id) => ({ request_id })),
  });
  const { quotation_id } = quotation.body;
  const { order } = (
    await call(test, Role.TOP_ADMIN, 'POST', '/createOrderFromQuotation', { quotation_id })
  ).body;
  return { order_id: order.order_id, order_number: order.order_number, lines: order.order_lines };
}

/** Drafts of all vendors of an order, made by someone of the role. */
export async function generate(
  { test, company, nearSellerId }: Purchasing,
  order_id: number,
  role: number = Role.BROAD_ACCESS,
) {
  const sellers = [company.sellerId, nearSellerId];
  return call(test, role, 'POST', '/generatePOFromOrder', { order_id, sellers });
}

export const ISSUE = {
  status: 'ISSUED',
  GStno: '33AAACW1234F1ZV',
  email: 'seller@example.com',
  phone: '9812345678',
};

export const moveTo = (
  { test }: Purchasing,
  po_id: number,
  status: string,
  role: number = Role.TOP_ADMIN,
  more: object = {},
) =>
  call(test, role, 'PATCH', '/updatePurchaseOrderStatus', {
    po_id,
    ...(status === 'ISSUED' ? ISSUE : {}),
    status,
    ...more,
  });

/** Moves units without shipments: some of a line are in transit, or have arrived. */
export async function dispatch(
  { test }: Purchasing,
  po_line_id: number,
  dispatched_quantity: number,
  delivered_quantity = 0,
): Promise<void> {
  const moved = { dispatched_quantity, delivered_quantity };
  await test.db
    .updateTable('purchase_order_lines')
    .set(moved)
    .where('po_line_id', '=', po_line_id)
    .execute();
}

export const auditOf = ({ test }: Purchasing, po_id: number) =>
  test.db
    .selectFrom('audit_log')
    .select(['action', 'from_status', 'to_status', 'changes', 'remarks'])
    .where('entity', '=', 'PURCHASE_ORDER')
    .where('entity_id', '=', po_id)
    .orderBy('audit_id')
    .execute();

export const pointsOf = ({ test }: Purchasing, po_id: number) =>
  test.db
    .selectFrom('delivery_points as d')
    .innerJoin(
      'delivery_point_events as e',
      'e.sub_shipment_tracker_id',
      'd.sub_shipment_tracker_id',
    )
    .select([
      'd.po_line_id',
      'd.quantity',
      'd.status',
      'd.expected_date',
      'e.event_name',
      'e.status as event_status',
    ])
    .where('d.po_id', '=', po_id)
    .orderBy('d.sub_shipment_tracker_id')
    .execute();

export const generatedOfLine = async ({ test }: Purchasing, line_id: number): Promise<number> =>
  (
    await test.db
      .selectFrom('order_lines')
      .select('generated_quantity')
      .where('line_id', '=', line_id)
      .executeTakeFirstOrThrow()
  ).generated_quantity;
