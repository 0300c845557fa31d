import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { type Database, type Trx, withTransaction } from '../src/core/data/database.ts';
import { indianDay } from '../src/core/data/days.ts';
import { single } from '../src/core/data/rows.ts';
import { type Work, workOf } from '../src/core/data/work.ts';
import type { Settings } from '../src/core/settings.ts';
import { changeCreditNoteStatus } from '../src/credit-notes/changeCreditNoteStatus.ts';
import { createCreditNote } from '../src/credit-notes/writeCreditNote.ts';
import { invoiceById } from '../src/invoices/invoices.service.ts';
import { createOrder } from '../src/orders/createOrder.ts';
import { changePaymentStatus } from '../src/payments/changePaymentStatus.ts';
import { createReceipt } from '../src/payments/createPayment.ts';
import { createShipment } from '../src/shipments/createShipment.ts';
import type { TransportBody } from '../src/shipments/shipments.shapes.ts';
import { viewerOfRole } from './viewers.ts';

const REST_DAYS = 5;

/** Units of each order, in parts of different size. */
const UNITS = 11;

interface InStock {
  product_sku_id: number;
  warehouse_id: number;
  from_address: number;
  selling_price: string;
  tenant_id: number;
  address_id: number;
}
interface Sold extends Pick<InStock, 'from_address' | 'address_id'> {
  order_number: string;
  order_grand_total: string;
  order_line_id: number;
}

/** SKUs with free stock, each with the customer who ordered it last. */
async function inStock(trx: Trx, count: number): Promise<InStock[]> {
  const { rows } =
    await sql<InStock>`select b.product_sku_id, b.warehouse_id, w.address_id as from_address, l.selling_price, l.tenant_id, l.address_id
    from stock_balances b join warehouses w using (warehouse_id)
      join lateral (select l.selling_price, l.address_id, o.tenant_id from order_lines l join orders o using (order_id)
        where l.product_sku_id = b.product_sku_id order by l.line_id desc limit 1) l on true
    where b.quantity - b.reserved_quantity >= ${10 * UNITS} and w.address_id is not null
    order by b.quantity desc, b.product_sku_id limit ${count}`.execute(trx);
  return rows;
}

/** An order served from stock, at a price with paise and a discount. */
async function sell(work: Work, stock: InStock): Promise<Sold> {
  const { product_sku_id, warehouse_id, from_address, selling_price, tenant_id, address_id } =
    stock;
  const { order_number, order_grand_total, order_lines } = await createOrder(work, {
    tenant_id,
    address_id,
    customer_po_no: 'PO/PARTS/1',
    order_lines: [
      {
        product_sku_id,
        warehouse_id,
        quantity: UNITS,
        selling_price: `${Math.floor(Number(selling_price))}.33`,
        order_line_discount: '7.77',
      },
    ],
  });
  const { line_id: order_line_id } = single(order_lines);
  return { order_number, order_grand_total, order_line_id, from_address, address_id };
}

/** Quantities of the line that wait, as the board has them. */
const waitingPoint = (trx: Trx, { order_line_id }: Sold) =>
  trx
    .selectFrom('delivery_points as d')
    .innerJoin(
      'delivery_point_events as e',
      'e.sub_shipment_tracker_id',
      'd.sub_shipment_tracker_id',
    )
    .select(['d.sub_shipment_tracker_id', 'd.quantity', 'e.sub_shipment_tracker_event_id'])
    .where('d.order_line_id', '=', order_line_id)
    .where('d.status', '=', 'PENDING')
    .where('e.status', '=', 'PENDING')
    .executeTakeFirstOrThrow();

/** Sends a share of what waits; answers the invoice's id. */
export async function sendPart(
  work: Work,
  sold: Sold,
  share: number,
  transport: Partial<TransportBody> = {},
): Promise<number> {
  const point = await waitingPoint(work.trx, sold);
  const quantity = Math.ceil(point.quantity / share);
  const { sub_shipment_tracker_event_id } = point;
  const rest = {
    shipment_tracker_id: point.sub_shipment_tracker_id,
    expected_date: Math.floor(Date.now() / 1000) + REST_DAYS * 86_400,
    quantity: point.quantity - quantity,
    sub_shipment_tracker_event_id,
  };
  const { order_line_id } = sold;
  const { invoices } = await createShipment(work, {
    from_address: sold.from_address,
    destination_type: 'CUSTOMER',
    delivery_address: sold.address_id,
    transport_initiated_by: 'SELLER',
    driver_name: 'Manjunath K',
    driver_phone_1: '9000054321',
    ...transport,
    sub_shipment_tracker_events: [sub_shipment_tracker_event_id],
    sub_shipments: [
      {
        order_number: sold.order_number,
        to_address: sold.address_id,
        dc_lines: [{ order_line_id, quantity, sub_shipment_tracker_event_id }],
      },
    ],
    ...(rest.quantity > 0 ? { sub_shipment_tracker: [rest] } : {}),
  });
  return single(invoices).invoice_id;
}

async function payInFull(
  work: Work,
  { order_number, order_grand_total: amount }: Sold,
): Promise<void> {
  const { payment_id } = await createReceipt(work, {
    order_number,
    amount,
    payment_date: indianDay(),
    payment_mode: 'BANK_TRANSFER',
    reference_number: 'UTR26990001',
  });
  await changePaymentStatus(work, { payment_id, status: 'PAID' });
}

/** A credit note on all of an invoice, or so many units of each line, made by one person and issued by another. */
export async function creditUnits(
  maker: Work,
  issuer: Work,
  invoiceId: number,
  units?: number,
): Promise<void> {
  const { order_number, invoice_lines } = await invoiceById(maker, invoiceId);
  const { creditnote_id } = await createCreditNote(maker, {
    order_number,
    invoice_id: invoiceId,
    reason: 'RETURN',
    credit_note_lines: invoice_lines.map(({ invoice_line_id, quantity }) => ({
      invoice_line_id,
      quantity: units ?? quantity,
    })),
  });
  await changeCreditNoteStatus(issuer, { creditnote_id, status: 'ISSUED' });
}

/**
 * Orders that are invoiced in parts, by the service itself: one in three, paid in full; one in
 * two, the first of them credited whole.
 */
export async function sellInParts(db: Database, settings: Settings): Promise<void> {
  await withTransaction(db, async (trx) => {
    const admin = workOf(trx, settings, await viewerOfRole(trx, Role.TOP_ADMIN));
    const maker = workOf(trx, settings, await viewerOfRole(trx, Role.BROAD_ACCESS));
    const [first, second] = await inStock(trx, 2);
    if (!first || !second) return;
    const inThirds = await sell(admin, first);
    for (const share of [3, 2, 1]) await sendPart(admin, inThirds, share);
    await payInFull(admin, inThirds);
    const inHalves = await sell(admin, second);
    const invoiceId = await sendPart(admin, inHalves, 2);
    await sendPart(admin, inHalves, 1);
    await creditUnits(maker, admin, invoiceId);
  });
}
