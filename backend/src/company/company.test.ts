import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { gstinCheckCharacter } from '@munim/schema/shared/gstin.ts';
import { Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { call } from '../../testing/testCompany.ts';
import { addBilled } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { TEST_SECRETS, type TestApp } from '../../testing/testApp.ts';
import { companyNow, takeFirstCompany, withCompany } from '../core/data/company.ts';
import { type Database, openDatabase, withTransaction } from '../core/data/database.ts';
import { copyIssued } from '../core/data/issuedCopies.ts';
import { workOf } from '../core/data/work.ts';
import { buildApp } from '../core/http/app.ts';
import type { Services } from '../core/services.ts';
import { readSettings, type Settings } from '../core/settings.ts';
import type { Company } from './company.shapes.ts';

const { TOP_ADMIN, BROAD_ACCESS, FINANCE, SALES } = Role;
const PAN = 'AAACM4154Q';
const gstinOf = (state: string, pan = PAN) => {
  const first14 = `${state}${pan}1Z`;
  return first14 + gstinCheckCharacter(first14);
};
const KOCHI = {
  gstin: gstinOf('32'),
  state: 'Kerala',
  address1: '9 Market Road',
  city: 'Kochi',
  postal_code: '682001',
};
const MYSURU = {
  gstin: gstinOf('29'),
  state: 'Karnataka',
  address1: '4 Palace Road',
  city: 'Mysuru',
  postal_code: '570001',
};

const REGISTERED = ['quotations', 'orders', 'purchase_orders', 'delivery_challans'];

let logistics: Logistics;
let app: TestApp;
/** The same database behind another instance, with connections of its own. */
let other: TestApp;
let otherDb: Database;
let settings: Settings;
/** An instance reads the company again when its version is another: never one that a test has reached by its changes. */
let versions = 1000;

beforeAll(async () => {
  logistics = await addLogistics();
  app = logistics.test;
  otherDb = openDatabase(app.url);
  settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: app.url });
  const second = await buildApp({ db: otherDb, settings, services: {} as Services });
  await second.ready();
  other = { ...app, app: second };
}, 60_000);
/** Drops the company, as in a database that is older than its table and has documents. */
async function dropCompany(): Promise<void> {
  await app.db.deleteFrom('company').execute();
  for (const table of REGISTERED)
    await sql`update ${sql.table(table)} set gst_registration_id = null`.execute(app.db);
  await app.db.deleteFrom('gst_registrations').execute();
}
beforeEach(async () => {
  await dropCompany();
  await takeFirstCompany(app.db, settings);
  await app.db
    .updateTable('company')
    .set({ version: (versions += 1000) })
    .execute();
});
afterAll(async () => {
  await other.app.close();
  await otherDb.destroy();
  await app.close();
});

const read = async (by = app): Promise<Company> =>
  (await call(by, TOP_ADMIN, 'GET', '/company')).body.data;
const change = async (fields: object, who: number | null = TOP_ADMIN, by = app) =>
  call(by, who, 'PATCH', '/company', { version: (await read()).version, ...fields });
const register = async (path: string, fields: object) =>
  call(app, TOP_ADMIN, 'POST', `/company/registration${path}`, {
    version: (await read()).version,
    ...fields,
  });
const registrationsOfOrders = () =>
  app.db
    .selectFrom('orders')
    .select(['order_id', 'gst_registration_id'])
    .orderBy('order_id')
    .execute();
const idOf = async (gstin: string) =>
  (await read()).registrations.find((one) => one.gstin === gstin)!.gst_registration_id;

test('administrators read and change it, others neither', async () => {
  for (const role of [BROAD_ACCESS, FINANCE, SALES]) {
    expect((await call(app, role, 'GET', '/company')).status).toBe(403);
    expect((await change({ phone: '1' }, role)).status).toBe(403);
  }
  expect((await change({ phone: '1' }, null)).status).toBe(401);
  expect(roleTemplate(TOP_ADMIN).company).toContain('UPDATE');
  expect((await read()).registrations).toMatchObject([{ gstin: gstinOf('29'), is_default: true }]);
});

test.each([
  [{ legal_name: 'ab' }, 'legal_name'],
  [{ pan: 'AAACM4154' }, 'pan'],
  [{ pan: 'AABCK1234F' }, 'pan'],
  [{ cin: 'U51909' }, 'cin'],
  [{ email: 'nobody' }, 'email'],
  [{ upi_id: 'munim' }, 'upi_id'],
  [{ role_names: { 99: 'Nobody' } }, 'role_names'],
])('%j is refused with its field', async (fields, field) => {
  expect(await change(fields)).toMatchObject({ status: 400, body: { field } });
});

test.each([
  [{ gstin: gstinOf('32').slice(0, 14) + '?' }, 'gstin'],
  [{ gstin: gstinOf('29') }, 'gstin'],
  [{ gstin: gstinOf('32', 'AABCK1234F') }, 'gstin'],
  [{ state: 'Atlantis' }, 'state'],
  [{ postal_code: '560001' }, 'postal_code'],
  [{ city: 'XY' }, 'city'],
  [{ address1: '9 Market Road, Kochi 682001' }, 'address1'],
])('a registration with %j is refused with its field', async (fields, field) => {
  expect(await register('', { ...KOCHI, ...fields })).toMatchObject({
    status: 400,
    body: { field },
  });
});

test('a change is in force at once on every instance, and what was issued keeps what it had', async () => {
  const printed = async (id: number) => {
    const { rows } = await sql<{ facts: { companyName: string; invoiceTerms: string } }>`
      select k.facts from issued_copies ic join company_copies k using (company_key)
      where ic.entity = 'INVOICE' and ic.document_id = ${id}`.execute(app.db);
    return rows[0]!.facts;
  };
  const before = (await addBilled(logistics)).invoiceIds[0]!;
  expect(await call(other, TOP_ADMIN, 'GET', '/admin/role')).toMatchObject({ status: 200 });

  const legal_name = 'Munim Supplies Private Limited';
  const changed = await change(
    { legal_name, invoice_terms: ' New terms ', role_names: { [SALES]: 'Seller of goods' } },
    TOP_ADMIN,
    other,
  );
  expect(changed.body.data).toMatchObject({ legal_name, invoice_terms: 'New terms' });

  const roles = (await call(app, TOP_ADMIN, 'GET', '/admin/role')).body.data as {
    role_id: number;
    display_name: string;
  }[];
  expect(roles.find(({ role_id }) => role_id === SALES)?.display_name).toBe('Seller of goods');
  const after = (await addBilled(logistics)).invoiceIds[0]!;
  expect(await printed(after)).toMatchObject({
    companyName: legal_name,
    invoiceTerms: 'New terms',
  });
  expect((await printed(before)).companyName).toBe('Munim Hospitality Supplies');
});

test('two who change the same version: the second is told, and sees the audit row of the first', async () => {
  const { version } = await read();
  const send = (phone: string) => call(app, TOP_ADMIN, 'PATCH', '/company', { version, phone });
  const answers = await Promise.all([send('080 1111'), send('080 2222')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body.error).toBe('CONFLICT');
  const rows = await app.db
    .selectFrom('audit_log')
    .select('changes')
    .where('entity', '=', 'COMPANY')
    .orderBy('audit_id', 'desc')
    .limit(1)
    .execute();
  expect(rows[0]?.changes).toMatchObject({ phone: { from: '' } });
  expect((await read()).version).toBe(version + 1);
});

test('with documents PAN and GST number stay, and a registration is ended instead of removed', async () => {
  await addBilled(logistics);
  expect((await read()).has_documents).toBe(true);
  expect((await change({ pan: 'AABCK1234F' })).body).toMatchObject({ field: 'pan' });
  const id = await idOf(gstinOf('29'));
  const edit = async (fields: object) =>
    call(app, TOP_ADMIN, 'PATCH', '/company/registration', {
      version: (await read()).version,
      gst_registration_id: id,
      ...MYSURU,
      ...fields,
    });
  expect((await edit({ ...KOCHI })).body).toMatchObject({ field: 'gstin' });
  expect((await edit({})).body.data.registrations[0]).toMatchObject(MYSURU);
  const remove = async (which: number) =>
    call(
      app,
      TOP_ADMIN,
      'DELETE',
      `/company/registration?gst_registration_id=${which}&version=${(await read()).version}`,
    );
  expect((await remove(id)).body.message).toMatch('default');

  expect((await register('', KOCHI)).body.data.registrations[1]).toMatchObject({
    ...KOCHI,
    is_default: false,
    has_documents: false,
  });
  const kochi = { gst_registration_id: await idOf(KOCHI.gstin) };
  // an open order keeps its registration, which therefore stays
  const open = await registrationsOfOrders();
  expect((await register('/default', kochi)).status).toBe(200);
  expect(await registrationsOfOrders()).toEqual(open);
  const end = await register('/end', { gst_registration_id: id });
  expect(end.body).toMatchObject({
    error: 'OPEN_DOCUMENTS',
    message: expect.stringMatching(/^order SO-.+ finish or cancel them before it ends$/),
  });
  expect((await register('/default', { gst_registration_id: id })).status).toBe(200);
  expect((await remove(kochi.gst_registration_id)).status).toBe(200);
});

describe('another default registration', () => {
  test('decides number and state; the one of before can be ended, not taken out', async () => {
    await sql`update orders set status = 'CANCELLED'`.execute(app.owner);
    await sql`update quotations set status = 'REJECTED', reject_message = 'x'`.execute(app.owner);
    await register('', KOCHI);
    for (const table of ['purchase_orders', 'delivery_challans'])
      await sql`update ${sql.table(table)} set gst_registration_id = ${await idOf(KOCHI.gstin)}`.execute(
        app.owner,
      );
    const from = { gst_registration_id: await idOf(gstinOf('29')) };
    const to = { gst_registration_id: await idOf(KOCHI.gstin) };
    expect((await register('/end', from)).body.message).toMatch('default');
    const done = await register('/default', to);
    expect([done.status, done.body.message]).toEqual([200, undefined]);
    const profile = await call(other, SALES, 'GET', '/user/profile');
    expect(profile.body.user).toMatchObject({ company_state_code: '32' });
    const ended = await register('/end', from);
    expect(ended.body.data.registrations.at(-1)).toMatchObject({ ended_on: expect.any(String) });
    expect((await register('/default', from)).body.message).toMatch('has ended');
  });
});

test('who issues waits for a change that runs, and then works with the new company', async () => {
  const tries: string[] = [];
  const invoice = (await addBilled(logistics)).invoiceIds[0]!;
  const viewer = { userId: app.userIdOf(TOP_ADMIN) } as never;
  await expect(
    withTransaction(app.db, async (trx) => {
      const company = await companyNow(app.db, trx);
      tries.push(company.companyName);
      // another instance changes the name meanwhile
      if (tries.length === 1) await change({ legal_name: 'Changed meanwhile' }, TOP_ADMIN, other);
      await withCompany(company, () =>
        copyIssued(workOf(trx, { ...settings, ...company }, viewer), 'INVOICE', invoice),
      );
    }),
  ).rejects.toThrow('issued_copies_pkey');
  expect(tries).toEqual(['Munim Hospitality Supplies', 'Changed meanwhile']);
});

describe('the first values', () => {
  const settingsOf = (env: object) =>
    readSettings({ ...TEST_SECRETS, DATABASE_URL: app.url, ...env });

  test('are taken once, by one of two instances, and ignored afterwards', async () => {
    await addBilled(logistics);
    await dropCompany();
    const first = settingsOf({ COMPANY_PHONE: '080 1234' });
    await Promise.all([takeFirstCompany(app.db, first), takeFirstCompany(otherDb, first)]);
    expect(await read()).toMatchObject({ phone: '080 1234', version: 1 });
    // documents that were there before have its registration
    const gst_registration_id = await idOf(gstinOf('29'));
    expect(new Set((await registrationsOfOrders()).map((one) => one.gst_registration_id))).toEqual(
      new Set([gst_registration_id]),
    );
    expect((await read()).registrations).toHaveLength(1);
    expect(await takeFirstCompany(app.db, settingsOf({ COMPANY_PHONE: '080 9' }))).toEqual([
      'COMPANY_PHONE',
    ]);
    expect((await read()).phone).toBe('080 1234');
  });

  test('a database with staff and no company is not served without them', async () => {
    await dropCompany();
    const { TOKEN_SECRET, FILE_SIGNING_KEY } = TEST_SECRETS;
    const bare = readSettings({ TOKEN_SECRET, FILE_SIGNING_KEY, DATABASE_URL: app.url });
    await expect(takeFirstCompany(app.db, bare)).rejects.toThrow('COMPANY_NAME');
    // users of a session can do nothing that needs the company
    const answer = await call(app, TOP_ADMIN, 'GET', '/user/profile');
    expect(answer.body.user).toMatchObject({ company_state_code: '' });
  });
});
