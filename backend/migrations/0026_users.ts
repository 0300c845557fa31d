import { type Kysely, sql } from 'kysely';

/**
 * Administering users: staff by name, open documents that prevent a deletion, and contacts, who can
 * neither sign in nor be banned.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add constraint users_contact_has_no_access check (tenant_id is null or (permissions = '{}' and not banned));
    create index users_staff_by_name on users (first_name collate "und-x-icu", last_name collate "und-x-icu", user_id) where role_id is not null;
    create index rfqs_open_user on rfqs (user_id) where status in ('PENDING', 'PRICE_UPDATED');
    create index rfqs_open_creator on rfqs (created_by) where status in ('PENDING', 'PRICE_UPDATED');
    create index orders_open_user on orders (user_id) where status in ('CONFIRMED', 'PARTIALLY_IN_TRANSIT', 'IN_TRANSIT', 'PARTIALLY_DELIVERED');
    create index orders_open_creator on orders (created_by) where status in ('CONFIRMED', 'PARTIALLY_IN_TRANSIT', 'IN_TRANSIT', 'PARTIALLY_DELIVERED');
  `.execute(db);
}
