import { type Kysely, sql } from 'kysely';

/** Answers of the e-invoice portal on credit notes, as invoices have them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table credit_notes
      add column irn text check (irn ~ '^[0-9a-f]{64}$'),
      add column ack_number text check (ack_number ~ '^[0-9]{1,20}$'),
      add column ack_at timestamptz,
      add column signed_qr text check (length(signed_qr) between 1 and 2900),
      add constraint credit_notes_irn_whole check ((irn is null) = (ack_number is null) and (irn is null) = (ack_at is null)),
      add constraint credit_notes_signed_qr_of_irn check (signed_qr is null or irn is not null);
    comment on column credit_notes.signed_qr is 'JWT of the e-invoice portal, as its QR code holds it: at most what one QR code can';
    create unique index credit_notes_irn on credit_notes (irn) where irn is not null;
  `.execute(db);
}
