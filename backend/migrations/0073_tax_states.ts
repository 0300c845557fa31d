import { type Kysely, sql } from 'kysely';

/**
 * The state that a line is taxed for is kept on the line, with the heads that follow from it. Lines
 * of before have the state of their address; those whose tax does not agree with it, of which nothing
 * is sent or invoiced, are taxed anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_lines add column state_code text check (state_code ~ '^[0-9]{2}$'), add column within_state boolean,
      add column taxed_before text check (taxed_before ~ '^[0-9]{2}$'), add column taxed_anew_at timestamptz;
    alter table quotation_items add column state_code text check (state_code ~ '^[0-9]{2}$'), add column within_state boolean;
    comment on column order_lines.state_code is 'GST code of the place of supply: the state of the address when the line was taxed; empty in old rows whose address names no known state';
    comment on column order_lines.within_state is 'CGST + SGST, else IGST: whether that is the state of the company';
    comment on column order_lines.taxed_before is 'the state code before the line was taxed anew';
    comment on column quotation_items.state_code is 'as on order_lines';

    create temp table company on commit drop as
      select coalesce((select a.state_code from order_lines l join addresses a using (address_id) where l.cgst_amount > 0 and a.state_code is not null
          group by 1 order by count(*) desc, 1 limit 1),
        (select left(company_gstin, 2) from invoices order by invoice_id desc limit 1),
        (select a.state_code from quotation_items i join addresses a using (address_id) where i.cgst_amount > 0 and a.state_code is not null
          group by 1 order by count(*) desc, 1 limit 1)) as state_code;
    update order_lines l set state_code = a.state_code, within_state = case when l.igst_amount > 0 then false when l.cgst_amount > 0 then true
        else a.state_code is not distinct from coalesce(c.state_code, a.state_code) end
      from addresses a, company c where a.address_id = l.address_id;
    update quotation_items i set state_code = a.state_code, within_state = case when i.igst_amount > 0 then false when i.cgst_amount > 0 then true
        else a.state_code is not distinct from coalesce(c.state_code, a.state_code) end
      from addresses a, company c where a.address_id = i.address_id;
  `.execute(db);
  await taxAnew(db);
  await sql`alter table order_lines alter column within_state set not null;
    alter table quotation_items alter column within_state set not null;
    create index order_lines_address on order_lines (address_id)`.execute(db);
}

/** Open lines whose heads are not those of their state, with the sums of their orders. */
async function taxAnew(db: Kysely<unknown>): Promise<void> {
  await sql`
    create temp table taxed_anew on commit drop as
      select l.line_id, l.order_id, l.line_number, not l.within_state as within_state, case when l.within_state then c.state_code end as taxed_before
      from order_lines l join orders o using (order_id) cross join company c
      where l.state_code is not null and c.state_code is not null and (l.state_code = c.state_code) <> l.within_state
        and l.dispatched_quantity = 0 and l.invoiced_quantity = 0 and l.quantity > l.cancelled_quantity and o.status <> 'CANCELLED';
    update order_lines l set within_state = t.within_state, taxed_before = t.taxed_before, taxed_anew_at = now(), cgst_amount = s.half,
        sgst_amount = s.half, igst_amount = s.igst, line_total = l.taxable_amount + 2 * s.half + s.igst
      from taxed_anew t, lateral (select case when t.within_state then round(m.taxable_amount * m.pan_india_gst / 200, 2) else 0 end as half,
          case when t.within_state then 0 else round(m.taxable_amount * m.pan_india_gst / 100, 2) end as igst
        from order_lines m where m.line_id = t.line_id) s
      where l.line_id = t.line_id;
    with changed as (
      update orders o set order_taxable_amount = s.taxable, order_gst_amount = s.total - s.taxable, order_grand_total = s.total,
          payment_status = case when o.received_amount + o.credited_amount <= 0 then 'PENDING'
            when o.received_amount + o.credited_amount >= s.total then 'PAID' else 'PARTIALLY_PAID' end, version = o.version + 1
        from (select order_id, sum(taxable_amount) as taxable, sum(line_total) as total from order_lines
          where order_id in (select order_id from taxed_anew) group by order_id) s
        where o.order_id = s.order_id returning o.order_id)
    insert into audit_log (entity, entity_id, action, changes, remarks)
      select 'ORDER', order_id, 'TAX', (select jsonb_object_agg('line ' || line_number || ' taxes', jsonb_build_object(
          'from', case when within_state then 'IGST' else 'CGST + SGST' end, 'to', case when within_state then 'CGST + SGST' else 'IGST' end))
        from taxed_anew t where t.order_id = changed.order_id), 'Taxed anew for the state of the delivery address'
      from changed order by order_id;
  `.execute(db);
}
