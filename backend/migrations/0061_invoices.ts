import { type Kysely, sql } from 'kysely';

/**
 * Numbers of invoices and credit notes run by GST number of the company; the order has the sum of
 * its credit notes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table paper_series add column gstin text not null default '' check (gstin = '' or gstin ~ '^[0-9A-Z]{15}$');
    alter table paper_series drop constraint paper_series_pkey, add primary key (series, gstin, financial_year);
    comment on column paper_series.gstin is 'of the house, for papers whose numbers run by it; empty for the others';

    alter table orders add column credited_amount numeric(14,2) not null default 0 check (credited_amount >= 0);
    comment on column orders.credited_amount is 'credit notes that are ISSUED on its invoices';

    create index payments_invoice on payments (invoice_id) where invoice_id is not null;
    create index payments_bill on payments (bill_id) where bill_id is not null;
  `.execute(db);
  await keepSearchTexts(db);
}

/**
 * The columns of search are copies that triggers update, as for sample requests
 * (docs/decisions/013).
 */
async function keepSearchTexts(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoices add column search_text text not null default '';
    comment on column invoices.search_text is 'copy: its number, the order''s and the name of the customer';
    create index invoices_search on invoices using gin (lower(search_text) gin_trgm_ops);
    alter index invoices_search alter column 1 set statistics 500;
    alter table credit_notes add column search_text text not null default '';
    comment on column credit_notes.search_text is 'copy: its number, the invoice''s, the order''s and the name of the customer';
    create index credit_notes_search on credit_notes using gin (lower(search_text) gin_trgm_ops);
    alter index credit_notes_search alter column 1 set statistics 500;
    create index credit_notes_tenant on credit_notes (tenant_id);

    create function invoice_search_text(paper invoices) returns text language sql stable as $$
      select concat_ws(' ', paper.invoice_number, o.order_number, t.tenant_name)
      from orders o join tenants t on t.tenant_id = paper.tenant_id where o.order_id = paper.order_id
    $$;
    create function credit_note_search_text(paper credit_notes) returns text language sql stable as $$
      select concat_ws(' ', paper.creditnote_number, i.invoice_number, o.order_number, t.tenant_name)
      from invoices i join orders o on o.order_id = i.order_id join tenants t on t.tenant_id = i.tenant_id
      where i.invoice_id = paper.invoice_id
    $$;

    create function copy_to_invoice() returns trigger language plpgsql as $$
    begin
      perform from tenants t where t.tenant_id = new.tenant_id for share;
      new.search_text := invoice_search_text(new);
      return new;
    end $$;
    create trigger invoices_copies before insert or update of invoice_number on invoices for each row execute function copy_to_invoice();
    create function copy_to_credit_note() returns trigger language plpgsql as $$
    begin
      perform from tenants t where t.tenant_id = new.tenant_id for share;
      new.search_text := credit_note_search_text(new);
      return new;
    end $$;
    create trigger credit_notes_copies before insert or update of creditnote_number on credit_notes
      for each row execute function copy_to_credit_note();

    create function invoices_follow_customer() returns trigger language plpgsql as $$
    begin
      update invoices i set search_text = invoice_search_text(i) where i.tenant_id = new.tenant_id;
      update credit_notes c set search_text = credit_note_search_text(c) where c.tenant_id = new.tenant_id;
      return null;
    end $$;
    create trigger tenants_invoices after update of tenant_name on tenants for each row
      when (old.tenant_name is distinct from new.tenant_name) execute function invoices_follow_customer();
  `.execute(db);
}
