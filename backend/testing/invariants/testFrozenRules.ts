import { type RawBuilder, sql } from 'kysely';

/** Documents that are issued, with the SKUs of their lines. */
const ISSUED = sql`
  select 'INVOICE' as entity, invoice_id as id, 0 as revision, array(select product_sku_id from invoice_lines where invoice_id = d.invoice_id) as skus
    from invoices d where invoice_number is not null
  union all select 'CREDIT_NOTE', creditnote_id, 0, '{}' from credit_notes where creditnote_number is not null
  union all select 'BILL', bill_id, 0, array(select product_sku_id from bill_lines where bill_id = d.bill_id)
    from bills d where status in ('ISSUED', 'PARTIALLY_PAID', 'PAID')`;
const DRAFTS = sql`
  select 'INVOICE' as entity, invoice_id as id, 0 as revision from invoices where status in ('DRAFT', 'VOID')
  union all select 'CREDIT_NOTE', creditnote_id, 0 from credit_notes where status in ('DRAFT', 'VOID')
  union all select 'BILL', bill_id, 0 from bills where status = 'DRAFT'`;

/** For tests: the invariant of what issued documents say. */
export const FROZEN_RULES: Record<string, RawBuilder<{ record: string }>> = {
  '19 frozen: an issued document has the copy of its goods and parties, a draft none': sql`select d.entity || ' ' || d.id as record from (${ISSUED}) d
      left join issued_copies c on c.entity = d.entity and c.document_id = d.id and c.revision = d.revision
      where c.document_id is null or exists (select from unnest(d.skus) sku where not coalesce(c.masters -> 'skus' ? sku::text, false))
    union select d.entity || ' ' || d.id from (${DRAFTS}) d join issued_copies c on c.entity = d.entity and c.document_id = d.id and c.revision = d.revision`,
};
