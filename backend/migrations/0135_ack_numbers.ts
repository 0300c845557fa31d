import { type Kysely, sql } from 'kysely';

/**
 * Finds the document that has an acknowledgement number. Not unique: one was taken twice before, and no index covers
 * invoices and credit notes together; the write that keeps one takes a lock on the number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index invoices_ack_number on invoices (ack_number) where ack_number is not null;
    create index credit_notes_ack_number on credit_notes (ack_number) where ack_number is not null;
  `.execute(db);
}
