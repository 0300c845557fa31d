import { type RawBuilder, sql } from 'kysely';
import { CHANGES } from './testTradeRules.ts';

const PO_CHANGES = [...CHANGES, 'REWORK', 'SEND_FOR_APPROVAL', 'APPROVE', 'REJECT', 'ISSUE'];
const MAILED_ACTIONS = ['SEND_FOR_APPROVAL', 'APPROVE', 'REJECT', 'ISSUE', 'CANCEL'];
const STATES = sql`select 'ORDER' as entity, order_id as id, status from orders union all select 'PURCHASE_ORDER', po_id, status from purchase_orders
  union all select 'PAYMENT', payment_id, status from payments union all select 'EXPENSE', expense_id, status from expenses
  union all select 'QUOTATION', quotation_id, status from quotations union all select 'SHIPMENT', shipment_id, status from shipments
  union all select 'DELIVERY_CHALLAN', challan_id, status from delivery_challans union all select 'BILL', bill_id, status from bills
  union all select 'INVOICE', invoice_id, status from invoices union all select 'CREDIT_NOTE', creditnote_id, status from credit_notes
  union all select 'DELIVERY_POINT', sub_shipment_tracker_id, status from delivery_points`;
/** Every change of these has its version and its row; how far they are is written without one. */
const VERSIONED = sql`select 'SHIPMENT' as entity, shipment_id as id, version from shipments
  union all select 'DELIVERY_CHALLAN', challan_id, version from delivery_challans union all select 'CREDIT_NOTE', creditnote_id, version from credit_notes
  union all select 'BILL', bill_id, version from bills union all select 'INVOICE', invoice_id, version from invoices`;
const NUMBERED = sql`select order_number as number, 'SO' as series, '' as gstin from orders union all select challan_number, 'DC', '' from delivery_challans
  union all select invoice_number, 'INV', company_gstin from invoices union all select creditnote_number, 'CN', company_gstin from credit_notes`;

/** Invariants of numbers, audit log, outbox, and makers and approvers. */
export const AUDIT_RULES: Record<string, RawBuilder<{ record: string }>> = {
  '10 numbers: none reused, none skipped in a series, GST number and year, 16 characters': sql`with documents as (select * from (${NUMBERED}) n where number is not null)
    select s.series || ' ' || n as record from document_series s, generate_series(s.first_number, s.last_number) n where s.series in ('SO', 'DC', 'INV', 'CN') and not exists
      (select from documents p where p.series = s.series and p.gstin = s.gstin and p.number = s.prefix || '-' || s.financial_year || '-' || lpad(n::text, 5, '0'))
    union all select series from documents group by series having count(*) <> (select sum(last_number - first_number + 1) from document_series s where s.series = documents.series)
    union all select number from documents group by series, gstin, number having count(*) > 1 or length(number) > 16`,
  '11 trail: each state change once, from where the last one ended': sql`with steps as (select entity, entity_id as id, audit_id, from_status, to_status,
        lag(to_status) over own as before, lead(to_status) over own is null as is_last from audit_log
        where to_status is not null window own as (partition by entity, entity_id order by audit_id))
    select n.entity || ' ' || n.id as record from (${STATES}) n left join steps s on s.entity = n.entity and s.id = n.id and s.is_last
      where coalesce(s.to_status, case n.entity when 'DELIVERY_POINT' then 'PENDING' end) is distinct from n.status
    union select n.entity || ' ' || n.id from (${STATES}) n join steps s using (entity, id)
      where s.from_status is distinct from coalesce(s.before, case n.entity when 'DELIVERY_POINT' then 'PENDING' end)`,
  '11 changes: as many audit rows as versions': sql`select 'order ' || o.order_id as record from orders o where o.version - 1 <>
      (select count(*) from audit_log a where a.entity = 'ORDER' and a.entity_id = o.order_id and a.action = any(${CHANGES}))
    union all select 'purchase order ' || o.po_id from purchase_orders o
      join lateral (select count(*) as rows from audit_log a where a.entity = 'PURCHASE_ORDER' and a.entity_id = o.po_id and a.action = any(${PO_CHANGES})) c on true
      join lateral (select count(*) as rows from audit_log a join payments y on a.entity = 'PAYMENT' and y.payment_id = a.entity_id where y.po_id = o.po_id) y on true
      -- goods and bills write it again without a row of its own
      where o.version - 1 < c.rows + y.rows or (o.version - 1 > c.rows + y.rows and not exists (select from dc_lines d join purchase_order_lines l using (po_line_id) where l.po_id = o.po_id))
    union all select p.entity || ' ' || p.id from (${VERSIONED}) p where p.version <> (select count(*) from audit_log a where a.entity = p.entity and a.entity_id = p.id
      and a.action in ('CREATE', 'UPDATE', 'ISSUE', 'DISPATCH', 'DELIVER', 'CANCEL', 'VOID', 'TAKE_OUT') or (p.entity = 'SHIPMENT' and a.entity = 'SHIPMENT' and a.entity_id = p.id and a.action = 'STATUS'))`,
  '11 event: one that ended says who ended it, one that is postponed why': sql`select 'event ' || sub_shipment_tracker_event_id as record
    from delivery_point_events where (status = 'PENDING') <> (user_id is null) or (status = 'POSTPONED' and remarks is null)`,
  '11 append-only: nothing changes the audit log or the stock ledger': sql`select t.name as record from (values ('audit_log', 'audit_log_is_append_only'), ('stock_ledger', 'stock_ledger_append_only')) t (name, guard)
    where not exists (select from pg_trigger where tgrelid = t.name::regclass and tgname = t.guard and tgenabled = 'O')`,
  '18 outbox: a message for each that the log tells of, and a mail for each move': sql`select coalesce(m.entity, a.entity) || ' ' || coalesce(m.entity_id, a.entity_id) as record
      from (select entity, entity_id, count(*) as n from messages group by 1, 2) m
      full join (select entity, entity_id, count(*) as n from audit_log where action in ('SEND_EMAIL', 'SEND_WHATSAPP', 'SEND_EMAIL_WITH_ATTACHMENT') group by 1, 2) a
        on a.entity = m.entity and a.entity_id = m.entity_id where m.n is distinct from a.n
    union select 'PURCHASE_ORDER ' || a.entity_id from audit_log a where a.entity = 'PURCHASE_ORDER' and a.action = any(${MAILED_ACTIONS})
      and not exists (select from audit_log o where o.request_id = a.request_id and o.entity = 'PURCHASE_ORDER' and o.entity_id = a.entity_id and o.action = 'SEND_EMAIL')`,
  '18 accounting: it is to be told of every bill and invoice that was issued': sql`select p.document || ' ' || p.id as record from
      (select 'INVOICE' as document, invoice_id as id from invoices where invoice_number is not null
        union all select 'BILL', b.bill_id from bills b where b.status in ('ISSUED', 'PARTIALLY_PAID', 'PAID')
          or exists (select from audit_log a where a.entity = 'BILL' and a.entity_id = b.bill_id and a.action = 'ISSUE')) p
    where not exists (select from accounting_pushes a where a.document_type = p.document and a.document_id = p.id)`,
  'second person: nobody approves what they made': sql`select 'purchase order ' || po_id as record from purchase_orders where approved_by = created_by
    union all select 'payment ' || payment_id from payments where approved_by = created_by
    union all select 'payment ' || y.payment_id from payments y join audit_log a on a.entity = 'PAYMENT' and a.entity_id = y.payment_id
      where a.action = 'APPROVE' and a.user_id = y.created_by
    union all select 'credit note ' || c.creditnote_id from credit_notes c join audit_log a on a.entity = 'CREDIT_NOTE' and a.entity_id = c.creditnote_id
      where a.action = 'ISSUE' and a.user_id = c.created_by`,
  'cancelled: nothing live hangs on what is cancelled': sql`select 'order ' || o.order_id as record from orders o
      join purchase_orders p using (order_id) where o.status = 'CANCELLED' and p.po_state <> 'CANCELLED'
    union select 'order ' || o.order_id from orders o join delivery_points d using (order_id) where o.status = 'CANCELLED' and d.status <> 'CANCELLED'
    union select 'purchase order ' || p.po_id from purchase_orders p join payments y using (po_id)
      where p.po_state = 'CANCELLED' and y.status in ('PENDING', 'APPROVED', 'PAID')
    union select 'purchase order ' || p.po_id from purchase_orders p join bill_lines l using (po_id) join bills b using (bill_id)
      where p.po_state = 'CANCELLED' and b.status <> 'CANCELLED'
    union select 'challan ' || c.challan_id from delivery_challans c join dc_lines d using (challan_id) join bill_lines l using (dc_line_id) join bills b using (bill_id)
      where c.status = 'CANCELLED' and l.quantity > 0 and b.status <> 'CANCELLED'
    union select 'invoice ' || i.invoice_id from invoices i join credit_notes c using (invoice_id)
      where i.status in ('CANCELLED', 'VOID') and c.status in ('DRAFT', 'ISSUED')`,
};
