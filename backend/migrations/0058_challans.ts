import { type Kysely, sql } from 'kysely';

/**
 * The maker of a challan by hand finds it, whatever else is outside their row scope; lists by order
 * day read challans alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index delivery_challans_by_hand on delivery_challans (created_by, challan_id desc) where challan_type = 'OTHER';
    create index delivery_challans_by_hand_tenant on delivery_challans (tenant_id, challan_id desc) where challan_type = 'OTHER';

    alter table delivery_challans add column ordered_at timestamptz;
    comment on column delivery_challans.ordered_at is 'copy: orders.created_at, which never changes';
    update delivery_challans dc set ordered_at = o.created_at from orders o where o.order_id = dc.order_id;
    create index delivery_challans_ordered_at on delivery_challans (ordered_at, challan_id desc) where ordered_at is not null;
    create function copy_ordered_at() returns trigger language plpgsql as $$
    begin
      select o.created_at into new.ordered_at from orders o where o.order_id = new.order_id;
      return new;
    end $$;
    create trigger delivery_challans_ordered_at before insert or update of order_id on delivery_challans
      for each row execute function copy_ordered_at();
  `.execute(db);
}
