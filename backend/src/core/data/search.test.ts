import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { call } from '../../../testing/testCompany.ts';
import { testMasters } from '../../../testing/testMasters.ts';
import { contains, phoneIn } from './search.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => app.close());

const holds = async (text: string, keyword: string) => {
  const { rows } = await sql<{
    is: boolean;
  }>`select ${contains('v.name', keyword)} as is from (values (${text}::text)) v(name)`.execute(
    app.db,
  );
  return rows[0]?.is;
};

test.each([
  ['+91 98450 12345', '9845012345'],
  ['098450-12345', '9845012345'],
  [' 9845012345 ', '9845012345'],
  ['98450', '98450'],
  ['29ABCDE1234F1ZW', '29ABCDE1234F1ZW'],
  ['Hotel 24', 'Hotel 24'],
])('a phone number is searched by its digits: %s', (typed, searched) =>
  expect(phoneIn(typed)).toBe(searched),
);

describe('three characters are found anywhere', () => {
  test.each([
    ['Hotel Udupi Grand', 'udu', true],
    ['Hotel Udupi Grand', 'DUPI', true],
    ['Hotel Udupi Grand', 'pi gr', true],
    ['Hotel Udupi Grand', 'l u', true],
    ['A B Traders', 'a b', true],
    ['Salt & Pepper', '& p', true],
    ['Hotel-Udupi', 'l-', false],
    ['Hotel-Udupi', 'el-', true],
    ['Hotel-Udupi', '-u', true],
    ['Hotel Udupi Grand', '  grand ', true],
    ['Hotel Udupi Grand', 'grandest', false],
    ['29ABCDE1234F1ZW', '1234', true],
    ['9812345678', '345', true],
    ['sales.one@example.com', '@example', true],
    ['Élan Suites', 'élan', true],
    ['Élan Suites', 'ÉLA', true],
    ['Élan Suites', 'elan', false],
    ['होटल हिन्दी', 'हिन्दी', true],
    ['होटल हिन्दी', 'न्द', true],
    ['Towel 100% cotton', '100%', true],
    ['Towel 1000 cotton', '100%c', false],
    ['Sheet 200_TC', '200_', true],
    ['Sheet 200 TC', '200_', false],
    [String.raw`Back\slash`, String.raw`back\s`, true],
    ['Backslash', String.raw`back\s`, false],
  ])('%s, %s: %s', async (text, keyword, is) => expect(await holds(text, keyword)).toBe(is));
});

describe('one or two are found where a word begins', () => {
  test.each([
    ['Hotel Udupi Grand', 'h', true],
    ['Hotel Udupi Grand', 'UD', true],
    ['Hotel Udupi Grand', 'gr', true],
    ['Hotel Udupi Grand', 'du', false],
    ['29ABCDE1234F1ZW', '29', true],
    ['29ABCDE1234F1ZW', '1Z', false],
    ['9812345678', '98', true],
    ['9812345678', '78', true],
    ['9812345678', '12', false],
    ['SO/26-27/0042', '42', true],
    ['SO/26-27/0042', '4', false],
    ['SO-2627-42', '4', true],
    ['Élan Suites', 'él', true],
    ['होटल हिन्दी', 'हि', true],
    ['100% cotton', '%', false],
    ['Pure % cotton', '%', true],
    ['anything', '_', false],
    ['anything', '%', false],
  ])('%s, %s: %s', async (text, keyword, is) => expect(await holds(text, keyword)).toBe(is));
});

test('the index knows the letters of every script: a word of Hindi has trigrams', async () => {
  const { rows } = await sql<{
    count: number;
  }>`select cardinality(show_trgm('हिन्दी')) as count`.execute(app.db);
  expect(rows[0]?.count).toBeGreaterThan(3);
});

/** Searches of the routes, in addition to the rules above. */
describe('searches of the lists', () => {
  let udupi: number;
  let found: (url: string) => Promise<string[]>;
  beforeAll(async () => {
    const masters = testMasters(app.db);
    udupi = await masters.tenant({
      tenant_name: 'Udupi Grand',
      gst_no: '29ABCDE1234F1ZW',
      district: 'Mysuru',
    });
    const lake = await masters.tenant({ tenant_name: 'Lake 50% View', district: 'Kodagu' });
    await masters.contact(udupi, { email: 'meera.rao@udupi.example.com', mobile: '8123456789' });
    await masters.contact(lake, {
      email: 'gone@lake.example.com',
      mobile: '8999999999',
      deleted_user: true,
    });
    await masters.tenant({ tenant_name: 'Old Grand Palace' });
    await masters.tenant({ tenant_name: 'Grand Regency' });
    const gone = await masters.tenant({ tenant_name: 'Udupi Closed', is_deleted: true });
    await masters.contact(gone, { email: 'closed@udupi.example.com' });
    const cotton = await masters.product({ product_name: 'Bath Towel Cotton' });
    await masters.sku({ product_id: cotton, product_sku_name: 'White 30 × 60' });
    await masters.sku({ product_id: cotton, product_sku_name: 'Maroon 24 × 48' });
    await masters.seller({
      seller_name: 'Arya Karnataka',
      gstin: '29ARYAL1234F1ZW',
      email_id_1: 'desk@arya.example.com',
    });
    await masters.seller({ seller_name: 'Karnataka Linen', mobile_1: '9876543210' });
    await masters.organisation({ organisation_name: 'Blue Lotus' });
    await masters.organisation({ organisation_name: 'Lotus Inns' });
    const names = (rows: Record<string, string>[]) =>
      rows.map(
        (row) =>
          row['tenant_name'] ??
          row['product_sku_name'] ??
          row['seller_name'] ??
          row['organisation_name'] ??
          '',
      );
    found = async (url) => {
      const { body } = await call(app, Role.TOP_ADMIN, 'GET', url);
      return names(body.tenants ?? body.organisations ?? body.data);
    };
  });

  test.each([
    [
      'name, first those that begin with it',
      'grand',
      ['Grand Regency', 'Old Grand Palace', 'Udupi Grand'],
    ],
    ['number', 'its own', ['Udupi Grand']],
    ['number with a sign', '#its own', ['Udupi Grand']],
    ['a number that no customer can have', '99999999999', []],
    ['GST number', 'abcde12', ['Udupi Grand']],
    ['district', 'kodag', ['Lake 50% View']],
    ['e-mail of a contact', 'meera.rao@', ['Udupi Grand']],
    ['phone of a contact', '345678', ['Udupi Grand']],
    ['a contact that was deleted', 'gone@lake', []],
    ['a customer that was deleted', 'closed', []],
    ['a sign of LIKE', '50%', ['Lake 50% View']],
    ['two letters', 'gr', ['Grand Regency', 'Old Grand Palace', 'Udupi Grand']],
    ['nothing of the kind', 'zzzz', []],
  ])('customers by %s', async (_, keyword, names) =>
    expect(
      await found(
        `/tenant/getTenant?keyword=${encodeURIComponent(keyword.replace('its own', String(udupi)))}`,
      ),
    ).toEqual(names),
  );

  test.each([
    [
      'name, first those that begin with it',
      'seller_name=karn',
      ['Karnataka Linen', 'Arya Karnataka'],
    ],
    ['any word of the name', 'keyword=linen', ['Karnataka Linen']],
    ['name with the same order', 'keyword=karn', ['Karnataka Linen', 'Arya Karnataka']],
    ['GST number', 'keyword=aryal12', ['Arya Karnataka']],
    ['phone', 'keyword=765432', ['Karnataka Linen']],
    ['e-mail address', 'keyword=desk%40arya', ['Arya Karnataka']],
    ['nothing of the kind', 'keyword=zzzz', []],
  ])('vendors by %s', async (_, query, names) =>
    expect(await found(`/getSeller?${query}`)).toEqual(names),
  );

  test('organisations that begin with the text come first', async () => {
    expect(await found('/organisation/getOrganisation?organisation_name=lotus')).toEqual([
      'Lotus Inns',
      'Blue Lotus',
    ]);
  });

  test.each([
    ['the product', 'cotton', ['Maroon 24 × 48', 'White 30 × 60']],
    ['the SKU', 'maroon', ['Maroon 24 × 48']],
    ['a word of each', 'towel whi', ['White 30 × 60']],
    ['half of the words, as the best there is', 'towel green', ['White 30 × 60', 'Maroon 24 × 48']],
    ['a word of neither', 'green', []],
  ])('SKUs by %s', async (_, keyword, names) =>
    expect(await found(`/searchProducts?keyword=${encodeURIComponent(keyword)}`)).toEqual(names),
  );
});
