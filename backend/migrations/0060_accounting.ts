import { type Kysely, sql } from 'kysely';

/**
 * Queue of the accounting sync, and the local ledger for installations without an accounting
 * service.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table accounting_pushes (
      paper text not null check (paper in ('BILL', 'INVOICE')),
      paper_id bigint not null,
      tries integer not null default 0,
      next_try_at timestamptz,
      run_id uuid,
      run_until timestamptz,
      create_sent_at timestamptz,
      primary key (paper, paper_id),
      check ((run_id is null) = (run_until is null))
    );
    comment on column accounting_pushes.next_try_at is 'not before; empty when nothing is to be told';
    comment on column accounting_pushes.run_until is 'one try a paper at a time: when the running one counts as lost';
    comment on column accounting_pushes.create_sent_at is 'the service was asked to make the document and has not been heard since: it is looked up before it is asked again';
    create index accounting_pushes_due on accounting_pushes (next_try_at) where next_try_at is not null;

    create table accounting_documents (
      document_id text primary key check (document_id like 'LOCAL-%'),
      reference text not null unique check (length(reference) between 1 and 50),
      document jsonb not null,
      is_void boolean not null default false,
      created_at timestamptz not null default now()
    );
    comment on table accounting_documents is 'the local ledger: stands in where ACCOUNTING_URL is not set';
  `.execute(db);
}
