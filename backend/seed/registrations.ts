import { sql } from 'kysely';
import type { Trx } from '../src/core/data/database.ts';

/** The registration of each customer with a GST number, at its first address in that state. */
export async function registerCustomers(trx: Trx): Promise<void> {
  await sql`insert into billing_registrations (tenant_id, legal_name, gst_no, address1, address2, address3, city, state, postal_code, created_by, created_at)
    select t.tenant_id, t.tenant_name, t.gst_no, a.address1, a.address2, a.address3, a.city, coalesce(a.state, t.state), a.postal_code,
      t.created_by, t.created_at
    from tenants t left join lateral (select * from addresses a where a.entity_type = 'TENANT' and a.entity_id = t.tenant_id
      and a.state_code = substr(t.gst_no, 1, 2) order by a.address_id limit 1) a on true
    where t.gst_no is not null and not exists (select from billing_registrations r where r.tenant_id = t.tenant_id)
    order by t.tenant_id`.execute(trx);
}
