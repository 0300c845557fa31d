import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { TILE_TITLES } from '@munim/schema/home/tileTitles.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { createTestApp, TEST_SECRETS, type TestApp } from '../../testing/testApp.ts';
import { staffOf } from '../../testing/testDemoApp.ts';
import { createIssuedDemoDatabase } from '../../testing/testDemoDatabase.ts';
import { setNow } from '../core/data/clock.ts';
import { openDatabase } from '../core/data/database.ts';
import { indianDay } from '../core/data/days.ts';
import { startJobs } from '../core/data/jobs.ts';
import { createLog } from '../core/log.ts';
import { readSettings } from '../core/settings.ts';
import { openOutbox } from '../messages/outboxQueue.ts';
import type { Home } from './home.shapes.ts';
import { sendWaitingMails, startWaitingMails, type WaitingMailParts } from './waitingMailJobs.ts';

const log = createLog('silent');
let app: TestApp;
let boss: Awaited<ReturnType<typeof startJobs>>;
let parts: WaitingMailParts;

beforeAll(async () => {
  const database = await createIssuedDemoDatabase();
  app = await createTestApp({ database, fill: (_, owner) => staffOf(owner) });
  boss = await startJobs(app.url, log);
  const settings = readSettings({
    ...TEST_SECRETS,
    DATABASE_URL: app.url,
    CONSOLE_BASE_URL: 'https://munim.example.com',
  });
  parts = { db: app.db, settings, outbox: await openOutbox(boss) };
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await app.close();
});
beforeEach(async () => {
  for (const table of ['waiting_mails', 'user_settings', 'messages'] as const)
    await app.db.deleteFrom(table).execute();
});
afterEach(() => setNow(undefined));

/** Days from today to the next Wednesday, on which all tests begin. */
const wednesday = () => {
  const day = new Date(`${indianDay()}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7));
  return day;
};
/** Moves the clock to a time in India, so many days after that Wednesday. */
function moveTo(time: string, days = 0): void {
  setNow(undefined);
  const day = wednesday();
  day.setUTCDate(day.getUTCDate() + days);
  setNow(Date.parse(`${day.toISOString().slice(0, 10)}T${time}:00+05:30`));
}
const round = () => sendWaitingMails(parts, log);

async function ask(roleOrId: number, more: Record<string, string> = {}): Promise<number> {
  const user_id = app.userIdOf(roleOrId);
  await app.db
    .insertInto('user_settings')
    .values(
      Object.entries({ dailyMail: 'on', ...more }).map(([key, value]) => ({ user_id, key, value })),
    )
    .execute();
  return user_id;
}
const mails = async (user_id?: number) => {
  const all = await app.db
    .selectFrom('messages')
    .select(['entity_id', 'recipients', 'subject', 'content', 'status'])
    .where('entity', '=', 'USER')
    .orderBy('message_id')
    .execute();
  return all
    .filter(({ entity_id }) => user_id === undefined || entity_id === user_id)
    .map(({ content, ...rest }) => ({ ...rest, ...(content as { text: string; html: string }) }));
};
const homeOf = async (user_id: number) => {
  const answer = await app.app.inject({ url: '/dashboard/home', headers: await app.as(user_id) });
  return answer.json<{ data: Home }>().data.tiles.filter(({ count }) => count > 0);
};

test.each([Role.TOP_ADMIN, Role.SALES, Role.CATEGORY_MANAGER, Role.FINANCE, Role.OPERATIONS])(
  'role %s is told exactly what its own Home counts, with the address of each list',
  async (role) => {
    const user_id = await ask(role);
    moveTo('09:00');
    const tiles = await homeOf(user_id);
    expect(tiles.length).toBeGreaterThan(0);
    await round();
    const [mail, ...more] = await mails(user_id);
    expect(more).toEqual([]);
    const { email } = await app.db
      .selectFrom('users')
      .select('email')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    expect(mail?.recipients).toEqual([email]);
    const told = mail!.text.match(/^.+: \d+(?=,|$)/gm);
    expect(told).toEqual(tiles.map(({ list, count }) => `${TILE_TITLES[list]?.en}: ${count}`));
    const links = mail!.text.match(/^https:\/\/munim\.example\.com\/\w+\/\S*$/gm);
    expect(links).toHaveLength(tiles.length);
    expect(mail!.html).toContain('<html lang="en">');
  },
);

test('the address has the filters of the number', async () => {
  const user_id = await ask(Role.SALES);
  moveTo('09:00');
  await round();
  const [mail] = await mails(user_id);
  expect(mail?.text).toContain(`https://munim.example.com/sales/orders?statuses=`);
  expect(mail?.text).toContain(`salesPerson=${user_id}`);
  expect(mail?.text).toContain(`dueBefore=${indianDay()}`);
});

test('who chose Hindi is written to in Hindi', async () => {
  const user_id = await ask(Role.TOP_ADMIN, { language: 'hi' });
  moveTo('09:00');
  await round();
  const [mail] = await mails(user_id);
  expect(mail?.text).toContain('ये काम आपके लिए बाकी हैं:');
  expect(mail?.text).toContain(`${TILE_TITLES.PENDING_RFQS?.hi}: `);
  expect(mail?.html).toContain('<html lang="hi">');
});

test('one mail on each working day, from nine to eleven in India', async () => {
  await ask(Role.TOP_ADMIN);
  const counted = async (time: string, days: number) => {
    moveTo(time, days);
    await round();
    return (await mails()).length;
  };
  expect(await counted('08:59', 0)).toBe(0);
  expect(await counted('09:00', 0)).toBe(1);
  expect(await counted('09:10', 0)).toBe(1);
  expect(await counted('10:59', 0)).toBe(1);
  expect(await counted('09:00', 1)).toBe(2); // Thursday
  expect(await counted('11:00', 2)).toBe(2); // Friday, too late
  expect(await counted('10:50', 3)).toBe(3); // Saturday
  expect(await counted('09:30', 4)).toBe(3); // Sunday
});

test('nobody else gets one: not asked, blocked, gone, without a Home, or nothing waits', async () => {
  const blocked = await ask(Role.SALES);
  const gone = await ask(Role.OPERATIONS);
  const outside = await ask(Role.ORGANISATION);
  const bare = await ask(Role.FINANCE);
  const set = (user_id: number, change: object) =>
    app.db.updateTable('users').set(change).where('user_id', '=', user_id).execute();
  await set(blocked, { banned: true });
  await set(gone, { deleted_user: true });
  const { permissions } = await app.db
    .selectFrom('users')
    .select('permissions')
    .where('user_id', '=', bare)
    .executeTakeFirstOrThrow();
  await set(bare, { permissions: JSON.stringify({}) });
  moveTo('09:00');
  await round();
  expect(await mails()).toEqual([]);

  // seen to for today, whatever they may do now
  await set(bare, { permissions: JSON.stringify(permissions) });
  await set(blocked, { banned: false });
  await set(gone, { deleted_user: false });
  moveTo('09:10');
  await round();
  const told = (await mails()).map(({ entity_id }) => entity_id);
  expect(told).toEqual([blocked, gone].toSorted((a, b) => a - b));
  expect(told).not.toContain(outside);
});

test('several services at once write one mail a person', async () => {
  const asked = [await ask(Role.TOP_ADMIN), await ask(Role.SALES), await ask(Role.FINANCE)];
  const others = [1, 2, 3].map(() => openDatabase(app.url));
  moveTo('09:00');
  await Promise.all([round(), ...others.map((db) => sendWaitingMails({ ...parts, db }, log))]);
  await Promise.all(others.map((db) => db.destroy()));
  const told = (await mails()).map(({ entity_id }) => entity_id);
  expect(told.toSorted()).toEqual(asked.toSorted());
});

test('a service that dies while it writes a mail leaves none, and the next round writes it', async () => {
  const [first, second] = [await ask(Role.TOP_ADMIN), await ask(Role.SALES)].toSorted(
    (a, b) => a - b,
  );
  const doomed = openDatabase(app.url);
  moveTo('09:00');
  await sendWaitingMails(
    {
      ...parts,
      db: doomed,
      outbox: {
        send: async (trx, message) => {
          const queued = await parts.outbox.send(trx, message);
          if (message.entityId === first)
            await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
          return queued;
        },
      },
    },
    log,
  );
  await doomed.destroy();
  expect((await mails()).map(({ entity_id }) => entity_id)).toEqual([second]);
  moveTo('09:10');
  await round();
  expect((await mails()).map(({ entity_id }) => entity_id)).toEqual([second, first]);
});

test('is scheduled once, however many services start', async () => {
  const other = await startJobs(app.url, log);
  await Promise.all([boss, other].map((one) => startWaitingMails(one, parts, log)));
  expect(await boss.getSchedules('waiting-mails')).toEqual([
    expect.objectContaining({ cron: '*/10 9-10 * * 1-6', timezone: 'Asia/Kolkata' }),
  ]);
  await other.stop({ graceful: false });
});
