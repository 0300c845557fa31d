import { type Kysely, sql } from 'kysely';

/** The mails of what waits: one row for each person and day, so that there is one mail at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table waiting_mails (
      user_id bigint not null references users,
      day date not null,
      message_id bigint references messages on delete set null,
      primary key (user_id, day)
    );
    create index waiting_mails_message_id on waiting_mails (message_id);
    comment on column waiting_mails.message_id is 'null when nothing waited';
    create index user_settings_daily_mail on user_settings (user_id) where key = 'dailyMail';
  `.execute(db);
}
