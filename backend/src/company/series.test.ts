import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Series } from '@munim/schema/company/numbering.rules.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import {
  createTestApp,
  replaceCompany,
  TEST_SECRETS,
  type TestApp,
} from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';
import { step } from '../../testing/testSteps.ts';
import { withTransaction } from '../core/data/database.ts';
import { financialYear, nextDocumentNumber } from '../core/data/documentNumber.ts';
import { readSettings } from '../core/settings.ts';
import type { Company } from './company.shapes.ts';

const GSTIN = '29AAACM4154Q1ZY';
const KERALA = {
  gstin: '32AAACM4154Q1ZB',
  state: 'Kerala',
  address1: '9 Market Road',
  city: 'Kochi',
  postal_code: '682001',
};
const YEAR = financialYear();

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({});
});
beforeEach(async () => {
  for (const table of ['document_series', 'document_prefixes', 'gst_registrations'] as const)
    await app.owner.deleteFrom(table).execute();
  await replaceCompany(app.db, readSettings({ ...TEST_SECRETS, DATABASE_URL: app.url }));
});
afterAll(() => app.close());

const read = async (): Promise<Company> =>
  (await call(app, Role.TOP_ADMIN, 'GET', '/company')).body.data;
const send = async (method: 'PATCH' | 'POST' | 'DELETE', path: string, fields: object) => {
  const { version } = await read();
  return method === 'DELETE'
    ? call(
        app,
        Role.TOP_ADMIN,
        method,
        `${path}?version=${version}&${new URLSearchParams(fields as Record<string, string>)}`,
      )
    : call(app, Role.TOP_ADMIN, method, path, { version, ...fields });
};
const set = (series: Series, prefix: string, next_number: number, gstin: string | null = null) =>
  send('PATCH', '/company/series', { series, gstin, prefix, next_number });
const take = (series: Series, gstin = '', day?: string) =>
  withTransaction(app.db, (trx) =>
    nextDocumentNumber(trx, series, { gstin, ...(day === undefined ? {} : { day }) }),
  );
const shown = async (series: Series, gstin: string | null = null) =>
  (await read()).series.find((one) => one.series === series && one.gstin === gstin);

test('without a choice the code of the series is the prefix, from 1', async () => {
  expect((await read()).series).toEqual(
    (['INV', 'CN', 'SO', 'DC'] as const).map((series) => ({
      series,
      gstin: series === 'INV' || series === 'CN' ? GSTIN : null,
      prefix: series,
      financial_year: YEAR,
      next_number: 1,
      next: `${series}-${YEAR}-00001`,
      has_numbers: false,
    })),
  );
  expect((await call(app, Role.FINANCE, 'PATCH', '/company/series', {})).status).toBe(403);
});

test('the numbers of orders', async () => {
  await step(
    'numbers go on from those of another program, and then one after the other',
    async () => {
      expect((await set('SO', 'ORD', 146)).body.data.series).toContainEqual({
        series: 'SO',
        gstin: null,
        prefix: 'ORD',
        financial_year: YEAR,
        next_number: 146,
        next: `ORD-${YEAR}-00146`,
        has_numbers: false,
      });
      // the number is not used yet: it may still be lowered
      expect((await set('SO', 'ORD', 140)).status).toBe(200);
      expect(await take('SO')).toBe(`ORD-${YEAR}-00140`);
      expect(await shown('SO')).toMatchObject({ next_number: 141, has_numbers: true });
      expect((await set('SO', 'ORD', 141)).status).toBe(200);
      const [row] = await app.db
        .selectFrom('audit_log')
        .select(['entity', 'action', 'changes'])
        .where('entity', '=', 'COMPANY')
        .orderBy('audit_id', 'desc')
        .limit(1)
        .execute();
      expect(row?.changes).toEqual({ 'series SO next number': { from: 146, to: 140 } });
    },
  );

  for (const [reason, prefix, next, field, text] of [
    ['lower than one given', 'ORD', 100, 'next_number', `ORD-${YEAR}-00140 is given`],
    ['the one given', 'ORD', 140, 'next_number', 'the next number is 141'],
    ['with a gap', 'ORD', 142, 'next_number', 'no gap'],
    ['too long', 'ORDER', 100_000, 'next_number', '17 characters'],
    ['small letters', 'ord', 141, 'prefix', 'capital letters'],
    ['of invoices', 'INV', 1, 'prefix', 'Invoices have the prefix INV'],
    ['no number', 'ORD', 0, 'next_number', ''],
  ] as const)
    await step(`${reason}: refused with the reason`, async () => {
      const before = await shown('SO');
      expect(await set('SO', prefix, next)).toMatchObject({
        status: 400,
        body: { field, message: expect.stringContaining(text) },
      });
      expect(await shown('SO')).toEqual(before);
    });

  await step(
    'another prefix is another series; an earlier one goes on where it ended, and no other kind gets it',
    async () => {
      expect((await set('SO', 'S-2', 1)).status).toBe(200);
      expect(await take('SO')).toBe(`S-2-${YEAR}-00001`);
      expect((await set('DC', 'ORD', 1)).body).toMatchObject({
        field: 'prefix',
        message: 'Orders have the prefix ORD',
      });
      expect((await set('SO', 'ORD', 1)).body).toMatchObject({ field: 'next_number' });
      expect((await set('SO', 'ORD', 141)).status).toBe(200);
      expect(await take('SO')).toBe(`ORD-${YEAR}-00141`);
    },
  );
});

test('the series of each registration is its own, begins anew with the year, and moves with its number', async () => {
  expect((await send('POST', '/company/registration', KERALA)).status).toBe(200);
  expect((await set('INV', 'KL', 77, KERALA.gstin)).status).toBe(200);
  expect(await shown('INV', GSTIN)).toMatchObject({ prefix: 'INV', next_number: 1 });
  expect((await set('INV', 'KL', 77)).body).toMatchObject({ field: 'gstin' });
  expect((await set('SO', 'ORD', 142, GSTIN)).body).toMatchObject({ field: 'gstin' });
  const other = { ...KERALA, gstin: '32AAACM4154Q2ZA' };
  const { gst_registration_id } = (await read()).registrations[1]!;
  const moved = await send('PATCH', '/company/registration', { ...other, gst_registration_id });
  expect(moved.status).toBe(200);
  expect(await shown('INV', other.gstin)).toMatchObject({ prefix: 'KL', next_number: 77 });
  expect(await take('INV', other.gstin)).toBe(`KL-${YEAR}-00077`);
  expect(await take('INV', other.gstin, '2099-04-01')).toBe('KL-9900-00001');
});

test('the series of a registration that is taken out go with it', async () => {
  const TAMIL_NADU = {
    ...KERALA,
    gstin: '33AAACM4154Q1Z9',
    state: 'Tamil Nadu',
    city: 'Chennai',
    postal_code: '600001',
  };
  expect((await send('POST', '/company/registration', TAMIL_NADU)).body).toMatchObject({
    success: true,
  });
  expect((await set('INV', 'TN', 5, TAMIL_NADU.gstin)).status).toBe(200);
  const { gst_registration_id } = (await read()).registrations.find(
    ({ gstin }) => gstin === TAMIL_NADU.gstin,
  )!;
  expect((await send('DELETE', '/company/registration', { gst_registration_id })).status).toBe(200);
  const left = await app.db
    .selectFrom('document_prefixes')
    .selectAll()
    .where('gstin', '=', TAMIL_NADU.gstin)
    .execute();
  expect(left).toEqual([]);
});

test('documents that take numbers while the series is set get each number once', async () => {
  const { version } = await read();
  const setting = call(app, Role.TOP_ADMIN, 'PATCH', '/company/series', {
    version,
    series: 'DC',
    gstin: null,
    prefix: 'DCH',
    next_number: 50,
  });
  const numbers = await Promise.all([
    ...Array.from({ length: 8 }, () => take('DC')),
    setting.then(() => take('DC')),
  ]);
  expect(new Set(numbers).size).toBe(9);
  expect((await setting).status).toBe(200);
  const [last] = numbers.slice(-1);
  expect(last).toMatch(/^DCH-/);
  const both = await Promise.all([set('DC', 'D1', 10), set('DC', 'D2', 20)]);
  const next = await shown('DC');
  expect(both.map(({ status }) => status)).toContain(200);
  expect(['D1', 'D2']).toContain(next?.prefix);
});
