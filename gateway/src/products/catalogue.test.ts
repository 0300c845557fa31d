import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testMasters } from '../../../backend/testing/testMasters.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

const [PICTURE, OTHER] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
] as const;
let stack: TestStack;
let masters: ReturnType<typeof testMasters>;
let manager: string;

beforeAll(async () => {
  stack = await testStack();
  masters = testMasters(stack.backend.db);
  manager = String(stack.backend.userIdOf(Role.CATEGORY_MANAGER));
  await stack.backend.db
    .insertInto('files')
    .values(
      [PICTURE, OTHER].map((uuid) => ({
        uuid,
        file_name: uuid,
        content_type: 'image/png',
        byte_size: 1,
        has_thumbnail: true,
      })),
    )
    .execute();
});
afterAll(() => stack.close());

const run = (query: string, variables?: Record<string, unknown>, who: number = Role.TOP_ADMIN) =>
  stack.run(who, query, variables);
const codeOf = ({
  errors,
}: {
  errors: readonly { extensions?: Record<string, unknown> }[] | undefined;
}) => errors?.[0]?.extensions?.['code'];
const one = (data: unknown, field: string) => (data as Record<string, { id: string }>)[field]!;

const CATEGORY =
  'id name managers { id name } subCategories attributes { name type options required } productCount isActive';
const CREATE_CATEGORY = `mutation($input: CreateCategoryInput!) { createCategory(input: $input) { ${CATEGORY} } }`;
const UPDATE_CATEGORY = `mutation($input: UpdateCategoryInput!) { updateCategory(input: $input) { ${CATEGORY} } }`;
const PRODUCT = `id name categoryId categoryName subCategory managers { id } description gstPercent hsnCode isActive thumbnail
  pictures { uuid url thumbnailUrl } attributes { name value } skuCount offerCount`;
const CREATE_PRODUCT = `mutation($input: CreateProductInput!) { createProduct(input: $input) { ${PRODUCT} } }`;
const UPDATE_PRODUCT = `mutation($input: UpdateProductInput!) { updateProduct(input: $input) { ${PRODUCT} } }`;

const ATTRIBUTES = [
  { name: 'Volume', type: 'NUMBER', required: true },
  { name: 'Colour', type: 'CHOICE', options: ['clear', 'blue'] },
];

describe('categories', () => {
  test('create, read, update and delete take one call each', async () => {
    const input = {
      name: 'Glassware',
      managerIds: [manager],
      subCategories: ['Bar'],
      attributes: ATTRIBUTES,
    };
    const made = await run(CREATE_CATEGORY, { input });
    expect(made.errors).toBeUndefined();
    const category = one(made.data, 'createCategory');
    expect(category).toMatchObject({
      name: 'Glassware',
      managers: [{ id: manager }],
      subCategories: ['Bar'],
      productCount: 0,
      isActive: true,
      attributes: [
        { name: 'Volume', type: 'NUMBER', options: [], required: true },
        { name: 'Colour', type: 'CHOICE', options: ['clear', 'blue'], required: false },
      ],
    });
    expect(stack.calls()).toEqual(['POST /category']);
    const LIST = `query($name: String, $managerId: ID) { categories(name: $name, managerId: $managerId, limit: 10) { count items { ${CATEGORY} } } }`;
    expect((await run(LIST, { name: 'glass', managerId: manager })).data).toEqual({
      categories: { count: 1, items: [category] },
    });
    expect(stack.calls()).toEqual([
      `GET /getCategory?category_name=glass&category_manager=${manager}&page=1&limit=10`,
    ]);
    const CONFIG =
      'query($id: ID) { attributesConfig(categoryId: $id) { categoryId attributes { name type options required } } }';
    expect((await run(CONFIG, { id: category.id }, Role.SALES)).data).toMatchObject({
      attributesConfig: [{ categoryId: category.id }],
    });
    expect(stack.callsWithoutFields()).toEqual([
      `GET /product/attributesConfig?category=${category.id}`,
    ]);
    const changed = await run(UPDATE_CATEGORY, {
      input: { id: category.id, name: 'Glass', managerIds: [], isActive: false },
    });
    expect(changed.data).toMatchObject({
      updateCategory: { name: 'Glass', managers: [], isActive: false, subCategories: ['Bar'] },
    });
    expect(stack.calls()).toEqual(['PUT /category']);
    const gone = await run('mutation($id: ID!) { deleteCategory(id: $id) { success message } }', {
      id: category.id,
    });
    expect(gone.data).toEqual({ deleteCategory: { success: true, message: null } });
    expect(stack.calls()).toEqual([`DELETE /category?category_id=${category.id}`]);
    expect(codeOf(await run(UPDATE_CATEGORY, { input: { id: category.id } }))).toBe('NOT_FOUND');
  });

  test('errors keep their text', async () => {
    const category = one(
      (await run(CREATE_CATEGORY, { input: { name: 'Kept' } })).data,
      'createCategory',
    );
    await masters.product({ category_id: Number(category.id) });
    const gone = await run('mutation($id: ID!) { deleteCategory(id: $id) { success } }', {
      id: category.id,
    });
    expect(gone.errors?.[0]).toMatchObject({
      message: 'Category cannot be deleted with products.',
      extensions: { code: 'CATEGORY_IN_USE' },
    });
    expect((await run(CREATE_CATEGORY, { input: { name: 'kept' } })).errors?.[0]).toMatchObject({
      message: 'This category name is already in use',
      extensions: { code: 'BAD_USER_INPUT', field: 'category_name' },
    });
    expect(codeOf(await run(CREATE_CATEGORY, { input: { name: 'X', managerIds: ['me'] } }))).toBe(
      'BAD_USER_INPUT',
    );
  });
});

describe('products', () => {
  test('create, update and delete take one call each', async () => {
    const { categoryId } = await roomFor();
    const given = {
      name: 'Goblet',
      categoryId,
      subCategory: 'Bar',
      gstPercent: '12',
      hsnCode: '7013',
      assets: [OTHER, PICTURE],
    };
    const attributes = [
      { name: 'Colour', value: 'blue' },
      { name: 'Volume', value: '300' },
    ];
    const made = await run(
      CREATE_PRODUCT,
      { input: { ...given, attributes } },
      Role.CATEGORY_MANAGER,
    );
    expect(made.errors).toBeUndefined();
    const product = one(made.data, 'createProduct');
    expect(product).toMatchObject({
      name: 'Goblet',
      categoryId,
      subCategory: 'Bar',
      managers: [{ id: manager }],
      description: null,
      gstPercent: '12.00',
      hsnCode: '7013',
      isActive: true,
      skuCount: 0,
      offerCount: 0,
      attributes: attributes.toReversed(),
      thumbnail: expect.stringContaining(`${OTHER}-sm?`),
      pictures: [
        { uuid: OTHER, thumbnailUrl: expect.stringContaining(`${OTHER}-sm?`) },
        { uuid: PICTURE },
      ],
    });
    expect(stack.calls()).toEqual(['POST /product']);
    const changed = await run(UPDATE_PRODUCT, {
      input: { id: product.id, subCategory: null, hsnCode: null, description: 'Thin' },
    });
    expect(changed.data).toMatchObject({
      updateProduct: { subCategory: null, hsnCode: null, description: 'Thin', gstPercent: '12.00' },
    });
    expect(
      (await run(UPDATE_PRODUCT, { input: { id: product.id, isActive: false } })).data,
    ).toMatchObject({
      updateProduct: { isActive: false, description: 'Thin', attributes: attributes.toReversed() },
    });
    expect(stack.calls()).toEqual(['PUT /product']);
    const LIST = `query($categoryId: ID, $subCategory: String) { products(categoryId: $categoryId, subCategory: $subCategory) { count } }`;
    expect((await run(LIST, { categoryId, subCategory: 'Bar' })).data).toEqual({
      products: { count: 0 },
    });
    expect(stack.callsWithoutFields()).toEqual([
      `GET /product?category=${categoryId}&sub_category=Bar&page=1&limit=30`,
    ]);
    const gone = await run('mutation($id: ID!) { deleteProduct(id: $id) { success message } }', {
      id: product.id,
    });
    expect(gone.data).toEqual({ deleteProduct: { success: true, message: null } });
    expect(stack.calls()).toEqual(['DELETE /deleteProduct']);
  });

  test('the number of offers requires the permission to read offers', async () => {
    const product_id = await masters.product();
    await masters.offer(await masters.sku({ product_id }), await masters.seller(), {
      is_active: false,
    });
    const ONE = 'query($id: ID!) { product(id: $id) { offerCount } }';
    expect((await run(ONE, { id: String(product_id) })).data).toEqual({
      product: { offerCount: 1 },
    });
    expect((await run(ONE, { id: String(product_id) }, Role.SALES)).data).toEqual({
      product: { offerCount: null },
    });
  });

  test('errors keep their text and name the field', async () => {
    const { categoryId } = await roomFor();
    const input = { name: 'Goblet', categoryId, gstPercent: '12' };
    expect((await run(CREATE_PRODUCT, { input })).errors?.[0]).toMatchObject({
      message: 'Please enter Volume.',
      extensions: { code: 'BAD_USER_INPUT', field: 'attributes.Volume' },
    });
    const sku = await masters.sku();
    const { product_id } = await stack.backend.db
      .selectFrom('skus')
      .select('product_id')
      .where('product_sku_id', '=', sku)
      .executeTakeFirstOrThrow();
    const gone = await run('mutation($id: ID!) { deleteProduct(id: $id) { success } }', {
      id: String(product_id),
    });
    expect(gone.errors?.[0]).toMatchObject({
      message: 'There is either an active sku or quote request for this product',
      extensions: { code: 'PRODUCT_IN_USE' },
    });
  });
});

test.each([
  [`mutation { createCategory(input: { name: "X" }) { id } }`, Role.OPERATIONS],
  [`mutation { updateCategory(input: { id: 1 }) { id } }`, Role.CATEGORY_MANAGER],
  [`mutation { deleteCategory(id: 1) { success } }`, Role.OPERATIONS],
  [`{ attributesConfig { categoryId } }`, Role.ORGANISATION],
  [
    `mutation { createProduct(input: { name: "X", categoryId: 1, gstPercent: "5" }) { id } }`,
    Role.SALES,
  ],
  [`mutation { updateProduct(input: { id: 1 }) { id } }`, Role.OPERATIONS],
  [`mutation { deleteProduct(id: 1) { success } }`, Role.CATEGORY_MANAGER],
])('%s requires the permissions; the backend is not called', async (query, who) => {
  expect(codeOf(await run(query, {}, who))).toBe('FORBIDDEN');
  expect(stack.calls().filter((call) => !call.startsWith('GET'))).toEqual([]);
});

let rooms = 0;
async function roomFor() {
  const input = {
    name: `Room ${++rooms}`,
    managerIds: [manager],
    subCategories: ['Bar', 'Table'],
    attributes: ATTRIBUTES,
  };
  return { categoryId: one((await run(CREATE_CATEGORY, { input })).data, 'createCategory').id };
}
