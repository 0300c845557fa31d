import { type Kysely, sql } from 'kysely';

/** Renames only: no row changes, except the key `paper` in documents of the local ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table paper_series rename to document_series;
    alter table document_series rename constraint paper_series_pkey to document_series_pkey;
    alter table document_series rename constraint paper_series_gstin_check to document_series_gstin_check;
    comment on column document_series.gstin is 'GST number of the company, for documents numbered by it; empty for the others';

    alter table accounting_pushes rename column paper to document_type;
    alter table accounting_pushes rename column paper_id to document_id;
    alter table accounting_pushes rename constraint accounting_pushes_paper_check to accounting_pushes_document_type_check;
    comment on column accounting_pushes.next_try_at is 'earliest time of the next attempt; empty when none is due';
    comment on column accounting_pushes.run_until is 'lease: one attempt per document at a time, expired after this time';
    comment on column accounting_pushes.create_sent_at is 'accounting was asked to create the document and has not answered: it is looked up before the next attempt';
    comment on table accounting_documents is 'local ledger, used where ACCOUNTING_URL is not set';
    update accounting_documents
      set document = (document - 'paper') || jsonb_build_object('document_type', document -> 'paper')
      where document ? 'paper';

    comment on column payments.invoice_id is 'invoice that the payment is for; without one the oldest invoices are paid first';
    comment on column purchase_orders.within_state is 'CGST + SGST, else IGST: whether the office of the seller is in the state of the company';
    comment on column sample_requests.search_text is 'copy: names of SKU and customer, with the numbers of the request and its document';
  `.execute(db);
  await renameCompanyGstin(db);
  await renameFunctions(db);
}

async function renameCompanyGstin(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoices rename column house_gstin to company_gstin;
    alter table invoices rename constraint invoices_house_gstin_check to invoices_company_gstin_check;
    alter table invoices rename constraint invoices_house_gstin_invoice_number_key to invoices_company_gstin_invoice_number_key;
    alter table credit_notes rename column house_gstin to company_gstin;
    alter table credit_notes rename constraint credit_notes_house_gstin_check to credit_notes_company_gstin_check;
    alter table credit_notes rename constraint credit_notes_house_gstin_creditnote_number_key to credit_notes_company_gstin_creditnote_number_key;
  `.execute(db);
}

/** Triggers follow a renamed function; a function body that calls one by name is written anew. */
async function renameFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter function papers_follow_customer() rename to update_documents_of_customer;
    alter function papers_follow_product() rename to update_documents_of_product;

    drop function invoice_search_text(invoices);
    create function invoice_search_text(invoice invoices) returns text language sql stable as $$
      select concat_ws(' ', invoice.invoice_number, o.order_number, t.tenant_name)
      from orders o join tenants t on t.tenant_id = invoice.tenant_id where o.order_id = invoice.order_id
    $$;
    drop function credit_note_search_text(credit_notes);
    create function credit_note_search_text(note credit_notes) returns text language sql stable as $$
      select concat_ws(' ', note.creditnote_number, i.invoice_number, o.order_number, t.tenant_name)
      from invoices i join orders o on o.order_id = i.order_id join tenants t on t.tenant_id = i.tenant_id
      where i.invoice_id = note.invoice_id
    $$;

    alter function tell_delivery_points(bigint[]) rename to notify_delivery_points;
    alter function tell_changed_delivery_points() rename to notify_changed_delivery_points;
    alter function tell_points_of_purchase_order() rename to notify_points_of_purchase_order;
    create or replace function notify_changed_delivery_points() returns trigger language plpgsql as $$
    begin
      perform notify_delivery_points(array(select sub_shipment_tracker_id from changed));
      return null;
    end $$;
    create or replace function notify_points_of_purchase_order() returns trigger language plpgsql as $$
    begin
      perform notify_delivery_points(array(select sub_shipment_tracker_id from delivery_points where po_id = new.po_id));
      return null;
    end $$;
    alter trigger delivery_points_told on delivery_points rename to delivery_points_notify;
    alter trigger delivery_point_events_told on delivery_point_events rename to delivery_point_events_notify;
    alter trigger delivery_point_events_made on delivery_point_events rename to delivery_point_events_notify_new;
    alter trigger purchase_orders_state_told on purchase_orders rename to purchase_orders_notify_state;
  `.execute(db);
}
