import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { CLIENT, testAccounting, type TestAccounting } from '../../testing/testAccounting.ts';
import { TEST_SECRETS } from '../../testing/testApp.ts';
import { addBills, addSentPo, billCalls, type Bills } from '../../testing/testBills.ts';
import { until } from '../../testing/untilWaiting.ts';
import { dayFromToday } from '../core/data/days.ts';
import type { Log } from '../core/log.ts';
import { readSettings } from '../core/settings.ts';
import { httpLedger } from './httpLedger.ts';
import type { Ledger } from './ledger.ts';
import { pushDue } from './startAccounting.ts';
import { existsInAccounting, syncOnce } from './syncDocument.ts';
import { RETRY_MINUTES } from './syncLease.ts';

let service: TestAccounting;
let bills: Bills;
let sendRequest: ReturnType<typeof billCalls>;
let ledger: Ledger;
const LIMIT_MS = 1000;
const logged: unknown[] = [];
const log = { warn: (...words: unknown[]) => logged.push(words), info: () => {} } as unknown as Log;

const ledgerOf = (env: Record<string, string>, limitMs = LIMIT_MS) =>
  httpLedger(readSettings({ ...TEST_SECRETS, DATABASE_URL: 'x', ...env }).accounting!, limitMs);

beforeAll(async () => {
  service = await testAccounting();
  bills = await addBills(service.env);
  sendRequest = billCalls(bills);
  ledger = ledgerOf(service.env);
});
afterEach(async () => {
  service.endTroubles();
  await service.late();
  await bills.app.db.deleteFrom('accounting_pushes').execute();
  service.calls();
});
afterAll(async () => {
  await bills.app.close();
  await service.close();
});

/** An issued bill that waits in the queue; nothing works on the queue but the tests. */
async function issued(): Promise<number> {
  const po = await addSentPo(bills);
  const { bill_id } = (await sendRequest.create([po], [4])).body.data;
  await sendRequest.issue(bill_id);
  return bill_id;
}
const push = () => pushDue(bills.app.db, ledger, log);
const sync = (id: number) => syncOnce(bills.app.db, ledger, 'BILL', id);
const docsOf = (id: number) =>
  [...service.books.bills.values()].filter((doc) => doc.reference_number === `BILL-${id}`);
const queueOf = (id: number) =>
  bills.app.db
    .selectFrom('accounting_pushes')
    .select([
      'tries',
      'run_id',
      'create_sent_at',
      sql<number | null>`round(extract(epoch from next_try_at - now()) / 60)::int`.as('minutes'),
    ])
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow();
const makeDue = () =>
  bills.app.db
    .updateTable('accounting_pushes')
    .set({ next_try_at: sql<string>`now()` })
    .where('next_try_at', 'is not', null)
    .execute();
const passMinutes = (minutes: number) =>
  bills.app.db
    .updateTable('accounting_pushes')
    .set({ create_sent_at: sql<string>`create_sent_at - make_interval(mins => ${minutes})` })
    .execute();

describe('the queue', () => {
  test('an issued bill is created in accounting once, by our reference, and its id is stored', async () => {
    const id = await issued();
    await pushDue(bills.app.db, ledgerOf(service.env), log);
    expect(service.calls()).toEqual(['token', 'GET bills', 'POST bills']);
    const row = await sendRequest.row(id);
    expect(row).toMatchObject({
      status: 'ISSUED',
      sync_status: 'SYNCED',
      sync_error: null,
      zoho_bill_id: expect.stringMatching(/^Z-/),
    });
    expect(docsOf(id)).toMatchObject([
      {
        bill_number: `INV-${id}`,
        vendor_name: 'Weavers of Erode',
        total: '448.00',
        line_items: [{ quantity: 4, rate: '100.00', tax_percentage: '12.00' }],
      },
    ]);
    await push();
    expect(service.calls()).toEqual([]);
    expect(await queueOf(id)).toMatchObject({ minutes: null, run_id: null });
  });

  test('a service that fails is asked again after 1, 5, 30 minutes, 2 and 12 hours, then no more; the bill stays as it is', async () => {
    const id = await issued();
    service.trouble({ on: 'GET bills', times: 99, status: 503, message: 'Down for repair' });
    for (const minutes of RETRY_MINUTES) {
      await push();
      expect((await queueOf(id)).minutes).toBe(minutes);
      await push();
      expect(service.calls().filter((kind) => kind === 'GET bills')).toHaveLength(1);
      await makeDue();
    }
    await push();
    expect(await queueOf(id)).toMatchObject({ minutes: null, tries: 6 });
    expect(await sendRequest.row(id)).toMatchObject({
      status: 'ISSUED',
      zoho_bill_id: null,
      sync_status: 'FAILED',
      sync_error: 'Down for repair',
    });
    service.endTroubles();
    expect(await sync(id)).toEqual([]);
    expect(docsOf(id)).toHaveLength(1);
  });

  test('a document queued again during an attempt is synced again', async () => {
    const id = await issued();
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    service.trouble({ on: 'GET bills', times: 1, late });
    const running = pushDue(bills.app.db, ledgerOf(service.env, 60_000), log);
    await until(() => service.calls().includes('GET bills'));
    expect((await sendRequest.change(id, { payment_due_date: dayFromToday(100) })).status).toBe(
      200,
    );
    answer();
    await running;
    await push();
    expect(docsOf(id)).toMatchObject([{ due_date: dayFromToday(100) }]);
  });

  test('many workers at once make one document of each bill', async () => {
    const ids = [await issued(), await issued(), await issued()];
    await Promise.all([push(), push(), push(), push()]);
    await Promise.all(ids.map(sync));
    for (const id of ids) expect(docsOf(id)).toHaveLength(1);
  });
});

describe('a lost answer never doubles', () => {
  test('made, and the answer cut: the next try finds it', async () => {
    const id = await issued();
    service.trouble({ on: 'POST bills', times: 1, losesAnswer: true });
    await push();
    expect(await sendRequest.row(id)).toMatchObject({
      sync_status: 'FAILED',
      sync_error: 'Accounting could not be reached',
      zoho_bill_id: null,
    });
    expect(await sync(id)).toEqual([]);
    expect(docsOf(id)).toHaveLength(1);
    expect(await queueOf(id)).toMatchObject({ minutes: null, create_sent_at: null });
  });

  test('created after our time limit: no second create until the first is over, however often a person retries', async () => {
    const id = await issued();
    service.trouble({ on: 'POST bills', times: 1, late: LIMIT_MS + 400 });
    await push();
    expect((await sendRequest.row(id)).sync_error).toBe('Accounting did not answer within 1 s');
    expect(await sync(id)).toEqual([
      'Accounting was asked before and has not answered yet: it is looked up again in a few minutes',
    ]);
    await service.late();
    expect(await sync(id)).toEqual([]);
    expect(docsOf(id)).toHaveLength(1);
  });

  test('never made: it is made after the wait', async () => {
    const id = await issued();
    service.trouble({ on: 'POST bills', times: 1, status: 502 });
    await push();
    expect(await sync(id)).toHaveLength(1);
    await passMinutes(5);
    expect(await sync(id)).toEqual([]);
    expect(docsOf(id)).toHaveLength(1);
  });

  test('a definite refusal: its message is stored, and a corrected document is created at once', async () => {
    const id = await issued();
    service.trouble({ on: 'POST bills', times: 1, status: 400, message: 'Vendor is inactive' });
    expect(await sync(id)).toEqual(['Vendor is inactive']);
    expect(await sync(id)).toEqual([]);
    expect(docsOf(id)).toHaveLength(1);
  });

  test('two people at once', async () => {
    const id = await issued();
    expect(await Promise.all([sync(id), sync(id), push()])).toEqual([[], [], undefined]);
    expect(docsOf(id)).toHaveLength(1);
  });

  test('a process that died in the middle is followed by the next one', async () => {
    const id = await issued();
    await bills.app.db
      .updateTable('accounting_pushes')
      .set({
        run_id: sql<string>`gen_random_uuid()`,
        run_until: sql<string>`now() - interval '1 second'`,
        next_try_at: sql<string>`now() - interval '1 second'`,
      })
      .execute();
    await push();
    expect(docsOf(id)).toHaveLength(1);
  });
});

describe('a bill that accounting has', () => {
  test('is read again; our changes are written to accounting', async () => {
    const id = await issued();
    await push();
    service.calls();
    expect(await sync(id)).toEqual([]);
    expect(service.calls()).toEqual(['GET bills']);
    await sendRequest.change(id, { payment_due_date: dayFromToday(160) });
    await push();
    expect(service.calls()).toEqual(['GET bills', 'PUT bills']);
    expect(docsOf(id)).toMatchObject([{ due_date: dayFromToday(160) }]);
  });

  test('is cancelled here only after it was removed in accounting, and is not created anew', async () => {
    const id = await issued();
    await push();
    const cancel = () =>
      sendRequest.move(id, 'CANCELLED', { reason_for_cancellation: 'Wrong goods' });
    expect(await cancel()).toMatchObject({
      status: 400,
      body: { message: 'This bill is in accounting: it must be removed there first' },
    });
    service.trouble({ on: 'GET bills', times: 1, status: 500 });
    expect((await cancel()).body.error).toBe('ACCOUNTING_UNREACHABLE');
    service.books.bills.delete((await sendRequest.row(id)).zoho_bill_id!);
    await sendRequest.change(id, { payment_due_date: dayFromToday(190) });
    await push();
    expect(docsOf(id)).toEqual([]);
    expect(await sendRequest.row(id)).toMatchObject({ zoho_bill_id: null, sync_status: 'FAILED' });
    expect((await cancel()).body.data).toMatchObject({ status: 'CANCELLED' });
    await push();
    expect(docsOf(id)).toEqual([]);
    expect(await sendRequest.row(id)).toMatchObject({ status: 'CANCELLED', sync_status: null });
  });

  test('with an id that never arrived is voided in accounting when it is cancelled here', async () => {
    const id = await issued();
    service.trouble({ on: 'POST bills', times: 1, losesAnswer: true });
    await push();
    expect(
      (await sendRequest.move(id, 'CANCELLED', { reason_for_cancellation: 'Wrong goods' })).status,
    ).toBe(200);
    await push();
    expect(docsOf(id)).toMatchObject([{ status: 'void' }]);
    expect(await sendRequest.row(id)).toMatchObject({ status: 'CANCELLED', sync_status: 'SYNCED' });
  });
});

describe('/bill/refresh', () => {
  test('a draft is refused with one error; success is an empty list; a failure has its words', async () => {
    const po = await addSentPo(bills);
    const { bill_id } = (await sendRequest.create([po], [4])).body.data;
    expect((await sendRequest.refresh(bill_id)).body).toMatchObject({
      success: true,
      error: ['Only an issued bill is sent to accounting'],
    });
    await sendRequest.issue(bill_id);
    service.trouble({ on: 'GET bills', times: 1, status: 429, message: 'Too many calls' });
    expect((await sendRequest.refresh(bill_id)).body).toMatchObject({
      error: ['Too many calls'],
      data: { sync_status: 'FAILED', status: 'ISSUED' },
    });
    expect((await sendRequest.refresh(bill_id, Role.OPERATIONS)).body).toMatchObject({
      error: [],
      data: { sync_status: 'SYNCED' },
    });
    expect((await sendRequest.refresh(999_999)).status).toBe(404);
  });
});

describe('the token', () => {
  test('is fetched once for all who need it, again once when it is not taken any more', async () => {
    const ids = [await issued(), await issued(), await issued(), await issued()];
    const before = service.tokens();
    const fresh = ledgerOf(service.env);
    await Promise.all(ids.map((id) => syncOnce(bills.app.db, fresh, 'BILL', id)));
    expect(service.tokens()).toBe(before + 1);
    service.expireToken();
    await Promise.all(ids.map((id) => syncOnce(bills.app.db, fresh, 'BILL', id)));
    expect(service.tokens()).toBe(before + 2);
    for (const id of ids) expect(docsOf(id)).toHaveLength(1);
  });

  test('no secret is in an error, on the document or in the log', async () => {
    const id = await issued();
    const wrong = ledgerOf({ ...service.env, ACCOUNTING_CLIENT_SECRET: 'another-secret' });
    expect(await syncOnce(bills.app.db, wrong, 'BILL', id)).toEqual([
      'Accounting does not let us in: check its credentials',
    ]);
    service.trouble({
      on: 'GET bills',
      times: 1,
      status: 400,
      message: `You sent ${CLIENT.secret} and ${CLIENT.refresh}`,
    });
    await sync(id);
    expect((await sendRequest.row(id)).sync_error).toBe('You sent … and …');
    await expect(existsInAccounting(bills.app.db, wrong, 'BILL', id)).resolves.toBe(false);
    const said = JSON.stringify([
      logged,
      await bills.app.db.selectFrom('bills').selectAll().execute(),
    ]);
    for (const secret of [CLIENT.secret, CLIENT.refresh, 'another-secret', 'token-'])
      expect(said).not.toContain(secret);
  });

  test('half of the credentials is a mistake at the start', () => {
    const { ACCOUNTING_REFRESH_TOKEN: _, ...half } = service.env;
    expect(() => ledgerOf(half)).toThrow(
      'ACCOUNTING_REFRESH_TOKEN must be set with ACCOUNTING_URL',
    );
  });
});
