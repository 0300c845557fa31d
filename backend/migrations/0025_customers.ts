import { type Kysely, sql } from 'kysely';

/**
 * Customers of an organisation are read by name, for several organisations at once; names are not
 * empty.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index tenants_of_organisation_by_name on tenants (org_id, tenant_name collate "und-x-icu", tenant_id) where not is_deleted;
    create index tenants_of_sales_person_by_name on tenants (sales_person, tenant_name collate "und-x-icu", tenant_id) where not is_deleted;
    create index tenants_verified_by_name on tenants (verified_tenant, tenant_name collate "und-x-icu", tenant_id) where not is_deleted;
    alter table tenants add constraint tenants_name_not_blank check (tenant_name ~ '[^[:space:]]');
    alter table organisations add constraint organisations_name_not_blank check (organisation_name ~ '[^[:space:]]');
  `.execute(db);
}
