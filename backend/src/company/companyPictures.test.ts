import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import sharp from 'sharp';
import { call } from '../../testing/testCompany.ts';
import { addBilled } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { replaceCompany, TEST_SECRETS, type TestApp } from '../../testing/testApp.ts';
import { readSettings } from '../core/settings.ts';
import type { Company } from './company.shapes.ts';

const { TOP_ADMIN, BROAD_ACCESS } = Role;
let logistics: Logistics;
let app: TestApp;

beforeAll(async () => {
  logistics = await addLogistics();
  app = logistics.test;
}, 60_000);
beforeEach(() => replaceCompany(app.db, readSettings({ ...TEST_SECRETS, DATABASE_URL: app.url })));
afterAll(() => app.close());

const read = async (): Promise<Company> =>
  (await call(app, TOP_ADMIN, 'GET', '/company')).body.data;
const change = async (fields: object, who: number = TOP_ADMIN) =>
  call(app, who, 'PATCH', '/company', { version: (await read()).version, ...fields });

const drawnOf = (background: string, width = 900, height = 300) =>
  sharp({ create: { width, height, channels: 3, background } });
const red = async () => (await drawnOf('#c00').png().toBuffer()).toString('base64');
const blue = async () => (await drawnOf('#00c').jpeg().toBuffer()).toString('base64');
const bytesIn = (address: string) => Buffer.from(address.split(',')[1] ?? '', 'base64');

const invoicePrint = async (id: number, type: 'html' | 'pdf' = 'html') => {
  const answer = await app.app.inject({
    method: 'GET',
    url: `/invoice/download?invoice_id=${id}&type=${type}&beautify=true`,
    headers: await app.as(TOP_ADMIN),
  });
  expect(answer.statusCode).toBe(200);
  return answer;
};
const picturesOf = (print: string) =>
  Object.fromEntries(
    Array.from(print.matchAll(/<img class="(\w+)" src="([^"]+)"/g), ([, name, src]) => [name, src]),
  );

test('a picture is kept as a small PNG without metadata, and its log says which it was', async () => {
  const photo = await drawnOf('#0a0', 1600, 1200)
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  const { body } = await change({ logo: photo.toString('base64') });
  const { logo, signature } = body.data as Company;
  const kept = await sharp(bytesIn(logo)).metadata();
  expect(kept).toMatchObject({ format: 'png', width: 240, height: 180 });
  expect(kept.exif).toBeUndefined();
  expect(signature).toBe('');
  const log = async () =>
    (
      await app.db
        .selectFrom('audit_log')
        .select('changes')
        .where('entity', '=', 'COMPANY')
        .orderBy('audit_id', 'desc')
        .executeTakeFirstOrThrow()
    ).changes;
  expect(await log()).toEqual({
    logo: { from: null, to: expect.stringMatching(/^picture [0-9a-f]{12}$/) },
  });
  // the rest of the company changes without it
  expect((await change({ phone: '080 5555' })).body.data).toMatchObject({ logo });
  expect((await change({ logo: '' })).body.data).toMatchObject({ logo: '' });
  expect(await log()).toEqual({
    logo: { from: expect.stringMatching(/^picture /), to: null },
  });
});

test('a picture with much detail is made smaller until it fits', async () => {
  const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, i) => (i * i * 7919) % 251));
  const detailed = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer();
  const sent = detailed.toString('base64');
  expect(sent.length).toBeLessThan(LIMITS.pictureUpload);
  const { signature } = (await change({ signature: sent })).body.data as Company;
  expect(signature.length).toBeLessThanOrEqual(LIMITS.companyPicture);
  expect((await sharp(bytesIn(signature)).metadata()).width).toBeGreaterThan(50);
  await change({ signature: '' });
});

test.each([
  ['words', Buffer.from('no picture').toString('base64')],
  ['no base64', '<svg/>'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
  ['a PDF', Buffer.from('%PDF-1.4\n%%EOF').toString('base64')],
  ['the beginning of a PNG', Buffer.from('89504e470d0a1a0a0000', 'hex').toString('base64')],
  ['too long a text', 'A'.repeat(LIMITS.pictureUpload + 1)],
])('%s is refused with its field', async (_, signature) => {
  expect(await change({ signature })).toMatchObject({ status: 400, body: { field: 'signature' } });
});

test('a picture that unpacks into too many pixels is refused', async () => {
  const bomb = await drawnOf('#fff', 8000, 8000).png({ palette: true }).toBuffer();
  expect(await change({ logo: bomb.toString('base64') })).toMatchObject({
    status: 400,
    body: { field: 'logo' },
  });
});

test('others than who changes the company cannot', async () => {
  expect((await change({ logo: await red() }, BROAD_ACCESS)).status).toBe(403);
});

test('prints have the pictures of the day on which they were issued, as page and as PDF', async () => {
  const before = (await addBilled(logistics)).invoiceIds[0]!;
  await change({ logo: await red(), signature: await blue() });
  const first = await read();
  const issued = (await addBilled(logistics)).invoiceIds[0]!;
  await change({ logo: await blue(), signature: '' });

  expect(picturesOf((await invoicePrint(before)).body)).toEqual({});
  expect(picturesOf((await invoicePrint(issued)).body)).toEqual({
    logo: first.logo,
    signature: first.signature,
  });
  const sizes = await Promise.all(
    [before, issued].map(async (id) => (await invoicePrint(id, 'pdf')).rawPayload),
  );
  expect(sizes.map((pdf) => pdf.toString('latin1').split('/Subtype /Image').length - 1)).toEqual([
    0,
    expect.any(Number),
  ]);
  expect(sizes[1]!.toString('latin1')).toContain('/Subtype /Image');
  // one state of the company for all that is issued with it
  await addBilled(logistics);
  const copies = async () =>
    (await app.db.selectFrom('company_copies').select('company_key').execute()).length;
  const count = await copies();
  await addBilled(logistics);
  expect(await copies()).toBe(count);
});

test('a draft has the pictures of now', async () => {
  await change({ logo: await red(), signature: await blue(), invoice_at_dispatch: 'draft' });
  const draft = (await addBilled(logistics)).invoiceIds[0]!;
  await change({ signature: '' });
  const { logo } = await read();
  expect(picturesOf((await invoicePrint(draft)).body)).toEqual({ logo });
});
