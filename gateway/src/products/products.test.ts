import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testMasters } from '../../../backend/testing/testMasters.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

const PICTURE = '11111111-1111-4111-8111-111111111111';
let stack: TestStack;
let categoryId: string;
let productId: string;
let skuId: string;
let sellerId: string;
let carrierId: string;
let manager: string;

beforeAll(async () => {
  stack = await testStack();
  const { db } = stack.backend;
  const masters = testMasters(db);
  const category_id = await masters.category({
    category_name: 'Glassware',
    sub_categories: ['Bar'],
  });
  const user_id = stack.backend.userIdOf(Role.CATEGORY_MANAGER);
  await db.insertInto('category_managers').values({ category_id, user_id }).execute();
  const product_id = await masters.product({
    category_id,
    product_name: 'Water Tumbler',
    assets: [PICTURE],
  });
  skuId = String(await masters.sku({ product_id, product_sku_name: '300 ml' }));
  await masters.product({ is_active: false });
  const seller = await masters.seller({ seller_name: 'Acme', org_id: 1002, zone: 'SOUTH' });
  const office_address_id = await masters.address('SELLER', seller);
  await db
    .updateTable('sellers')
    .set({ office_address_id })
    .where('seller_id', '=', seller)
    .execute();
  await masters.seller({ org_id: 77 });
  carrierId = String(
    await masters.seller({ seller_name: 'Wheels', is_transporter: true, is_own_seller: false }),
  );
  [categoryId, productId, sellerId, manager] = [
    String(category_id),
    String(product_id),
    String(seller),
    String(user_id),
  ];
});
afterAll(() => stack.close());

const codeOf = ({
  errors,
}: {
  errors: readonly { extensions?: Record<string, unknown> }[] | undefined;
}) => errors?.[0]?.extensions?.['code'];
const run = (
  query: string,
  variables?: Record<string, unknown>,
  who: number = Role.CATEGORY_MANAGER,
) => stack.run(who, query, variables);

describe('products', () => {
  const PRODUCTS = `query($categoryId: ID, $name: String, $isActive: Boolean, $categoryManagerId: ID) {
    products(categoryId: $categoryId, name: $name, isActive: $isActive, categoryManagerId: $categoryManagerId) { count items {
      id name categoryId categoryName subCategory gstPercent hsnCode isActive thumbnail skuCount } } }`;

  test('take one call with every filter', async () => {
    const { data, errors } = await run(PRODUCTS, {
      categoryId,
      name: 'tumb',
      isActive: true,
      categoryManagerId: manager,
    });
    expect(errors).toBeUndefined();
    const product = {
      id: productId,
      name: 'Water Tumbler',
      categoryId,
      categoryName: 'Glassware',
      subCategory: null,
      gstPercent: '18.00',
      hsnCode: '630260',
      isActive: true,
      thumbnail: expect.stringContaining(`${PICTURE}-sm?`),
      skuCount: 1,
    };
    expect(data).toEqual({ products: { count: 1, items: [product] } });
    expect(stack.callsWithoutFields()).toEqual([
      `GET /product?category=${categoryId}&product_name=tumb&is_active=true&category_manager=${manager}&page=1&limit=30`,
    ]);
    expect((await run(PRODUCTS)).data).toMatchObject({ products: { count: 2 } });
  });

  test('one by id', async () => {
    const PRODUCT = 'query($id: ID!) { product(id: $id) { name } }';
    expect((await run(PRODUCT, { id: productId })).data).toEqual({
      product: { name: 'Water Tumbler' },
    });
    expect(codeOf(await run(PRODUCT, { id: '999999' }))).toBe('NOT_FOUND');
    expect(codeOf(await run(PRODUCT, { id: productId }, Role.ORGANISATION))).toBe('FORBIDDEN');
  });

  test('suggestions take one call', async () => {
    const SEARCH =
      'query($keyword: String!) { searchProducts(keyword: $keyword, limit: 5) { productId productName skuId skuName unit attributes { name value } thumbnail } }';
    expect((await run(SEARCH, { keyword: 'tumb 300' }, Role.SALES)).data).toEqual({
      searchProducts: [
        {
          productId,
          productName: 'Water Tumbler',
          skuId,
          skuName: '300 ml',
          unit: 'NOS',
          attributes: [],
          thumbnail: expect.stringContaining(PICTURE),
        },
      ],
    });
    expect(stack.calls()).toEqual(['GET /searchProducts?keyword=tumb%20300&limit=5']);
    expect(codeOf(await run(SEARCH, { keyword: 't' }))).toBe('BAD_USER_INPUT');
  });
});

test('SKUs of a product take one call; one by id', async () => {
  const FIELDS = 'id name unit productId isActive thumbnail';
  const { data } = await run(
    `query($id: ID!) { skus(productId: $id) { count items { ${FIELDS} } } }`,
    { id: productId },
  );
  const sku = {
    id: skuId,
    name: '300 ml',
    unit: 'NOS',
    productId,
    isActive: true,
    thumbnail: expect.stringContaining(PICTURE),
  };
  expect(data).toEqual({ skus: { count: 1, items: [sku] } });
  expect(stack.calls()).toEqual([`GET /sku?product_id=${productId}&page=1&limit=10`]);
  const SKU = `query($id: ID!) { sku(id: $id) { ${FIELDS} } }`;
  expect((await run(SKU, { id: skuId })).data).toEqual({ sku });
  expect(codeOf(await run(SKU, { id: '999999' }))).toBe('NOT_FOUND');
  expect(codeOf(await run(SKU, { id: skuId }, Role.ORGANISATION))).toBe('FORBIDDEN');
});

describe('categories', () => {
  const FIELDS = 'id name managers { id name } subCategories productCount isActive';
  const category = () => ({
    id: categoryId,
    name: 'Glassware',
    managers: [{ id: manager, name: 'Role1009' }],
    subCategories: ['Bar'],
    productCount: 1,
    isActive: true,
  });

  test('take one call; one by id', async () => {
    const { data } = await run(`{ categories(isActive: true) { count items { ${FIELDS} } } }`);
    expect(data).toEqual({ categories: { count: 2, items: expect.arrayContaining([category()]) } });
    expect(stack.calls()).toEqual(['GET /getCategory?is_active=true&page=1&limit=200']);
    const CATEGORY = `query($id: ID!) { category(id: $id) { ${FIELDS} } }`;
    expect((await run(CATEGORY, { id: categoryId })).data).toEqual({ category: category() });
    expect(codeOf(await run(CATEGORY, { id: '999999' }))).toBe('NOT_FOUND');
    expect(codeOf(await run(CATEGORY, { id: categoryId }, Role.ORGANISATION))).toBe('FORBIDDEN');
  });

  test('category managers are readable with any session', async () => {
    const { data } = await run(
      '{ categoryManagers { id firstName lastName name } }',
      {},
      Role.ORGANISATION,
    );
    expect(data).toMatchObject({
      categoryManagers: [
        { id: manager, firstName: 'Role1009', lastName: null, name: 'Role1009' },
        {},
      ],
    });
    expect(stack.calls()).toEqual(['GET /category/managers']);
  });
});

describe('vendors', () => {
  const SELLERS = `query($filter: SellerFilter) { sellers(filter: $filter) { count items {
    id name isActive isTransporter gstin mobile email district state pinCode zone createdAt } } }`;

  test('own vendors take one call', async () => {
    const { data } = await run(SELLERS, { filter: { name: 'ac', zone: 'SOUTH', isActive: true } });
    const seller = {
      id: sellerId,
      name: 'Acme',
      isActive: true,
      isTransporter: false,
      gstin: null,
      mobile: '9000000000',
      email: 'v@example.com',
      district: 'Bengaluru Urban',
      state: 'Karnataka',
      pinCode: 560_001,
      zone: 'SOUTH',
      createdAt: expect.any(String),
    };
    expect(data).toEqual({ sellers: { count: 1, items: [seller] } });
    expect(stack.callsWithoutFields()).toEqual([
      'GET /getSeller?seller_name=ac&is_active=true&zone=SOUTH&is_own_seller=true&org_id=1002&page=1&limit=10',
    ]);
    expect((await run(SELLERS)).data).toMatchObject({ sellers: { count: 1 } });
    expect(codeOf(await run(SELLERS, {}, Role.SALES))).toBe('FORBIDDEN');
  });

  test('transporters by filter; any vendor by id', async () => {
    const { data } = await run(SELLERS, { filter: { isTransporter: true } });
    expect(data).toMatchObject({
      sellers: { count: 1, items: [{ id: carrierId, district: null }] },
    });
    expect(stack.callsWithoutFields()).toEqual([
      'GET /getSeller?is_transporter=true&page=1&limit=10',
    ]);
    const SELLER = 'query($id: ID!) { seller(id: $id) { name } }';
    expect((await run(SELLER, { id: carrierId })).data).toEqual({ seller: { name: 'Wheels' } });
    expect(codeOf(await run(SELLER, { id: '999999' }))).toBe('NOT_FOUND');
  });
});
