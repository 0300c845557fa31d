import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import {
  addRfq,
  addTestCompany,
  call,
  PRICE,
  type TestCompany,
} from '../../testing/testCompany.ts';

let app: TestApp;
let company: TestCompany;

beforeAll(async () => {
  app = await createTestApp();
  company = await addTestCompany(app);
});
afterAll(() => app.close());

const newRfq = (more: object = {}) => ({
  tenant_id: company.tenantId,
  user_id: company.contactId,
  address_id: company.addressId,
  items: [{ product_sku_id: company.skuId, quantity: 5, remarks: 'White only' }],
  ...more,
});
const pricing = (request_id: number, more: object = {}) => ({
  request_id,
  quantity: 10,
  status: 'PRICE_UPDATED',
  rfq_offer_id: company.offerId,
  ...PRICE,
  ...more,
});
describe('POST /rfq', () => {
  test('makes one PENDING request for each item, in the sales person’s own name', async () => {
    const items = [1, 2, 3].map((quantity) => ({ product_sku_id: company.skuId, quantity }));
    const { status, body } = await call(
      app,
      Role.SALES,
      'POST',
      '/rfq',
      newRfq({ items, sales_person: app.userIdOf(Role.BROAD_ACCESS) }),
    );
    expect(status).toBe(200);
    expect(body.count).toBe(3);
    expect(body.data.map((rfq: { quantity: number }) => rfq.quantity)).toEqual([1, 2, 3]);
    expect(body.data[0]).toMatchObject({
      status: 'PENDING',
      sales_person: app.userIdOf(Role.SALES),
      product_category_manager: [{ user_id: app.userIdOf(Role.CATEGORY_MANAGER) }],
      tenant_info: { tenant_name: 'Hotel Udupi Grand' },
      productInfo: { pan_india_gst: '12.00', hsn_code: '630260' },
      category_manager: app.userIdOf(Role.CATEGORY_MANAGER),
    });
  });

  test.each([
    ['unknown field', { colour: 'red' }, 'colour'],
    ['quantity 0', { items: [{ product_sku_id: 1, quantity: 0 }] }, 'items.0.quantity'],
    ['quantity as text', { items: [{ product_sku_id: 1, quantity: '5' }] }, 'items.0.quantity'],
    ['no items', { items: [] }, 'items'],
    [
      '101 items',
      { items: Array.from({ length: 101 }, () => ({ product_sku_id: 1, quantity: 1 })) },
      'items',
    ],
    [
      'unknown SKU',
      { items: [{ product_sku_id: 999_999, quantity: 1 }] },
      'items.0.product_sku_id',
    ],
    ['a contact of someone else', { user_id: 1 }, 'user_id'],
    [
      'remarks too long',
      { items: [{ product_sku_id: 1, quantity: 1, remarks: 'x'.repeat(501) }] },
      'items.0.remarks',
    ],
  ])('%s: 400 naming the field, nothing written', async (_, more, field) => {
    const before = await app.db.selectFrom('rfqs').select('request_id').execute();
    expect(await call(app, Role.TOP_ADMIN, 'POST', '/rfq', newRfq(more))).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
    expect(await app.db.selectFrom('rfqs').select('request_id').execute()).toEqual(before);
  });

  test('a customer outside the row scope is not found', async () => {
    const body = newRfq({
      tenant_id: company.foreignTenantId,
      user_id: company.foreignContactId,
      address_id: company.foreignAddressId,
    });
    expect(await call(app, Role.SALES, 'POST', '/rfq', body)).toMatchObject({
      status: 404,
      body: { error: 'NOT_FOUND' },
    });
  });

  test('the same Idempotency-Key answers the first result again; another body with it is refused', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const twice = await Promise.all([
      call(app, Role.SALES, 'POST', '/rfq', newRfq(), key),
      call(app, Role.SALES, 'POST', '/rfq', newRfq(), key),
    ]);
    expect(twice[0].body.data[0].request_id).toBe(twice[1].body.data[0].request_id);
    expect(
      await call(
        app,
        Role.SALES,
        'POST',
        '/rfq',
        newRfq({ address_id: company.farAddressId }),
        key,
      ),
    ).toMatchObject({
      status: 400,
      body: { field: 'Idempotency-Key' },
    });
  });
});

describe('PUT /rfq', () => {
  test('prices, keeps the history, and prices again', async () => {
    const id = await addRfq(app, company, { priced: false });
    expect(
      (await call(app, Role.CATEGORY_MANAGER, 'PUT', '/rfq', pricing(id))).body.data,
    ).toMatchObject({
      status: 'PRICE_UPDATED',
      rfq_offer_price: '100.00',
      rfq_selling_price: '110.00',
      seller: { seller_name: 'Weavers of Erode', state: 'Tamil Nadu' },
    });
    const again = await call(
      app,
      Role.CATEGORY_MANAGER,
      'PUT',
      '/rfq',
      pricing(id, { rfq_mg: '33.33', rfq_selling_price: '133.33' }),
    );
    expect(again.body.data).toMatchObject({ rfq_mg: '33.33', version: 3 });
    expect(
      await app.db
        .selectFrom('rfq_prices')
        .select('rfq_selling_price')
        .where('request_id', '=', id)
        .orderBy('rfq_price_id')
        .execute(),
    ).toEqual([{ rfq_selling_price: '110.00' }, { rfq_selling_price: '133.33' }]);
  });

  test.each([
    ['a cost of 0', { rfq_offer_price: '0' }, 'rfq_offer_price'],
    ['a selling price of 0', { rfq_selling_price: '0.00' }, 'rfq_selling_price'],
    ['a margin that agrees in no direction', { rfq_mg: '11' }, 'rfq_mg'],
    ['another GST rate', { pan_india_gst: '18' }, 'pan_india_gst'],
    ['money as a number', { rfq_offer_price: 100 }, 'rfq_offer_price'],
    ['three decimals', { rfq_offer_price: '100.001' }, 'rfq_offer_price'],
  ])('%s is refused', async (_, more, field) => {
    const id = await addRfq(app, company, { priced: false });
    expect(await call(app, Role.CATEGORY_MANAGER, 'PUT', '/rfq', pricing(id, more))).toMatchObject({
      status: 400,
      body: { field },
    });
  });

  test.each([{ is_active: false }, { is_deleted: true }])(
    'an offer whose seller is put away (%j) is refused',
    async (state) => {
      const id = await addRfq(app, company, { priced: false });
      const seller = (values: object) =>
        app.db
          .updateTable('sellers')
          .set(values)
          .where('seller_id', '=', company.sellerId)
          .execute();
      await seller(state);
      const answer = await call(app, Role.CATEGORY_MANAGER, 'PUT', '/rfq', pricing(id));
      await seller({ is_active: true, is_deleted: false });
      expect(answer).toMatchObject({
        status: 400,
        body: { field: 'rfq_offer_id', message: 'The seller of this offer is not active' },
      });
    },
  );

  test('a selling price below cost needs a reason, which is kept and logged', async () => {
    const id = await addRfq(app, company, { priced: false });
    const below = (more: object = {}) =>
      call(
        app,
        Role.CATEGORY_MANAGER,
        'PUT',
        '/rfq',
        pricing(id, { rfq_mg: '-10', rfq_selling_price: '90', ...more }),
      );
    expect(await below()).toMatchObject({
      status: 400,
      body: {
        error: 'BELOW_COST',
        field: 'below_cost_reason',
        message: '₹ 90.00 after discount is below the cost of ₹ 100.00. Please give a reason.',
      },
    });
    expect((await below({ below_cost_reason: 'Old stock' })).body.data.below_cost_reason).toBe(
      'Old stock',
    );
    const last = await app.db
      .selectFrom('audit_log')
      .select('changes')
      .where('entity', '=', 'RFQ')
      .where('entity_id', '=', id)
      .orderBy('audit_id', 'desc')
      .executeTakeFirstOrThrow();
    expect(last.changes).toMatchObject({ below_cost_reason: { from: null, to: 'Old stock' } });
  });

  test('offers that are hidden or of another SKU are refused', async () => {
    const id = await addRfq(app, company, { priced: false });
    for (const rfq_offer_id of [company.hiddenOfferId, company.unmanagedOfferId, 999_999])
      expect(
        await call(app, Role.CATEGORY_MANAGER, 'PUT', '/rfq', pricing(id, { rfq_offer_id })),
      ).toMatchObject({
        status: 400,
        body: { field: 'rfq_offer_id' },
      });
  });

  test('archives with a reason, once and for all', async () => {
    const id = await addRfq(app, company);
    const archive = { request_id: id, quantity: 10, status: 'ARCHIVED' };
    expect(await call(app, Role.CATEGORY_MANAGER, 'PUT', '/rfq', archive)).toMatchObject({
      status: 400,
      body: { field: 'message', message: 'Please enter Cancellation Reason.' },
    });
    expect(
      (await call(app, Role.CATEGORY_MANAGER, 'PUT', '/rfq', { ...archive, message: 'Dropped' }))
        .body.data,
    ).toMatchObject({
      status: 'ARCHIVED',
      message: 'Dropped',
    });
    expect(
      await call(app, Role.CATEGORY_MANAGER, 'PUT', '/rfq', { ...archive, message: 'Again' }),
    ).toMatchObject({
      status: 200,
      body: { data: { message: 'Dropped' } },
    });
    expect(await call(app, Role.CATEGORY_MANAGER, 'PUT', '/rfq', pricing(id))).toMatchObject({
      status: 400,
      body: {
        error: 'INVALID_TRANSITION',
        from: 'ARCHIVED',
        to: 'PRICE_UPDATED',
        allowed: [],
        message: 'Cannot change RFQ from ARCHIVED to PRICE_UPDATED',
      },
    });
  });

  test('of two people on one version the second gets a CONFLICT', async () => {
    const id = await addRfq(app, company);
    const both = await Promise.all(
      [1, 2].map(() => call(app, Role.TOP_ADMIN, 'PUT', '/rfq', pricing(id, { version: 2 }))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)!.body.error).toBe('CONFLICT');
  });

  test('every change leaves one audit row that cannot be changed', async () => {
    const id = await addRfq(app, company);
    const rows = await app.db
      .selectFrom('audit_log')
      .select(['action', 'from_status', 'to_status'])
      .where('entity', '=', 'RFQ')
      .where('entity_id', '=', id)
      .orderBy('audit_id')
      .execute();
    expect(rows).toEqual([
      { action: 'CREATE', from_status: null, to_status: 'PENDING' },
      { action: 'PRICE', from_status: 'PENDING', to_status: 'PRICE_UPDATED' },
    ]);
    await expect(
      app.db.deleteFrom('audit_log').where('entity_id', '=', id).execute(),
    ).rejects.toThrow('permission denied');
  });
});

describe('GET /rfq', () => {
  test('each role sees its own rows, in lists, single reads, counts and writes alike', async () => {
    const managed = await addRfq(app, company);
    const unmanaged = await addRfq(app, company, {
      skuId: company.unmanagedSkuId,
      offerId: company.unmanagedOfferId,
    });
    const sees = async (role: number, id: number) => {
      const { status, body } = await call(app, role, 'GET', `/rfq?request_id=${id}`);
      expect(body).toMatchObject(
        status === 200 ? { count: 1, data: [{ request_id: id }] } : { error: 'NOT_FOUND' },
      );
      return status === 200;
    };
    expect([
      await sees(Role.CATEGORY_MANAGER, managed),
      await sees(Role.CATEGORY_MANAGER, unmanaged),
    ]).toEqual([true, false]);
    expect([
      await sees(Role.CATEGORY_MANAGER_SECOND, managed),
      await sees(Role.SALES, managed),
      await sees(Role.SALES_SECOND, managed),
    ]).toEqual([false, true, false]);
    expect(await sees(Role.ORGANISATION, managed)).toBe(true);
    expect(
      await call(
        app,
        Role.CATEGORY_MANAGER,
        'PUT',
        '/rfq',
        pricing(unmanaged, { rfq_offer_id: company.unmanagedOfferId }),
      ),
    ).toMatchObject({ status: 404 });
  });

  test('cost, margin, offer and seller are null without the cost pair', async () => {
    const id = await addRfq(app, company);
    const hidden = {
      rfq_offer_id: null,
      rfq_offer_price: null,
      rfq_mg: null,
      seller: null,
      rfq_selling_price: '110.00',
    };
    expect(
      (await call(app, Role.SALES, 'GET', `/rfq?request_id=${id}`)).body.data[0],
    ).toMatchObject(hidden);
    expect(
      (await call(app, Role.CATEGORY_MANAGER, 'GET', `/rfq?request_id=${id}`)).body.data[0],
    ).toMatchObject({
      rfq_offer_price: '100.00',
    });
  });

  test('filters, pages, and gathers by day', async () => {
    for (let at = 0; at < 3; at += 1) await addRfq(app, company, { priced: false });
    const pending = await call(
      app,
      Role.TOP_ADMIN,
      'GET',
      '/rfq?status=PENDING,ARCHIVED&limit=2&page=1',
    );
    expect(pending.body.data).toHaveLength(2);
    const days = await call(
      app,
      Role.TOP_ADMIN,
      'GET',
      `/rfq?groupByDate=true&tenant_id=${company.tenantId}&limit=30`,
    );
    expect(days.body).toMatchObject({ count: 1, data: [{ count: expect.any(Number) }] });
    expect(days.body.data[0].rfqs.length).toBe(Math.min(30, days.body.data[0].count));
  });

  test.each([
    'sku_id=1',
    'limit=201',
    'page=0',
    'status=SENT',
    'limit=1&limit=2',
    'on_date=2026-01-01',
    'from_date=yesterday',
  ])('%s: 400', async (query) => {
    expect(await call(app, Role.TOP_ADMIN, 'GET', `/rfq?${query}`)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION' },
    });
  });
});
