import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { ALL_UNIT_CODES } from '@munim/schema/skus/unitCodes.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { testMasters } from '../../testing/testMasters.ts';

const PICTURE = '22222222-2222-4222-8222-222222222222';
const SECOND = '33333333-3333-4333-8333-333333333333';
const PDF_FILE = '44444444-4444-4444-8444-444444444444';

let t: TestApp;
let masters: ReturnType<typeof testMasters>;
let product: number;
beforeAll(async () => {
  t = await createTestApp();
  masters = testMasters(t.db);
  const file = (uuid: string, has_thumbnail: boolean) => ({
    uuid,
    file_name: uuid,
    content_type: 'image/png',
    byte_size: 9,
    has_thumbnail,
  });
  await t.db
    .insertInto('files')
    .values([file(PICTURE, true), file(SECOND, true), file(PDF_FILE, false)])
    .execute();
  const attributes = JSON.stringify([
    { name: 'Colour', type: 'choice', options: ['red', 'blue'], required: true },
    { name: 'Weight', type: 'number' },
  ]);
  const category_id = await masters.category({ attributes });
  product = await masters.product({
    category_id,
    hsn_code: '7013',
    attributes: JSON.stringify({ Colour: 'red', Old: 'x' }),
  });
});
afterAll(() => t.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(
  method: Method,
  url: string,
  payload?: object,
  who: number | null = Role.TOP_ADMIN,
  more: Record<string, string> = {},
) {
  const headers = { ...(who === null ? {} : await t.as(who)), ...more };
  const response = await t.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: response.statusCode, body: response.json() };
}
let made = 0;
const make = (body: object, more?: Record<string, string>) =>
  call(
    'POST',
    '/sku',
    { product_id: product, product_sku_name: `Tumbler ${(made += 1)}`, ...body },
    Role.CATEGORY_MANAGER,
    more,
  );
const change = (product_sku_id: number, body: object) =>
  call('PUT', '/sku', { product_sku_id, ...body }, Role.CATEGORY_MANAGER);
const remove = (product_sku_id: number) => call('DELETE', '/deleteSKU', { product_sku_id });
const audits = (id: number) =>
  t.db
    .selectFrom('audit_log')
    .select(['action', 'changes'])
    .where('entity', '=', 'SKU')
    .where('entity_id', '=', id)
    .orderBy('audit_id')
    .execute();
describe('making', () => {
  test('with no more than its name: counted in numbers, active, by the signed-in person, once under a key', async () => {
    const count = async () => (await call('GET', `/sku?product_id=${product}`)).body.count;
    const [before, key] = [await count(), { 'idempotency-key': 'sku-1' }];
    const first = await make({ product_sku_name: ' Plain ' }, key);
    expect(first).toMatchObject({
      status: 200,
      body: {
        success: true,
        product_sku: {
          product_sku_name: 'Plain',
          unit: 'NOS',
          unit_code: 'NOS',
          product_id: product,
          hsn_code: '7013',
          attributes: {},
          assets: [],
          pictures: [],
          thumbnail: null,
          is_active: true,
          offer_count: 0,
          created_by: t.userIdOf(Role.CATEGORY_MANAGER),
          created_by_info: { first_name: 'Role1009' },
        },
      },
    });
    expect((await make({ product_sku_name: ' Plain ' }, key)).body).toEqual(first.body);
    expect(await count()).toBe(before + 1);
    expect(await audits(first.body.product_sku.product_sku_id)).toEqual([
      { action: 'CREATE', changes: {} },
    ]);
  });

  test('with everything', async () => {
    const created_by = t.userIdOf(Role.CATEGORY_MANAGER);
    const attributes = { Colour: 'blue', Weight: 1.5 };
    const { body } = await make({
      unit: 'Pkt',
      assets: [SECOND, PICTURE],
      attributes,
      is_active: false,
      created_by,
    });
    expect(body.product_sku).toMatchObject({
      unit: 'Pkt',
      unit_code: 'PAC',
      assets: [SECOND, PICTURE],
      attributes: { Colour: 'blue', Weight: '1.5' },
      is_active: false,
      pictures: [
        {
          uuid: SECOND,
          url: expect.stringContaining(`/files/${SECOND}?`),
          thumbnail_url: expect.stringContaining(`${SECOND}-sm?`),
        },
        { uuid: PICTURE },
      ],
    });
    expect((await make({ unit: 'PAD' })).body.product_sku.unit_code).toBe('OTH');
    expect((await make({ unit: 'PAD', unit_code: 'PAC' })).body.product_sku.unit_code).toBe('PAC');
  });

  test.each([
    [{ product_sku_name: '' }, 'product_sku_name'],
    [{ product_sku_name: '   ' }, 'product_sku_name'],
    [{ product_sku_name: 'x'.repeat(151) }, 'product_sku_name'],
    [{ product_id: 999_999 }, 'product_id'],
    [{ product_id: undefined }, 'product_id'],
    [{ unit: '' }, 'unit'],
    [{ unit: 'x'.repeat(21) }, 'unit'],
    [{ unit_code: 'PKT' }, 'unit_code'],
    [{ assets: [PICTURE, '55555555-5555-4555-8555-555555555555'] }, 'assets.1'],
    [{ assets: [PDF_FILE] }, 'assets.0'],
    [{ assets: ['x'] }, 'assets.0'],
    [{ assets: [PICTURE, PICTURE] }, 'assets'],
    [{ attributes: { Colour: 'green' } }, 'attributes.Colour'],
    [{ attributes: { Weight: 'heavy' } }, 'attributes.Weight'],
    [{ attributes: { Size: 'L' } }, 'attributes.Size'],
    [{ attributes: [] }, 'attributes'],
    [{ images: [] }, 'images'],
    [{ created_by: 1 }, 'created_by'],
  ])('%j is refused for %s', async (wrong, field) => {
    expect(await make(wrong)).toMatchObject({ status: 400, body: { error: 'VALIDATION', field } });
  });

  test('what the product does not say either must be given; a deleted product takes no SKU', async () => {
    const { category_id } = await t.db
      .selectFrom('products')
      .select('category_id')
      .where('product_id', '=', product)
      .executeTakeFirstOrThrow();
    const product_id = await masters.product({ category_id });
    expect(await make({ product_id })).toMatchObject({
      status: 400,
      body: { field: 'attributes.Colour', message: 'Please enter Colour.' },
    });
    expect((await make({ product_id, attributes: { Colour: 'red' } })).status).toBe(200);
    const gone = await masters.product({ is_deleted: true });
    expect(await make({ product_id: gone })).toMatchObject({
      status: 400,
      body: { field: 'product_id' },
    });
  });

  test('every unit code of the list is known to the database, and no other', async () => {
    for (const unit_code of ALL_UNIT_CODES)
      await masters.sku({ product_id: product, unit_code, is_deleted: true });
    await expect(masters.sku({ product_id: product, unit_code: 'XYZ' })).rejects.toThrow(
      'skus_unit_code_check',
    );
  });
});

describe('changing', () => {
  test('absent fields stay; the audit has old and new; the same values are no change', async () => {
    const id = (
      await make({
        product_sku_name: 'Tumbler',
        unit: 'Pair',
        assets: [PICTURE],
        attributes: { Weight: '2' },
      })
    ).body.product_sku.product_sku_id as number;
    expect((await change(id, { product_sku_name: ' Bowl ' })).body.product_sku).toMatchObject({
      product_sku_name: 'Bowl',
      unit_code: 'PRS',
    });
    expect((await change(id, { unit: 'SET' })).body.product_sku).toMatchObject({
      unit: 'SET',
      unit_code: 'SET',
    });
    expect((await change(id, { unit_code: 'BOX' })).body.product_sku).toMatchObject({
      unit: 'SET',
      unit_code: 'BOX',
    });
    expect((await change(id, { unit: 'Pair' })).body.product_sku).toMatchObject({
      unit: 'Pair',
      unit_code: 'BOX',
    });
    const same = {
      product_sku_name: 'Bowl',
      unit: 'Pair',
      assets: [PICTURE],
      attributes: { Weight: ' 2 ' },
      is_active: true,
    };
    expect((await change(id, same)).status).toBe(200);
    expect(
      (
        await change(id, {
          assets: [],
          attributes: { Colour: 'blue', Weight: '' },
          is_active: false,
        })
      ).body.product_sku,
    ).toMatchObject({
      assets: [],
      attributes: { Colour: 'blue' },
      is_active: false,
    });
    expect(await audits(id)).toEqual([
      { action: 'CREATE', changes: {} },
      { action: 'UPDATE', changes: { product_sku_name: { from: 'Tumbler', to: 'Bowl' } } },
      {
        action: 'UPDATE',
        changes: { unit: { from: 'Pair', to: 'SET' }, unit_code: { from: 'PRS', to: 'SET' } },
      },
      { action: 'UPDATE', changes: { unit_code: { from: 'SET', to: 'BOX' } } },
      { action: 'UPDATE', changes: { unit: { from: 'SET', to: 'Pair' } } },
      {
        action: 'UPDATE',
        changes: {
          assets: { from: [PICTURE], to: [] },
          attributes: { from: { Weight: '2' }, to: { Colour: 'blue' } },
          is_active: { from: true, to: false },
        },
      },
    ]);
  });

  test.each([
    [{ product_sku_name: ' ' }, 'product_sku_name'],
    [{ unit: ' ' }, 'unit'],
    [{ unit_code: 'pcs' }, 'unit_code'],
    [{ assets: [PDF_FILE] }, 'assets.0'],
    [{ attributes: { Weight: 'x' } }, 'attributes.Weight'],
    [{ product_id: 1 }, 'product_id'],
    [{ created_by: 1 }, 'created_by'],
  ])('%j is refused for %s', async (wrong, field) => {
    const id = await masters.sku({ product_id: product });
    expect(await change(id, wrong)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });

  test('an unknown id', async () => {
    expect(await change(999_999, {})).toMatchObject({
      status: 404,
      body: { message: 'SKU not found' },
    });
    expect((await change(await masters.sku({ is_deleted: true }), { unit: 'PCS' })).status).toBe(
      404,
    );
  });
});

describe('deleting', () => {
  const inUse = {
    status: 400,
    body: {
      error: 'SKU_IN_USE',
      message: 'SKU could not be deleted due to an active offer, quotation or order',
    },
  };

  test('leaves every list, once', async () => {
    const id = await masters.sku();
    expect(await remove(id)).toMatchObject({
      status: 200,
      body: { success: true, result: { product_sku_id: id } },
    });
    expect((await remove(id)).status).toBe(404);
    expect((await call('GET', `/sku?product_sku_id=${id}`)).status).toBe(404);
    expect((await audits(id)).map(({ action }) => action)).toEqual(['DELETE']);
    expect(await call('DELETE', '/deleteSKU', { sku_id: id })).toMatchObject({ status: 400 });
  });

  test('not under an active offer; a hidden or deleted one, or one of a deleted seller, holds nothing', async () => {
    const id = await masters.sku();
    const seller = await masters.seller();
    await masters.offer(id, seller, { is_active: false });
    await masters.offer(id, seller, { is_deleted: true });
    await masters.offer(id, await masters.seller({ is_deleted: true }));
    const offer = await masters.offer(id, seller);
    expect(await remove(id)).toMatchObject(inUse);
    await t.db
      .updateTable('offers')
      .set({ is_active: false })
      .where('sku_offer_id', '=', offer)
      .execute();
    expect((await remove(id)).status).toBe(200);
  });

  async function documents(product_sku_id: number) {
    const tenant_id = await masters.tenant();
    const user_id = await masters.contact(tenant_id);
    const address_id = await masters.address('TENANT', tenant_id);
    const offer = await masters.offer(product_sku_id, await masters.seller(), { is_active: false });
    const created_by = t.userIdOf(Role.TOP_ADMIN);
    const whose = { tenant_id, address_id, created_by };
    const price = {
      rfq_offer_id: offer,
      rfq_offer_price: '10',
      rfq_selling_price: '12',
      pan_india_gst: '18',
    };
    const sums = {
      taxable_amount: '12',
      cgst_amount: '1.08',
      sgst_amount: '1.08',
      igst_amount: '0',
    };
    const rfq = async (
      status: 'PENDING' | 'PRICE_UPDATED' | 'QUOTATION_GENERATED' | 'ARCHIVED',
    ) => {
      const row = {
        ...whose,
        user_id,
        product_sku_id,
        quantity: 1,
        status,
        message: 'over',
        ...price,
        rfq_mg: '20',
      };
      return (
        await t.db.insertInto('rfqs').values(row).returning('request_id').executeTakeFirstOrThrow()
      ).request_id;
    };
    const quotation = async (status: 'SENT' | 'CONFIRMED' | 'CONVERTED_TO_ORDER' | 'REJECTED') => {
      const request_id = await rfq('QUOTATION_GENERATED');
      const reject_message = status === 'REJECTED' ? 'dear' : null;
      const head = { tenant_id, created_by, request_id, user_id, status, reject_message };
      const { quotation_id } = await t.db
        .insertInto('quotations')
        .values(head)
        .returning('quotation_id')
        .executeTakeFirstOrThrow();
      const item = {
        quotation_id,
        request_id,
        line_number: 1,
        product_sku_id,
        address_id,
        quantity: 1,
        state_code: '29',
        within_state: true,
        ...price,
        ...sums,
      };
      await t.db
        .insertInto('quotation_items')
        .values({ ...item, item_total: '14.16' })
        .execute();
    };
    const order = async (status: 'CONFIRMED' | 'PARTIALLY_DELIVERED' | 'PAID' | 'CANCELLED') => {
      const money = {
        order_taxable_amount: '12',
        order_gst_amount: '2.16',
        order_grand_total: '14.16',
      };
      const head = { ...whose, ...money, order_number: crypto.randomUUID(), status };
      const { order_id } = await t.db
        .insertInto('orders')
        .values(head)
        .returning('order_id')
        .executeTakeFirstOrThrow();
      const line = {
        order_id,
        line_number: 1,
        product_sku_id,
        address_id,
        quantity: 1,
        selling_price: '12',
        pan_india_gst: '18',
        state_code: '29',
        within_state: true,
        ...sums,
      };
      await t.db
        .insertInto('order_lines')
        .values({ ...line, line_total: '14.16' })
        .execute();
    };
    return { rfq, quotation, order };
  }
  type Documents = Awaited<ReturnType<typeof documents>>;

  test.each<[string, (on: Documents) => Promise<unknown>]>([
    ['a pending quote request', (on) => on.rfq('PENDING')],
    ['a priced quote request', (on) => on.rfq('PRICE_UPDATED')],
    ['a drafted quotation', (on) => on.quotation('SENT')],
    ['a confirmed quotation', (on) => on.quotation('CONFIRMED')],
    ['a confirmed order', (on) => on.order('CONFIRMED')],
    ['a half delivered order', (on) => on.order('PARTIALLY_DELIVERED')],
  ])('not under %s', async (_, hold) => {
    const id = await masters.sku();
    await hold(await documents(id));
    expect(await remove(id)).toMatchObject(inUse);
  });

  test('closed records do not block it', async () => {
    const id = await masters.sku();
    const over = await documents(id);
    await over.rfq('ARCHIVED');
    await over.quotation('REJECTED');
    await over.quotation('CONVERTED_TO_ORDER');
    await over.order('CANCELLED');
    await over.order('PAID');
    expect((await remove(id)).status).toBe(200);
  });

  test('deleting and offering at the same time: one of them wins, never both', async () => {
    const seller_id = await masters.seller();
    const skus = await Promise.all(Array.from({ length: 8 }, () => masters.sku()));
    const outcomes = await Promise.all(
      skus.map(async (sku_id, i) => {
        const offer = () =>
          call('POST', '/createOffer', { sku_id, seller_id, offer_price: '1', moq: 1 });
        const [one, two] = await Promise.all(
          i % 2 ? [remove(sku_id), offer()] : [offer(), remove(sku_id)],
        );
        return [one.status, two.status].toSorted((a, b) => a - b);
      }),
    );
    expect(outcomes).toEqual(skus.map(() => [200, 400]));
  });

  test('deleting and asking for a price at the same time: one of them wins, never both', async () => {
    const tenant_id = await masters.tenant();
    const sendRequest = {
      tenant_id,
      user_id: await masters.contact(tenant_id),
      address_id: await masters.address('TENANT', tenant_id),
    };
    const skus = await Promise.all(Array.from({ length: 8 }, () => masters.sku()));
    const outcomes = await Promise.all(
      skus.map(async (product_sku_id, i) => {
        const request = () =>
          call('POST', '/rfq', { ...sendRequest, items: [{ product_sku_id, quantity: 1 }] });
        const [one, two] = await Promise.all(
          i % 2 ? [remove(product_sku_id), request()] : [request(), remove(product_sku_id)],
        );
        return [one.status, two.status].toSorted((a, b) => a - b);
      }),
    );
    expect(outcomes).toEqual(skus.map(() => [200, 400]));
  });
});

describe('reading', () => {
  test('counts the offers that its list shows, for viewers who may read them', async () => {
    const id = await masters.sku();
    const seller = await masters.seller();
    await masters.offer(id, seller);
    await masters.offer(id, seller, { is_active: false });
    await masters.offer(id, seller, { is_deleted: true });
    await masters.offer(id, await masters.seller({ is_active: false }));
    const one = async (who: number) =>
      (await call('GET', `/sku?product_sku_id=${id}`, undefined, who)).body.product_sku[0];
    expect(await one(Role.TOP_ADMIN)).toMatchObject({ offer_count: 2 });
    expect(await one(Role.SALES)).not.toHaveProperty('offer_count');
  });

  test.each([
    ['/sku', 'product_id'],
    ['/sku?id=1', 'id'],
    ['/sku?product_id=1&sku_ids=1', 'sku_ids'],
    ['/sku?product_id=1&from_date=2026-13-01', 'from_date'],
    ['/sku?product_id=1&recent_transactions_count=0', 'recent_transactions_count'],
  ])('%s is refused for %s', async (url, field) => {
    expect(await call('GET', url)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });
});
