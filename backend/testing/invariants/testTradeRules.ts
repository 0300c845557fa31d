import { type RawBuilder, sql } from 'kysely';

const LINES = sql`select order_id, sum(quantity - cancelled_quantity) as q, sum(dispatched_quantity) as s, sum(delivered_quantity) as d,
  sum(invoiced_quantity) as b from order_lines group by 1`;
const PO_LINES = sql`select po_id, sum(quantity - cancelled_quantity) as q, sum(dispatched_quantity) as s, sum(delivered_quantity) as d,
  sum(billed_quantity) as b from purchase_order_lines group by 1`;
/**
 * The axes of docs/rules/statuses.md, of a document p with line sums l and `got` of `total` in
 * money.
 */
const fulfilment = sql`case when l.d = l.q and l.q > 0 then 'DELIVERED' when l.d > 0 then 'PARTIALLY_DELIVERED' when l.s = l.q and l.q > 0 then 'IN_TRANSIT'
  when l.s > 0 then 'PARTIALLY_IN_TRANSIT' else 'PENDING' end`;
const billing = (word: string) =>
  sql`case when l.b = 0 then 'PENDING' when l.b < l.q then ${`PARTIALLY_${word}`} else ${word} end`;
const payment = (got: RawBuilder<unknown>, total: RawBuilder<unknown>) =>
  sql`case when ${got} <= 0 then 'PENDING' when ${got} >= ${total} then 'PAID' else 'PARTIALLY_PAID' end`;
const legacy = (paid: RawBuilder<unknown>, untouched: string) =>
  sql`case ${fulfilment} when 'PENDING' then ${untouched} when 'DELIVERED' then (case ${paid} when 'PENDING' then 'DELIVERED' else ${paid} end) else ${fulfilment} end`;
const orderPayment = sql`(case when p.order_grand_total = 0 and l.q > 0 and not p.cancelled then 'PAID'
  when p.received_amount + p.credited_amount > 0 and p.received_amount + p.credited_amount >= p.order_grand_total then 'PAID'
  when p.received_amount > 0 then 'PARTIALLY_PAID' else 'PENDING' end)`;
const poPayment = payment(sql`p.paid_amount`, sql`p.po_grand_total + p.round_off`);

/** Quantity on documents of a line; a line may come to that where its parts were cancelled, and it was closed, in between. */
const INVOICED = sql`(select n.order_line_id as line_id, sum(n.taxable_amount) as taxable, sum(n.cgst_amount) as half, sum(n.igst_amount) as igst
  from invoice_lines n join invoices i using (invoice_id) where i.status not in ('CANCELLED', 'VOID') group by 1)`;
const BILLED = sql`(select n.po_line_id, sum(n.taxable_amount) as taxable, sum(n.cgst_amount) as half, sum(n.igst_amount) as igst
  from bill_lines n join bills b using (bill_id) where b.status <> 'CANCELLED' group by 1)`;
/** Heads of a line l that are neither those of its rate nor those of its parts p. */
const wrongHeads = (withinState: RawBuilder<unknown>, rate: string) => {
  const half = sql`(case when ${withinState} then round(l.taxable_amount * ${sql.ref(rate)} * 0.005, 2) else 0 end)`;
  const igst = sql`(case when ${withinState} then 0 else round(l.taxable_amount * ${sql.ref(rate)} * 0.01, 2) end)`;
  return sql`l.sgst_amount <> l.cgst_amount or l.cgst_amount not in (${half}, coalesce(p.half, ${half})) or l.igst_amount not in (${igst}, coalesce(p.igst, ${igst}))`;
};

/** Columns that a person may change on an order or purchase order. */
export const CHANGES = ['EDIT', 'CANCEL', 'CANCEL_LINE', 'SHORT_CLOSE_LINE', 'TAX'];

/** Invariants of orders, purchase orders and the money on them. */
export const TRADE_RULES: Record<string, RawBuilder<{ record: string }>> = {
  '2 bought: as counted, and with what stock serves not more than ordered': sql`select 'order line ' || l.line_id as record from order_lines l
    left join (select p.order_line_id, sum(p.quantity - p.cancelled_quantity) as bought from purchase_order_lines p
      join purchase_orders o using (po_id) where o.po_state <> 'CANCELLED' group by 1) b on b.order_line_id = l.line_id
    where l.generated_quantity <> coalesce(b.bought, 0) or l.stock_quantity < 0
      or coalesce(b.bought, 0) + l.stock_quantity > l.quantity - l.cancelled_quantity`,
  '7 sums: payments as they stand on the document, and round-offs of the bills that it is the first of': sql`select 'order ' || o.order_id as record from orders o
      left join (select order_id, sum(amount) as paid from payments where status = 'PAID' group by 1) s using (order_id)
      where o.received_amount <> coalesce(s.paid, 0)
    union all select 'purchase order ' || o.po_id from purchase_orders o left join (select po_id, sum(amount) filter (where status = 'PAID') as paid,
      sum(amount) filter (where status in ('PENDING', 'APPROVED')) as pending from payments group by 1) s using (po_id)
      where o.paid_amount <> coalesce(s.paid, 0) or o.pending_amount <> coalesce(s.pending, 0)
    union all select 'purchase order ' || o.po_id from purchase_orders o
      left join (select included_po_ids[1] as po_id, sum(round_off) as by from bills where status in ('ISSUED', 'PARTIALLY_PAID', 'PAID') group by 1) b using (po_id)
      where o.round_off <> coalesce(b.by, 0)`,
  '7 outgoing: paid and pending within the purchase order': sql`select 'purchase order ' || o.po_id as record from purchase_orders o
    join payments y using (po_id) where y.status in ('PENDING', 'APPROVED', 'PAID') group by o.po_id having sum(y.amount) > o.po_grand_total + greatest(o.round_off, 0)`,
  // an order, or what is invoiced of it, may become less than what has come in already: then that change is younger than the last receipt
  '7 incoming: a receipt fits what was open when it was noted': sql`select 'order ' || o.order_id as record from orders o
    join (select order_id, sum(amount) as live, max(payment_id) as last from payments where status in ('PENDING', 'PAID') group by 1) y using (order_id)
    where y.live > o.order_grand_total and not exists (select from audit_log e where (e.entity = 'ORDER' and e.entity_id = o.order_id and e.action = any(${CHANGES})
        or e.entity = 'INVOICE' and e.action = 'CANCEL' and e.entity_id in (select invoice_id from invoices i where i.order_id = o.order_id))
      and e.audit_id > (select min(audit_id) from audit_log where entity = 'PAYMENT' and entity_id = y.last))`,
  '8 head: the sum of its lines': sql`select 'order ' || o.order_id as record from orders o join order_lines l using (order_id) group by o.order_id
      having o.order_taxable_amount <> sum(l.taxable_amount) or o.order_gst_amount <> sum(l.cgst_amount + l.sgst_amount + l.igst_amount) or o.order_grand_total <> sum(l.line_total)
    union all select 'purchase order ' || o.po_id from purchase_orders o join purchase_order_lines l using (po_id) group by o.po_id
      having o.po_taxable_amount <> sum(l.taxable_amount) or o.po_gst_amount <> sum(l.cgst_amount + l.sgst_amount + l.igst_amount) or o.po_grand_total <> sum(l.line_total)`,
  '8 line: price by quantity, half-up, and its heads': sql`select 'order line ' || l.line_id as record from order_lines l left join ${INVOICED} p using (line_id),
        round((quantity - cancelled_quantity) * selling_price * (100 - order_line_discount) * 0.01, 2) as own
      where l.taxable_amount not in (own, coalesce(p.taxable, own))
        or line_total <> taxable_amount + cgst_amount + sgst_amount + igst_amount
    union all select 'purchase line ' || po_line_id from purchase_order_lines
      where taxable_amount <> round((quantity - cancelled_quantity) * offer_price, 2)
        or line_total <> taxable_amount + cgst_amount + sgst_amount + igst_amount`,
  '9 taxes: CGST and SGST alike at home, else IGST, at the line’s rate': sql`select 'order line ' || l.line_id as record from order_lines l left join ${INVOICED} p using (line_id)
      where ${wrongHeads(sql`l.within_state`, 'l.pan_india_gst')}
    union all select 'purchase line ' || l.po_line_id from purchase_order_lines l join purchase_orders o using (po_id)
      join sellers s using (seller_id) join addresses a on a.address_id = s.office_address_id left join ${BILLED} p using (po_line_id)
      where ${wrongHeads(sql`a.state = 'Karnataka'`, 'l.gstin')}`,
  '13 order: the computed statuses': sql`select 'order ' || p.order_id as record from orders p join (${LINES}) l using (order_id)
    where p.fulfilment_status <> ${fulfilment} or p.billing_status <> ${billing('INVOICED')} or p.payment_status <> ${orderPayment}
      or p.status <> (case when p.cancelled or l.q = 0 then 'CANCELLED' else ${legacy(orderPayment, 'CONFIRMED')} end)`,
  '13 purchase order: the computed statuses': sql`select 'purchase order ' || p.po_id as record from purchase_orders p join (${PO_LINES}) l using (po_id)
    where p.fulfilment_status <> ${fulfilment} or p.billing_status <> ${billing('BILLED')} or p.payment_status <> ${poPayment}
      or p.status <> (case p.po_state when 'ISSUED' then ${legacy(poPayment, 'ISSUED')} else p.po_state end)`,
  '15 conversion: one live order a converted quotation': sql`select 'quotation ' || q.quotation_id as record from quotations q
    left join orders o on o.quotation_id = q.quotation_id and o.status <> 'CANCELLED'
    group by q.quotation_id having count(o.order_id) <> (case q.status when 'CONVERTED_TO_ORDER' then 1 else 0 end)`,
};
