import { type Kysely, sql } from 'kysely';

/**
 * Reasons for prices that need one, and contacts for sales users. Rows of before have no reason:
 * none was asked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rfqs add below_cost_reason text check (length(below_cost_reason) between 1 and 256)`.execute(
    db,
  );
  await sql`alter table quotation_items add below_cost_reason text check (length(below_cost_reason) between 1 and 256)`.execute(
    db,
  );
  await sql`alter table order_lines add below_cost_reason text check (length(below_cost_reason) between 1 and 256)`.execute(
    db,
  );
  await sql`alter table offers add above_mrp_reason text check (length(above_mrp_reason) between 1 and 256)`.execute(
    db,
  );
  // Document numbers are found by any part.
  await sql`create index orders_number_part on orders using gin (lower(order_number) gin_trgm_ops)`.execute(
    db,
  );
  await sql`create index orders_customer_po_part on orders using gin (lower(customer_po_no) gin_trgm_ops)`.execute(
    db,
  );
  // Only those whose map is still the template's: what was edited by hand stays.
  await sql`update users set permissions = jsonb_set(permissions, '{tenant_user}', '["READ", "WRITE"]')
    where role_id in (1007, 1008) and permissions - 'tenant_user' = ${TEMPLATE}::jsonb
      and permissions -> 'tenant_user' = '["READ"]'`.execute(db);
}

/** Template of sales, without what changes. */
const TEMPLATE = JSON.stringify({
  document_upload: ['READ', 'WRITE'],
  order: ['READ', 'WRITE', 'UPDATE'],
  payment: ['READ'],
  product: ['READ'],
  quotation: ['READ', 'WRITE', 'UPDATE'],
  quotation_request: ['READ', 'WRITE'],
  sku: ['READ'],
  tenant: ['READ', 'WRITE', 'UPDATE'],
  delivery_challan: ['READ'],
  credit_note: ['READ'],
});
