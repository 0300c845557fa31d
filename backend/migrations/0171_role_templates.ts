import { type Kysely, sql } from 'kysely';

/** Templates of roles that the company changed; a role without a row has the product's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table role_templates (
      role_id integer primary key check (role_id > 0),
      permissions jsonb not null check (jsonb_typeof(permissions) = 'object'),
      version integer not null default 1,
      changed_by bigint references users,
      changed_at timestamptz not null default now()
    );
    comment on column role_templates.version is 'counts changes, also the one back to the product''s own template';
    alter table role_templates add constraint role_templates_top_admin_gives_permissions
      check (role_id <> 1001 or permissions -> 'admin_user' @> '["READ", "APPROVE"]');
  `.execute(db);
}
