import { OPEN_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  byHash,
  visibleOrders,
  visiblePurchaseOrders,
  visibleQuotations,
} from '../core/access/documentScope.ts';
import { ownersOf, visibleTenants } from '../core/access/rowScope.ts';
import { endOfDay } from '../core/data/days.ts';
import { visibleChallans } from '../delivery-challans/delivery-challans.public.ts';
import { visibleRfqs } from '../quote-requests/quote-requests.public.ts';
import { type Facts, OF_CUSTOMER } from './facts.ts';

const OPEN_ORDERS = sql.join(OPEN_ORDER_STATUSES.map((status) => sql.lit(status)));

const firstPrice = (column: RawBuilder<unknown>) => sql`(select ${column} from rfq_prices price
  where price.request_id = r.request_id order by price.rfq_price_id limit 1)`;

/**
 * Quote requests alone, or those with a price or an order: a mere count of requests looks for
 * neither.
 */
const requestsFrom = (tables: RawBuilder<unknown>): Facts => ({
  from: () => tables,
  visible: visibleRfqs,
  owners: ownersOf('r'),
  moment: sql`r.created_at`,
  sku: sql`r.product_sku_id`,
  customer: sql`r.tenant_id`,
  groups: {
    SALES_PERSON: sql`r.sales_person`,
    CATEGORY_MANAGER: firstPrice(sql`price.priced_by`),
    STATE: sql`(select place.state_code from addresses place where place.address_id = r.address_id)`,
    STATUS: sql`r.status`,
  },
});

const orders = {
  from: () => sql`orders o join order_lines l on l.order_id = o.order_id`,
  documents: {
    from: sql`orders o`,
    groups: ['SALES_PERSON', 'STATUS', 'GST_REGISTRATION', ...OF_CUSTOMER],
  },
  visible: visibleOrders,
  owners: ownersOf('o'),
  moment: sql`o.created_at`,
  sku: sql`l.product_sku_id`,
  customer: sql`o.tenant_id`,
  groups: {
    SALES_PERSON: sql`o.sales_person`,
    VENDOR: sql`l.seller_id`,
    WAREHOUSE: sql`l.warehouse_id`,
    STATE: sql`l.state_code`,
    STATUS: sql`o.status`,
    GST_RATE: sql`l.pan_india_gst`,
    GST_REGISTRATION: sql`o.gst_registration_id`,
  },
} satisfies Facts;

/** Lines of what is asked, quoted, ordered, bought and delivered; customers and vendors themselves. */
export const TRADE_FACTS = {
  requests: requestsFrom(sql`rfqs r`),
  pricedRequests: requestsFrom(sql`rfqs r
      join lateral ${firstPrice(sql`price.priced_at`)} first_price on true`),
  orderedRequests: requestsFrom(sql`rfqs r
      join lateral (select made.created_at from quotation_items item
        join orders made on made.quotation_id = item.quotation_id and made.status <> 'CANCELLED'
        where item.request_id = r.request_id and item.included_in_quotation
        order by made.order_id limit 1) ordered on true`),
  quotations: {
    from: () => sql`quotations q join quotation_items item on item.quotation_id = q.quotation_id`,
    documents: { from: sql`quotations q`, groups: ['SALES_PERSON', 'STATUS', ...OF_CUSTOMER] },
    visible: visibleQuotations,
    owners: ownersOf('q'),
    moment: sql`q.created_at`,
    sku: sql`item.product_sku_id`,
    customer: sql`q.tenant_id`,
    groups: {
      SALES_PERSON: sql`q.sales_person`,
      STATE: sql`item.state_code`,
      STATUS: sql`q.status`,
      GST_RATE: sql`item.pan_india_gst`,
      GST_REGISTRATION: sql`q.gst_registration_id`,
    },
  },
  orders,
  placedOrders: { ...orders, counts: sql`o.status <> 'CANCELLED'` },
  openOrders: { ...orders, counts: sql`o.status in (${OPEN_ORDERS})` },
  deliveries: {
    documents: { from: sql`delivery_challans dc`, groups: ['VENDOR', 'WAREHOUSE', ...OF_CUSTOMER] },
    from: () => sql`delivery_challans dc join dc_lines d on d.challan_id = dc.challan_id
      left join orders o on o.order_id = dc.order_id
      left join order_lines l on l.line_id = d.order_line_id
      left join delivery_points point on point.sub_shipment_tracker_id = d.sub_shipment_tracker_id`,
    visible: (viewer) => visibleChallans(viewer, byHash),
    counts: sql`(dc.challan_type = 'CUSTOMER' and dc.status = 'DELIVERED')`,
    moment: sql`dc.delivered_at`,
    sku: sql`d.product_sku_id`,
    customer: sql`dc.tenant_id`,
    groups: {
      SALES_PERSON: sql`o.sales_person`,
      VENDOR: sql`dc.seller_id`,
      WAREHOUSE: sql`dc.warehouse_id`,
      GST_REGISTRATION: sql`dc.gst_registration_id`,
      STATE: sql`l.state_code`,
    },
  },
  purchases: {
    from: () => sql`purchase_orders po join purchase_order_lines pl on pl.po_id = po.po_id`,
    documents: {
      from: sql`purchase_orders po`,
      groups: ['CATEGORY_MANAGER', 'VENDOR', 'WAREHOUSE', 'STATUS'],
    },
    visible: visiblePurchaseOrders,
    counts: sql`po.po_state = 'ISSUED'`,
    moment: sql`po.issued_at`,
    sku: sql`pl.product_sku_id`,
    groups: {
      CATEGORY_MANAGER: sql`po.created_by`,
      VENDOR: sql`po.seller_id`,
      WAREHOUSE: sql`po.warehouse_id`,
      STATUS: sql`po.status`,
      GST_RATE: sql`pl.gstin`,
      GST_REGISTRATION: sql`po.gst_registration_id`,
    },
  },
  customerBase: {
    from: ({ to }) =>
      sql`(select known.* from tenants known where known.created_at < ${endOfDay(to)}) t`,
    visible: visibleTenants,
    counts: sql`not t.is_deleted`,
    customer: sql`t.tenant_id`,
    groups: { SALES_PERSON: sql`t.sales_person` },
  },
  vendors: {
    from: () =>
      sql`sellers s left join seller_categories of_seller on of_seller.seller_id = s.seller_id`,
    visible: (_viewer, { sellerOrgId }) => sql`(s.is_own_seller and s.org_id = ${sellerOrgId})`,
    counts: sql`not s.is_deleted`,
    moment: sql`s.created_at`,
    groups: {
      CATEGORY: sql`of_seller.category_id`,
      ZONE: sql`s.zone`,
      SOURCE_PERSON: sql`s.source_person`,
    },
  },
  customers: {
    from: () => sql`tenants t`,
    visible: visibleTenants,
    counts: sql`not t.is_deleted`,
    moment: sql`t.created_at`,
    customer: sql`t.tenant_id`,
    groups: { SALES_PERSON: sql`t.sales_person` },
  },
} as const satisfies Record<string, Facts>;
