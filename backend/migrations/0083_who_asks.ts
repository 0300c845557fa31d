import { type Kysely, sql } from 'kysely';

/** Sign-in is limited by who asks; gateways share their limits of requests; readiness tests a write. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_devices (
      device_id uuid primary key,
      user_id bigint not null references users,
      token_hash text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now()
    );
    comment on table known_devices is 'browsers in which a person has signed in before';
    create index known_devices_user on known_devices (user_id, last_used_at desc);

    create table failed_codes (
      counter text not null check (counter in ('DEVICE', 'ACCOUNT', 'ACCOUNT_ADDRESS', 'ADDRESS')),
      key text not null check (length(key) <= 300),
      day date not null,
      user_id bigint references users,
      failures integer not null default 1,
      primary key (counter, key, day)
    );
    comment on table failed_codes is 'wrong sign-in codes of a day in India, by who asked';
    comment on column failed_codes.user_id is 'whose account it was; null for addresses and for people who do not exist';
    create index failed_codes_user on failed_codes (user_id, day) where user_id is not null;
    create index failed_codes_day on failed_codes (day);
    insert into failed_codes (counter, key, day, user_id, failures)
      select 'ACCOUNT', 'user ' || user_id, failed_codes_day, user_id, failed_codes
      from users where failed_codes > 0 and failed_codes_day >= current_date - 1;
    alter table users drop column failed_codes, drop column failed_codes_day;

    alter table otp_sessions add column device_id uuid;
    comment on column otp_sessions.device_id is 'known device that asked for the code';
    create index otp_sessions_device on otp_sessions (device_id, created_at) where device_id is not null;

    create unlogged table request_budgets (
      key text not null check (length(key) <= 100),
      minute timestamptz not null,
      taken integer not null,
      primary key (key, minute)
    );
    comment on table request_budgets is 'requests of a minute that gateways have taken from a limit they share';
    create index request_budgets_minute on request_budgets (minute);

    create table readiness (only_row boolean primary key default true check (only_row), checked_at timestamptz);
    insert into readiness default values;
  `.execute(db);
}
