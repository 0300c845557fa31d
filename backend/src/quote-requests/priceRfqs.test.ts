import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { addRfq, call, PRICE, type TestCompany } from '../../testing/testCompany.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { addOrder, generate } from '../../testing/testPurchasing.ts';

/** Prices of several requests at once, and what they are decided by. */
let own: Logistics;
let company: TestCompany;

beforeAll(async () => {
  own = await addLogistics();
  company = own.company;
});
afterAll(() => own.test.close());

const pending = () => addRfq(own.test, company, { priced: false });
const price = (request_id: number, more: object = {}) => ({
  request_id,
  quantity: 10,
  rfq_offer_id: company.offerId,
  ...PRICE,
  ...more,
});
const save = (prices: object[], headers: Record<string, string> = {}) =>
  call(own.test, Role.CATEGORY_MANAGER, 'PUT', '/rfq/prices', { prices }, headers);
const statusOf = async (id: number) =>
  (await call(own.test, Role.TOP_ADMIN, 'GET', `/rfq?request_id=${id}`)).body.data[0].status;

test('all are priced in one go, each with its history', async () => {
  const ids = [await pending(), await pending()];
  const { status, body } = await save([
    price(ids[1]!, { rfq_mg: '20', rfq_selling_price: '120' }),
    price(ids[0]!, { version: 1 }),
  ]);
  expect(status).toBe(200);
  expect(
    body.data.map((rfq: Record<string, unknown>) => [
      rfq['request_id'],
      rfq['status'],
      rfq['rfq_selling_price'],
    ]),
  ).toEqual([
    [ids[1], 'PRICE_UPDATED', '120.00'],
    [ids[0], 'PRICE_UPDATED', '110.00'],
  ]);
  const history = await own.test.db
    .selectFrom('rfq_prices')
    .select('rfq_selling_price')
    .where('request_id', 'in', ids)
    .execute();
  expect(history).toHaveLength(2);
});

test('one fault leaves all as they were, and names its line', async () => {
  const [first, second] = [await pending(), await pending()];
  const faults: [object, object][] = [
    [{ rfq_mg: '11' }, { error: 'VALIDATION', field: 'prices.1.rfq_mg' }],
    [{ rfq_offer_id: company.hiddenOfferId }, { field: 'prices.1.rfq_offer_id' }],
    [{ version: 7 }, { error: 'CONFLICT', message: expect.stringContaining(`(${second})`) }],
    [{ request_id: first }, { field: 'prices.1.request_id' }],
    [{ request_id: 999_999 }, { error: 'NOT_FOUND' }],
    [{ status: 'ARCHIVED' }, { field: 'prices.1.status' }],
    [
      { rfq_mg: '-10', rfq_selling_price: '90' },
      { error: 'BELOW_COST', field: 'prices.1.below_cost_reason', message: /^Line 2: / },
    ],
  ];
  for (const [more, { message, ...expected }] of faults as [object, { message?: unknown }][]) {
    const { status, body } = await save([price(first), price(second, more)]);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toMatchObject(expected);
    if (message instanceof RegExp) expect(body.message).toMatch(message);
    else if (message) expect(body.message).toEqual(message);
  }
  expect([await statusOf(first), await statusOf(second)]).toEqual(['PENDING', 'PENDING']);
  const reason = { rfq_mg: '-10', rfq_selling_price: '90', below_cost_reason: 'Old stock' };
  const kept = await save([price(first), price(second, reason)]);
  expect(
    kept.body.data.map((rfq: { below_cost_reason: string | null }) => rfq.below_cost_reason),
  ).toEqual([null, 'Old stock']);
});

test('of two who save the same lines one is told, and nothing of hers is written', async () => {
  const ids = [await pending(), await pending()];
  const lines = (more: object) => ids.map((id) => price(id, { version: 1, ...more }));
  const both = await Promise.all([
    save(lines({})),
    save(lines({ rfq_mg: '30', rfq_selling_price: '130' }).toReversed()),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(both.find(({ status }) => status === 400)?.body.error).toBe('CONFLICT');
});

test('what a price is decided by: offers, what was paid and asked before, the floor', async () => {
  const order = await addOrder(own, [{ near: true }]);
  await generate(own, order.order_id, Role.TOP_ADMIN);
  await own.test.db
    .insertInto('selling_prices')
    .values([
      {
        tenant_id: company.tenantId,
        product_sku_id: company.skuId,
        quantity: 5,
        selling_price: '95',
      },
      {
        tenant_id: company.tenantId,
        product_sku_id: company.skuId,
        quantity: 50,
        selling_price: '90',
      },
    ])
    .execute();
  await own.test.db.updateTable('categories').set({ margin_floor: '7.5' }).execute();
  const id = await pending();
  const asked = async (role: number, path = `/rfq/pricing?request_ids=${id}`) =>
    (await call(own.test, role, 'GET', path)).body.data;
  const [{ offers, ...pricing }] = await asked(Role.TOP_ADMIN);
  expect(pricing).toEqual({
    request_id: id,
    contract_price: '95.00',
    last_price: '110.00',
    last_sold_at: expect.any(String),
    margin_floor: '7.50',
  });
  expect(offers).toHaveLength(2); // the hidden one cannot be chosen
  const near = offers.find((one: { seller_id: number }) => one.seller_id === own.nearSellerId);
  expect(near).toMatchObject({
    offer_price: '100.00',
    seller: { seller_name: 'Bengaluru Linen' },
    last_bought_price: '100.00',
  });
  expect((await asked(Role.CATEGORY_MANAGER))[0].offers).toHaveLength(2);
  const unmanaged = await addRfq(own.test, company, {
    priced: false,
    skuId: company.unmanagedSkuId,
  });
  const path = `/rfq/pricing?request_ids=${id},${unmanaged}`;
  expect(await asked(Role.TOP_ADMIN, path)).toHaveLength(2);
  expect(await asked(Role.CATEGORY_MANAGER, path)).toHaveLength(1);
  expect(await call(own.test, Role.SALES, 'GET', path)).toMatchObject({ status: 403 });
});
