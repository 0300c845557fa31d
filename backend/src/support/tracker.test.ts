import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { createTestApp, TEST_SECRETS, type TestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';
import {
  adHocTicket,
  allTransactionsEnd,
  techTicket,
  type TestTracker,
  testTracker,
} from '../../testing/testTracker.ts';
import { memoryStore, SCRIPTED_PDF, sendForm } from '../../testing/testUploads.ts';
import { readSettings } from '../core/settings.ts';

const LIMIT_MS = 1000;
/** Later than any test waits. */
const NEVER_MS = 20_000;
const FAILED = { success: false, message: 'The request could not be submitted' };

let tracker: TestTracker;
let app: TestApp;
const statements: string[] = [];
beforeAll(async () => {
  tracker = await testTracker();
  app = await createTestApp({
    env: { ...tracker.env, TRACKER_TIMEOUT_MS: String(LIMIT_MS) },
    services: { files: memoryStore() },
    onQuery: ({ sql: text }) => statements.push(text),
  });
});
afterAll(async () => {
  await app.close();
  await tracker.close();
});
beforeEach(async () => {
  await app.db.deleteFrom('ticket_files').execute();
  await app.db.deleteFrom('tickets').execute();
  tracker.tasks.length = 0;
  tracker.calls();
});

const raise = (ticket: object = techTicket(), key: string = crypto.randomUUID()) =>
  call(app, Role.SALES, 'POST', '/clickUp/proxy', ticket, { 'idempotency-key': key });
/** Ends the two minutes of a lost call. */
const waitIsOver = () =>
  app.db
    .updateTable('tickets')
    .set({ wait_until: sql<string>`now()` })
    .execute();
/** Address at which no server listens. */
async function closedAddress(): Promise<string> {
  const gone = await testTracker();
  await gone.close();
  return gone.url;
}
const CREATE = 'POST /list/903/task';
const LOOK = 'GET /list/903/task';

test('lists and fields are those of the settings; the token is nowhere to be seen', async () => {
  const { status, body } = await raise(adHocTicket());
  expect([status, body]).toEqual([200, { success: true, id: 'c1' }]);
  expect(tracker.calls()).toEqual(['POST /list/902/task']);
  expect(tracker.tasks).toMatchObject([
    {
      list: '902',
      name: 'Bath robes',
      description: expect.stringMatching(/^For the new wing\.\n\nReference: [0-9a-f-]{36}$/),
      status: { status: 'Open', type: 'open' },
      check_required_custom_fields: true,
      custom_fields: expect.arrayContaining([
        { id: 'f-quantity', value: 40 },
        { id: 'f-requesterEmail', value: 'role1007@example.com' },
      ]),
    },
  ]);
  const { data } = (await call(app, Role.SALES, 'GET', '/tickets')).body;
  expect(data).toMatchObject([
    { task_id: 'c1', status: 'OPEN', tracker_word: null, is_embedded: false },
  ]);
  expect(JSON.stringify(data)).not.toContain('902');
});

test('no transaction is open while the tracker is asked', async () => {
  statements.length = 0;
  const answer = Promise.withResolvers<void>();
  tracker.fault({ on: 'POST list', until: answer.promise });
  const running = raise();
  while (!tracker.tasks.length) await wait(10);
  await allTransactionsEnd(app);
  answer.resolve();
  expect((await running).status).toBe(200);
});

describe('a tracker that fails', () => {
  test.each([
    ['refuses', { status: 400 }],
    ['refuses the token', { status: 401 }],
    ['asks to wait', { status: 429 }],
    ['redirects', { status: 302 }],
  ])('%s: nothing is made, and the person may try again at once', async (_, fault) => {
    const key = crypto.randomUUID();
    tracker.fault({ on: 'POST list', ...fault });
    expect(await raise(techTicket(), key)).toMatchObject({ status: 400, body: FAILED });
    expect((await call(app, Role.SALES, 'GET', '/tickets')).body.count).toBe(0);
    // other words are allowed, for nothing arrived
    expect((await raise(techTicket({ name: 'Again' }), key)).body).toEqual({
      success: true,
      id: 'c1',
    });
    expect(tracker.tasks.map(({ name }) => name)).toEqual(['Again']);
    expect(tracker.calls()).toEqual([CREATE, CREATE]);
  });

  test.each([
    ['a fault', { status: 500 }, 0],
    ['a page', { body: '<html>Welcome</html>' }, 1],
    ['no id', { body: '{"ok":true}' }, 1],
    ['an id that is none', { body: '{"id":"../../team/1"}' }, 1],
    ['a list', { body: '[{"id":"c9"}]' }, 1],
    ['17 MB', { body: `{"id":"${'x'.repeat(17 * 1024 * 1024)}"}` }, 1],
  ])('answers %s: the retry looks first and never makes two', async (_, fault, made) => {
    const key = crypto.randomUUID();
    tracker.fault({ on: 'POST list', ...fault });
    expect(await raise(techTicket(), key)).toMatchObject({ status: 400, body: FAILED });
    expect(tracker.tasks).toHaveLength(made);
    expect((await raise(techTicket(), key)).body).toEqual({ success: true, id: 'c1' });
    expect(tracker.tasks).toHaveLength(1);
    expect(tracker.calls()).toEqual([CREATE, LOOK, ...(made ? [] : [CREATE])]);
  });

  test.each([
    ['is slow', { lateMs: NEVER_MS }],
    ['cuts the connection', { cut: true } as const],
  ])('%s: the ticket that was made is found', async (_, fault) => {
    const key = crypto.randomUUID();
    tracker.fault({ on: 'POST list', ...fault });
    const started = Date.now();
    expect(await raise(techTicket(), key)).toMatchObject({ status: 400, body: FAILED });
    expect(Date.now() - started).toBeLessThan(NEVER_MS);
    expect((await raise(techTicket(), key)).body).toEqual({ success: true, id: 'c1' });
    expect((await raise(techTicket(), key)).body).toEqual({ success: true, id: 'c1' });
    expect(tracker.tasks).toHaveLength(1);
    expect(tracker.calls()).toEqual([CREATE, LOOK]);
  });

  test('a lost call that is not there yet is waited for before another is sent', async () => {
    const key = crypto.randomUUID();
    tracker.fault({ on: 'POST list', cut: true });
    await raise(techTicket(), key);
    const [lost] = tracker.tasks.splice(0);
    const early = await raise(techTicket(), key);
    expect(early.body.message).toMatch(/may have arrived/);
    expect(tracker.calls()).toEqual([CREATE, LOOK]);
    tracker.tasks.push(lost!);
    expect((await raise(techTicket(), key)).body.id).toBe('c1');
    expect(tracker.tasks).toHaveLength(1);
  });

  test('after two minutes without it the ticket is sent again; a look-up that fails sends nothing', async () => {
    const key = crypto.randomUUID();
    tracker.fault({ on: 'POST list', cut: true });
    await raise(techTicket(), key);
    tracker.tasks.length = 0;
    await waitIsOver();
    tracker.fault({ on: 'GET list', status: 403 });
    expect((await raise(techTicket(), key)).body).toMatchObject(FAILED);
    expect(tracker.tasks).toEqual([]);
    expect((await raise(techTicket(), key)).body.id).toBe('c1');
    expect(tracker.calls()).toEqual([CREATE, LOOK, LOOK, CREATE]);
  });

  test('other words after a lost answer: says that the first ones arrived', async () => {
    const key = crypto.randomUUID();
    tracker.fault({ on: 'POST list', cut: true });
    await raise(techTicket(), key);
    const { body } = await raise(techTicket({ name: 'Other words' }), key);
    expect(body.message).toBe('Your request was submitted before, with other words, as c1');
    expect((await raise(techTicket(), key)).body.id).toBe('c1');
    expect(tracker.tasks).toHaveLength(1);
  });

  test('the id of another ticket is no answer', async () => {
    await raise();
    tracker.fault({ on: 'POST list', body: '{"id":"c1"}' });
    expect((await raise()).body).toMatchObject(FAILED);
    expect((await call(app, Role.SALES, 'GET', '/tickets')).body.count).toBe(1);
  });

  test('not reached at all: nothing was sent, and the retry needs no look-up', async () => {
    const away = await createTestApp({
      env: { ...tracker.env, TRACKER_URL: await closedAddress() },
    });
    try {
      const { body } = await call(away, Role.SALES, 'POST', '/clickUp/proxy', techTicket());
      expect(body).toMatchObject(FAILED);
      const { look_up } = await away.db
        .selectFrom('tickets')
        .select('look_up')
        .executeTakeFirstOrThrow();
      expect(look_up).toBe(false);
    } finally {
      await away.close();
    }
  });
});

test('the same key at once makes one ticket; another person may have the same key', async () => {
  const key = crypto.randomUUID();
  const answer = Promise.withResolvers<void>();
  tracker.fault({ on: 'POST list', until: answer.promise });
  let answered = 0;
  const asked = [1, 2, 3].map(async () => {
    const one = await raise(techTicket(), key);
    if (++answered === 2) answer.resolve();
    return one;
  });
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(tracker.tasks).toHaveLength(1);
  expect((await raise(techTicket(), key)).body.id).toBe('c1');
  const other = await raise(techTicket({ name: 'Else' }), key);
  expect(other.body).toMatchObject({ error: 'VALIDATION', field: 'Idempotency-Key' });
  const headers = { 'idempotency-key': key };
  const { body } = await call(app, Role.FINANCE, 'POST', '/clickUp/proxy', techTicket(), headers);
  expect(body.id).toBe('c2');
});

describe('a file', () => {
  const attach = (task_id: string) =>
    sendForm(
      app,
      '/clickUp/task/attachment',
      [
        { name: 'attachment', bytes: SCRIPTED_PDF, filename: 'log.pdf', type: 'text/html' },
        { name: 'task_id', bytes: task_id },
      ],
      Role.SALES,
    );

  test('goes to the task, by its content; after a failure once more, after success never', async () => {
    const { id } = (await raise()).body;
    tracker.fault({ on: 'POST task', status: 503 });
    expect(await attach(id)).toMatchObject({ status: 400, body: FAILED });
    expect((await attach(id)).body).toEqual({ success: true });
    expect((await attach(id)).body).toEqual({ success: true });
    expect(tracker.tasks[0]?.files).toEqual([
      { name: 'log.pdf', type: 'application/pdf', bytes: SCRIPTED_PDF.length },
    ]);
    const { data } = (await call(app, Role.SALES, 'GET', '/tickets')).body;
    expect(data[0].attachments).toEqual([
      { name: 'log.pdf', size: SCRIPTED_PDF.length, fileUrl: null },
    ]);
  });

  test('that takes too long is refused', async () => {
    const { id } = (await raise()).body;
    tracker.fault({ on: 'POST task', lateMs: NEVER_MS });
    expect(await attach(id)).toMatchObject({ status: 400, body: FAILED });
  });
});

test('the state of a ticket of an outside tracker is not changed here', async () => {
  const { id: task_id } = (await raise()).body;
  const { body } = await call(app, Role.TOP_ADMIN, 'PATCH', '/tickets', {
    task_id,
    status: 'CLOSED',
  });
  expect(body.message).toBe('The state of this ticket is kept in the tracker');
});

describe('settings', () => {
  const read = (env: Record<string, string>) =>
    readSettings({ ...TEST_SECRETS, DATABASE_URL: 'postgres://nobody@nowhere/none', ...env });

  test.each([
    [{ TRACKER_TOKEN: '' }, 'TRACKER_TOKEN must be set with TRACKER_URL'],
    [{ TRACKER_LIST_AD_HOC: '' }, 'TRACKER_LIST_AD_HOC must be set with TRACKER_URL'],
    [{ TRACKER_FIELDS: '{"orderNumber":"f1"}' }, 'TRACKER_FIELDS has no id for orderTotal'],
    [{ TRACKER_FIELDS: 'x' }, 'TRACKER_FIELDS must be a JSON object of field keys and field ids'],
    [{ TRACKER_TIMEOUT_MS: '60000' }, 'TRACKER_TIMEOUT_MS must be a whole number from 1 to 10000'],
    [{ TICKET_OPTIONS: '{"categories":{"cars":"Cars"}}' }, /^TICKET_OPTIONS must be/],
    [{ TICKET_OPTIONS: '{"techIssueTypes":[]}' }, /^TICKET_OPTIONS must be/],
  ])('%j does not start', (change, problem) =>
    expect(() => read({ ...tracker.env, ...change })).toThrow(problem),
  );

  test('without a limit of its own the tracker has 10 s; options replace parts', () => {
    const { tracker: read10, ticketChoices } = read({
      ...tracker.env,
      TICKET_OPTIONS: '{"techIssueTypes":["Printer"]}',
    });
    expect(read10?.timeoutMs).toBe(10_000);
    expect(ticketChoices.techIssueTypes).toEqual(['Printer']);
    expect(ticketChoices.orderIssueTypes).toContain('Wrong Item');
  });
});
