import { type Kysely, sql } from 'kysely';

/** Numbers of invoices and credit notes run by GST number of the house; what credit notes take off an order stands on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table paper_series add column gstin text not null default '' check (gstin = '' or gstin ~ '^[0-9A-Z]{15}$');
    alter table paper_series drop constraint paper_series_pkey, add primary key (series, gstin, financial_year);
    comment on column paper_series.gstin is 'of the house, for papers whose numbers run by it; empty for the others';

    alter table orders add column credited_amount numeric(14,2) not null default 0 check (credited_amount >= 0);
    comment on column orders.credited_amount is 'credit notes that are ISSUED on its invoices';

    create index invoices_number_trgm on invoices using gin (lower(invoice_number) gin_trgm_ops);
    create index credit_notes_number_trgm on credit_notes using gin (lower(creditnote_number) gin_trgm_ops);
  `.execute(db);
}
