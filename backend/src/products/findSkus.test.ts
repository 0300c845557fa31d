import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';
import { testMasters } from '../../testing/testMasters.ts';

/** One search of goods: as people type in a document's lines, and as they paste into them. */
let t: TestApp;
let masters: ReturnType<typeof testMasters>;
const ids: Record<string, number> = {};

beforeAll(async () => {
  t = await createTestApp();
  masters = testMasters(t.db);
  const sku = async (key: string, product_name: string, size: string, more: object = {}) => {
    const [known] = await t.db
      .selectFrom('products')
      .select('product_id')
      .where('product_name', '=', product_name)
      .execute();
    const product_id = known?.product_id ?? (await masters.product({ product_name }));
    const product_sku_name = size && `${product_name}, ${size}`;
    ids[key] = await masters.sku({ product_id, product_sku_name, ...more });
  };
  for (let at = 1; at < 10; at += 1) await sku(`tray${at}`, 'Tray', `${at}0 in`);
  await sku('foil', 'Aluminium Foil', '500 ml');
  await sku('pad10', 'Underpad 60 × 90 cm', 'Pack of 10');
  await sku('pad50', 'Underpad 60 × 90 cm', 'Pack of 50');
  await sku('pad500', 'Underpad 60 × 90 cm', 'Pack of 500');
  await sku('towelM', 'Terry Towel', 'M');
  await sku('slipperM', 'Closed Toe Terry Slippers', 'M');
  await sku('slipperXL', 'Closed Toe Terry Slippers', 'XL');
  await sku('dish1', 'Dish Wash Liquid', '1 L');
  await sku('dish5', 'Dish Wash Liquid', '5 L');
  await sku('dish15', 'Dish Wash Liquid', '15 L');
  await sku('cake', 'Corrugated Cake Box', 'Small');
  await sku('cap', 'Bouffant Cap', 'Pack', { attributes: { Size: '21 inch' } });
  await sku('maroon', 'Bath Towel', 'Maroon');
  await sku('pencil', 'Hundred Pencil Box', 'Plain');
  await sku('vitaminB', 'Vitamin B Cream', 'Tube');
  await sku('gloves', 'Nitrile Hand Cover', '', { product_sku_name: 'Gloves No.1' });
  await sku('gown', 'Ward Wear', '', { product_sku_name: 'Men’s Gown' });
  await sku('sachet', 'Shampoo Sachet', '', { product_sku_name: 'Rs.10 Sachet' });
  for (let at = 0; at < 31; at += 1)
    await sku(`large${at}`, `Apron of kind ${at} cotton`, '', {
      product_sku_name: at === 1 ? 'Large' : `Large cut ${at}`,
    });
  await sku('secondLarge', 'Zip Lock Bag', '', { product_sku_name: 'Large' });
  await sku('small', 'Zip Lock Bag', '', { product_sku_name: 'Large Blue Only' });
  await sku('gone', 'Dish Wash Liquid', '50 L', { is_active: false });
});
afterAll(() => t.close());

const keysOf = (found: { product_sku_id: number }[]) =>
  found.map(({ product_sku_id }) => Object.keys(ids).find((key) => ids[key] === product_sku_id));
const typed = async (keyword: string) =>
  keysOf(
    (await call(t, Role.TOP_ADMIN, 'GET', `/searchProducts?keyword=${encodeURIComponent(keyword)}`))
      .body.data,
  );
const inEnquiry = async (text: string) =>
  (await call(t, Role.TOP_ADMIN, 'POST', '/enquiry/sku', { texts: [text], limit: 30 })).body
    .data[0];
const pasted = async (reference: string) =>
  keysOf(
    (
      await call(t, Role.TOP_ADMIN, 'POST', '/sku/named', { references: [reference] })
    ).body.named.map(({ product_sku }: { product_sku: { product_sku_id: number } }) => product_sku),
  )[0];

describe('typed in an order as in a quote request, best first', () => {
  const PADS = ['pad10', 'pad50', 'pad500'];
  test.each<[string, unknown]>([
    ['60x90', PADS],
    ['60 × 90', PADS],
    ['60*90CM', PADS],
    ['underpad 60x90', PADS],
    ['90 underpads', PADS],
    ['undrpad', PADS],
    ['undrpad 60 x 90', PADS],
    ['pack of 50 underpad', ['pad50', 'pad500']],
    ['terry slipers', ['slipperM', 'slipperXL', 'towelM']],
    ['slipper xl', ['slipperXL']],
    ['XL', ['slipperXL']],
    ['liquid dish', ['dish1', 'dish15', 'dish5']],
    ['5 L', ['dish5']],
    ['5ltr', ['dish5']],
    ['5 litres dish', ['dish5']],
    ['wash 5l', ['dish5']],
    ['cake bx', ['cake']],
    ['21 in', ['cap']],
    ['dish wash 50 L', ['dish1', 'dish5', 'dish15']],
    ['qqqq', []],
    ['% &', []],
  ])('%s', async (text, keys) => {
    expect(await typed(text)).toEqual(keys);
    expect(keysOf((await inEnquiry(text)).candidates)).toEqual(keys);
  });

  test('a number with the sign and without: that SKU first', async () => {
    expect(await typed(`#${ids['cake']}`)).toEqual(['cake']);
    expect((await typed(`${ids['cake']}`))[0]).toBe('cake');
    expect(keysOf((await inEnquiry(`${ids['cake']}`)).candidates)[0]).toBe('cake');
    expect(await typed(`#${ids['gone']}`)).toEqual([]);
  });
});

test.each<[string, string | undefined]>([
  ['Dish Wash Liquid 5 L', 'dish5'],
  ['dish wash liquid 5ltr', 'dish5'],
  ['Underpad 60x90 Pack of 50', 'pad50'],
  ['underpad 60 x 90 cm pack of 500', 'pad500'],
  ['closed toe terry slippers xl', 'slipperXL'],
  ['Underpad 60x90', undefined], // three fit
  ['undrpad 60x90 pack of 50', undefined], // a slip is for a person to confirm
  ['Underpad 60x90 in Pack of 50', undefined], // inches are not centimetres
  ['Dish Wash Liquid 50 L', undefined], // not sold
  ['Bath Towel M', undefined], // Maroon is another word
  ['Red Pen', undefined], // letters of Hundred Pencil
  ['Vitamin A Cream', undefined],
  ['gloves no.1', 'gloves'],
  ['Rs.10 sachet', 'sachet'],
  ['Men’s Gown', 'gown'],
  ["men's gown", 'gown'],
  ['Large', undefined], // two have this name, one of them beyond the limit
  ['Large Blue Only', 'small'],
])('pasted into an order as into a quote request: %s', async (text, key) => {
  expect(await pasted(text)).toBe(key);
  expect((await inEnquiry(text)).product_sku_id).toBe(key ? ids[key] : null);
});

test('a product of another name, a SKU of another product, other attributes: found by the new ones at once', async () => {
  const of = (body: object, path = '/sku') => call(t, Role.TOP_ADMIN, 'PUT', path, body);
  const product_id = await masters.product({ product_name: 'Quilted Pie Dome' });
  const product_sku_id = await masters.sku({ product_id, product_sku_name: 'Pie, Round' });
  ids['pie'] = product_sku_id;
  expect(await of({ product_id, product_name: 'Pastry Carton' }, '/product')).toMatchObject({
    status: 200,
  });
  expect(await typed('pastry')).toEqual(['pie']);
  expect(await of({ product_sku_id, product_sku_name: 'Kraft, Tiny' })).toMatchObject({
    status: 200,
  });
  expect(await typed('tiny pastry')).toEqual(['pie']);
  expect(await typed('quilted')).toEqual([]);
});

test('words are searched by an index', async () => {
  const { rows } = await t.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql<{ 'QUERY PLAN': string }>`explain select from skus k
      where k.search_form like '% 5 l%' and k.search_form %> 'undrpad'`.execute(trx);
  });
  expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toContain('skus_search_form');
});
