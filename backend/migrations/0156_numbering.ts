import { type Kysely, sql } from 'kysely';

/**
 * Prefixes of document numbers that the company chooses (decision 051). A series has a counter for each prefix and financial
 * year, and may begin above 1: with what another program issued before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table document_series add column prefix text;
    update document_series set prefix = series;
    alter table document_series alter column prefix set not null,
      add column first_number bigint not null default 1,
      drop constraint document_series_pkey,
      add primary key (series, gstin, financial_year, prefix),
      add constraint document_series_prefix check (prefix ~ '^[A-Z1-9]([A-Z0-9/-]{0,3}[A-Z0-9])?$'),
      add constraint document_series_first check (first_number >= 1 and last_number >= first_number - 1);
    comment on column document_series.first_number is 'above 1 where numbers go on from those of another program; none is given yet while last_number is one less';

    create table document_prefixes (
      series text not null check (series in ('INV', 'CN', 'SO', 'DC')),
      gstin text not null check (gstin = '' or gstin ~ '^[0-9A-Z]{15}$'),
      prefix text not null check (prefix ~ '^[A-Z1-9]([A-Z0-9/-]{0,3}[A-Z0-9])?$'),
      primary key (series, gstin)
    );
    comment on table document_prefixes is 'prefixes that the company chose; without a row the prefix is the code of the series';
  `.execute(db);
}
