import { type RawBuilder, sql } from 'kysely';

/** Documents that are issued, with the SKUs of their lines. */
const ISSUED = sql`
  select 'QUOTATION' as entity, quotation_id as id, revision, array(select product_sku_id from quotation_items where quotation_id = d.quotation_id) as skus
    from quotations d where status in ('CONFIRMED', 'CONVERTED_TO_ORDER')
  union all select 'PURCHASE_ORDER', po_id, 0, array(select product_sku_id from purchase_order_lines where po_id = d.po_id)
    from purchase_orders d where issued_at is not null
  union all select 'DELIVERY_CHALLAN', challan_id, 0, array(select product_sku_id from dc_lines where challan_id = d.challan_id)
    from delivery_challans d where status in ('ISSUED', 'IN_TRANSIT', 'DELIVERED')
  union all select 'INVOICE', invoice_id, 0, array(select product_sku_id from invoice_lines where invoice_id = d.invoice_id)
    from invoices d where invoice_number is not null
  union all select 'CREDIT_NOTE', creditnote_id, 0, '{}' from credit_notes where creditnote_number is not null
  union all select 'BILL', bill_id, 0, array(select product_sku_id from bill_lines where bill_id = d.bill_id)
    from bills d where status in ('ISSUED', 'PARTIALLY_PAID', 'PAID')`;
const DRAFTS = sql`
  select 'QUOTATION' as entity, quotation_id as id, revision from quotations where status = 'SENT'
  union all select 'PURCHASE_ORDER', po_id, 0 from purchase_orders where issued_at is null
  union all select 'DELIVERY_CHALLAN', challan_id, 0 from delivery_challans where status = 'DRAFT'
  union all select 'INVOICE', invoice_id, 0 from invoices where status in ('DRAFT', 'VOID')
  union all select 'CREDIT_NOTE', creditnote_id, 0 from credit_notes where status in ('DRAFT', 'VOID')
  union all select 'BILL', bill_id, 0 from bills where status = 'DRAFT'`;

/** The invariant of what issued documents say. */
export const FROZEN_RULES: Record<string, RawBuilder<{ record: string }>> = {
  '19 frozen: an issued document has the copy of its goods and parties, a draft none': sql`select d.entity || ' ' || d.id as record from (${ISSUED}) d
      left join issued_copies c on c.entity = d.entity and c.document_id = d.id and c.revision = d.revision
      where c.document_id is null or exists (select from unnest(d.skus) sku where not coalesce(c.masters -> 'skus' ? sku::text, false))
    union select d.entity || ' ' || d.id from (${DRAFTS}) d join issued_copies c on c.entity = d.entity and c.document_id = d.id and c.revision = d.revision`,
};
