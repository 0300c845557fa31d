import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { testMasters } from '../../testing/testMasters.ts';
import { untilWaiting } from '../../testing/untilWaiting.ts';

let t: TestApp;
let masters: ReturnType<typeof testMasters>;
let manager: { authorization: string };

beforeAll(async () => {
  t = await createTestApp();
  masters = testMasters(t.db);
  manager = await t.as(Role.CATEGORY_MANAGER);
});
afterAll(() => t.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
async function call(
  method: Method,
  url: string,
  payload?: object,
  headers: Record<string, string> = manager,
) {
  const response = await t.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: response.statusCode, body: response.json() };
}
const audits = async (id: number) =>
  (
    await t.db
      .selectFrom('audit_log')
      .select(['action', 'changes'])
      .where('entity', '=', 'OFFER')
      .where('entity_id', '=', id)
      .orderBy('audit_id')
      .execute()
  ).map((row) => row.action);

/** A priced quote request that points to the offer, made by the API. */
async function pendingRfq(sku: number) {
  const tenant = await masters.tenant();
  const user_id = await masters.contact(tenant);
  const address_id = await masters.address('TENANT', tenant);
  const { body } = await call(
    'POST',
    '/rfq',
    { tenant_id: tenant, user_id, address_id, items: [{ product_sku_id: sku, quantity: 5 }] },
    await t.as(Role.TOP_ADMIN),
  );
  return body.data[0].request_id as number;
}
async function priced(request_id: number, rfq_offer_id: number) {
  const price = {
    rfq_offer_id,
    rfq_offer_price: '100',
    rfq_mg: '10',
    rfq_selling_price: '110',
    pan_india_gst: '18',
  };
  return call(
    'PUT',
    '/rfq',
    { request_id, quantity: 5, status: 'PRICE_UPDATED', ...price },
    await t.as(Role.TOP_ADMIN),
  );
}

describe('reading', () => {
  test('sellers of a SKU, the cheapest first, hidden offers counted but never the minimum', async () => {
    const sku = await masters.sku();
    const [dear, cheap, hidden, gone] = [
      await masters.seller({ seller_name: 'Dear' }),
      await masters.seller({ seller_name: 'Cheap' }),
      await masters.seller({ seller_name: 'Hidden' }),
      await masters.seller({ is_active: false }),
    ];
    const office_address_id = await masters.address('SELLER', cheap, { address2: 'Ward 3' });
    await t.db
      .updateTable('sellers')
      .set({ office_address_id })
      .where('seller_id', '=', cheap)
      .execute();
    await masters.offer(sku, dear, { offer_price: '90' });
    await masters.offer(sku, cheap, { offer_price: '80.5' });
    await masters.offer(sku, cheap, { offer_price: '10', is_active: false });
    await masters.offer(sku, cheap, { offer_price: '5', is_deleted: true });
    await masters.offer(sku, hidden, { offer_price: '1', is_active: false });
    await masters.offer(sku, gone);
    const { body } = await call(
      'GET',
      `/getOffer?product_sku_id=${sku}&group_by_seller=true&map_seller_info=true`,
    );
    expect(body).toMatchObject({ success: true, count: 3 });
    expect(body.data.map((row: { seller_name: string }) => row.seller_name)).toEqual([
      'Cheap',
      'Dear',
      'Hidden',
    ]);
    expect(body.data[0]).toMatchObject({
      seller_id: cheap,
      minimum_variant_price: '80.50',
      offer_count: 2,
      district: 'Bengaluru Urban',
      state: 'Karnataka',
      address: '12 Main Road, Ward 3, Bengaluru Urban, Karnataka 560001',
      offers: [
        { offer_price: '10.00', is_active: false, seller: { seller_name: 'Cheap' } },
        { offer_price: '80.50', sku_id: sku },
      ],
    });
    expect(body.data[1]).toMatchObject({ address: null, district: null });
    expect(body.data[2]).toMatchObject({ minimum_variant_price: null, offer_count: 1 });
    const second = await call(
      'GET',
      `/getOffer?product_sku_id=${sku}&group_by_seller=true&page=2&limit=2`,
    );
    expect(second.body).toMatchObject({ count: 3, data: [{ seller_name: 'Hidden' }] });
    expect(second.body.data[0].offers[0]).not.toHaveProperty('seller');
    const flat = await call('GET', `/getOffer?product_sku_id=${sku}&seller_id=${cheap}`);
    expect(flat.body.data.map((row: { offer_price: string }) => row.offer_price)).toEqual([
      '10.00',
      '80.50',
    ]);
    expect(flat.body).toMatchObject({ count: 2 });
    expect(flat.body.data[0]).not.toHaveProperty('seller');
  });

  test('offers of one seller by SKU', async () => {
    const seller = await masters.seller();
    const [b, a] = [
      await masters.sku({ product_sku_name: 'Bowl' }),
      await masters.sku({ product_sku_name: 'ántler' }),
    ];
    await masters.offer(b, seller, { offer_price: '7' });
    await masters.offer(a, seller, { offer_price: '9', is_active: false });
    await masters.offer(a, await masters.seller());
    const { body } = await call('GET', `/getOfferBySku?seller_id=${seller}`);
    expect(body).toMatchObject({
      count: 2,
      data: [
        {
          sku_id: a,
          minimum_variant_price: null,
          offer_count: 1,
          offers: [{ seller_id: seller, seller: { seller_id: seller } }],
        },
        { sku_id: b, minimum_variant_price: '7.00', product_sku_name: 'Bowl' },
      ],
    });
    expect(
      (await call('GET', `/getOfferBySku?seller_id=${seller}&limit=1&page=2`)).body.data,
    ).toHaveLength(1);
  });

  test.each([
    ['/getOffer', 'product_sku_id'],
    ['/getOffer?product_sku_id=1&price=3', 'price'],
    ['/getOffer?product_sku_id=x', 'product_sku_id'],
    ['/getOffer?product_sku_id=1&limit=201', 'limit'],
    ['/getOffer?product_sku_id=1&page=0', 'page'],
    ['/getOfferBySku', 'seller_id'],
    ['/getOfferBySku?seller_id=1&product_sku_id=2', 'product_sku_id'],
  ])('%s is refused for %s', async (url, field) => {
    expect(await call('GET', url)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });

  test('an unknown id', async () => {
    expect(await call('GET', '/getOffer?sku_offer_id=999999')).toMatchObject({
      status: 404,
      body: { message: 'Offer not found' },
    });
  });
});

describe('writing', () => {
  test('is made active, with its terms, once under a key', async () => {
    const offer = {
      sku_id: await masters.sku(),
      seller_id: await masters.seller(),
      offer_price: '12.5',
      moq: 3,
      brand: ' Acme ',
      color: '',
    };
    const headers = { ...manager, 'idempotency-key': 'offer-1' };
    const first = await call('POST', '/createOffer', offer, headers);
    expect(first).toMatchObject({
      status: 200,
      body: {
        data: {
          offer_price: '12.50',
          mrp: '0.00',
          moq: 3,
          delivery_time_day: 7,
          is_active: true,
          brand: 'Acme',
          color: null,
        },
      },
    });
    expect((await call('POST', '/createOffer', offer, headers)).body).toEqual(first.body);
    expect((await call('GET', `/getOffer?product_sku_id=${offer.sku_id}`)).body.count).toBe(1);
    expect(await audits(first.body.data.sku_offer_id)).toEqual(['CREATE']);
    const free = await call('POST', '/createOffer', {
      ...offer,
      offer_price: '0',
      is_active: false,
      delivery_time_day: 7,
    });
    expect(free.body.data).toMatchObject({ offer_price: '0.00', is_active: false });
  });

  test.each([
    [{ moq: 0 }, 'moq'],
    [{ moq: 1.5 }, 'moq'],
    [{ moq: undefined }, 'moq'],
    [{ offer_price: '-1' }, 'offer_price'],
    [{ offer_price: 12 }, 'offer_price'],
    [{ offer_price: '1.234' }, 'offer_price'],
    [{ offer_price: undefined }, 'offer_price'],
    [{ mrp: '-0.01' }, 'mrp'],
    [{ delivery_time_day: 8 }, 'delivery_time_day'],
    [{ brand: 'x'.repeat(51) }, 'brand'],
    [{ packaging_details: 'x'.repeat(51) }, 'packaging_details'],
    [{ sku_id: 999_999 }, 'sku_id'],
    [{ seller_id: 999_999 }, 'seller_id'],
    [{ created_by: 1 }, 'created_by'],
  ])('%j is refused', async (wrong, field) => {
    const right = {
      sku_id: await masters.sku(),
      seller_id: await masters.seller(),
      offer_price: '1',
      moq: 1,
    };
    expect(await call('POST', '/createOffer', { ...right, ...wrong })).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });

  test('only for what is active', async () => {
    const sku_id = await masters.sku();
    const seller_id = await masters.seller();
    const terms = { offer_price: '1', moq: 1 };
    const cases = [
      [{ sku_id: await masters.sku({ is_active: false }), seller_id }, 'sku_id'],
      [{ sku_id: await masters.sku({ is_deleted: true }), seller_id }, 'sku_id'],
      [
        {
          sku_id: await masters.sku({ product_id: await masters.product({ is_active: false }) }),
          seller_id,
        },
        'sku_id',
      ],
      [{ sku_id, seller_id: await masters.seller({ is_active: false }) }, 'seller_id'],
      [{ sku_id, seller_id: await masters.seller({ is_deleted: true }) }, 'seller_id'],
    ] as const;
    for (const [of, field] of cases)
      expect(await call('POST', '/createOffer', { ...of, ...terms })).toMatchObject({
        status: 400,
        body: { field },
      });
  });

  test('above its MRP needs a reason, which is kept and logged', async () => {
    const [sku_id, seller_id] = [await masters.sku(), await masters.seller()];
    const offer = { sku_id, seller_id, offer_price: '120', mrp: '100', moq: 5 };
    const refusal = {
      status: 400,
      body: {
        error: 'ABOVE_MRP',
        field: 'above_mrp_reason',
        message: 'The offer price of ₹ 120.00 is above the MRP of ₹ 100.00. Please give a reason.',
      },
    };
    expect(await call('POST', '/createOffer', offer)).toMatchObject(refusal);
    expect((await call('POST', '/createOffer', { ...offer, mrp: '0' })).status).toBe(200);
    const made = await call('POST', '/createOffer', { ...offer, above_mrp_reason: 'Old print' });
    expect(made.body.data.above_mrp_reason).toBe('Old print');
    const { sku_offer_id } = made.body.data;
    const change = (more: object) =>
      call('PATCH', '/updateOffer', {
        sku_offer_id,
        offer_price: '120',
        mrp: '100',
        moq: 6,
        ...more,
      });
    expect((await change({})).body.data).toMatchObject({ moq: 6, above_mrp_reason: 'Old print' });
    expect(await change({ mrp: '90' })).toMatchObject({
      status: 400,
      body: { error: 'ABOVE_MRP' },
    });
    expect((await change({ mrp: '150' })).body.data.above_mrp_reason).toBeNull();
  });

  test('hide and show say nothing else; any other change says price and quantity', async () => {
    const id = await masters.offer(await masters.sku(), await masters.seller(), {
      brand: 'Acme',
      color: 'red',
    });
    const change = (body: object) => call('PATCH', '/updateOffer', { sku_offer_id: id, ...body });
    expect((await change({ is_active: false })).body.data).toMatchObject({
      is_active: false,
      offer_price: '100.00',
    });
    expect((await change({ is_active: false })).status).toBe(200);
    expect((await change({ is_active: true })).body.data.is_active).toBe(true);
    expect(await change({})).toMatchObject({ status: 400, body: { field: 'offer_price' } });
    expect(await change({ is_active: false, brand: 'B' })).toMatchObject({
      status: 400,
      body: { field: 'offer_price' },
    });
    expect(await change({ offer_price: '5' })).toMatchObject({
      status: 400,
      body: { field: 'moq' },
    });
    expect(await change({ offer_price: '5', moq: 0 })).toMatchObject({
      status: 400,
      body: { field: 'moq' },
    });
    expect(await change({ sku_id: 4, offer_price: '5', moq: 1 })).toMatchObject({
      status: 400,
      body: { field: 'sku_id' },
    });
    expect(
      (await change({ offer_price: '99.9', moq: 2, mrp: '120', color: '' })).body.data,
    ).toMatchObject({
      offer_price: '99.90',
      moq: 2,
      mrp: '120.00',
      brand: 'Acme',
      color: null,
      is_active: true,
    });
    expect(await audits(id)).toEqual(['HIDE', 'SHOW', 'UPDATE']);
    expect(
      await call('PATCH', '/updateOffer', { sku_offer_id: 999_999, is_active: true }),
    ).toMatchObject({ status: 404 });
  });

  test('is deleted once, and never under a priced quote request', async () => {
    const sku = await masters.sku();
    const id = await masters.offer(sku, await masters.seller());
    const request = await pendingRfq(sku);
    expect((await priced(request, id)).status).toBe(200);
    expect(await call('DELETE', '/deleteOffer', { sku_offer_id: id })).toMatchObject({
      status: 400,
      body: { error: 'OFFER_IN_USE' },
    });
    await call(
      'PUT',
      '/rfq',
      { request_id: request, quantity: 5, status: 'ARCHIVED', message: 'not needed' },
      await t.as(Role.TOP_ADMIN),
    );
    expect(await call('DELETE', '/deleteOffer', { sku_offer_id: id })).toMatchObject({
      status: 200,
      body: { success: true, result: { sku_offer_id: id } },
    });
    expect((await call('DELETE', '/deleteOffer', { sku_offer_id: id })).status).toBe(404);
    expect((await call('GET', `/getOffer?sku_offer_id=${id}`)).status).toBe(404);
    expect(await audits(id)).toEqual(['DELETE']);
  });

  test('deleting and pricing at the same time: one of them wins, never both', async () => {
    const seller = await masters.seller();
    const rounds = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const sku = await masters.sku();
        return { id: await masters.offer(sku, seller), request: await pendingRfq(sku) };
      }),
    );
    const outcomes = await Promise.all(
      rounds.map(async ({ id, request }, i) => {
        const remove = () => call('DELETE', '/deleteOffer', { sku_offer_id: id });
        const price = () => priced(request, id);
        const [one, other] = await Promise.all(i % 2 ? [remove(), price()] : [price(), remove()]);
        return [one.status, other.status].toSorted((a, b) => a - b);
      }),
    );
    expect(outcomes).toEqual(Array.from({ length: 12 }, () => [200, 400]));
    const broken = await t.db
      .selectFrom('rfqs as r')
      .innerJoin('offers as o', 'o.sku_offer_id', 'r.rfq_offer_id')
      .select('r.request_id')
      .where('r.status', '=', 'PRICE_UPDATED')
      .where('o.is_deleted', '=', true)
      .execute();
    expect(broken).toEqual([]);
  });

  test('a deletion waits for a pricing that holds the offer, and then sees it', async () => {
    const sku = await masters.sku();
    const id = await masters.offer(sku, await masters.seller());
    const request = await pendingRfq(sku);
    let answered = false;
    const deletion = await t.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('offers')
        .select('sku_offer_id')
        .where('sku_offer_id', '=', id)
        .forShare()
        .execute();
      const waiting = call('DELETE', '/deleteOffer', { sku_offer_id: id }).finally(
        () => (answered = true),
      );
      await untilWaiting(t.db);
      expect(answered).toBe(false);
      const price = {
        rfq_offer_id: id,
        rfq_offer_price: '100',
        rfq_mg: '10',
        rfq_selling_price: '110',
        pan_india_gst: '18',
      };
      await trx
        .updateTable('rfqs')
        .set({ ...price, status: 'PRICE_UPDATED' })
        .where('request_id', '=', request)
        .execute();
      return { waiting };
    });
    expect(await deletion.waiting).toMatchObject({ status: 400, body: { error: 'OFFER_IN_USE' } });
  });
});
