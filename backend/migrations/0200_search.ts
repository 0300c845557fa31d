import { type Kysely, sql } from 'kysely';

/** Numbers of documents, found by their beginning and their end. */
const NUMBERS = [
  ['orders', 'order_number'],
  ['orders', 'customer_po_no'],
  ['orders', 'old_number'],
  ['invoices', 'invoice_number'],
  ['credit_notes', 'creditnote_number'],
  ['delivery_challans', 'challan_number'],
  ['purchase_orders', 'old_number'],
  ['bills', 'seller_invoice_number'],
  ['payments', 'reference_number'],
  ['payments', 'bank_reference'],
  ['tickets', 'task_id'],
  ['products', 'hsn_code'],
] as const;

const NAMES = [
  ['organisations', 'organisation_name'],
  ['sellers', 'seller_name'],
  ['products', 'product_name'],
  ['skus', 'product_sku_name'],
] as const;

/** The search over all records (decision 060). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of NUMBERS) {
    const [begins, ends] = [`${table}_${column}_begins`, `${table}_${column}_ends`].map((name) =>
      sql.id(name),
    );
    await sql`create index ${begins} on ${sql.table(table)}
      (lower(${sql.ref(column)}) text_pattern_ops) where ${sql.ref(column)} is not null`.execute(
      db,
    );
    await sql`create index ${ends} on ${sql.table(table)}
      (reverse(lower(${sql.ref(column)})) text_pattern_ops) where ${sql.ref(column)} is not null`.execute(
      db,
    );
  }
  for (const [table, name] of NAMES)
    await sql`create index ${sql.id(`${table}_begins`)} on ${sql.table(table)}
      (lower(${sql.ref(name)}) text_pattern_ops)`.execute(db);
  await sql`create index users_contact_begins on users
    (lower(first_name || ' ' || coalesce(last_name, '')) text_pattern_ops) where tenant_id is not null`.execute(
    db,
  );
  await sql`create index users_contact_name on users
    using gin (lower(first_name || ' ' || coalesce(last_name, '')) gin_trgm_ops) where tenant_id is not null`.execute(
    db,
  );
}
