import { type Kysely, sql } from 'kysely';

/** Accounting has a copy of credit notes, as of bills and invoices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table credit_notes
      add column zoho_creditnote_id text check (length(zoho_creditnote_id) <= 100),
      add column sync_status text check (sync_status in ('SYNCED', 'FAILED')),
      add column sync_error text check (length(sync_error) <= 500),
      add column synced_at timestamptz;
    alter table accounting_pushes drop constraint accounting_pushes_document_type_check;
    alter table accounting_pushes add constraint accounting_pushes_document_type_check
      check (document_type in ('BILL', 'INVOICE', 'CREDIT_NOTE'));
  `.execute(db);
}
