import { stateName } from '@munim/schema/shared/states.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Open order lines and drafts of quotations are taxed for the state of the GST number that is billed,
 * no longer for that of the address. What nobody says who is billed for stays until somebody chooses;
 * what is sent or invoiced stays as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create temp table own_state on commit drop as select coalesce(
      (select state_code from order_lines where within_state and state_code is not null group by 1 order by count(*) desc, 1 limit 1),
      (select left(company_gstin, 2) from invoices order by invoice_id desc limit 1),
      (select state_code from quotation_items where within_state and state_code is not null group by 1 order by count(*) desc, 1 limit 1)) as state_code;
    create temp table lines_billed_anew on commit drop as
      select l.line_id, l.order_id, l.line_number, l.state_code as taxed_before, b.state_code, b.state_code = c.state_code as within_state
      from order_lines l join orders o using (order_id) join tenants t on t.tenant_id = o.tenant_id join addresses a on a.address_id = l.address_id
        cross join own_state c cross join lateral ${billed('o')} b
      where ${isElsewhere('l')} and l.dispatched_quantity = 0 and l.invoiced_quantity = 0 and l.quantity > l.cancelled_quantity and o.status <> 'CANCELLED';
    create temp table items_billed_anew on commit drop as
      select l.quotation_item_id, l.quotation_id, l.line_number, l.state_code as taxed_before, b.state_code, b.state_code = c.state_code as within_state
      from quotation_items l join quotations q using (quotation_id) join tenants t on t.tenant_id = q.tenant_id
        join addresses a on a.address_id = l.address_id cross join own_state c cross join lateral ${billed('q')} b
      where ${isElsewhere('l')} and q.status = 'SENT';
  `.execute(db);
  await taxOrders(db);
  await taxQuotations(db);
}

/** Registration that is billed: chosen, else the customer's own, else the only one of its organisation in the state of the goods. */
const billed = (document: string) => {
  const chosen = sql.ref(`${document}.billing_registration_id`);
  return sql`(select r.gst_no, r.state_code from billing_registrations r
    where r.billing_registration_id = ${chosen} or (${chosen} is null and r.is_active and (r.tenant_id = t.tenant_id
      or (r.org_id = t.org_id and r.state_code = a.state_code and not exists (select from billing_registrations x
        where x.org_id = r.org_id and x.is_active and x.state_code = r.state_code and x.billing_registration_id <> r.billing_registration_id))))
    order by r.tenant_id is not null desc limit 1)`;
};

const isElsewhere = (
  line: string,
) => sql`c.state_code is not null and b.gst_no is not null and b.state_code is not null
  and (${sql.ref(`${line}.state_code`)} is distinct from b.state_code or ${sql.ref(`${line}.within_state`)} <> (b.state_code = c.state_code))`;

/** Heads of lines m that are taxed anew as t. */
const heads = sql`case when t.within_state then round(m.taxable_amount * m.pan_india_gst / 200, 2) else 0 end as half,
  case when t.within_state then 0 else round(m.taxable_amount * m.pan_india_gst / 100, 2) end as igst`;

/** Audit rows of the documents, each with the states of its lines. */
async function tell(
  db: Kysely<unknown>,
  { entity, id, table }: { entity: string; id: string; table: string },
): Promise<void> {
  const { rows } = await sql<{ id: number; line: number; before: string | null; after: string }>`
    select ${sql.ref(id)} as id, line_number as line, taxed_before as before, state_code as after from ${sql.table(table)} order by 1, 2`.execute(
    db,
  );
  const name = (code: string | null) => (code === null ? null : stateName(code));
  for (const [document, lines] of Map.groupBy(rows, (row) => row.id)) {
    const changes = Object.fromEntries(
      lines.map(({ line, before, after }) => [
        `line ${line} state`,
        { from: name(before), to: name(after) },
      ]),
    );
    const values: RawBuilder<unknown>[] = [sql`${entity}`, sql`${document}`, sql`'TAX'`];
    await sql`insert into audit_log (entity, entity_id, action, changes, remarks)
      values (${sql.join(values)}, ${JSON.stringify(changes)}::jsonb, 'Taxed anew for the state of the GST number that is billed')`.execute(
      db,
    );
  }
}

async function taxOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    update order_lines l set state_code = t.state_code, within_state = t.within_state, taxed_before = t.taxed_before, taxed_anew_at = now(),
        cgst_amount = s.half, sgst_amount = s.half, igst_amount = s.igst, line_total = l.taxable_amount + 2 * s.half + s.igst
      from lines_billed_anew t cross join lateral (select ${heads} from order_lines m where m.line_id = t.line_id) s where l.line_id = t.line_id;
    update orders o set order_taxable_amount = s.taxable, order_gst_amount = s.total - s.taxable, order_grand_total = s.total,
        payment_status = case when o.received_amount + o.credited_amount <= 0 then 'PENDING'
          when o.received_amount + o.credited_amount >= s.total then 'PAID' else 'PARTIALLY_PAID' end, version = o.version + 1
      from (select order_id, sum(taxable_amount) as taxable, sum(line_total) as total from order_lines
        where order_id in (select order_id from lines_billed_anew) group by order_id) s
      where o.order_id = s.order_id;
  `.execute(db);
  await tell(db, { entity: 'ORDER', id: 'order_id', table: 'lines_billed_anew' });
}

async function taxQuotations(db: Kysely<unknown>): Promise<void> {
  await sql`
    update quotation_items l set state_code = t.state_code, within_state = t.within_state, cgst_amount = s.half, sgst_amount = s.half,
        igst_amount = s.igst, item_total = l.taxable_amount + 2 * s.half + s.igst
      from items_billed_anew t cross join lateral (select ${heads} from quotation_items m where m.quotation_item_id = t.quotation_item_id) s
      where l.quotation_item_id = t.quotation_item_id;
    update quotations q set taxable_amount = s.taxable, gst_amount = s.total - s.taxable, grand_total = s.total, version = q.version + 1
      from (select quotation_id, sum(taxable_amount) as taxable, sum(item_total) as total from quotation_items
        where included_in_quotation and quotation_id in (select quotation_id from items_billed_anew) group by quotation_id) s
      where q.quotation_id = s.quotation_id;
  `.execute(db);
  await tell(db, { entity: 'QUOTATION', id: 'quotation_id', table: 'items_billed_anew' });
}
