import { seesCost } from '@munim/schema/shared/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import { visibleBills } from '../bills/bills.public.ts';
import { visibleOrders } from '../core/access/documentScope.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { consignmentValue } from '../core/data/ewayBills.ts';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import type { AskedFields } from '../core/http/fields.ts';
import { visibleChallans } from '../delivery-challans/delivery-challans.public.ts';
import type { Shipment } from './shipments.shapes.ts';

export type DocumentsOf = Pick<Shipment, 'delivery_challan' | 'bill' | 'invoices'>;

const list = <T>(rows: RawBuilder<unknown>) => sql<T>`coalesce((${rows}), '[]')`;

const challanLines = sql`select json_agg(json_build_object('dc_line_id', l.dc_line_id, 'product_sku_id', l.product_sku_id,
    'product_sku_name', k.product_sku_name, 'delivered_qty', l.delivered_qty, 'order_line_id', l.order_line_id, 'po_line_id', l.po_line_id,
    'sub_shipment_tracker', json_build_object('sub_shipment_tracker_id', l.sub_shipment_tracker_id, 'status', d.status)) order by l.line_number)
  from dc_lines l join skus k using (product_sku_id) left join delivery_points d on d.sub_shipment_tracker_id = l.sub_shipment_tracker_id
  where l.challan_id = dc.challan_id`;
const billLines = sql`select json_agg(json_build_object('bill_line_id', l.bill_line_id, 'po_line_id', l.po_line_id,
    'product_sku_name', k.product_sku_name, 'quantity', l.quantity, 'line_total', l.line_total::text) order by l.line_number)
  from bill_lines l join skus k using (product_sku_id) where l.bill_id = b.bill_id`;
const ordersOfBill = (
  viewer: Viewer,
) => sql`select json_agg(distinct o.order_number order by o.order_number) from purchase_orders po
  join orders o using (order_id) where po.po_id = any(b.included_po_ids) and ${visibleOrders(viewer)}`;

/** Amounts of other challans than those to customers are the company's cost. */
const unlessCost = (viewer: Viewer, amount: RawBuilder<unknown>) =>
  seesCost(viewer.can)
    ? sql<string | null>`${amount}`
    : sql<string | null>`case dc.challan_type when 'CUSTOMER' then ${amount} end`;

const challansOf = ({ db, viewer }: ReadContext, ids: readonly number[], asked: AskedFields) =>
  db
    .selectFrom('delivery_challans as dc')
    .leftJoin('orders as o', 'o.order_id', 'dc.order_id')
    .select([
      'dc.shipment_id',
      'dc.challan_id',
      'dc.challan_number',
      'dc.challan_type',
      'dc.status',
      'o.order_number',
    ])
    .select([
      'dc.e_way_bill_number',
      unlessCost(viewer, sql.ref('dc.grand_total')).as('grand_total'),
      asked
        .column('consignment_value', unlessCost(viewer, consignmentValue))
        .as('consignment_value'),
      asked
        .column('dc_lines', list<DocumentsOf['delivery_challan'][number]['dc_lines']>(challanLines))
        .as('dc_lines'),
    ])
    .where('dc.shipment_id', '=', eqAny(ids))
    .where(visibleChallans(viewer))
    .orderBy('dc.challan_id')
    // shipments make no others
    .$narrowType<{
      shipment_id: number;
      challan_type: 'CUSTOMER' | 'SELLER';
      status: 'IN_TRANSIT' | 'DELIVERED' | 'CANCELLED';
    }>()
    .execute();

const billsOf = ({ db, viewer }: ReadContext, ids: readonly number[], asked: AskedFields) =>
  db
    .selectFrom('bills as b')
    .select(['b.shipment_id', 'b.bill_id', 'b.status', 'b.bill_grand_total', 'b.included_po_ids'])
    .select([
      (asked.asks('order_number', 'order_numbers')
        ? list<string[]>(ordersOfBill(viewer))
        : sql<string[]>`'[]'::json`
      ).as('order_numbers'),
      asked
        .column('bill_lines', list<DocumentsOf['bill'][number]['bill_lines']>(billLines))
        .as('bill_lines'),
    ])
    .where('b.shipment_id', '=', eqAny(ids))
    .where(visibleBills(viewer))
    .orderBy('b.bill_id')
    .$narrowType<{ shipment_id: number }>()
    .execute();

const invoicesOf = ({ db, viewer }: ReadContext, ids: readonly number[]) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('orders as o', 'o.order_id', 'i.order_id')
    .select([
      'i.shipment_id',
      'i.invoice_id',
      'i.invoice_number',
      'i.status',
      'o.order_number',
      'i.invoice_grand_total',
    ])
    .where('i.shipment_id', '=', eqAny(ids))
    .where(visibleOrders(viewer))
    .orderBy('i.invoice_id')
    .execute();

/**
 * Documents of several shipments: of each kind those in the viewer's row scope, none without the
 * pair.
 */
export async function documentsOf(
  context: ReadContext,
  ids: readonly number[],
  asked: AskedFields,
): Promise<Map<number, DocumentsOf>> {
  const { viewer } = context;
  const asksChallans = asked.asks('delivery_challan', 'order_numbers');
  const [challans, bills, invoices] = await Promise.all([
    asksChallans && viewer.can('DELIVERY_CHALLAN', 'READ')
      ? challansOf(context, ids, asked.within('delivery_challan'))
      : [],
    asked.asks('bill') && viewer.can('PURCHASE_ORDER', 'READ')
      ? billsOf(context, ids, asked.within('bill'))
      : [],
    asked.asks('invoices') && viewer.can('ORDER', 'READ') ? invoicesOf(context, ids) : [],
  ]);
  return new Map(
    ids.map((id) => [
      id,
      {
        delivery_challan: challans.filter(({ shipment_id }) => shipment_id === id),
        bill: bills
          .filter(({ shipment_id }) => shipment_id === id)
          .map((bill) => ({ ...bill, order_number: bill.order_numbers[0] ?? null })),
        invoices: invoices.filter(({ shipment_id }) => shipment_id === id),
      },
    ]),
  );
}
