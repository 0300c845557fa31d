import { type Kysely, sql } from 'kysely';

/** Tables whose lists answer what changed since a time, with their ids and the amounts that they are ordered by. */
const TABLES: readonly [table: string, id: string, amount?: string][] = [
  ['rfqs', 'request_id'],
  ['quotations', 'quotation_id', 'grand_total'],
  ['orders', 'order_id', 'order_grand_total'],
  ['purchase_orders', 'po_id', 'po_grand_total'],
  ['shipments', 'shipment_id'],
  ['delivery_challans', 'challan_id'],
  ['invoices', 'invoice_id', 'invoice_grand_total'],
  ['bills', 'bill_id', 'bill_grand_total'],
  ['credit_notes', 'creditnote_id', 'creditnote_grand_total'],
  ['payments', 'payment_id', 'amount'],
  ['expenses', 'expense_id', 'amount'],
  ['sample_requests', 'sample_request_id'],
  ['tenants', 'tenant_id'],
  ['organisations', 'org_id'],
  ['sellers', 'seller_id'],
  ['products', 'product_id'],
];

/** Of these an index on the time of making is there. */
const HAVE_CREATED = new Set([
  'rfqs',
  'quotations',
  'orders',
  'purchase_orders',
  'sample_requests',
  'shipments',
  'tenants',
]);

/** Rows of before count as changed by this migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function write_updated_at() returns trigger language plpgsql as $$
    begin
      -- later than now(), which is the beginning of the transaction: nearer to when others see the row
      new.updated_at := clock_timestamp();
      return new;
    end $$`.execute(db);
  for (const [name, id, amount] of TABLES) {
    const table = sql.table(name);
    const index = (suffix: string) => sql.ref(`${name}_${suffix}`);
    await sql`alter table ${table} add updated_at timestamptz not null default now()`.execute(db);
    await sql`alter table ${table} alter updated_at set default clock_timestamp()`.execute(db);
    await sql`create trigger write_updated_at before update on ${table} for each row execute function write_updated_at()`.execute(
      db,
    );
    await sql`create index ${index('updated')} on ${table} (updated_at, ${sql.ref(id)})`.execute(
      db,
    );
    if (!HAVE_CREATED.has(name))
      // rows lie nearly in the order in which they were made
      await sql`create index ${index('made')} on ${table} using brin (created_at)`.execute(db);
    if (amount !== undefined)
      await sql`create index ${index('amount')} on ${table} (${sql.ref(amount)}, ${sql.ref(id)})`.execute(
        db,
      );
  }
  await sql`create index products_by_name on products (product_name collate "und-x-icu", product_id) where not is_deleted`.execute(
    db,
  );
}
