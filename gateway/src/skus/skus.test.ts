import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testMasters } from '../../../backend/testing/testMasters.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

const PICTURE = '22222222-2222-4222-8222-222222222222';
let stack: TestStack;
let productId: string;
let skuId: string;
let otherSkuId: string;

beforeAll(async () => {
  stack = await testStack();
  const { db } = stack.backend;
  const masters = testMasters(db);
  await db
    .insertInto('files')
    .values({
      uuid: PICTURE,
      file_name: PICTURE,
      content_type: 'image/png',
      byte_size: 9,
      has_thumbnail: true,
    })
    .execute();
  const category_id = await masters.category({
    attributes: JSON.stringify([{ name: 'Colour', type: 'text' }]),
  });
  const product = await masters.product({
    category_id,
    product_name: 'Glass',
    hsn_code: '7013',
    pan_india_gst: '12',
  });
  const created_by = stack.backend.userIdOf(Role.TOP_ADMIN);
  const sku = await masters.sku({
    product_id: product,
    product_sku_name: 'Tumbler',
    attributes: '{"Colour":"red"}',
    created_by,
  });
  const other = await masters.sku({ product_id: product, product_sku_name: 'Bowl' });
  [productId, skuId, otherSkuId] = [String(product), String(sku), String(other)];
  await masters.offer(sku, await masters.seller({ seller_name: 'Acme' }), { offer_price: '20' });
  const tenant_id = await masters.tenant({
    tenant_name: 'Hotel',
    sales_person: stack.backend.userIdOf(Role.SALES),
  });
  const address_id = await masters.address('TENANT', tenant_id);
  const sold = async (product_sku_id: number, order_number: string, created_at: string) => {
    const money = {
      order_taxable_amount: '60',
      order_gst_amount: '7.2',
      order_grand_total: '67.2',
    };
    const head = { order_number, created_at, tenant_id, address_id, created_by, ...money };
    const { order_id } = await db
      .insertInto('orders')
      .values(head)
      .returning('order_id')
      .executeTakeFirstOrThrow();
    const sums = {
      taxable_amount: '60',
      cgst_amount: '3.6',
      sgst_amount: '3.6',
      igst_amount: '0',
      line_total: '67.2',
    };
    const line = {
      order_id,
      line_number: 1,
      product_sku_id,
      address_id,
      quantity: 2,
      offer_price: '20',
      selling_price: '30',
      state_code: '29',
      within_state: true,
    };
    await db
      .insertInto('order_lines')
      .values({ ...line, pan_india_gst: '12', ...sums })
      .execute();
  };
  await sold(sku, 'SO-1', '2026-01-10T06:00:00Z');
  await sold(sku, 'SO-2', '2026-01-12T06:00:00Z');
  await sold(other, 'SO-3', '2026-01-11T06:00:00Z');
});
afterAll(() => stack.close());

const codeOf = ({
  errors,
}: {
  errors: readonly { extensions?: Record<string, unknown> }[] | undefined;
}) => errors?.[0]?.extensions?.['code'];
const run = (query: string, variables?: Record<string, unknown>, who: number = Role.TOP_ADMIN) =>
  stack.run(who, query, variables);
const FACTS = `id name unit unitCode productId productName gstPercent hsnCode isActive thumbnail
  attributes { name value } pictures { uuid url thumbnailUrl } createdBy { name }`;
const RECENTS =
  'recentTransactions { documentType number date party quantity sellingPrice costPrice }';

describe('reading', () => {
  test('a page of SKUs takes one call, offers and recent transactions one more each, for any number of SKUs', async () => {
    const bare = await run(
      `query($id: ID!) { skus(productId: $id) { count items { ${FACTS} offerCount } } }`,
      { id: productId },
    );
    expect(bare.errors).toBeUndefined();
    expect(bare.data).toMatchObject({
      skus: {
        count: 2,
        items: [
          {
            id: skuId,
            name: 'Tumbler',
            unit: 'NOS',
            unitCode: 'NOS',
            productId,
            productName: 'Glass',
            gstPercent: '12.00',
            hsnCode: '7013',
            isActive: true,
            thumbnail: null,
            pictures: [],
            offerCount: 1,
            attributes: [{ name: 'Colour', value: 'red' }],
            createdBy: { name: 'Role1001' },
          },
          { id: otherSkuId, offerCount: 0, createdBy: null },
        ],
      },
    });
    expect(stack.calls()).toEqual([`GET /sku?product_id=${productId}&page=1&limit=10`]);

    const full = await run(
      `query($id: ID!) { skus(productId: $id) { items { id offers { offerPrice seller { name } } ${RECENTS} } } }`,
      {
        id: productId,
      },
    );
    expect(full.data).toMatchObject({
      skus: {
        items: [
          {
            offers: [{ offerPrice: '20.00', seller: { name: 'Acme' } }],
            recentTransactions: [{ number: 'SO-2' }, { number: 'SO-1' }],
          },
          { offers: [], recentTransactions: [{ number: 'SO-3' }] },
        ],
      },
    });
    expect(stack.calls()).toHaveLength(3);
    expect(stack.calls().filter((call) => call.includes('product_sku_id'))).toEqual([]);
  });

  test('two hundred references take one call, and their offers one more', async () => {
    const references = [
      `#${skuId}`,
      'bowl',
      'TUMBLER',
      ...Array.from({ length: 197 }, (_, index) => `No such ${index}`),
    ];
    const NAMED =
      'query($references: [String!]!, $offers: Boolean!) { skusNamed(references: $references) { reference sku { id name gstPercent offers @include(if: $offers) { offerPrice seller { name } } } } }';
    const bowl = { id: otherSkuId, name: 'Bowl', gstPercent: '12.00' };
    const tumbler = { id: skuId, name: 'Tumbler', gstPercent: '12.00' };
    expect((await run(NAMED, { references, offers: false }, Role.SALES)).data).toEqual({
      skusNamed: [
        { reference: `#${skuId}`, sku: tumbler },
        { reference: 'bowl', sku: bowl },
        { reference: 'TUMBLER', sku: tumbler },
      ],
    });
    expect(stack.calls()).toEqual(['POST /sku/named']);
    expect((await run(NAMED, { references, offers: true })).data).toMatchObject({
      skusNamed: [
        { sku: { offers: [{ offerPrice: '20.00', seller: { name: 'Acme' } }] } },
        { sku: { offers: [] } },
        { sku: { offers: [{}] } },
      ],
    });
    expect(stack.calls()).toHaveLength(2);
    expect(codeOf(await run(NAMED, { references: [], offers: false }))).toBe('BAD_USER_INPUT');
    expect(
      codeOf(await run(NAMED, { references: ['Bowl'], offers: false }, Role.ORGANISATION)),
    ).toBe('FORBIDDEN');
  });

  const RECENT = `query($id: ID!, $from: Date, $to: Date, $count: Int) { sku(id: $id) {
    id recentTransactions(fromDate: $from, toDate: $to, count: $count) { documentType number date party quantity sellingPrice costPrice } } }`;
  test('recent transactions by days and number; cost only with the cost permission', async () => {
    const transaction = {
      documentType: 'ORDER',
      number: 'SO-2',
      date: '2026-01-12T06:00:00.000Z',
      party: 'Hotel',
      quantity: 2,
      sellingPrice: '30.00',
    };
    expect((await run(RECENT, { id: skuId, count: 1 })).data).toEqual({
      sku: { id: skuId, recentTransactions: [{ ...transaction, costPrice: '20.00' }] },
    });
    expect(stack.calls()).toEqual([
      `GET /sku?product_sku_id=${skuId}`,
      `GET /sku?product_sku_id=${skuId}&map_recent_transactions=true&recent_transactions_count=1`,
    ]);
    expect(
      (await run(RECENT, { id: skuId, from: '2026-01-10', to: '2026-01-11' })).data,
    ).toMatchObject({
      sku: { recentTransactions: [{ number: 'SO-1' }] },
    });
    expect((await run(RECENT, { id: skuId, count: 1 }, Role.SALES)).data).toEqual({
      sku: { id: skuId, recentTransactions: [{ ...transaction, costPrice: null }] },
    });
  });

  test('offers and recent transactions require their own permission', async () => {
    expect(
      codeOf(
        await run('query($id: ID!) { sku(id: $id) { offerCount } }', { id: skuId }, Role.SALES),
      ),
    ).toBe('FORBIDDEN');
    expect(
      codeOf(
        await run('query($id: ID!) { sku(id: $id) { offers { id } } }', { id: skuId }, Role.SALES),
      ),
    ).toBe('FORBIDDEN');
    const permissions = JSON.stringify({ sku: ['READ'] });
    await stack.backend.db
      .updateTable('users')
      .set({ permissions })
      .where('role_id', '=', Role.SALES_OUTSIDE)
      .execute();
    expect(codeOf(await run(RECENT, { id: skuId }, Role.SALES_OUTSIDE))).toBe('FORBIDDEN');
    expect(
      (await run('query($id: ID!) { sku(id: $id) { name } }', { id: skuId }, Role.SALES_OUTSIDE))
        .data,
    ).toEqual({
      sku: { name: 'Tumbler' },
    });
  });

  test('an unknown id', async () => {
    expect(codeOf(await run('{ sku(id: 999999) { id } }'))).toBe('NOT_FOUND');
    expect(codeOf(await run('{ sku(id: "x") { id } }'))).toBe('BAD_USER_INPUT');
  });
});

describe('writing', () => {
  test.each([
    `mutation { createSku(input: { productId: 1, name: "a" }) { id } }`,
    `mutation { updateSku(input: { id: 1 }) { id } }`,
    `mutation { deleteSku(id: 1) { success } }`,
  ])('%s requires the permission; the backend is not called', async (query) => {
    expect(codeOf(await run(query, {}, Role.SALES))).toBe('FORBIDDEN');
    expect(stack.calls()).toEqual([]);
  });

  test('create, update and delete take one call each', async () => {
    const CREATE = `mutation($input: CreateSkuInput!) { createSku(input: $input) { ${FACTS} offerCount } }`;
    const attributes = [{ name: 'Colour', value: 'blue' }];
    const made = await run(CREATE, {
      input: { productId, name: 'Jug', unit: 'pair', assets: [PICTURE], attributes },
    });
    expect(made.errors).toBeUndefined();
    const sku = (made.data as { createSku: { id: string } }).createSku;
    expect(sku).toMatchObject({
      name: 'Jug',
      unit: 'pair',
      unitCode: 'PRS',
      attributes,
      isActive: true,
      pictures: [{ uuid: PICTURE }],
      offerCount: 0,
    });
    expect(stack.calls()).toEqual(['POST /sku']);
    const UPDATE = `mutation($input: UpdateSkuInput!) { updateSku(input: $input) { ${FACTS} } }`;
    expect(
      (await run(UPDATE, { input: { id: sku.id, isActive: false, unitCode: 'SET', assets: [] } }))
        .data,
    ).toMatchObject({
      updateSku: {
        name: 'Jug',
        unit: 'pair',
        unitCode: 'SET',
        isActive: false,
        pictures: [],
        attributes,
      },
    });
    expect(stack.calls()).toEqual(['PUT /sku']);
    const remove = () =>
      run('mutation($id: ID!) { deleteSku(id: $id) { success } }', { id: sku.id });
    expect((await remove()).data).toEqual({ deleteSku: { success: true } });
    expect(stack.calls()).toEqual(['DELETE /deleteSKU']);
    expect(codeOf(await remove())).toBe('NOT_FOUND');
  });

  test('errors keep their text, code and field', async () => {
    const wrong = await run(
      `mutation { createSku(input: { productId: ${productId}, name: "a", unitCode: "PKT" }) { id } }`,
    );
    expect(wrong.errors?.[0]).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'unit_code' },
    });
    const used = await run('mutation($id: ID!) { deleteSku(id: $id) { success } }', { id: skuId });
    expect(used.errors?.[0]).toMatchObject({
      message: 'SKU could not be deleted due to an active offer, quotation or order',
      extensions: { code: 'SKU_IN_USE' },
    });
  });
});
