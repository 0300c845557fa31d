import { type RawBuilder, sql } from 'kysely';

const settled = (paid: RawBuilder<unknown>, total: RawBuilder<unknown>) =>
  sql`case when ${paid} <= 0 then 'ISSUED' when ${paid} >= ${total} then 'PAID' else 'PARTIALLY_PAID' end`;
/** Tax heads of a line l, within the company's own state or not. */
const heads = (withinState: RawBuilder<unknown>) => sql`(case when ${withinState}
  then (round(l.taxable_amount * l.pan_india_gst * 0.005, 2), round(l.taxable_amount * l.pan_india_gst * 0.005, 2), 0.00)
  else (0.00, 0.00, round(l.taxable_amount * l.pan_india_gst * 0.01, 2)) end)`;
/** The same of an invoice. */
const settledInvoice = sql`case when invoice_grand_total = 0 then 'PAID' when credited_amount = invoice_grand_total then 'CREDITED'
  when received_amount = 0 then 'ISSUED' when received_amount + credited_amount >= invoice_grand_total then 'PAID' else 'PARTIALLY_PAID' end`;
const LIVE = sql`('ISSUED', 'PARTIALLY_PAID', 'PAID', 'CREDITED')`;
const ENDED = sql`('CANCELLED', 'VOID')`;

/** Document lines n with the line l that they are parts of; what each part may be off its own exact sum: a paisa for each part that the line ever had. */
const off = (part: string, line: string) =>
  sql`0.01 * (select count(*) from ${sql.table(part)} m where ${sql.ref(`m.${line}`)} = ${sql.ref(`l.${line}`)}) - 0.005`;

/** Invariants of bills, invoices, credit notes, and of the money on them. */
export const BILLING_RULES: Record<string, RawBuilder<{ record: string }>> = {
  '4 billed: as counted, at most dispatched, at most ordered': sql`select 'purchase line ' || l.po_line_id as record from purchase_order_lines l
    left join (select n.po_line_id, sum(n.quantity) as units from bill_lines n join bills b using (bill_id) where b.status <> 'CANCELLED' group by 1) b using (po_line_id)
    where l.billed_quantity > l.dispatched_quantity or l.dispatched_quantity > l.quantity - l.cancelled_quantity or l.billed_quantity <> coalesce(b.units, 0)`,
  '5 credited: as counted, at most invoiced': sql`select 'invoice line ' || l.invoice_line_id as record from invoice_lines l
    left join (select n.invoice_line_id, sum(n.quantity) as units, sum(n.taxable_amount) as taxable, sum(n.line_total) as total from credit_note_lines n
      join credit_notes c using (creditnote_id) where c.status = 'ISSUED' group by 1) n using (invoice_line_id)
    where l.credited_quantity <> coalesce(n.units, 0) or l.credited_taxable <> coalesce(n.taxable, 0)
      or n.units > l.quantity or n.taxable > l.taxable_amount or n.total > l.line_total`,
  '7 allocated: what a payment pays is PAID, and not more than it is': sql`select 'payment ' || y.payment_id as record from payments y
    join payment_allocations a using (payment_id) left join invoices i on i.invoice_id = a.invoice_id left join bills b on b.bill_id = a.bill_id
    group by y.payment_id having sum(a.amount) > (case y.status when 'PAID' then y.amount else 0 end)
      or bool_or(i.order_id is distinct from y.order_id) or bool_or(a.bill_id is not null and not b.included_po_ids @> array[y.po_id])`,
  '7 ended: nothing is paid on an invoice or bill that has ended, and no paid receipt is for one': sql`select 'payment ' || y.payment_id as record
      from payments y join invoices i using (invoice_id) where y.status = 'PAID' and i.status in ${ENDED}
    union select 'payment ' || a.payment_id from payment_allocations a join invoices i using (invoice_id) where i.status in ${ENDED}
    union select 'payment ' || a.payment_id from payment_allocations a join bills b using (bill_id) where b.status = 'CANCELLED'`,
  '7 settled: allocations and credits as they stand on the document, within its total': sql`select 'invoice ' || i.invoice_id as record from invoices i
      left join (select invoice_id, sum(amount) as paid from payment_allocations where invoice_id is not null group by 1) a using (invoice_id)
      left join (select invoice_id, sum(creditnote_grand_total) as credited from credit_notes where status = 'ISSUED' group by 1) c using (invoice_id)
      where i.received_amount <> coalesce(a.paid, 0) or i.credited_amount <> coalesce(c.credited, 0) or i.received_amount + i.credited_amount > i.invoice_grand_total
    union select 'order ' || o.order_id from orders o left join (select order_id, sum(creditnote_grand_total) as credited from credit_notes
      where status = 'ISSUED' group by 1) c using (order_id) where o.credited_amount <> coalesce(c.credited, 0)
    union select 'bill ' || b.bill_id from bills b
      left join (select bill_id, sum(amount) as paid from payment_allocations where bill_id is not null group by 1) a using (bill_id)
      where b.paid_amount <> coalesce(a.paid, 0) or b.paid_amount > b.bill_grand_total`,
  '7 openings: what is paid for a document of old books or taken from an advance in them, within what they had open, by the same party': sql`select 'opening ' || d.opening_id as record
      from opening_documents d left join payments y on y.status = 'PAID' and d.opening_id in (y.opening_id, y.advance_id)
      group by d.opening_id having d.settled_amount <> coalesce(sum(y.amount), 0) or d.settled_amount > d.amount
    union select 'payment ' || y.payment_id from payments y join opening_documents d on d.opening_id in (y.opening_id, y.advance_id)
      where (d.tenant_id, d.seller_id) is distinct from (y.tenant_id, y.seller_id) or y.payment_date <= d.as_of
        or (d.opening_id = y.opening_id) <> (d.kind in ('INVOICE', 'BILL'))`,
  '7 idle: no money lies idle while a document of its order or purchase order is open': sql`select 'order ' || o.order_id as record from orders o
      join invoices i using (order_id) where i.status in ${LIVE} group by o.order_id
      having sum(i.received_amount + i.credited_amount) < sum(i.invoice_grand_total) and sum(i.received_amount) < o.received_amount
    union select 'purchase order ' || o.po_id from purchase_orders o
      join (select n.po_id, sum(n.line_total) + r.round_off as total from bill_lines n join bills b using (bill_id)
        join purchase_orders r on r.po_id = n.po_id where b.status in ${LIVE} group by n.po_id, r.round_off) b using (po_id)
      left join (select y.po_id, sum(a.amount) as paid from payment_allocations a join payments y using (payment_id) where a.bill_id is not null group by 1) a using (po_id)
      where coalesce(a.paid, 0) < least(b.total, o.paid_amount)`,
  '8 document: the sum of its lines': sql`select 'challan ' || p.challan_id as record from delivery_challans p join dc_lines l using (challan_id) group by p.challan_id
      having (p.taxable_amount, p.grand_total) <> (sum(l.taxable_amount), sum(l.line_total))
    union all select 'bill ' || p.bill_id from bills p join bill_lines l using (bill_id) group by p.bill_id
      having (p.bill_base_value, p.bill_grand_total - p.round_off) <> (sum(l.taxable_amount), sum(l.line_total))
    union all select 'invoice ' || p.invoice_id from invoices p join invoice_lines l using (invoice_id) group by p.invoice_id
      having (p.invoice_taxable_amount, p.invoice_grand_total) <> (sum(l.taxable_amount), sum(l.line_total))
    union all select 'credit note ' || p.creditnote_id from credit_notes p join credit_note_lines l using (creditnote_id) group by p.creditnote_id
      having (p.creditnote_taxable_amount, p.creditnote_grand_total) <> (sum(l.taxable_amount), sum(l.line_total))`,
  '8 parts: a line that is on documents whole is their sum, any other not less': sql`select 'order line ' || l.line_id as record from order_lines l
      join (select n.order_line_id, sum(n.taxable_amount) as taxable, sum(n.cgst_amount) as cgst, sum(n.igst_amount) as igst, sum(n.line_total) as total
        from invoice_lines n join invoices i using (invoice_id) where i.status not in ${ENDED} group by 1) p on p.order_line_id = l.line_id
      where (p.taxable, p.cgst, p.igst, p.total) <> (l.taxable_amount, l.cgst_amount, l.igst_amount, l.line_total)
        and (l.invoiced_quantity = l.quantity - l.cancelled_quantity or p.taxable > l.taxable_amount or p.cgst > l.cgst_amount or p.igst > l.igst_amount)
    union all select 'purchase line ' || l.po_line_id from purchase_order_lines l
      join (select n.po_line_id, sum(n.taxable_amount) as taxable, sum(n.cgst_amount) as cgst, sum(n.igst_amount) as igst, sum(n.line_total) as total
        from bill_lines n join bills b using (bill_id) where b.status <> 'CANCELLED' group by 1) p using (po_line_id)
      where (p.taxable, p.cgst, p.igst, p.total) <> (l.taxable_amount, l.cgst_amount, l.igst_amount, l.line_total)
        and (l.billed_quantity = l.quantity - l.cancelled_quantity or p.taxable > l.taxable_amount or p.cgst > l.cgst_amount or p.igst > l.igst_amount)`,
  '8 document line: price by quantity, half-up, and to a paisa where it is one of several parts': sql`select 'challan line ' || l.dc_line_id as record from dc_lines l join delivery_challans c using (challan_id)
      where l.taxable_amount <> (case c.challan_type when 'CUSTOMER' then round(l.delivered_qty * l.selling_price * (100 - l.discount_percent) * 0.01, 2)
        when 'SELLER' then l.delivered_qty * l.pol_offer_price else 0 end)
    union all select 'invoice line ' || l.invoice_line_id from invoice_lines l
      where abs(l.taxable_amount - l.quantity * l.selling_price * (100 - l.discount_percent) * 0.01) > ${off('invoice_lines', 'order_line_id')}
    union all select 'bill line ' || bill_line_id from bill_lines where taxable_amount <> quantity * offer_price`,
  // parts of a line take the paise that its rounded taxes leave; a note that credits the rest takes all that is left
  '9 document taxes: CGST and SGST alike at home, else IGST, at the line’s rate': sql`select 'challan line ' || l.dc_line_id as record from dc_lines l join delivery_challans c using (challan_id)
      where (l.cgst_amount, l.sgst_amount, l.igst_amount) is distinct from ${heads(sql`c.within_state`)}
    union all select 'invoice line ' || l.invoice_line_id from invoice_lines l join invoices i using (invoice_id)
      where l.cgst_amount <> l.sgst_amount or (case when i.within_state then l.igst_amount else l.cgst_amount end) <> 0
        or abs(l.cgst_amount + l.igst_amount - l.taxable_amount * l.pan_india_gst * (case when i.within_state then 0.005 else 0.01 end)) > ${off('invoice_lines', 'order_line_id')}
    union all select 'bill line ' || l.bill_line_id from bill_lines l join purchase_orders o using (po_id)
      where l.cgst_amount <> l.sgst_amount or (case when o.within_state then l.igst_amount else l.cgst_amount end) <> 0
        or abs(l.cgst_amount + l.igst_amount - l.taxable_amount * l.pan_india_gst * (case when o.within_state then 0.005 else 0.01 end))
          > ${off('bill_lines', 'po_line_id')}
    union all select 'credit note line ' || l.creditnote_line_id from credit_note_lines l join credit_notes c using (creditnote_id) join invoices i using (invoice_id)
      join invoice_lines n on n.invoice_line_id = l.invoice_line_id
      where l.cgst_amount <> l.sgst_amount or (case when i.within_state then l.igst_amount else l.cgst_amount end) <> 0 or l.pan_india_gst <> n.pan_india_gst
        or abs(l.cgst_amount + l.igst_amount - l.taxable_amount * l.pan_india_gst * (case when i.within_state then 0.005 else 0.01 end))
          > 0.005 * (select count(*) from credit_note_lines m where m.invoice_line_id = l.invoice_line_id)`,
  '9 place of supply: of an open line by who is billed, of an invoice that of its lines and its GST number': sql`select 'order line ' || l.line_id as record
      from order_lines l join orders o using (order_id) join tenants t on t.tenant_id = o.tenant_id join addresses a on a.address_id = l.address_id
        left join lateral (select r.* from billing_registrations r where case when o.billing_registration_id is null
          then r.is_active and (r.tenant_id = t.tenant_id or not o.bills_customer_itself and r.org_id = t.org_id and r.state_code = a.state_code
            and 1 = (select count(*) from billing_registrations s where s.org_id = r.org_id and s.is_active and s.state_code = r.state_code))
          else r.billing_registration_id = o.billing_registration_id end order by r.tenant_id limit 1) b on true,
        lateral (select case when b.gst_no is null then a.state_code else b.state_code end as state_code) p
      where o.status <> 'CANCELLED' and l.dispatched_quantity = 0 and l.invoiced_quantity = 0 and l.quantity > l.cancelled_quantity
        and (l.state_code, l.within_state) is distinct from (p.state_code, p.state_code = (select left(g.gstin, 2)
          from gst_registrations g where g.gst_registration_id = o.gst_registration_id) and b.kind is distinct from 'SEZ')
    union all select 'invoice ' || invoice_id from invoices where status not in ('CANCELLED', 'VOID') and billing_details ->> 'gst_no' is not null
      and (state_code_of(place_of_supply), within_state) is distinct from (billing_details ->> 'state_code',
        billing_details ->> 'state_code' = left(company_gstin, 2) and billing_details ->> 'kind' is distinct from 'SEZ')
    union all select 'invoice ' || i.invoice_id as record from invoice_lines l
      join invoices i using (invoice_id) join order_lines o on o.line_id = l.order_line_id
      where i.status not in ('CANCELLED', 'VOID') and (i.within_state, state_code_of(i.place_of_supply)) is distinct from (o.within_state, o.state_code)
    union all select 'order line ' || line_id from order_lines where case when within_state then igst_amount else cgst_amount end <> 0`,
  '9 registration: an invoice has the GST number of its order, and goods left only its warehouses': sql`select 'invoice ' || i.invoice_id as record
      from invoices i join orders o using (order_id) join gst_registrations g using (gst_registration_id) where i.company_gstin <> g.gstin
    union all select 'challan ' || c.challan_id from delivery_challans c join orders o using (order_id)
      where c.gst_registration_id is distinct from o.gst_registration_id
    union all select 'challan ' || c.challan_id from delivery_challans c join gst_registrations g using (gst_registration_id)
      where c.challan_type = 'CUSTOMER' and c.warehouse_id is not null and c.from_address_details ->> 'state' <> g.state
    union all select 'purchase order ' || po.po_id from purchase_orders po join orders o using (order_id)
      where po.po_state <> 'CANCELLED' and po.gst_registration_id is distinct from o.gst_registration_id`,
  '13 bill: as far as it is paid': sql`select 'bill ' || bill_id as record from bills where status in ${LIVE} and status <> (${settled(sql`paid_amount`, sql`bill_grand_total`)})`,
  '13 invoice: as far as it is settled': sql`select 'invoice ' || invoice_id as record from invoices
    where status in ${LIVE} and status <> (${settledInvoice})`,
  '13 agree: an order that is invoiced whole is paid as its invoices are': sql`select 'order ' || o.order_id as record from orders o
    join (select order_id, bool_and(status in ('PAID', 'CREDITED')) as paid, bool_and(status in ('ISSUED', 'CREDITED')) as open, bool_or(status = 'DRAFT') as draft
      from invoices where status not in ${ENDED} and (invoice_grand_total > 0 or status = 'DRAFT') group by 1) i using (order_id)
    where o.billing_status = 'INVOICED' and not i.draft
      and o.payment_status <> (case when i.paid then 'PAID' when i.open then 'PENDING' else 'PARTIALLY_PAID' end)`,
};
