import { orderStatuses } from '@munim/schema/orders/orders.rules.ts';
import {
  headerSums,
  type LineSums,
  lineSums,
  type LineTerms,
  pricesAgree,
} from '@munim/schema/shared/money.ts';
import { sql } from 'kysely';
import { COMPANY_STATE } from '../seed/demoDocuments.ts';
import type { Database } from '../src/core/data/database.ts';

/** The day on which the tests lay the demo data. */
export const TODAY = '2026-11-21';

/**
 * Differences between a stored row and the rules, as a text; an expect for each of many thousand
 * lines takes minutes.
 */
const differs = (what: string, stored: readonly unknown[], wanted: readonly unknown[]): string[] =>
  JSON.stringify(stored) === JSON.stringify(wanted)
    ? []
    : [`${what}: ${JSON.stringify(stored)} should be ${JSON.stringify(wanted)}`];

interface StoredLine {
  taxable_amount: string;
  cgst_amount: string;
  sgst_amount: string;
  igst_amount: string;
}
const amounts = (line: StoredLine) => [
  line.taxable_amount,
  line.cgst_amount,
  line.sgst_amount,
  line.igst_amount,
];
const sumsOf = (terms: Omit<LineTerms, 'withinState'>, state: string) =>
  lineSums({ ...terms, withinState: state === COMPANY_STATE });
const listed = ({ taxable, cgst, sgst, igst, total }: LineSums) => [
  taxable,
  cgst,
  sgst,
  igst,
  total,
];

async function wrongQuotations(of: Database): Promise<string[]> {
  const items = await of
    .selectFrom('quotation_items as i')
    .innerJoin('addresses as a', 'a.address_id', 'i.address_id')
    .selectAll('i')
    .select('a.state')
    .execute();
  const sums = new Map(
    items.map((item) => {
      const terms = {
        quantity: item.quantity,
        price: item.rfq_selling_price,
        discountPercent: item.quotation_line_discount,
      };
      return [
        item.quotation_item_id,
        sumsOf({ ...terms, gstPercent: item.pan_india_gst }, item.state),
      ];
    }),
  );
  const wrongItems = items.flatMap((item) =>
    differs(
      `item ${item.quotation_item_id}`,
      [...amounts(item), item.item_total],
      listed(sums.get(item.quotation_item_id)!),
    ),
  );
  const byQuotation = Map.groupBy(items, (item) => item.quotation_id);
  const heads = await of.selectFrom('quotations').selectAll().execute();
  const wrongHeads = heads.flatMap((quotation) => {
    const lines = byQuotation.get(quotation.quotation_id) ?? [];
    const head = headerSums(
      lines
        .filter((line) => line.included_in_quotation)
        .map((line) => sums.get(line.quotation_item_id)!),
    );
    const live = new Set(lines.map((line) => line.is_live));
    return differs(
      `quotation ${quotation.quotation_id}`,
      [quotation.taxable_amount, quotation.gst_amount, quotation.grand_total, ...live],
      [head.taxable, head.gst, head.total, quotation.status !== 'REJECTED'],
    );
  });
  return [...wrongItems, ...wrongHeads];
}

async function wrongOrders(of: Database): Promise<string[]> {
  const lines = await of
    .selectFrom('order_lines as l')
    .innerJoin('addresses as a', 'a.address_id', 'l.address_id')
    .selectAll('l')
    .select('a.state')
    .execute();
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  const orders = await of.selectFrom('orders').selectAll().execute();
  return orders.flatMap((order) => {
    const ofOrder = byOrder.get(order.order_id) ?? [];
    const sums = ofOrder.map((line) => {
      const terms = {
        quantity: line.quantity - line.cancelled_quantity,
        price: line.selling_price,
        discountPercent: line.order_line_discount,
      };
      return sumsOf({ ...terms, gstPercent: line.pan_india_gst }, line.state);
    });
    const head = headerSums(sums);
    const quantities = ofOrder.map((line) => ({
      quantity: line.quantity,
      cancelled: line.cancelled_quantity,
      dispatched: line.dispatched_quantity,
      delivered: line.delivered_quantity,
      invoiced: line.invoiced_quantity,
    }));
    const by = orderStatuses({
      cancelled: order.cancelled,
      lines: quantities,
      received: order.received_amount,
      credited: order.credited_amount,
      grandTotal: head.total,
    });
    return [
      ...ofOrder.flatMap((line, i) =>
        differs(`line ${line.line_id}`, [...amounts(line), line.line_total], listed(sums[i]!)),
      ),
      ...differs(
        `order ${order.order_number}`,
        [order.order_taxable_amount, order.order_gst_amount, order.order_grand_total],
        [head.taxable, head.gst, head.total],
      ),
      ...differs(
        `order ${order.order_number}`,
        [order.status, order.fulfilment_status, order.billing_status, order.payment_status],
        [by.status, by.fulfilment, by.billing, by.payment],
      ),
    ];
  });
}

async function wrongPrices(of: Database): Promise<string[]> {
  const prices = await of.selectFrom('rfq_prices').selectAll().execute();
  return prices
    .filter((price) => !pricesAgree(price.rfq_offer_price, price.rfq_mg, price.rfq_selling_price))
    .map((price) => `price ${price.rfq_price_id}`);
}

/** New orders of old days get the next number, so growing breaks this one. */
export const TIME_FAULTS = 'order number out of its series, or not in the order of time';
/** Each counts what must not be. */
const CONTRADICTIONS: Record<string, ReturnType<typeof sql>> = {
  'quote request that is quoted without a live quotation, or the other way round': sql`select from rfqs r
    where (r.status = 'QUOTATION_GENERATED') <> exists (select from quotation_items i
      where i.request_id = r.request_id and i.included_in_quotation and i.is_live)`,
  'priced quote request whose last price is not in the history': sql`select from rfqs r where r.rfq_offer_id is not null and not exists (
    select from rfq_prices p where p.request_id = r.request_id and p.rfq_selling_price = r.rfq_selling_price and p.quantity = r.quantity)`,
  'offer of another SKU, or a GST rate that is not the product’s': sql`select from rfqs r join offers o on o.sku_offer_id = r.rfq_offer_id
    join skus k on k.product_sku_id = r.product_sku_id join products p using (product_id)
    where o.product_sku_id <> r.product_sku_id or p.pan_india_gst <> r.pan_india_gst`,
  'contact or address of another customer': sql`select from rfqs r join users u on u.user_id = r.user_id
    join addresses a on a.address_id = r.address_id
    where u.tenant_id <> r.tenant_id or a.entity_type <> 'TENANT' or a.entity_id <> r.tenant_id`,
  'converted quotation without a live order, or the other way round': sql`select from quotations q
    where (q.status = 'CONVERTED_TO_ORDER') <> exists (select from orders o where o.quotation_id = q.quotation_id and o.status <> 'CANCELLED')`,
  [TIME_FAULTS]: sql`select from (select order_number,
      'SO-' || y.financial_year || '-' || lpad((row_number() over (partition by y.financial_year order by o.created_at, o.order_id))::text, 5, '0')
        as wanted from orders o join document_series y on y.series = 'SO' and o.order_number like 'SO-' || y.financial_year || '-%') n where order_number <> wanted`,
  'last number of a series that is not the count': sql`select from document_series y
    where last_number <> (select count(*) from (select order_number as number from orders union all select challan_number from delivery_challans
      union all select invoice_number from invoices) n where number like y.series || '-' || y.financial_year || '-%')`,
  'challan or invoice out of its series, or not in the order of time': sql`select from (
      select 'DC' as series, challan_number as number, challan_id as id, created_at from delivery_challans
      union all select 'INV', invoice_number, invoice_id, created_at from invoices) p
    join document_series y on y.series = p.series and number like y.series || '-' || y.financial_year || '-%'
    group by y.series, y.financial_year, y.last_number
    having count(*) <> y.last_number or array_agg(number order by id) <> array_agg(number order by number)`,
  'head of a challan, bill or invoice that is not the sum of its lines': sql`select from delivery_challans p join dc_lines l using (challan_id)
      group by p.challan_id having p.grand_total <> sum(l.line_total) or p.taxable_amount <> sum(l.taxable_amount) or p.e_way_value <> sum(l.delivered_qty * l.selling_price)
    union all select from bills p join bill_lines l using (bill_id) group by p.bill_id having p.bill_grand_total <> sum(l.line_total)
    union all select from invoices p join invoice_lines l using (invoice_id) group by p.invoice_id having p.invoice_grand_total <> sum(l.line_total)`,
  'line that its invoices or bills do not add up to': sql`select from order_lines l
      join (select order_line_id, sum(taxable_amount) as taxable, sum(line_total) as total from invoice_lines join invoices using (invoice_id)
        where status not in ('CANCELLED', 'VOID') group by 1) p on p.order_line_id = l.line_id
      where case when l.invoiced_quantity = l.quantity - l.cancelled_quantity then (l.taxable_amount, l.line_total) <> (p.taxable, p.total)
        else l.taxable_amount < p.taxable or l.line_total < p.total end
    union all select from purchase_order_lines l join (select po_line_id, sum(line_total) as total from bill_lines join bills using (bill_id)
        where status <> 'CANCELLED' group by 1) p using (po_line_id)
      where case when l.billed_quantity = l.quantity - l.cancelled_quantity then l.line_total <> p.total else l.line_total < p.total end`,
  'order invoiced whole that is paid and its invoices are not, or the other way round': sql`select from orders join (select order_id,
      bool_and(status in ('PAID', 'CREDITED')) as paid from invoices where status not in ('CANCELLED', 'VOID') group by 1) i using (order_id)
    where billing_status = 'INVOICED' and i.paid <> (payment_status = 'PAID')`,
  'goods that moved without challan, bill and invoice of their number': sql`select from delivery_points d
    left join dc_lines c using (sub_shipment_tracker_id, challan_id) left join bill_lines b using (dc_line_id) left join invoice_lines i using (dc_line_id)
    where d.status in ('IN_TRANSIT', 'DELIVERED') and (d.quantity, d.quantity, d.quantity) is distinct from (c.delivered_qty, b.quantity, i.quantity)`,
  'challan or shipment in another state than its goods': sql`select from delivery_points d join delivery_challans c using (challan_id)
    join shipments s using (shipment_id) where c.status <> d.status or s.status <> d.status`,
  'delivered with a draft bill': sql`select from delivery_challans c join bills b using (shipment_id) where c.status = 'DELIVERED' and b.status = 'DRAFT'`,
  'billed or invoiced units that lines of orders do not count': sql`select from purchase_order_lines l left join lateral (
      select sum(quantity) as units from bill_lines b where b.po_line_id = l.po_line_id) b on true where l.billed_quantity <> coalesce(b.units, 0)
    union all select from order_lines l left join lateral (select sum(quantity) as units from invoice_lines i where i.order_line_id = l.line_id) i on true
      where l.invoiced_quantity <> coalesce(i.units, 0)`,
  'invoice or bill whose payments are not what stands on it': sql`select from (
      select invoice_grand_total as total, received_amount as got, status, (select sum(amount) from payment_allocations a where a.invoice_id = i.invoice_id) as paid from invoices i
      union all select bill_grand_total, paid_amount, status, (select sum(amount) from payment_allocations a where a.bill_id = b.bill_id) from bills b) p
    where got <> coalesce(paid, 0) or (status <> 'DRAFT' and status <> case when got = 0 then 'ISSUED' when got = total then 'PAID' else 'PARTIALLY_PAID' end)
    union all select from payment_allocations a join payments p using (payment_id) group by p.payment_id having sum(a.amount) > p.amount or p.status <> 'PAID'`,
  'state that the audit trail does not end with': sql`select from (
      select 'RFQ' as entity, request_id as id, status from rfqs union all select 'QUOTATION', quotation_id, status from quotations
      union all select 'ORDER', order_id, status from orders
      union all select 'PURCHASE_ORDER', po_id, po_state from purchase_orders union all select 'SHIPMENT', shipment_id, status from shipments
      union all select 'DELIVERY_CHALLAN', challan_id, status from delivery_challans union all select 'BILL', bill_id, status from bills
      union all select 'INVOICE', invoice_id, status from invoices) s
    where status is distinct from (select l.to_status from audit_log l where l.entity = s.entity and l.entity_id = s.id
      order by l.created_at desc, l.audit_id desc limit 1)`,
  'audit row that does not go on from the one before': sql`select from (select from_status,
      lag(to_status) over (partition by entity, entity_id order by created_at, audit_id) as before from audit_log) l
    where from_status is distinct from before`,
  'copy on a document that is not what it copies': sql`select from (
      select r.tenant_id, r.customer_sales_person, array[r.category_id] as copied, array[p.category_id] as categories
        from rfqs r join skus k using (product_sku_id) join products p on p.product_id = k.product_id
      union all select q.tenant_id, q.customer_sales_person, q.category_ids, array(select distinct p.category_id from quotation_items i
        join skus k using (product_sku_id) join products p using (product_id) where i.quotation_id = q.quotation_id order by 1) from quotations q
      union all select o.tenant_id, o.customer_sales_person, o.category_ids, array(select distinct p.category_id from order_lines l
        join skus k using (product_sku_id) join products p using (product_id) where l.order_id = o.order_id order by 1) from orders o) c
    join tenants t using (tenant_id) where customer_sales_person is distinct from t.sales_person or copied <> categories`,
  'units on purchase orders that the sales order does not count, or never left its vendor and moves': sql`select from order_lines l
    left join lateral (select sum(p.quantity - p.cancelled_quantity) as bought, sum(p.dispatched_quantity) as dispatched from purchase_order_lines p
      join purchase_orders o using (po_id) where p.order_line_id = l.line_id and o.po_state <> 'CANCELLED') b on true
    where l.generated_quantity <> coalesce(b.bought, 0) or l.dispatched_quantity <> coalesce(b.dispatched, 0)`,
  'line of a purchase order that is not the sum of its delivery points': sql`select from purchase_order_lines l join purchase_orders o using (po_id)
    left join lateral (select sum(quantity) as total, sum(quantity) filter (where status in ('IN_TRANSIT', 'DELIVERED')) as moved
      from delivery_points d where d.po_line_id = l.po_line_id) d on true
    where l.quantity <> coalesce(d.total, 0) or l.dispatched_quantity <> coalesce(d.moved, 0) or (l.dispatched_quantity > 0 and o.po_state <> 'ISSUED')`,
  'order that has not received what its receipts come to': sql`select from orders o where o.received_amount <>
    (select coalesce(sum(p.amount) filter (where p.status = 'PAID'), 0) from payments p where p.order_id = o.order_id)`,
  'order with more receipts than it comes to': sql`select from orders o where o.order_grand_total <
    (select sum(p.amount) from payments p where p.order_id = o.order_id and p.status in ('PENDING', 'PAID'))`,
  'purchase order whose sums are not those of its payments': sql`select from purchase_orders o left join lateral (
    select sum(p.amount) filter (where p.status = 'PAID') as paid, sum(p.amount) filter (where p.status in ('PENDING', 'APPROVED')) as pending
    from payments p where p.po_id = o.po_id) p on true
    where (o.paid_amount, o.pending_amount) <> (coalesce(p.paid, 0), coalesce(p.pending, 0))
      or o.payment_status <> case when o.paid_amount = 0 then 'PENDING' when o.paid_amount >= o.po_grand_total + o.round_off then 'PAID' else 'PARTIALLY_PAID' end
      or (o.fulfilment_status = 'DELIVERED' and o.payment_status <> 'PENDING' and o.status <> o.payment_status)`,
  'purchase order approved by its maker': sql`select from purchase_orders where approved_by = created_by`,
  'moment in the future, or before its quote request': sql`select from (
      select created_at from rfqs union all select created_at from quotations union all select created_at from orders
      union all select created_at from purchase_orders union all select created_at from audit_log) t where created_at > ${`${TODAY}T00:30:00+05:30`}
    union all select from quotation_items join quotations q using (quotation_id) join rfqs r on r.request_id = quotation_items.request_id
      where q.created_at <= r.created_at`,
};

/** Contradictions to the rules in the demo data, at most ten. */
export async function demoDataFaults(
  of: Database,
  { except }: { except?: string } = {},
): Promise<string[]> {
  const found = [
    ...(await wrongPrices(of)),
    ...(await wrongQuotations(of)),
    ...(await wrongOrders(of)),
  ];
  for (const [what, rows] of Object.entries(CONTRADICTIONS))
    if (what !== except && (await rows.execute(of)).rows.length) found.push(what);
  return found.slice(0, 10);
}
