import { type Kysely, sql } from 'kysely';

/**
 * Kind of a supply beside its rate, on products and copied to lines (decision 034). Rows of 0 % were given a rate, and the rate was
 * nothing: that is what nil-rated means. That they are exempt or outside GST was never said, so it is not assumed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['products', 'quotation_items', 'order_lines', 'invoice_lines'])
    await sql`
      alter table ${sql.table(table)} add column tax_category text not null default 'TAXABLE'
        check (tax_category in ('TAXABLE', 'NIL_RATED', 'EXEMPT', 'NON_GST')),
        add check (tax_category = 'TAXABLE' or pan_india_gst = 0);
      update ${sql.table(table)} set tax_category = 'NIL_RATED' where pan_india_gst = 0;`.execute(
      db,
    );
  await sql`
    comment on column products.tax_category is 'kind of its supply: TAXABLE, or why nothing is charged';
    insert into audit_log (entity, entity_id, action, changes, remarks)
      select 'PRODUCT', product_id, 'UPDATE', '{"tax_category": {"from": null, "to": "NIL_RATED"}}',
        'It had a rate of 0 % and no tax category. Choose Exempt or Non-GST where that is right.'
      from products where tax_category = 'NIL_RATED' and not is_deleted order by product_id;
  `.execute(db);
}
