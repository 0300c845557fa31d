import { type Kysely, sql } from 'kysely';

/** Copies of the quotations, purchase orders and delivery challans that exist, as they are on the day (decision 027). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function pg_temp.goods_copy(skus bigint[]) returns jsonb stable language sql as $$
      select jsonb_object_agg(k.product_sku_id, jsonb_build_object('unit_code', k.unit_code, 'info', jsonb_build_object(
          'product_sku_id', k.product_sku_id, 'product_sku_name', k.product_sku_name, 'unit', k.unit, 'product_id', p.product_id,
          'product_name', p.product_name, 'pan_india_gst', p.pan_india_gst::text, 'hsn_code', p.hsn_code)))
        from skus k join products p using (product_id) where k.product_sku_id = any(skus) $$;
    create or replace function pg_temp.customer_copy(id bigint) returns jsonb stable language sql as $$
      select jsonb_build_object(t.tenant_id, jsonb_build_object('gst_no', t.gst_no, 'info', jsonb_build_object('tenant_id', t.tenant_id,
          'tenant_name', t.tenant_name, 'verified_tenant', t.verified_tenant, 'district', t.district, 'state', t.state)))
        from tenants t where t.tenant_id = id $$;
    create or replace function pg_temp.address_copy(id bigint) returns jsonb stable language sql as $$
      select jsonb_build_object('address_id', a.address_id, 'entity_type', a.entity_type, 'entity_id', a.entity_id, 'address1', a.address1,
          'address2', a.address2, 'address3', a.address3, 'city', a.city, 'state', a.state, 'state_code', a.state_code, 'country', a.country,
          'postal_code', a.postal_code)
        from addresses a where a.address_id = id $$;
    create or replace function pg_temp.billed_copy(customer bigint, chosen bigint, code text) returns jsonb stable language sql as $$
      select coalesce(
        (select jsonb_build_object('billing_registration_id', r.billing_registration_id, 'legal_name', r.legal_name, 'gst_no', r.gst_no,
            'address1', r.address1, 'address2', r.address2, 'address3', r.address3, 'city', r.city, 'state', r.state, 'state_code', r.state_code,
            'postal_code', r.postal_code)
          from billing_registrations r
          where r.billing_registration_id = chosen or (r.is_active and (r.tenant_id = t.tenant_id or r.org_id = t.org_id))
          order by r.billing_registration_id is not distinct from chosen desc, r.tenant_id is not null desc,
            r.state_code is not distinct from code desc, r.is_principal desc limit 1),
        (select jsonb_build_object('billing_registration_id', null, 'legal_name', t.tenant_name, 'gst_no', null, 'address1', f.address1,
            'address2', f.address2, 'address3', f.address3, 'city', f.city, 'state', f.state, 'state_code', f.state_code, 'postal_code', f.postal_code)
          from (select) one left join lateral (select * from addresses a where a.entity_type = 'TENANT' and a.entity_id = t.tenant_id
            order by a.address_id limit 1) f on true))
        from tenants t where t.tenant_id = customer $$;

    insert into issued_copies (entity, document_id, revision, company_key, masters)
      select 'QUOTATION', q.quotation_id, q.revision, 'migrated', jsonb_build_object(
        'skus', pg_temp.goods_copy(array(select l.product_sku_id from quotation_items l where l.quotation_id = q.quotation_id)),
        'tenants', pg_temp.customer_copy(q.tenant_id),
        'addresses', (select jsonb_object_agg(l.address_id, jsonb_build_object('info', pg_temp.address_copy(l.address_id)))
          from (select distinct i.address_id from quotation_items i where i.quotation_id = q.quotation_id) l),
        'billed_by_quotations', jsonb_build_object(q.quotation_id, jsonb_build_object('bill_to', pg_temp.billed_copy(q.tenant_id,
          q.billing_registration_id, (select i.state_code from quotation_items i where i.quotation_id = q.quotation_id and i.included_in_quotation
            order by i.line_number limit 1)))),
        'people', (select jsonb_object_agg(u.user_id, jsonb_build_object('person', jsonb_build_object(
            'name', concat_ws(' ', u.first_name, u.last_name), 'email', u.email, 'mobile', u.mobile)))
          from users u where u.user_id in (q.user_id, q.sales_person)))
      from quotations q where q.status <> 'SENT';
    insert into issued_copies (entity, document_id, company_key, masters)
      select 'PURCHASE_ORDER', po.po_id, 'migrated', jsonb_build_object(
        'skus', pg_temp.goods_copy(array(select l.product_sku_id from purchase_order_lines l where l.po_id = po.po_id)),
        'sellers_of_purchase_orders', (select jsonb_build_object(s.seller_id, jsonb_build_object('info', jsonb_build_object('seller_id', s.seller_id,
            'seller_name', s.seller_name, 'gstin', s.gstin, 'mobile_1', s.mobile_1, 'email_id_1', s.email_id_1, 'district', a.city,
            'office_address_details', pg_temp.address_copy(a.address_id))))
          from sellers s left join addresses a on a.address_id = s.office_address_id where s.seller_id = po.seller_id),
        'warehouses', (select jsonb_build_object(w.warehouse_id, jsonb_build_object('warehouse_name', w.warehouse_name))
          from warehouses w where w.warehouse_id = po.warehouse_id),
        'places_of_purchase_orders', (select jsonb_build_object(po.po_id, jsonb_build_object('place_name', coalesce(t.tenant_name, w.warehouse_name),
            'address', pg_temp.address_copy(coalesce(o.address_id, w.address_id))))
          from (select) one left join warehouses w on w.warehouse_id = po.warehouse_id left join orders o on o.order_id = po.order_id
            left join tenants t on t.tenant_id = o.tenant_id),
        'places_of_purchase_order_lines', (select jsonb_object_agg(pl.po_line_id, jsonb_build_object('address', pg_temp.address_copy(l.address_id)))
          from purchase_order_lines pl join order_lines l on l.line_id = pl.order_line_id where pl.po_id = po.po_id))
      from purchase_orders po where po.issued_at is not null;
    insert into issued_copies (entity, document_id, company_key, masters)
      select 'DELIVERY_CHALLAN', c.challan_id, 'migrated', jsonb_build_object(
        'skus', pg_temp.goods_copy(array(select l.product_sku_id from dc_lines l where l.challan_id = c.challan_id)),
        'tenants', pg_temp.customer_copy(c.tenant_id),
        'sellers', (select jsonb_build_object(s.seller_id, jsonb_build_object('gstin', s.gstin, 'info', jsonb_build_object('seller_id', s.seller_id,
            'seller_name', s.seller_name, 'district', sa.city, 'state', sa.state)))
          from sellers s left join addresses sa on sa.address_id = s.office_address_id where s.seller_id = c.seller_id),
        'billed_on_challans', case when c.tenant_id is not null then jsonb_build_object(c.challan_id, jsonb_build_object('bill_to', coalesce(
          (select i.billing_details from invoices i where i.challan_id = c.challan_id and i.status not in ('CANCELLED', 'VOID')),
          pg_temp.billed_copy(c.tenant_id, (select o.billing_registration_id from orders o where o.order_id = c.order_id),
            c.delivery_address_details ->> 'state_code')))) end,
        'orders', (select jsonb_build_object(o.order_id, jsonb_build_object('customer_po_no', o.customer_po_no)) from orders o where o.order_id = c.order_id),
        'transporters', (select jsonb_build_object(tr.transporter_id, jsonb_build_object('transporter_name', tr.transporter_name, 'gst_number', tr.gst_number))
          from shipments s join transporters tr using (transporter_id) where s.shipment_id = c.shipment_id))
      from delivery_challans c where c.status <> 'DRAFT';
  `.execute(db);
}
