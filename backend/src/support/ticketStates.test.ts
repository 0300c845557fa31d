import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';
import {
  adHocTicket,
  allTransactionsEnd,
  techTicket,
  type TestTracker,
  testTracker,
} from '../../testing/testTracker.ts';

const LIMIT_MS = 1000;
/** Later than any test waits. */
const NEVER_MS = 20_000;
const NOT_READ = {
  success: false,
  error: 'REFUSED',
  message: 'The state of the tickets could not be read from the tracker',
};
const LOOK = 'GET /list/903/task';

let tracker: TestTracker;
let app: TestApp;
beforeAll(async () => {
  tracker = await testTracker();
  app = await createTestApp({ env: { ...tracker.env, TRACKER_TIMEOUT_MS: String(LIMIT_MS) } });
});
afterAll(async () => {
  await app.close();
  await tracker.close();
});
beforeEach(async () => {
  await app.db.deleteFrom('tickets').execute();
  await app.db.deleteFrom('tracker_reads').execute();
  tracker.tasks.length = 0;
  tracker.calls();
});

const raise = async (ticket: object = techTicket(), who: number = Role.SALES) =>
  (await call(app, who, 'POST', '/clickUp/proxy', ticket)).body.id as string;
const read = (who: number = Role.SALES) => call(app, who, 'POST', '/tickets/states', {});
/** Ends the seconds in which a list is not read again. */
const later = () =>
  app.db
    .updateTable('tracker_reads')
    .set({ read_at: sql<string>`read_at - interval '1 minute'` })
    .execute();
const statesOf = async (query = '') =>
  (
    (await call(app, Role.SALES, 'GET', `/tickets${query}`)).body.data as {
      task_id: string;
      status: string | null;
      tracker_word: string | null;
    }[]
  ).map(({ task_id, status, tracker_word }) => [task_id, status, tracker_word]);

test('a ticket is Open until its state was read; then it is what the tracker says, in its words too', async () => {
  const id = await raise();
  expect(await statesOf()).toEqual([[id, 'OPEN', null]]);
  const before = Date.now();
  const { status, body } = await read();
  expect([status, body.success]).toEqual([200, true]);
  expect(Math.abs(Date.parse(body.read_at) - before)).toBeLessThan(60_000);
  expect(await statesOf()).toEqual([[id, 'OPEN', 'Open']]);
  for (const [word, type, ours] of [
    ['in review', 'custom', 'IN_PROGRESS'],
    ['resolved', 'done', 'CLOSED'],
    ['Closed', 'closed', 'CLOSED'],
    ['parked', 'frozen', null],
    ['to do', 'open', 'OPEN'],
  ] as const) {
    tracker.move(id, word, type);
    await later();
    await read();
    expect(await statesOf()).toEqual([[id, ours, word]]);
  }
  tracker.move(id, 'resolved', 'done');
  await later();
  await read();
  expect(await statesOf('?status=CLOSED')).toEqual([[id, 'CLOSED', 'resolved']]);
  expect(await statesOf('?status=OPEN')).toEqual([]);
});

test('only lists with tickets are read, only what changed since, and not again within seconds', async () => {
  await raise();
  tracker.calls();
  await read();
  expect(tracker.calls()).toEqual([LOOK]);
  const first = tracker.lastQuery();
  expect(first).toMatchObject({ include_closed: 'true', order_by: 'updated', reverse: 'true' });
  await read(Role.FINANCE);
  expect(tracker.calls()).toEqual([]);
  await later();
  await read();
  expect(tracker.calls()).toEqual([LOOK]);
  expect(Number(tracker.lastQuery()['date_updated_gt'])).toBeGreaterThan(
    Number(first['date_updated_gt']),
  );
  await raise(adHocTicket());
  await later();
  tracker.calls();
  await read();
  expect(tracker.calls().toSorted()).toEqual(['GET /list/902/task', LOOK]);
});

test('more than one page is read; tasks that are none of ours and broken ones change nothing', async () => {
  const id = await raise();
  const [task] = tracker.tasks;
  for (let i = 0; i < 150; i++)
    tracker.tasks.unshift({ ...task!, id: `x${i}`, date_updated: task!.date_updated });
  tracker.tasks.unshift({ ...task!, id: '../1' }, { ...task!, id: 'y', status: 'odd' as never });
  tracker.move(id, 'resolved', 'done');
  tracker.calls();
  expect((await read()).status).toBe(200);
  expect(tracker.calls()).toEqual([LOOK, LOOK]);
  expect(await statesOf()).toEqual([[id, 'CLOSED', 'resolved']]);
});

test('a task of another list with the id of a ticket is not believed', async () => {
  const id = await raise();
  await raise(adHocTicket());
  tracker.tasks[0]!.list = '902';
  tracker.move(id, 'resolved', 'done');
  await read();
  expect(await statesOf(`?search=${id}`)).toEqual([[id, 'OPEN', null]]);
});

describe('a tracker that fails', () => {
  test.each([
    ['refuses', { status: 401 }],
    ['has a fault', { status: 500 }],
    ['redirects', { status: 302 }],
    ['is too slow', { lateMs: NEVER_MS }],
    ['cuts the connection', { cut: true } as const],
    ['answers a page', { body: '<html>Welcome</html>' }],
    ['answers no list', { body: '{"tasks":"none"}' }],
  ])('%s: 400 after one call, and the states stay what they were', async (_, fault) => {
    const id = await raise();
    await read();
    tracker.move(id, 'resolved', 'done');
    await later();
    tracker.calls();
    tracker.fault({ on: 'GET list', ...fault });
    const started = Date.now();
    expect(await read()).toMatchObject({ status: 400, body: NOT_READ });
    expect(Date.now() - started).toBeLessThan(NEVER_MS);
    expect(tracker.calls()).toEqual([LOOK]);
    expect(await statesOf()).toEqual([[id, 'OPEN', 'Open']]);
    // the person may ask again at once
    expect((await read()).status).toBe(200);
    expect(await statesOf()).toEqual([[id, 'CLOSED', 'resolved']]);
  });

  test('two at once ask it once, and no transaction waits for it', async () => {
    await raise();
    tracker.calls();
    const answer = Promise.withResolvers<void>();
    tracker.fault({ on: 'GET list', until: answer.promise });
    const both = [read(), read(Role.FINANCE)];
    while (!tracker.calls().length) await wait(10);
    await allTransactionsEnd(app);
    answer.resolve();
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    expect(tracker.calls()).toEqual([]);
  });
});

test('nobody reads without being signed in', async () => {
  expect((await app.app.inject({ method: 'POST', url: '/tickets/states' })).statusCode).toBe(401);
});
