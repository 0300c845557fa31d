import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MAIL_KINDS, MAILS } from '@munim/schema/company/mails.rules.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import {
  createTestApp,
  replaceCompany,
  TEST_SECRETS,
  type TestApp,
} from '../../testing/testApp.ts';
import { lastAuditId } from '../../testing/testAudit.ts';
import { call } from '../../testing/testCompany.ts';
import { type Database, openDatabase } from '../core/data/database.ts';
import { buildApp } from '../core/http/app.ts';
import type { Services } from '../core/services.ts';
import { readSettings, type Settings } from '../core/settings.ts';
import type { Message } from '../messages/messages.public.ts';
import type { Company } from './company.shapes.ts';

const { TOP_ADMIN, BROAD_ACCESS, SALES } = Role;
const sent: Message[] = [];
let accepts = true;
const messenger = {
  reaches: () => Promise.resolve(true),
  sendNow: (message: Message) => {
    sent.push(message);
    return Promise.resolve(accepts);
  },
};
let app: TestApp;
/** The same database behind another instance. */
let other: TestApp;
let otherDb: Database;
let settings: Settings;

beforeAll(async () => {
  app = await createTestApp({ services: { messenger } });
  otherDb = openDatabase(app.url);
  settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: app.url });
  const second = await buildApp({
    db: otherDb,
    settings,
    services: { messenger } as unknown as Services,
  });
  await second.ready();
  other = { ...app, app: second };
}, 60_000);
beforeEach(async () => {
  sent.splice(0);
  accepts = true;
  await replaceCompany(app.db, settings);
});
afterAll(async () => {
  await other.app.close();
  await otherDb.destroy();
  await app.close();
});

const read = async (): Promise<Company> =>
  (await call(app, TOP_ADMIN, 'GET', '/company')).body.data;
const change = async (fields: object, who: number = TOP_ADMIN) =>
  call(app, who, 'PATCH', '/company/mail', {
    version: (await read()).version,
    kind: 'SIGN_IN_CODE',
    subject: 'Hello',
    body: 'Code {code}',
    ...fields,
  });
const emailOf = async (role: number) =>
  (
    await app.db
      .selectFrom('users')
      .select('email')
      .where('user_id', '=', app.userIdOf(role))
      .executeTakeFirstOrThrow()
  ).email;
const askCode = async (by: TestApp) =>
  (
    await by.app.inject({
      method: 'POST',
      url: '/sendOtp',
      headers: { 'client-type': 'MODERATOR' },
      payload: { type: 'email', value: await emailOf(SALES) },
    })
  ).json();

test('a text of the company is in the next mail of every instance, escaped in HTML, and the shipped one comes back', async () => {
  const before = await lastAuditId(app.db);
  expect((await change({ body: '<b>{code}</b> & {minutes}\n\n{company}' })).status).toBe(200);
  for (const by of [app, other]) {
    sent.splice(0);
    expect(await askCode(by)).toMatchObject({ success: true });
    const [mail] = sent;
    const code = /^<b>(\d{6})<\/b> & 5$/m.exec(mail!.text)?.[1];
    expect(mail).toMatchObject({ channel: 'MAIL', subject: 'Hello' });
    expect(mail!.text).toBe(`<b>${code}</b> & 5\n\nMunim Hospitality Supplies`);
    expect(mail!.html).toContain(`&lt;b&gt;${code}&lt;/b&gt; &amp; 5`);
    await app.db.deleteFrom('otp_sessions').execute();
  }
  const { subject, body } = MAILS.SIGN_IN_CODE;
  expect((await change({ subject, body })).body.data.mail_templates).toEqual({});
  const rows = await app.db
    .selectFrom('audit_log')
    .select('changes')
    .where('entity', '=', 'COMPANY')
    .where('audit_id', '>', before)
    .orderBy('audit_id')
    .execute();
  expect(rows.map(({ changes }) => changes)).toMatchObject([
    { mail_sign_in_code_subject: { from: subject, to: 'Hello' } },
    { mail_sign_in_code_subject: { from: 'Hello', to: subject } },
  ]);
});

test.each<[object, string]>([
  [{ body: 'Code' }, 'body'],
  [{ body: '{code} {name}' }, 'body'],
  [{ subject: '{code}' }, 'subject'],
  [{ subject: 'Two\nlines' }, 'subject'],
  [{ subject: 'x'.repeat(151) }, 'subject'],
  [{ body: `{code}${'x'.repeat(4000)}` }, 'body'],
  [{ kind: 'REMINDER' }, 'kind'],
  [{ html: '<p>' }, 'html'],
])('%j is refused with its field', async (fields, field) => {
  expect(await change(fields)).toMatchObject({ status: 400, body: { field } });
  expect((await read()).mail_templates).toEqual({});
});

test('two who change the same version: the second is told', async () => {
  const { version } = await read();
  const kinds = ['TICKET', 'WELCOME'];
  const answers = await Promise.all(
    kinds.map((kind) =>
      change({ version, kind, body: kind === 'TICKET' ? '{address}' : 'Welcome' }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('a test goes to who asks, with sample values, five a minute, and says when it was not taken', async () => {
  const tryIt = (fields: object = {}, who: number = TOP_ADMIN) =>
    call(app, who, 'POST', '/company/mail/test', {
      kind: 'WELCOME',
      subject: 'Welcome, {person}',
      body: '{customer} at {company}',
      ...fields,
    });
  expect((await tryIt({}, BROAD_ACCESS)).status).toBe(403);
  expect((await tryIt({ body: '{code}' })).body).toMatchObject({ field: 'body' });
  expect(sent).toEqual([]);
  expect((await tryIt()).status).toBe(200);
  expect(sent).toMatchObject([
    {
      recipients: [await emailOf(TOP_ADMIN)],
      subject: 'Welcome, Meera Rao',
      text: 'Hotel Udupi at Munim Hospitality Supplies',
    },
  ]);
  accepts = false;
  expect((await tryIt()).body.error).toBe('MAIL_NOT_SENT');
  accepts = true;
  for (let i = 0; i < 3; i++) expect((await tryIt()).status).toBe(200);
  expect((await tryIt()).body.error).toBe('RATE_LIMITED');
  expect(sent).toHaveLength(5);
});

test('every kind can be changed', async () => {
  for (const kind of MAIL_KINDS) {
    const body = `Own words\n${MAILS[kind].body}`;
    expect((await change({ kind, subject: 'Own', body })).status).toBe(200);
  }
  expect(Object.keys((await read()).mail_templates)).toHaveLength(MAIL_KINDS.length);
});

test('others than who changes the company cannot', async () => {
  expect((await change({}, BROAD_ACCESS)).status).toBe(403);
});
