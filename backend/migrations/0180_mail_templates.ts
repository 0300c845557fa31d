import { type Kysely, sql } from 'kysely';

/** Mails that the company words itself (decision 058), read with the company; the shipped texts are in the code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table public.company
      add column mail_templates jsonb not null default '{}' check (jsonb_typeof(mail_templates) = 'object');
    comment on column public.company.mail_templates is 'subject and body by kind of mail; kinds that are not there have the shipped text';
  `.execute(db);
}
