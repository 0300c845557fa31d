import { sql } from 'kysely';
import type { Database } from '../src/core/data/database.ts';

/**
 * Invariants of invoices, credit notes and the money on them (docs/rules/invariants.md); each query
 * returns the rows that break one.
 */
const RULES: Record<string, string> = {
  '5: an invoice has the quantities of its challan': `select l.invoice_line_id from invoice_lines l join invoices i using (invoice_id)
    join dc_lines d using (dc_line_id) where i.status not in ('CANCELLED', 'VOID') and (l.quantity <> d.delivered_qty or d.challan_id <> i.challan_id)`,
  '5: an order line knows what is invoiced of it': `select o.line_id from order_lines o where o.invoiced_quantity <> (select coalesce(sum(l.quantity), 0)
    from invoice_lines l join invoices i using (invoice_id) where l.order_line_id = o.line_id and i.status not in ('CANCELLED', 'VOID'))`,
  '5: never more credited than invoiced': `select l.invoice_line_id from invoice_lines l where l.quantity < (select coalesce(sum(n.quantity), 0)
      from credit_note_lines n join credit_notes c using (creditnote_id) where n.invoice_line_id = l.invoice_line_id and c.status = 'ISSUED')
    or l.taxable_amount < (select coalesce(sum(n.taxable_amount), 0) from credit_note_lines n join credit_notes c using (creditnote_id)
      where n.invoice_line_id = l.invoice_line_id and c.status = 'ISSUED')
    or l.line_total < (select coalesce(sum(n.line_total), 0) from credit_note_lines n join credit_notes c using (creditnote_id)
      where n.invoice_line_id = l.invoice_line_id and c.status = 'ISSUED')`,
  '5: an invoice line knows what is credited of it': `select l.invoice_line_id from invoice_lines l
    where (l.credited_quantity, l.credited_taxable) <> (select coalesce(sum(n.quantity), 0), coalesce(sum(n.taxable_amount), 0)
      from credit_note_lines n join credit_notes c using (creditnote_id) where n.invoice_line_id = l.invoice_line_id and c.status = 'ISSUED')`,
  '7: no payment pays more than it is, nor pays when it is not PAID': `select p.payment_id from payments p where (select coalesce(sum(a.amount), 0)
    from payment_allocations a where a.payment_id = p.payment_id) > case when p.status = 'PAID' then p.amount else 0 end`,
  '7: what is received and credited is not above the total, and is what stands on the invoice': `select i.invoice_id from invoices i
    where i.received_amount + i.credited_amount > i.invoice_grand_total
    or i.received_amount <> (select coalesce(sum(a.amount), 0) from payment_allocations a where a.invoice_id = i.invoice_id)
    or i.credited_amount <> (select coalesce(sum(c.creditnote_grand_total), 0) from credit_notes c where c.invoice_id = i.invoice_id and c.status = 'ISSUED')`,
  '7: no money lies idle while an invoice of its order is open': `select o.order_id from orders o
    where exists (select 1 from invoices i where i.order_id = o.order_id and i.status in ('ISSUED', 'PARTIALLY_PAID')
      and i.received_amount + i.credited_amount < i.invoice_grand_total)
    and o.received_amount > (select coalesce(sum(i.received_amount), 0) from invoices i where i.order_id = o.order_id)`,
  '7: the order knows its receipts and credits': `select o.order_id from orders o
    where o.received_amount <> (select coalesce(sum(p.amount), 0) from payments p where p.order_id = o.order_id and p.status = 'PAID')
    or o.credited_amount <> (select coalesce(sum(c.creditnote_grand_total), 0) from credit_notes c where c.order_id = o.order_id and c.status = 'ISSUED')`,
  '8: heads are the sums of their lines': `select i.invoice_id from invoices i where (i.invoice_taxable_amount, i.invoice_grand_total) <>
      (select sum(l.taxable_amount), sum(l.line_total) from invoice_lines l where l.invoice_id = i.invoice_id)
    union all select c.creditnote_id from credit_notes c where (c.creditnote_taxable_amount, c.creditnote_grand_total) <>
      (select sum(l.taxable_amount), sum(l.line_total) from credit_note_lines l where l.creditnote_id = c.creditnote_id)`,
  '9: a line has the heads of its place of supply': `select l.invoice_line_id from invoice_lines l join invoices i using (invoice_id)
    where l.cgst_amount <> l.sgst_amount or (i.within_state and l.igst_amount <> 0) or (not i.within_state and l.cgst_amount <> 0)`,
  '9: its taxes are its rate': `select l.invoice_line_id from invoice_lines l
    where abs(l.taxable_amount * l.pan_india_gst / 100 - l.cgst_amount - l.sgst_amount - l.igst_amount)
      > 0.02 * (select count(*) from invoice_lines m where m.order_line_id = l.order_line_id) - 0.01`,
  '8: an order line that is invoiced whole is its invoices, any other not less': `select l.line_id from order_lines l
    join (select n.order_line_id as line_id, sum(n.taxable_amount) as taxable, sum(n.line_total) as total from invoice_lines n join invoices i using (invoice_id)
      where i.status not in ('CANCELLED', 'VOID') group by 1) p using (line_id)
    where case when l.invoiced_quantity = l.quantity - l.cancelled_quantity then (p.taxable, p.total) <> (l.taxable_amount, l.line_total)
      else p.taxable > l.taxable_amount or p.total > l.line_total end`,
  '10: numbers are gapless': `select max(split_part(n.number, '-', 3)::integer) from (select invoice_number as number, company_gstin from invoices
      union all select creditnote_number, company_gstin from credit_notes) n where n.number is not null
    group by n.company_gstin, split_part(n.number, '-', 1), split_part(n.number, '-', 2)
    having count(distinct n.number) <> max(split_part(n.number, '-', 3)::integer) or count(*) <> count(distinct n.number)`,
  'statuses follow from the money': `select i.invoice_id from invoices i where i.status in ('ISSUED', 'PARTIALLY_PAID', 'PAID', 'CREDITED') and i.status <>
    case when i.invoice_grand_total = 0 then 'PAID' when i.credited_amount = i.invoice_grand_total then 'CREDITED' when i.received_amount = 0 then 'ISSUED'
      when i.received_amount + i.credited_amount < i.invoice_grand_total then 'PARTIALLY_PAID' else 'PAID' end`,
  'an order that is invoiced whole is paid as its invoices are': `select o.order_id from orders o
    join (select order_id, bool_and(status in ('PAID', 'CREDITED')) as paid, bool_and(status in ('ISSUED', 'CREDITED')) as open
      from invoices where status not in ('CANCELLED', 'VOID') and invoice_grand_total > 0 group by 1) i using (order_id)
    where o.billing_status = 'INVOICED' and o.payment_status <> case when i.paid then 'PAID' when i.open then 'PENDING' else 'PARTIALLY_PAID' end`,
  '11: the log leads to the status': `select i.invoice_id from invoices i where i.status is distinct from (select l.to_status from audit_log l
    where l.entity = 'INVOICE' and l.entity_id = i.invoice_id and l.to_status is not null order by l.audit_id desc limit 1)`,
};

/** The rules that are broken now. */
export async function brokenMoneyRules(db: Database): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await sql.raw(`${query} limit 1`).execute(db);
    if (rows.length) broken.push(`${rule}: ${JSON.stringify(rows[0])}`);
  }
  return broken;
}
