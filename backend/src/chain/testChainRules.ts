import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../core/database.ts';

/**
 * For tests: what must hold of orders, purchase orders, payments and expenses whatever was asked before (design/domain.md, section 8), read
 * from the tables alone and reckoned here a second time. A name begins with the number of its invariant; each query answers the records that
 * break it. `chain.mutants.test.ts` shows of each that it bites.
 */
const LINES = sql`select order_id, sum(quantity - cancelled_quantity) as q, sum(dispatched_quantity) as s, sum(delivered_quantity) as d,
  sum(invoiced_quantity) as b from order_lines group by 1`;
const PO_LINES = sql`select po_id, sum(quantity - cancelled_quantity) as q, sum(dispatched_quantity) as s, sum(delivered_quantity) as d,
  sum(billed_quantity) as b from purchase_order_lines group by 1`;
/** The axes of section 2, of a paper p whose lines come to l and whose money to `got` of `total`. */
const fulfilment = sql`case when l.d = l.q and l.q > 0 then 'DELIVERED' when l.d > 0 then 'PARTIALLY_DELIVERED' when l.s = l.q and l.q > 0 then 'IN_TRANSIT'
  when l.s > 0 then 'PARTIALLY_IN_TRANSIT' else 'PENDING' end`;
const billing = (word: string) => sql`case when l.b = 0 then 'PENDING' when l.b < l.q then ${`PARTIALLY_${word}`} else ${word} end`;
const payment = (got: RawBuilder<unknown>, total: RawBuilder<unknown>) =>
  sql`case when ${got} <= 0 then 'PENDING' when ${got} >= ${total} then 'PAID' else 'PARTIALLY_PAID' end`;
const legacy = (paid: RawBuilder<unknown>, untouched: string) =>
  sql`case ${fulfilment} when 'PENDING' then ${untouched} when 'DELIVERED' then (case ${paid} when 'PENDING' then 'DELIVERED' else ${paid} end) else ${fulfilment} end`;
const orderPayment = payment(sql`(p.received_amount + p.credited_amount)`, sql`p.order_grand_total`);
const poPayment = payment(sql`p.paid_amount`, sql`p.po_grand_total`);

const CHANGES = ['EDIT', 'CANCEL', 'CANCEL_LINE', 'SHORT_CLOSE_LINE'];
const PO_CHANGES = [...CHANGES, 'REWORK', 'SEND_FOR_APPROVAL', 'APPROVE', 'REJECT', 'ISSUE'];
const TOLD = ['SEND_FOR_APPROVAL', 'APPROVE', 'REJECT', 'ISSUE', 'CANCEL'];
const STATES = sql`select 'ORDER' as entity, order_id as id, status from orders union all select 'PURCHASE_ORDER', po_id, po_state from purchase_orders
  union all select 'PAYMENT', payment_id, status from payments union all select 'EXPENSE', expense_id, status from expenses
  union all select 'QUOTATION', quotation_id, status from quotations`;

const RULES: Record<string, RawBuilder<{ record: string }>> = {
  '1 order line: what moves or waits is not more than what is ordered': sql`select 'order line ' || l.line_id as record from order_lines l
    left join (select order_line_id, sum(quantity) as all, coalesce(sum(quantity) filter (where status = 'DELIVERED'), 0) as delivered,
      coalesce(sum(quantity) filter (where status = 'IN_TRANSIT'), 0) as moving
      from delivery_points where status not in ('CANCELLED', 'RECEIVED_AT_WAREHOUSE') group by 1) i on i.order_line_id = l.line_id
    where l.cancelled_quantity < 0 or l.quantity - l.cancelled_quantity < coalesce(i.all, 0) or l.delivered_quantity <> coalesce(i.delivered, 0)
      or l.dispatched_quantity - l.delivered_quantity > coalesce(i.moving, 0)`,
  '2 bought: as counted, and not more than ordered': sql`select 'order line ' || l.line_id as record from order_lines l
    left join (select p.order_line_id, sum(p.quantity - p.cancelled_quantity) as bought from purchase_order_lines p
      join purchase_orders o using (po_id) where o.po_state <> 'CANCELLED' group by 1) b on b.order_line_id = l.line_id
    where l.generated_quantity <> coalesce(b.bought, 0) or coalesce(b.bought, 0) > l.quantity - l.cancelled_quantity`,
  '3 purchase line: the sum of its live points': sql`select 'purchase line ' || l.po_line_id as record from purchase_order_lines l join purchase_orders o using (po_id)
    left join (select po_line_id, sum(quantity) as live from delivery_points where status <> 'CANCELLED' and po_line_id is not null group by 1) d using (po_line_id)
    where coalesce(d.live, 0) <> (case o.po_state when 'CANCELLED' then 0 else l.quantity - l.cancelled_quantity end)`,
  '3 event: what waits or moves has one open event, nothing else any': sql`select 'point ' || d.sub_shipment_tracker_id as record from delivery_points d
    left join delivery_point_events e on e.sub_shipment_tracker_id = d.sub_shipment_tracker_id and e.status = 'PENDING'
    where (d.status in ('PENDING', 'IN_TRANSIT')) <> (e.sub_shipment_tracker_id is not null)`,
  '4 billed: at most dispatched, at most ordered': sql`select 'purchase line ' || po_line_id as record from purchase_order_lines
    where billed_quantity > dispatched_quantity or dispatched_quantity > quantity - cancelled_quantity`,
  '7 sums: payments as they stand on the paper': sql`select 'order ' || o.order_id as record from orders o
      left join (select order_id, sum(amount) as paid from payments where status = 'PAID' group by 1) s using (order_id)
      where o.received_amount <> coalesce(s.paid, 0)
    union all select 'purchase order ' || o.po_id from purchase_orders o left join (select po_id, sum(amount) filter (where status = 'PAID') as paid,
      sum(amount) filter (where status in ('PENDING', 'APPROVED')) as pending from payments group by 1) s using (po_id)
      where o.paid_amount <> coalesce(s.paid, 0) or o.pending_amount <> coalesce(s.pending, 0)`,
  '7 outgoing: paid and pending within the purchase order': sql`select 'purchase order ' || o.po_id as record from purchase_orders o
    join payments y using (po_id) where y.status in ('PENDING', 'APPROVED', 'PAID') group by o.po_id having sum(y.amount) > o.po_grand_total`,
  // an order may become smaller than what has come in already: then that change is younger than the last receipt
  '7 incoming: a receipt fits what was open when it was noted': sql`select 'order ' || o.order_id as record from orders o
    join (select order_id, sum(amount) as live, max(payment_id) as last from payments where status in ('PENDING', 'PAID') group by 1) y using (order_id)
    where y.live > o.order_grand_total and not exists (select from audit_log e where e.entity = 'ORDER' and e.entity_id = o.order_id
      and e.action = any(${CHANGES}) and e.audit_id > (select min(audit_id) from audit_log where entity = 'PAYMENT' and entity_id = y.last))`,
  '8 head: the sum of its lines': sql`select 'order ' || o.order_id as record from orders o join order_lines l using (order_id) group by o.order_id
      having o.order_taxable_amount <> sum(l.taxable_amount) or o.order_gst_amount <> sum(l.cgst_amount + l.sgst_amount + l.igst_amount) or o.order_grand_total <> sum(l.line_total)
    union all select 'purchase order ' || o.po_id from purchase_orders o join purchase_order_lines l using (po_id) group by o.po_id
      having o.po_taxable_amount <> sum(l.taxable_amount) or o.po_gst_amount <> sum(l.cgst_amount + l.sgst_amount + l.igst_amount) or o.po_grand_total <> sum(l.item_total)`,
  '8 line: price by quantity, half-up, and its heads': sql`select 'order line ' || line_id as record from order_lines
      where taxable_amount <> round((quantity - cancelled_quantity) * selling_price * (100 - order_line_discount) * 0.01, 2)
        or line_total <> taxable_amount + cgst_amount + sgst_amount + igst_amount
    union all select 'purchase line ' || po_line_id from purchase_order_lines
      where taxable_amount <> round((quantity - cancelled_quantity) * offer_price, 2)
        or item_total <> taxable_amount + cgst_amount + sgst_amount + igst_amount`,
  '9 taxes: CGST and SGST alike at home, else IGST, at the line’s rate': sql`select 'order line ' || l.line_id as record from order_lines l join addresses a using (address_id)
      where (l.cgst_amount, l.sgst_amount, l.igst_amount) is distinct from (case a.state when 'Karnataka'
        then (round(l.taxable_amount * l.pan_india_gst * 0.005, 2), round(l.taxable_amount * l.pan_india_gst * 0.005, 2), 0.00)
        else (0.00, 0.00, round(l.taxable_amount * l.pan_india_gst * 0.01, 2)) end)
    union all select 'purchase line ' || l.po_line_id from purchase_order_lines l join purchase_orders o using (po_id)
      join sellers s using (seller_id) join addresses a on a.address_id = s.office_address_id
      where (l.cgst_amount, l.sgst_amount, l.igst_amount) is distinct from (case a.state when 'Karnataka'
        then (round(l.taxable_amount * l.gstin * 0.005, 2), round(l.taxable_amount * l.gstin * 0.005, 2), 0.00)
        else (0.00, 0.00, round(l.taxable_amount * l.gstin * 0.01, 2)) end)`,
  '10 numbers: none reused, none skipped, 16 characters': sql`select s.series || ' ' || n as record from paper_series s, generate_series(1, s.last_number) n
      where s.series = 'SO' and not exists (select from orders where order_number = s.series || '-' || s.financial_year || '-' || lpad(n::text, 5, '0'))
    union all select order_number from orders group by 1 having count(*) > 1 or length(order_number) > 16`,
  '11 trail: each state change once, from where the last one ended': sql`with steps as (select entity, entity_id as id, audit_id, from_status, to_status,
        lag(to_status) over own as before, lead(to_status) over own is null as is_last from audit_log
        where to_status is not null window own as (partition by entity, entity_id order by audit_id))
    select n.entity || ' ' || n.id as record from (${STATES}) n left join steps s on s.entity = n.entity and s.id = n.id and s.is_last
      where s.to_status is distinct from n.status
    union select entity || ' ' || id from steps where from_status is distinct from before and entity in ('ORDER', 'PURCHASE_ORDER', 'PAYMENT', 'EXPENSE', 'QUOTATION')`,
  '11 changes: as many audit rows as versions': sql`select 'order ' || o.order_id as record from orders o where o.version - 1 <>
      (select count(*) from audit_log a where a.entity = 'ORDER' and a.entity_id = o.order_id and a.action = any(${CHANGES}))
    union all select 'purchase order ' || o.po_id from purchase_orders o where o.version - 1 <>
      (select count(*) from audit_log a where a.entity = 'PURCHASE_ORDER' and a.entity_id = o.po_id and a.action = any(${PO_CHANGES}))
      + (select count(*) from audit_log a join payments y on a.entity = 'PAYMENT' and y.payment_id = a.entity_id where y.po_id = o.po_id)`,
  '11 append-only: nothing changes the audit log': sql`select 'audit_log' as record where not exists (select from pg_trigger
    where tgrelid = 'audit_log'::regclass and tgname = 'audit_log_is_append_only' and tgenabled = 'O')`,
  '13 order: the computed statuses': sql`select 'order ' || p.order_id as record from orders p join (${LINES}) l using (order_id)
    where p.fulfilment_status <> ${fulfilment} or p.billing_status <> ${billing('INVOICED')} or p.payment_status <> ${orderPayment}
      or p.status <> (case when p.cancelled or l.q = 0 then 'CANCELLED' else ${legacy(orderPayment, 'CONFIRMED')} end)`,
  '13 purchase order: the computed statuses': sql`select 'purchase order ' || p.po_id as record from purchase_orders p join (${PO_LINES}) l using (po_id)
    where p.fulfilment_status <> ${fulfilment} or p.billing_status <> ${billing('BILLED')} or p.payment_status <> ${poPayment}
      or p.status <> (case p.po_state when 'ISSUED' then ${legacy(poPayment, 'ISSUED')} else p.po_state end)`,
  '15 conversion: one live order a converted quotation': sql`select 'quotation ' || q.quotation_id as record from quotations q
    left join orders o on o.quotation_id = q.quotation_id and o.status <> 'CANCELLED'
    group by q.quotation_id having count(o.order_id) <> (case q.status when 'CONVERTED_TO_ORDER' then 1 else 0 end)`,
  '18 outbox: a message for each that the log tells of, and a mail for each move': sql`select coalesce(m.entity, a.entity) || ' ' || coalesce(m.entity_id, a.entity_id) as record
      from (select entity, entity_id, count(*) as n from messages group by 1, 2) m
      full join (select entity, entity_id, count(*) as n from audit_log where action in ('SEND_EMAIL', 'SEND_WHATSAPP', 'SEND_EMAIL_WITH_ATTACHMENT') group by 1, 2) a
        on a.entity = m.entity and a.entity_id = m.entity_id where m.n is distinct from a.n
    union select 'PURCHASE_ORDER ' || a.entity_id from audit_log a where a.entity = 'PURCHASE_ORDER' and a.action = any(${TOLD})
      and not exists (select from audit_log o where o.request_id = a.request_id and (o.entity = 'ORDER' or (o.entity_id = a.entity_id and o.action = 'SEND_EMAIL')))`,
  'second person: nobody approves what they made': sql`select 'purchase order ' || po_id as record from purchase_orders where approved_by = created_by
    union all select 'payment ' || payment_id from payments where approved_by = created_by
    union all select 'payment ' || y.payment_id from payments y join audit_log a on a.entity = 'PAYMENT' and a.entity_id = y.payment_id
      where a.action = 'APPROVE' and a.user_id = y.created_by`,
  'cancelled: no live purchase order of it, no live payment to it': sql`select 'order ' || o.order_id as record from orders o
      join purchase_orders p using (order_id) where o.status = 'CANCELLED' and p.po_state <> 'CANCELLED'
    union select 'purchase order ' || p.po_id from purchase_orders p join payments y using (po_id)
      where p.po_state = 'CANCELLED' and y.status in ('PENDING', 'APPROVED', 'PAID')`,
};

/** Every broken rule with the record that breaks it; none when all is well. */
export async function brokenRules(db: Database): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(RULES).map(async ([name, query]) => (await query.execute(db)).rows.map(({ record }) => `${name} (${record})`)),
  );
  return found.flat();
}

export const RULE_NAMES: readonly string[] = Object.keys(RULES);

/** 12: one line a table, to see that nothing was written. Who is signed in is no part of it. */
export async function digest(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'
    and tablename not in ('sessions', 'presence') order by 1`.execute(db);
  return Promise.all(
    rows.map(async ({ name }) => {
      const { rows: sums } = await sql<{
        sum: string;
      }>`select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
        from ${sql.table(name)} t`.execute(db);
      return `${name} ${sums[0]?.sum}`;
    }),
  );
}
