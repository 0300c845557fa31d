import { type Kysely, sql } from 'kysely';

/**
 * What a document says of goods and parties is copied when it is issued (decision 027). A migration does not know the
 * settings of the company: the copies of existing rows share one row of it, which the service fills at its first start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_copies (
      company_key text primary key,
      facts jsonb check (jsonb_typeof(facts) = 'object'),
      copied_at timestamptz not null default now()
    );
    comment on table company_copies is 'letterheads of the company, each once: issued_copies refer to them';
    comment on column company_copies.company_key is 'SHA-256 of the facts; of documents issued before the table was made: migrated';
    comment on column company_copies.facts is 'settings of the company that documents print; null until the first start after the migration';
    insert into company_copies (company_key) values ('migrated');

    create table issued_copies (
      entity text not null check (entity in ('QUOTATION', 'PURCHASE_ORDER', 'DELIVERY_CHALLAN', 'BILL', 'INVOICE', 'CREDIT_NOTE')),
      document_id bigint not null,
      revision integer not null default 0 check (revision = 0 or entity = 'QUOTATION' and revision > 0),
      company_key text not null references company_copies,
      masters jsonb not null check (jsonb_typeof(masters) = 'object'),
      copied_at timestamptz not null default now(),
      primary key (entity, document_id, revision)
    );
    comment on column issued_copies.masters is 'facts of SKUs, customers and so on as they were when the document was issued, by kind and id';

    create function refuse_change_of_company_copy() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.facts is null and new.company_key = old.company_key then return new; end if;
        raise exception 'rows of % are never changed or deleted', tg_table_name;
      end $$;
    create trigger issued_copies_are_frozen before update or delete on issued_copies for each row execute function refuse_change();
    create trigger issued_copies_are_not_truncated before truncate on issued_copies for each statement execute function refuse_change();
    create trigger company_copies_are_frozen before update or delete on company_copies for each row execute function refuse_change_of_company_copy();
    create trigger company_copies_are_not_truncated before truncate on company_copies for each statement execute function refuse_change();
  `.execute(db);
  await sql`
    create function pg_temp.goods_copy(skus bigint[]) returns jsonb stable language sql as $$
      select jsonb_object_agg(k.product_sku_id, jsonb_build_object('unit_code', k.unit_code, 'info', jsonb_build_object(
          'product_sku_id', k.product_sku_id, 'product_sku_name', k.product_sku_name, 'unit', k.unit, 'product_id', p.product_id,
          'product_name', p.product_name, 'pan_india_gst', p.pan_india_gst::text, 'hsn_code', p.hsn_code)))
        from skus k join products p using (product_id) where k.product_sku_id = any(skus) $$;
    insert into issued_copies (entity, document_id, company_key, masters)
      select 'INVOICE', i.invoice_id, 'migrated', jsonb_build_object(
        'skus', pg_temp.goods_copy(array(select l.product_sku_id from invoice_lines l where l.invoice_id = i.invoice_id)),
        'tenants', (select jsonb_build_object(t.tenant_id, jsonb_build_object('gst_no', t.gst_no, 'info', jsonb_build_object('tenant_id', t.tenant_id,
            'tenant_name', t.tenant_name, 'verified_tenant', t.verified_tenant, 'district', t.district, 'state', t.state)))
          from tenants t where t.tenant_id = i.tenant_id),
        'transporters', (select jsonb_build_object(tr.transporter_id, jsonb_build_object('transporter_name', tr.transporter_name, 'gst_number', tr.gst_number))
          from shipments s join transporters tr using (transporter_id) where s.shipment_id = i.shipment_id))
      from invoices i where i.status not in ('DRAFT', 'VOID');
    insert into issued_copies (entity, document_id, company_key, masters)
      select 'BILL', b.bill_id, 'migrated', jsonb_build_object(
        'skus', pg_temp.goods_copy(array(select l.product_sku_id from bill_lines l where l.bill_id = b.bill_id)),
        'sellers', (select jsonb_build_object(s.seller_id, jsonb_build_object('gstin', s.gstin, 'info', jsonb_build_object('seller_id', s.seller_id,
            'seller_name', s.seller_name, 'district', sa.city, 'state', sa.state)))
          from sellers s left join addresses sa on sa.address_id = s.office_address_id where s.seller_id = b.seller_id))
      from bills b where b.status <> 'DRAFT';
    insert into issued_copies (entity, document_id, company_key, masters)
      select 'CREDIT_NOTE', creditnote_id, 'migrated', '{}' from credit_notes where status not in ('DRAFT', 'VOID');
  `.execute(db);
}
