import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';
import type { Company } from './company.shapes.ts';

const { TOP_ADMIN, BROAD_ACCESS, SALES } = Role;
let app: TestApp;
let company: TestCompany;
let categoryId: number;

beforeAll(async () => {
  app = await createTestApp();
  company = await addTestCompany(app);
  const { category_id } = await app.db
    .selectFrom('skus as k')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .select('p.category_id')
    .where('k.product_sku_id', '=', company.skuId)
    .executeTakeFirstOrThrow();
  categoryId = category_id;
  await app.db
    .updateTable('tenants')
    .set({ sales_person: app.userIdOf(SALES) })
    .where('tenant_id', '=', company.tenantId)
    .execute();
});
beforeEach(() => set('0', null));
afterAll(() => app.close());

const read = async (): Promise<Company> =>
  (await call(app, TOP_ADMIN, 'GET', '/company')).body.data;
const change = async (fields: object, who: number = TOP_ADMIN) =>
  call(app, who, 'PATCH', '/company/margin_floors', {
    version: (await read()).version,
    margin_floor: '0',
    category_floors: [],
    ...fields,
  });
async function set(ofCompany: string, ofCategory: string | null) {
  const answer = await change({
    margin_floor: ofCompany,
    category_floors: [{ category_id: categoryId, margin_floor: ofCategory }],
  });
  expect(answer.status).toBe(200);
}
const order = (line: object, who: number = TOP_ADMIN) =>
  call(app, who, 'POST', '/createOrder', {
    tenant_id: company.tenantId,
    user_id: company.contactId,
    address_id: company.addressId,
    order_lines: [
      { product_sku_id: company.skuId, seller_id: company.sellerId, quantity: 10, ...line },
    ],
  });

type Row = [
  company: string,
  category: string | null,
  cost: string,
  price: string,
  discount: string,
  asked: boolean,
];
describe('a price needs a reason', () => {
  test.each<Row>([
    ['0', null, '100', '100', '0', false],
    ['0', null, '100', '99.99', '0', true],
    ['10', null, '100', '110', '0', false],
    ['10', null, '100', '109.99', '0', true],
    ['10', null, '100', '120', '8.33', false],
    ['10', null, '100', '120', '8.34', true],
    ['10', '0', '100', '100', '0', false],
    ['10', '0', '100', '99.99', '0', true],
    ['0', '25', '100', '124.99', '0', true],
    ['0', '25', '100', '125', '0', false],
    ['30', '25', '100', '125', '0', false],
    ['12.50', null, '33.33', '37.49', '0', true],
    ['12.50', null, '33.33', '37.50', '0', false],
    ['100', null, '0.01', '0.01', '0', true],
    ['100', null, '0.01', '0.02', '0', false],
  ])(
    'company %s %%, category %s, cost %s, price %s less %s %%: %s',
    async (ofCompany, ofCategory, offer_price, selling_price, order_line_discount, asked) => {
      await set(ofCompany, ofCategory);
      const line = { offer_price, selling_price, order_line_discount };
      const answer = await order(line);
      if (asked)
        expect(answer).toMatchObject({
          status: 400,
          body: { error: 'BELOW_COST', field: 'order_lines.0.below_cost_reason' },
        });
      else expect(answer.body.order.order_lines[0].below_cost_reason).toBeNull();
      const reason = 'Introductory price';
      const { body } = await order({ ...line, below_cost_reason: reason });
      expect(body.order.order_lines[0].below_cost_reason).toBe(asked ? reason : null);
    },
  );
});

test('a category of its own floor does not change those of others', async () => {
  await set('0', '50');
  const line = { product_sku_id: company.unmanagedSkuId, offer_price: '100', selling_price: '101' };
  expect((await order(line)).status).toBe(200);
});

test('who sees no cost is told no figure of it', async () => {
  await set('20', null);
  const { body } = await order({ selling_price: '1' }, SALES);
  expect(body.message).toBe(
    'Line 1: ₹ 1.00 after discount is below the least price. Please give a reason.',
  );
  const seen = await order({ offer_price: '100', selling_price: '119' });
  expect(seen.body.message).toBe(
    'Line 1: ₹ 119.00 after discount is less than the cost of ₹ 100.00 and 20 % on it. Please give a reason.',
  );
});

test('an order line that stands is asked when it is repriced, and not by a new floor', async () => {
  const { body } = await order({ offer_price: '100', selling_price: '110' });
  const [{ line_id }] = body.order.order_lines;
  await set('20', null);
  const edit = (line: object) =>
    call(app, TOP_ADMIN, 'POST', '/updateOrder', {
      order_number: body.order.order_number,
      order_lines: [{ line_id, ...line }],
    });
  expect((await edit({ quantity: 11 })).status).toBe(200);
  expect((await edit({ selling_price: '111' })).body).toMatchObject({ error: 'BELOW_COST' });
  expect((await edit({ selling_price: '121' })).status).toBe(200);
});

test.each([
  [{ margin_floor: '-1' }, 'margin_floor'],
  [{ margin_floor: '100.01' }, 'margin_floor'],
  [{ margin_floor: '1.234' }, 'margin_floor'],
  [
    { category_floors: [{ category_id: 999999, margin_floor: '1' }] },
    'category_floors.0.category_id',
  ],
])('%j is refused with its field', async (fields, field) => {
  expect(await change(fields)).toMatchObject({ status: 400, body: { field } });
});

test('one category twice is refused', async () => {
  const floor = { category_id: categoryId, margin_floor: '1' };
  expect((await change({ category_floors: [floor, floor] })).body.field).toBe('category_floors');
});

test('others than who changes the company cannot, and of two who change one version the second is told', async () => {
  expect((await change({}, BROAD_ACCESS)).status).toBe(403);
  const { version } = await read();
  const answers = await Promise.all(
    ['3', '4'].map((margin_floor) => change({ version, margin_floor })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('the log of company and category has old and new', async () => {
  await set('5', '7.5');
  const last = async (entity: 'COMPANY' | 'CATEGORY') =>
    (
      await app.db
        .selectFrom('audit_log')
        .select('changes')
        .where('entity', '=', entity)
        .orderBy('audit_id', 'desc')
        .executeTakeFirstOrThrow()
    ).changes;
  expect(await last('COMPANY')).toEqual({ margin_floor: { from: '0.00', to: '5.00' } });
  expect(await last('CATEGORY')).toEqual({ margin_floor: { from: null, to: '7.50' } });
  expect((await read()).category_floors).toContainEqual({
    category_id: categoryId,
    category_name: expect.any(String),
    margin_floor: '7.50',
  });
});
