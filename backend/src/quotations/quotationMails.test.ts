import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { createTestApp, TEST_SECRETS, type TestApp } from '../../testing/testApp.ts';
import { addRfq, addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { filesOfMail, textOfPdf } from '../../testing/testPdf.ts';
import { type ReceivedMail, startSmtp, type TestServer } from '../../testing/testServers.ts';
import { type Database, openDatabase } from '../core/data/database.ts';
import { startJobs } from '../core/data/jobs.ts';
import { createLog } from '../core/log.ts';
import { readSettings } from '../core/settings.ts';
import { createMessenger } from '../messages/createMessenger.ts';
import { startOutbox } from '../messages/outboxQueue.ts';

let db: Database;
let smtp: TestServer<ReceivedMail>;
let boss: PgBoss;
let app: TestApp;
let company: TestCompany;

beforeAll(async () => {
  const [database, server] = await Promise.all([createTestDatabase(), startSmtp()]);
  smtp = server;
  db = openDatabase(database.url);
  const silent = createLog('silent');
  boss = await startJobs(database.url, silent);
  const settings = readSettings({
    ...TEST_SECRETS,
    DATABASE_URL: database.url,
    SMTP_URL: smtp.url,
  });
  const outbox = await startOutbox(db, boss, createMessenger(settings, silent, 20_000), 0.5);
  app = await createTestApp({ database, services: { outbox } });
  company = await addTestCompany(app);
});
beforeEach(() => {
  smtp.mood = 'takes';
  smtp.received.splice(0);
});
afterAll(async () => {
  await boss.stop({ graceful: true, timeout: 8000 });
  await db.destroy();
  await app.close();
  await smtp.close();
});

async function addQuotation(): Promise<number> {
  const request_id = await addRfq(app, company, {});
  const quotation_items = [{ request_id, included_in_quotation: true }];
  return (await call(app, Role.SALES, 'POST', '/quotation', { quotation_items })).body.quotation_id;
}
const send = (quotation_id: number) =>
  call(app, Role.TOP_ADMIN, 'POST', '/quotation/email/send', {
    quotation_id,
    emails: ['buyer@example.com'],
  });
const change = (quotation_id: number, more: object) =>
  call(app, Role.TOP_ADMIN, 'PUT', '/quotation', { quotation_id, ...more });
const messages = (quotation_id: number) =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('entity', '=', 'QUOTATION')
    .where('entity_id', '=', quotation_id)
    .orderBy('message_id')
    .execute();
const statuses = async (quotation_id: number) =>
  (await messages(quotation_id)).map(({ status }) => status);
const actions = async (quotation_id: number) =>
  (await call(app, Role.TOP_ADMIN, 'GET', `/logs?quotation_id=${quotation_id}`)).body.data.map(
    ({ action }: { action: string }) => action,
  );

/** Lets the time of the next try come, and waits until none is left to try. */
async function passTime(quotation_id: number): Promise<void> {
  await sql`update messages set next_try_at = now() where status = 'QUEUED'`.execute(db);
  for (let tries = 0; tries < 300; tries++) {
    await sql`update pgboss.job set start_after = now() where name = 'messages' and state in ('created', 'retry')`.execute(
      db,
    );
    const { rows } =
      await sql`select from pgboss.job where name = 'messages' and state in ('created', 'retry', 'active')`.execute(
        db,
      );
    if (!rows.length && !(await statuses(quotation_id)).includes('QUEUED')) return;
    await wait(100);
  }
  throw new Error(`Still queued: ${JSON.stringify(await messages(quotation_id))}`);
}

const pdfs = () =>
  Promise.all(
    smtp.received.map(async ({ source }) => {
      const files = [...filesOfMail(source)];
      expect(files).toHaveLength(1);
      const [name, bytes] = files[0]!;
      return { name, text: await textOfPdf(bytes) };
    }),
  );

describe('a quotation by mail', () => {
  test('carries its PDF with number and total, each time that it is sent', async () => {
    const id = await addQuotation();
    expect((await send(id)).body.email_sent).toBe(true);
    expect((await send(id)).body.email_sent).toBe(true);
    await passTime(id);
    const both = await pdfs();
    expect(both.map(({ name }) => name)).toEqual([`Quotation ${id}.pdf`, `Quotation ${id}.pdf`]);
    expect(both[0]!.text).toContain(`Quotation no.${id}`);
    expect(both[0]!.text).toContain('1,232.00');
    expect(both[0]!.text).not.toContain('DRAFT');
    const download = await app.app.inject({
      url: `/quotation/download?quotation_id=${id}&type=pdf&beautify=true`,
      headers: await app.as(Role.SALES),
    });
    const text = await textOfPdf(download.rawPayload);
    expect(both.map((mail) => mail.text)).toEqual([text, text]);
  });

  test('waits while its server is down; a recall withdraws it, and the next revision is sent alone', async () => {
    const id = await addQuotation();
    smtp.mood = 'refuses';
    expect((await send(id)).body.email_sent).toBe(false);
    expect(await statuses(id)).toEqual(['QUEUED']);
    expect((await change(id, { status: 'SENT' })).status).toBe(200);
    expect(await statuses(id)).toEqual(['WITHDRAWN']);
    expect((await actions(id)).slice(0, 2)).toEqual(['RECALL', 'MESSAGE_WITHDRAWN']);
    smtp.mood = 'takes';
    await passTime(id);
    expect(smtp.received).toEqual([]);
    expect((await send(id)).body.email_sent).toBe(true);
    const [only, ...others] = await pdfs();
    expect(others).toEqual([]);
    expect(only!.text).toContain('Revision1');
  });

  test('so does a rejection', async () => {
    const id = await addQuotation();
    smtp.mood = 'refuses';
    await send(id);
    await change(id, { status: 'REJECTED', reject_message: 'Too late' });
    smtp.mood = 'takes';
    await passTime(id);
    expect([await statuses(id), smtp.received]).toEqual([['WITHDRAWN'], []]);
  });

  test('whose print fails is not sent without it: it is tried again, and goes out once', async () => {
    const id = await addQuotation();
    smtp.mood = 'refuses';
    await send(id);
    smtp.mood = 'takes';
    const [queued] = await messages(id);
    await sql`
      update messages set content = jsonb_set(content, '{attachments,0,print}', '"<html><body><p>half</body></html>"'),
        next_try_at = now() where message_id = ${queued!.message_id}`.execute(db);
    await sql`update pgboss.job set start_after = now() where name = 'messages' and state in ('created', 'retry')`.execute(
      db,
    );
    for (let tries = 0; tries < 300 && (await messages(id))[0]!.tries < 2; tries++) await wait(100);
    expect((await messages(id))[0]).toMatchObject({
      status: 'QUEUED',
      tries: 2,
      error: expect.stringContaining('unexpected close tag'),
    });
    expect(smtp.received).toEqual([]);
    await db
      .updateTable('messages')
      .set({ content: JSON.stringify(queued!.content) })
      .where('message_id', '=', queued!.message_id)
      .execute();
    await passTime(id);
    expect(await statuses(id)).toEqual(['SENT']);
    expect((await pdfs()).map(({ name }) => name)).toEqual([`Quotation ${id}.pdf`]);
  });
});
