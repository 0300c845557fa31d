import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { viewerById } from '../core/access/staff.ts';
import { companyNow, liveSettings, withCompany } from '../core/data/company.ts';
import { type Database, withTransaction } from '../core/data/database.ts';
import { indianDay, indianHour } from '../core/data/days.ts';
import type { Log } from '../core/log.ts';
import type { Settings } from '../core/settings.ts';
import { mailOnPage, type Outbox } from '../messages/messages.public.ts';
import { readHome } from './home.ts';
import { waitingMail } from './waitingMail.ts';

const QUEUE = 'waiting-mails';
/**
 * Every ten minutes: a user who was missed, because a service stopped, gets the mail in the next
 * round.
 */
const ROUNDS = '*/10 9-10 * * 1-6';
const FIRST_HOUR = 9;
/** Hour after which a mail that was not sent is dropped: it would be news of this morning. */
const END_HOUR = 11;
const SUNDAY = 0;
const KEPT_DAYS = 30;

export interface WaitingMailParts {
  db: Database;
  settings: Settings;
  outbox: Pick<Outbox, 'send'>;
}

const isTime = () => {
  const { hour, weekday } = indianHour();
  return weekday !== SUNDAY && hour >= FIRST_HOUR && hour < END_HOUR;
};

/** Staff who asked for the mail and may sign in, without those who were seen to today. */
const whoAsked = (db: Database, day: string) =>
  db
    .selectFrom('users as u')
    .innerJoin('user_settings as s', (on) =>
      on.onRef('s.user_id', '=', 'u.user_id').on('s.key', '=', 'dailyMail'),
    )
    .leftJoin('user_settings as l', (on) =>
      on.onRef('l.user_id', '=', 'u.user_id').on('l.key', '=', 'language'),
    )
    .select(['u.user_id', 'u.first_name', 'u.last_name', 'u.email', 'l.value as language'])
    .where('s.value', '=', 'on')
    .where('u.banned', '=', false)
    .where('u.deleted_user', '=', false)
    .where('u.role_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('waiting_mails as w')
            .select('w.user_id')
            .whereRef('w.user_id', '=', 'u.user_id')
            .where('w.day', '=', day),
        ),
      ),
    )
    .orderBy('u.user_id')
    .execute();
type Person = Awaited<ReturnType<typeof whoAsked>>[number];

/** The row of the day is written with the mail, or neither is. */
async function mailTo(
  { db, settings, outbox }: WaitingMailParts,
  person: Person,
  day: string,
): Promise<void> {
  const { user_id, email } = person;
  const viewer = await viewerById({ id: QUEUE }, db, user_id);
  const { tiles } = await readHome({ db, settings, viewer }, {});
  const waiting = tiles.filter(({ count }) => count > 0);
  await withTransaction(db, async (trx) => {
    const mine = await trx
      .insertInto('waiting_mails')
      .values({ user_id, day })
      .onConflict((already) => already.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!mine || !waiting.length) return;
    const language = person.language === 'hi' ? 'hi' : 'en';
    const name = [person.first_name, person.last_name].filter(Boolean).join(' ');
    const mail = waitingMail({ name, language }, waiting, settings);
    const { id: message_id } = await outbox.send(trx, {
      channel: 'MAIL',
      recipients: [email],
      entity: 'USER',
      entityId: user_id,
      ...mailOnPage(settings, mail, language),
    });
    await trx
      .updateTable('waiting_mails')
      .set({ message_id })
      .where('user_id', '=', user_id)
      .where('day', '=', day)
      .execute();
  });
}

/**
 * One round: mails everybody who asked what waits for them, once on each working day. A user with
 * nothing waiting at their turn gets no mail that day.
 */
export async function sendWaitingMails(parts: WaitingMailParts, log: Log): Promise<void> {
  const { db } = parts;
  if (!isTime()) return;
  const company = await companyNow(db);
  if (company.companyVersion === 0) return;
  const live = { ...parts, settings: liveSettings(parts.settings) };
  const day = indianDay();
  await db
    .deleteFrom('waiting_mails')
    .where('day', '<', sql<string>`${day}::date - ${KEPT_DAYS}::integer`)
    .execute();
  for (const person of await whoAsked(db, day))
    // one person's fault keeps no mail from the others; the next round tries again
    await withCompany(company, () => mailTo(live, person, day)).catch((error: unknown) =>
      log.warn({ error: String(error), userId: person.user_id }, 'no mail of what waits'),
    );
}

/** Sends the mails on working days from nine in India, by one of the services at a time. */
export async function startWaitingMails(
  boss: PgBoss,
  parts: WaitingMailParts,
  log: Log,
): Promise<void> {
  await boss.createQueue(QUEUE, {
    policy: 'short',
    retryLimit: 1,
    retryDelay: 60,
    expireInSeconds: 900,
    deleteAfterSeconds: 24 * 3600,
  });
  await boss.schedule(QUEUE, ROUNDS, null, { tz: 'Asia/Kolkata' });
  await boss.work(QUEUE, { pollingIntervalSeconds: 30 }, () => sendWaitingMails(parts, log));
}
