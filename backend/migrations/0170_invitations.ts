import { type Kysely, sql } from 'kysely';

/** When staff were invited and first came, and whether they have put away what Home shows to begin with. Staff of before have begun. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column invited_at timestamptz,
      add column first_sign_in_at timestamptz,
      add column first_steps_dismissed_at timestamptz;
    comment on column users.invited_at is 'when the last invitation was queued; null for contacts';
    update users u set
      first_sign_in_at = coalesce(
        (select min(s.created_at) from sessions s where s.user_id = u.user_id and s.made_in_session is null),
        u.last_active_at),
      first_steps_dismissed_at = now()
    where u.role_id is not null;
  `.execute(db);
}
