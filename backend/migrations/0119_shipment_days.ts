import { type Kysely, sql } from 'kysely';

/** Filters of lists: shipments by day, payments by state, mode and direction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index shipments_created on shipments (created_at);
    create index payments_status on payments (status, payment_id);
    create index payments_mode on payments (payment_mode, payment_id);
    create index payments_direction on payments (direction, payment_id)`.execute(db);
}
