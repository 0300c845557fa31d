import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { holdsUnseen } from './requestText.ts';
import { addTestCompany, call, type TestCompany } from '../../../testing/testCompany.ts';

let app: TestApp;
let company: TestCompany;

beforeAll(async () => {
  app = await createTestApp();
  company = await addTestCompany(app);
});
afterAll(() => app.close());

test.each([
  ['a NUL in a query', '/tenant/getTenant?keyword=a%00b', 'keyword'],
  ['a NUL in a path', '/files/a%00', 'fileName'],
  ['the year 0', '/rfq?from_date=0000-01-01', 'from_date'],
  ['a day that is none', '/rfq?from_date=2026-02-30', 'from_date'],
  ['a role no column can hold', '/admin/user?role_id=99999999999', 'role_id.0'],
  ['a hexadecimal id', '/rfq?request_id=0x10', 'request_id'],
  ['an id with a space', '/rfq?request_id=%201', 'request_id'],
  ['an exponent', '/rfq?limit=1e1', 'limit'],
  ['an exponent in a list', '/rfq?sales_person=1,1e3', 'sales_person.1'],
  ['a parameter sent twice', '/rfq?limit=1&limit=2', 'limit'],
  ['an id above 2^53', '/rfq?request_id=9007199254740993', 'request_id'],
  ['a parameter of the prototype', '/rfq?__proto__=1', '__proto__'],
])('%s is a refusal that names the field', async (_, url, field) => {
  expect(await call(app, Role.TOP_ADMIN, 'GET', url)).toMatchObject({
    status: 400,
    body: { error: 'VALIDATION', field },
  });
});

test.each([
  ['a NUL', 'a\0b'],
  ['half a surrogate pair', 'a\ud800b'],
])('%s in a body is a refusal that names the field', async (_, remarks) => {
  const {
    tenantId: tenant_id,
    contactId: user_id,
    addressId: address_id,
    skuId: product_sku_id,
  } = company;
  const body = {
    tenant_id,
    user_id,
    address_id,
    items: [{ product_sku_id, quantity: 1, remarks }],
  };
  expect(await call(app, Role.TOP_ADMIN, 'POST', '/rfq', body)).toMatchObject({
    status: 400,
    body: { error: 'VALIDATION', field: 'items.0.remarks' },
  });
});

test.each([
  ['a zero-width space', 'Asha\u200b Rao'],
  ['a soft hyphen', 'Asha\u00ad'],
  ['a sign that turns the direction', 'Asha\u202eoaR'],
  ['a byte order mark', '\ufeffAsha'],
  ['a joiner after a Latin letter', 'Asha\u200d'],
  ['a bell', 'Asha\u0007'],
])('%s in a name is refused', async (_, transporter_name) => {
  expect(
    await call(app, Role.TOP_ADMIN, 'POST', '/transporter', {
      transporter_name,
      gst_number: '29AAACW5678K1Z3',
    }),
  ).toMatchObject({
    status: 400,
    body: { field: 'transporter_name', message: expect.stringMatching(/seen/) },
  });
});

test.each([
  ['letters of Indian scripts with their joiners', 'ക്\u200dഷ क्\u200dष'],
  ['plain letters', 'Asha Rao & Söhne – 5″'],
])('%s are no unseen characters', (_, text) => expect(holdsUnseen(text)).toBe(false));

test("one person's broken text does not stop the presence of all from being saved", async () => {
  const body = { [app.userIdOf(Role.SALES)]: { last_route: '/a\0', last_seen: 1 } };
  expect((await call(app, Role.SALES, 'PATCH', '/info/presence.json', body)).status).toBe(400);
});

test('text of any script is kept as it is', async () => {
  const {
    tenantId: tenant_id,
    contactId: user_id,
    addressId: address_id,
    skuId: product_sku_id,
  } = company;
  const remarks = 'तौलिया ☕ 🧺';
  const body = {
    tenant_id,
    user_id,
    address_id,
    items: [{ product_sku_id, quantity: 1, remarks }],
  };
  expect((await call(app, Role.TOP_ADMIN, 'POST', '/rfq', body)).body.data[0].remarks).toBe(
    remarks,
  );
});

test('a body nested deeper than calls may be is refused', async () => {
  const depth = 200_000;
  const payload = `{"quotation_items":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const headers = { ...(await app.as(Role.TOP_ADMIN)), 'content-type': 'application/json' };
  expect(
    (await app.app.inject({ method: 'POST', url: '/quotation', headers, payload })).statusCode,
  ).toBe(400);
});
