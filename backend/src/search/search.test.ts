import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addRfq, addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { readTyped } from './searchText.ts';
import type { SearchHit } from './search.shapes.ts';

let app: TestApp;
let company: TestCompany;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await createTestApp();
  company = await addTestCompany(app);
  const masters = testMasters(app.db);
  const { db } = app;
  for (const name of ['Kaveri Crown Residency', 'Crown Kaveri Cafe', 'New Kaveri Stores', 'Zodiac'])
    ids[name] = await masters.tenant({
      tenant_name: name,
      gst_no: name === 'Zodiac' ? '29AABCK1234F1Z5' : null,
    });
  ids['Asha'] = await masters.contact(ids['Zodiac'] ?? 0, {
    first_name: 'Asha',
    last_name: 'Nair',
    mobile: '9845012345',
    email: 'purchase@zodiac.example',
  });
  const rename = (product_sku_id: number, product_sku_name: string) =>
    db
      .updateTable('skus')
      .set({ product_sku_name })
      .where('product_sku_id', '=', product_sku_id)
      .execute();
  await rename(company.skuId, 'Bath Towel Dobby Border 600 GSM');
  await rename(company.unmanagedSkuId, 'Storage Box with Lid');
  await order({ order_number: 'SO-2627-90042', customer_po_no: 'KCR/PO/77' });
  await order({ order_number: 'SO-2627-90043' });
  await order({ order_number: 'SO-2627-900420' });
});
afterAll(() => app.close());

async function hits(text: string, role: number = Role.TOP_ADMIN, limit = 50): Promise<SearchHit[]> {
  const query = `text=${encodeURIComponent(text)}&limit=${limit}`;
  const { status, body } = await call(app, role, 'GET', `/search?${query}`);
  expect({ text, status }).toEqual({ text, status: 200 });
  return body.data as SearchHit[];
}
const titles = async (text: string, kind = 'CUSTOMER') =>
  (await hits(text)).filter((hit) => hit.kind === kind).map(({ title }) => title);

async function order(values: { order_number: string; customer_po_no?: string }) {
  const request_id = await addRfq(app, company, { priced: true });
  const quoted = await call(app, Role.TOP_ADMIN, 'POST', '/quotation', {
    quotation_items: [{ request_id }],
  });
  const { quotation_id } = quoted.body;
  const made = await call(app, Role.TOP_ADMIN, 'POST', '/createOrderFromQuotation', {
    quotation_id,
  });
  const { order_id } = made.body.order as { order_id: number };
  await app.db.updateTable('orders').set(values).where('order_id', '=', order_id).execute();
}

describe('names', () => {
  test('a size alone finds SKUs, however it is written', async () => {
    const rename = (product_sku_name: string) =>
      app.db
        .updateTable('skus')
        .set({ product_sku_name })
        .where('product_sku_id', '=', company.unmanagedSkuId)
        .execute();
    const name = 'Storage Box with Lid 60 × 90 cm';
    await rename(name);
    for (const text of ['60x90', '60 x 90', '60×90', '60 X 90 box'])
      expect(await titles(text, 'SKU')).toEqual([name]);
    for (const text of ['60 x 91', '160 x 90']) expect(await titles(text, 'SKU')).toEqual([]);
    await rename('Storage Box with Lid');
  });

  test('that begin so come first, then those with all the words, in any order', async () => {
    expect(await titles('kaveri')).toEqual([
      'Kaveri Crown Residency',
      'Crown Kaveri Cafe',
      'New Kaveri Stores',
    ]);
    expect(await titles('  CROWN   kav ')).toEqual(['Crown Kaveri Cafe', 'Kaveri Crown Residency']);
  });

  test.each(['kavri residency', 'Kaveri Crown Residancy', 'kaveri resdency'])(
    'are found with a typo: %s',
    async (typed) => {
      expect((await titles(typed))[0]).toBe('Kaveri Crown Residency');
    },
  );

  test.each([
    ['bath towels', 'Bath Towel Dobby Border 600 GSM'],
    ['towl', 'Bath Towel Dobby Border 600 GSM'],
    ['boxes', 'Storage Box with Lid'],
    ['lid box', 'Storage Box with Lid'],
  ])('of goods are found by %s', async (typed, name) => {
    expect(await titles(typed, 'SKU')).toContain(name);
  });

  test.each(['29AAB', '29aabck12', '29AABCK1234F', 'AABCK1234F1Z'])(
    'are not needed: a GST number is enough, %s',
    async (typed) => expect(await titles(typed)).toEqual(['Zodiac']),
  );

  test('of nobody find nothing, and signs of patterns mean themselves', async () => {
    for (const text of ['xqzwv', '%', '_', '\\', "'", '(((', '" or 1=1', '🦊'])
      expect([text, await hits(text)]).toEqual([text, []]);
  });
});

describe('contacts', () => {
  test.each([
    'Asha Nair',
    'nair asha',
    '+91 98450 12345',
    '98450-12345',
    'purchase@zodiac',
    'Asha Nayr',
    '98450',
    '98450 12',
    '+91 98450 1',
    '098450-12345',
  ])('are found by %s, on the page of their customer', async (typed) => {
    expect(await hits(typed)).toEqual([
      {
        kind: 'CONTACT',
        id: String(ids['Asha']),
        title: 'Asha Nair',
        detail: 'Zodiac · 9845012345 · purchase@zodiac.example',
        status: null,
        page: { kind: 'CUSTOMER', id: String(ids['Zodiac']) },
      },
    ]);
  });
});

describe('numbers', () => {
  const orders = async (text: string) =>
    (await hits(text)).filter(({ kind }) => kind === 'ORDER').map(({ id }) => id);

  test('the whole one alone, then those that begin so, the highest first, then those that end so', async () => {
    expect(await orders('so-2627-90042')).toEqual(['SO-2627-90042']);
    expect(await orders('SO-2627-9004')).toEqual([
      'SO-2627-90043',
      'SO-2627-900420',
      'SO-2627-90042',
    ]);
    expect(await orders('90042')).toEqual(['SO-2627-90042']);
    expect((await hits('90042'))[0]?.id).toBe('SO-2627-90042');
    for (const typed of ['so 90043', 'so-90043', 'SO - 90043', 'order-90043'])
      expect([typed, await orders(typed)]).toEqual([typed, ['SO-2627-90043']]);
    expect(await orders('#SO-2627-90043')).toEqual(['SO-2627-90043']);
  });

  test('with zeros before them are of a document, not the ids of others', async () => {
    const { product_id } = await app.db
      .selectFrom('skus')
      .select('product_id')
      .where('product_sku_id', '=', company.skuId)
      .executeTakeFirstOrThrow();
    const masters = testMasters(app.db);
    await masters.sku({ product_sku_id: 216, product_id, product_sku_name: 'Mop, Cotton' });
    await order({ order_number: 'SO-2627-00216' });
    expect((await hits('216')).map(({ kind }) => kind)).toContain('SKU');
    expect(await hits('00216')).toMatchObject([{ kind: 'ORDER', id: 'SO-2627-00216' }]);
  });

  test('of the customer’s own purchase order find the order and say so', async () => {
    const [hit] = await hits('kcr/po/77');
    expect(hit).toMatchObject({ kind: 'ORDER', id: 'SO-2627-90042', status: 'CONFIRMED' });
    expect(hit?.detail).toContain('Customer PO KCR/PO/77 · ');
  });

  test('typed alone are ids of all kinds, after a word of that kind', async () => {
    const [rfq] = await app.db.selectFrom('rfqs').select('request_id').limit(1).execute();
    const id = String(rfq?.request_id);
    expect((await hits(id)).map(({ kind }) => kind)).toContain('QUOTE_REQUEST');
    expect(await hits(`rfq ${id}`)).toMatchObject([{ kind: 'QUOTE_REQUEST', id }]);
    expect((await hits(`quotation #${id}`)).map(({ kind }) => kind)).not.toContain('QUOTE_REQUEST');
  });

  test('of an enquiry find its quote requests together', async () => {
    const { tenantId: tenant_id, contactId: user_id, addressId: address_id, skuId } = company;
    const items = [7, 3].map((quantity) => ({ product_sku_id: skuId, quantity }));
    const body = { tenant_id, user_id, address_id, items };
    const made = await call(app, Role.TOP_ADMIN, 'POST', '/enquiry', body);
    const { enquiry_id, enquiry_number } = made.body.data[0].enquiry;
    for (const text of [
      enquiry_number,
      `enq ${enquiry_id}`,
      `Enquiry-${enquiry_id}`,
      `enq${enquiry_id}`,
    ])
      expect([text, await hits(text)]).toMatchObject([
        text,
        [{ kind: 'ENQUIRY', id: String(enquiry_id), title: enquiry_number }],
      ]);
    expect(await hits(enquiry_number, Role.SALES_SECOND)).toEqual([]);
  });

  test('no more than five of a kind, and no more than asked for', async () => {
    for (let i = 0; i < 7; i++) await testMasters(app.db).tenant({ tenant_name: `Narmada ${i}` });
    expect(await titles('narmada')).toHaveLength(5);
    expect(await hits('narmada', Role.TOP_ADMIN, 2)).toHaveLength(2);
  });
});

describe('records by their keys', () => {
  test('in the order given; unknown and foreign ones are left out', async () => {
    const keys = `CUSTOMER:${ids['Zodiac']},ORDER:SO-2627-90042,ORDER:no,BILL:999999,CUSTOMER:x,CUSTOMER:${ids['New Kaveri Stores']}`;
    const { body } = await call(
      app,
      Role.TOP_ADMIN,
      'GET',
      `/search/records?keys=${encodeURIComponent(keys)}`,
    );
    expect((body.data as SearchHit[]).map(({ title }) => title)).toEqual([
      'Zodiac',
      'SO-2627-90042',
      'New Kaveri Stores',
    ]);
  });

  test.each(['', 'keys=', 'keys=CAT:1', 'keys=ORDER', `keys=${'ORDER:1,'.repeat(21)}`])(
    'are refused as %s',
    async (query) => {
      expect((await call(app, Role.TOP_ADMIN, 'GET', `/search/records?${query}`)).status).toBe(400);
    },
  );
});

test('a text has an end, and spaces are none', async () => {
  const ask = async (text: string) =>
    (await call(app, Role.TOP_ADMIN, 'GET', `/search?text=${encodeURIComponent(text)}`)).status;
  expect(await ask('x'.repeat(101))).toBe(400);
  expect(await ask('')).toBe(400);
  expect(await hits('   ')).toEqual([]);
});

test.each([
  ['#42', { text: '42', id: 42, number: '42' }],
  ['bill 42', { worded: { word: 'bill', number: '42' } }],
  ['Credit note # 7', { worded: { word: 'credit note', number: '7' } }],
  ['SO-2627', { number: 'SO-2627' }],
  ['so-61', { number: 'so-61', worded: { word: 'so', number: '61', isBeginning: true } }],
  ['98450 12', { contact: '9845012' }],
  ['99999999999', { number: '99999999999', contact: '9999999999' }],
  ['+91 98450 12345', { contact: '9845012345' }],
  ['two bath towels', { words: ['two', 'bath', 'towel'] }],
  ['glass dishes boxes trays gas', { words: ['glass', 'dish', 'box', 'tray', 'gas'] }],
])('%s is read as %j', (typed, read) => {
  expect(readTyped(typed)).toMatchObject(read);
});
