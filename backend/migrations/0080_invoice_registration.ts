import { type Kysely, sql } from 'kysely';

/** Answers of the tax portals on invoices, and the day up to which the books are closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoices
      add column irn text check (irn ~ '^[0-9a-f]{64}$'),
      add column ack_number text check (ack_number ~ '^[0-9]{1,20}$'),
      add column ack_at timestamptz,
      add column signed_qr text check (length(signed_qr) between 1 and 2900),
      add column e_way_bill_number text check (e_way_bill_number ~ '^[0-9]{12}$'),
      add column e_way_bill_at timestamptz,
      add column e_way_bill_valid_until timestamptz,
      add constraint invoices_irn_whole check ((irn is null) = (ack_number is null) and (irn is null) = (ack_at is null)),
      add constraint invoices_signed_qr_of_irn check (signed_qr is null or irn is not null),
      add constraint invoices_e_way_bill_whole check (e_way_bill_number is not null or (e_way_bill_at is null and e_way_bill_valid_until is null));
    comment on column invoices.signed_qr is 'JWT of the e-invoice portal, as its QR code holds it: at most what one QR code can';
    create unique index invoices_irn on invoices (irn) where irn is not null;
    create unique index invoices_e_way_bill on invoices (e_way_bill_number) where e_way_bill_number is not null;

    create table books (
      books_id integer primary key default 1 check (books_id = 1),
      closed_until date,
      version integer not null default 1,
      changed_by bigint references users,
      changed_at timestamptz
    );
    comment on table books is 'one row: writers of dated documents lock it for share (core/data/closedBooks.ts)';
    comment on column books.closed_until is 'last day of the closed period; null while nothing is closed';
    insert into books default values;
  `.execute(db);
}
