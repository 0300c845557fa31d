import { type Kysely, sql } from 'kysely';

/**
 * Logo and signature of the company as data addresses: small, read with the company, and copied with it into what is issued
 * (decision 046). The schema is named because 0073 makes a temporary table of the same name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table public.company
      add column logo text not null default '',
      add column signature text not null default '',
      add constraint company_logo_is_a_small_png check (logo = '' or logo like 'data:image/png;base64,%' and length(logo) <= 60000),
      add constraint company_signature_is_a_small_png check (signature = '' or signature like 'data:image/png;base64,%' and length(signature) <= 60000);
    comment on column public.company.logo is 'PNG as a data address; empty for none';
    comment on column public.company.signature is 'PNG as a data address; empty for none';
  `.execute(db);
}
