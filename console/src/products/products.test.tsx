import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { hsnHelp } from './products.labels.ts';

const admin = viewerOf(Role.TOP_ADMIN);
const page = (type: string, items: unknown[], count = items.length) => ({
  __typename: type,
  items,
  count,
});
const goblet = {
  __typename: 'Product',
  id: '7',
  name: 'Goblet',
  categoryId: '1',
  categoryName: 'Glassware',
  subCategory: 'Bar',
  gstPercent: '18.00',
  taxCategory: 'TAXABLE',
  hsnCode: '7013',
  isActive: true,
  thumbnail: null,
  skuCount: 2,
  offerCount: 4,
  description: 'Thin',
  managers: [{ __typename: 'UserName', id: '5', name: 'Asha Iyer' }],
  pictures: [] as object[],
  attributes: [{ __typename: 'AttributeValue', name: 'Colour', value: 'blue' }],
};
const attribute = (name: string, type: string, more: object = {}) => ({
  __typename: 'AttributeConfig',
  name,
  type,
  options: [],
  required: false,
  ...more,
});
const CATEGORIES = {
  '1': {
    __typename: 'Category',
    id: '1',
    name: 'Glassware',
    subCategories: ['Bar', 'Table'],
    attributes: [
      attribute('Colour', 'CHOICE', { options: ['clear', 'blue'], required: true }),
      attribute('Volume', 'NUMBER'),
    ],
  },
  '2': {
    __typename: 'Category',
    id: '2',
    name: 'Linen',
    subCategories: ['Bar'],
    attributes: [attribute('Volume', 'TEXT', { required: true }), attribute('Thread', 'TEXT')],
  },
};
const sku = (id: string, name: string) => ({
  __typename: 'Sku',
  id,
  name,
  unit: 'PCS',
  thumbnail: null,
  isActive: true,
});

function open(path: string, responses: MockResponses = {}, viewer = admin) {
  const RESPONSES: MockResponses = {
    Products: () => ({
      data: {
        products: page('ProductPage', [goblet, { ...goblet, id: '8', name: 'Jug', skuCount: 0 }]),
      },
    }),
    Product: () => ({ data: { product: goblet } }),
    SkusUnderProduct: () => ({
      data: { skus: page('SkuPage', [sku('21', 'Goblet, small'), sku('22', 'Goblet, large')]) },
    }),
    CategoryOfProduct: ({ variables }) => ({
      data: { category: CATEGORIES[variables['id'] as '1' | '2'] },
    }),
    CategoryOptions: () => ({
      data: { categories: page('CategoryPage', Object.values(CATEGORIES)) },
    }),
    CategoryManagers: () => ({ data: { categoryManagers: [] } }),
    SearchProducts: () => ({ data: { searchProducts: [] } }),
    ProductOfSkus: () => graphqlError('NOT_FOUND', 'Product not found'),
  };
  return {
    ...openConsole(path, { viewer, responses: { ...RESPONSES, ...responses } }),
    user: userEvent.setup(),
  };
}
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);
const button = (text: string | RegExp) => screen.getByRole('button', { name: text });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test.each([
  ['7013', '4 digits do up to a turnover of ₹5 crore; above it documents need 6.'],
  ['701328', undefined],
  ['70132800', undefined],
  ['', undefined],
])('HSN code %j: %s', (code, help) => expect(hsnHelp(code)).toBe(help));

test('products expand to their SKUs, which link to their pages', async () => {
  const { user, router, calls } = open('/inventory/products');
  await user.click(await screen.findByRole('button', { name: 'Open Goblet' }));
  const inner = within(await screen.findByRole('group', { name: 'SKUs of Goblet' }));
  expect(await inner.findByText('Goblet, large')).toBeInTheDocument();
  expect(variablesOf(calls, 'SkusUnderProduct')).toEqual([{ productId: '7' }]);
  await user.click(screen.getByText('Jug'));
  expect(await screen.findByText('This product has no SKUs yet.')).toBeInTheDocument();
  expect(variablesOf(calls, 'SkusUnderProduct')).toHaveLength(1);
  await user.click(inner.getByText('Goblet, small'));
  expect(router.state.location.pathname).toBe('/sku/21');
});

test('every filter is requested; names are suggested while typing, and failed suggestions are silent', async () => {
  const { user, calls } = open('/inventory/products?category=1&manager=5&status=INACTIVE', {
    SearchProducts: ({ variables }) =>
      variables['keyword'] === 'gob'
        ? {
            data: {
              searchProducts: ['a', 'b'].map((id) => ({
                __typename: 'ProductSuggestion',
                skuId: id,
                skuName: id,
                productName: 'Goblet',
                unit: 'PCS',
              })),
            },
          }
        : graphqlError('INTERNAL_SERVER_ERROR', 'Internal server error'),
  });
  await screen.findByText('Goblet');
  expect(variablesOf(calls, 'Products')[0]).toEqual({
    categoryId: '1',
    categoryManagerId: '5',
    isActive: false,
    page: 1,
    limit: 30,
  });
  await user.keyboard('/gob');
  await waitFor(() => expect(variablesOf(calls, 'Products').at(-1)).toMatchObject({ name: 'gob' }));
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('datalist option')].map((option) =>
        option.getAttribute('value'),
      ),
    ).toEqual(['Goblet']),
  );
  expect(variablesOf(calls, 'SearchProducts')).toEqual([{ keyword: 'gob', limit: 30 }]);
  await user.keyboard('x');
  await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(0));
  expect(screen.queryByText('Internal server error')).toBeNull();
});

test('without a match the filters can be cleared', async () => {
  const { user, router } = open('/inventory/products?name=zz', {
    Products: () => ({ data: { products: page('ProductPage', []) } }),
  });
  const empty = within(
    (await screen.findByText('No products match these filters.')).parentElement!,
  );
  await user.click(empty.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
});

test.each<[number, string[], string[], boolean]>([
  [
    Role.TOP_ADMIN,
    ['Edit', 'Add SKUs', 'Product leads', 'Delete'],
    ['Update SKUs by sheet', 'Create Product'],
    true,
  ],
  [
    Role.CATEGORY_MANAGER,
    ['Edit', 'Add SKUs', 'Product leads'],
    ['Update SKUs by sheet', 'Create Product'],
    true,
  ],
  [Role.OPERATIONS, ['Product leads'], [], false],
  [Role.SALES, [], [], false],
])('role %d may %j', async (role, actions, buttons, offers) => {
  const { user } = open('/inventory/products', {}, viewerOf(role));
  await screen.findByText('Goblet');
  expect(screen.queryAllByText('Offers')).toHaveLength(offers ? 1 : 0);
  for (const name of ['Update SKUs by sheet', 'Create Product'])
    expect(screen.queryByRole('button', { name }) !== null).toBe(buttons.includes(name));
  if (!actions.length)
    return expect(screen.queryByRole('button', { name: /^Actions of row 1\b/ })).toBeNull();
  await user.click(button(/^Actions of row 1\b/));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(actions);
});

test('deleting asks for confirmation, shows a refusal, and refetches the list', async () => {
  let used = true;
  const { user, calls } = open('/inventory/products', {
    DeleteProduct: () =>
      used
        ? graphqlError(
            'PRODUCT_IN_USE',
            'There is either an active sku or quote request for this product',
          )
        : { data: { deleteProduct: { __typename: 'Done', success: true } } },
  });
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: /^Actions of row 1\b/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Delete product 7, Goblet?')).toBeInTheDocument();
    await user.click(button('Confirm'));
  };
  await remove();
  expect(
    await screen.findByText('There is either an active sku or quote request for this product'),
  ).toBeInTheDocument();
  used = false;
  await remove();
  expect(await screen.findByText('Product deleted successfully.')).toBeInTheDocument();
  await waitFor(() => expect(variablesOf(calls, 'Products')).toHaveLength(2));
});

test('creating a product: errors after the first Save, attributes of the category, then its SKUs', async () => {
  const { user, router, calls } = open('/inventory/products/create-product', {
    CreateProduct: () => ({ data: { createProduct: { ...goblet, id: '31' } } }),
  });
  const name = await screen.findByLabelText(/^Product name/);
  expect(screen.queryByText(/^Please enter/)).toBeNull();
  await user.click(button('Save'));
  for (const field of ['Product name', 'Category', 'GST %'])
    expect(await screen.findByText(`Please enter ${field}.`)).toBeInTheDocument();
  await user.type(name, 'Wine glass');
  await user.type(screen.getByLabelText(/^GST %/), '118');
  await user.type(screen.getByLabelText('HSN code'), '70132');
  await user.click(screen.getByLabelText(/^Category/));
  await user.click(await screen.findByText('Glassware'));
  await user.click(button('Save'));
  expect(await screen.findByText('Please enter Colour.')).toBeInTheDocument();
  expect(screen.getByText(/^118 % is no GST rate: use 0.1, 0.25/)).toBeInTheDocument();
  expect(screen.getByText('HSN code 70132 has not 4, 6 or 8 digits, of goods')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText(/^Colour/), 'clear');
  await user.type(screen.getByLabelText('Volume'), '300');
  await user.selectOptions(screen.getByLabelText('Sub-category'), 'Table');
  await user.clear(screen.getByLabelText(/^GST %/));
  await user.type(screen.getByLabelText(/^GST %/), '0');
  await user.type(screen.getByLabelText('HSN code'), '8');
  expect(
    await screen.findByText('Goods of 0 % are nil rated, exempt or outside GST: choose which'),
  ).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText(/^Tax category/), 'Exempt');
  await user.dblClick(button('Save'));
  expect(await screen.findByText('Product on-boarding successful.')).toBeInTheDocument();
  expect(variablesOf(calls, 'CreateProduct')).toEqual([
    {
      input: {
        name: 'Wine glass',
        categoryId: '1',
        subCategory: 'Table',
        gstPercent: '0',
        taxCategory: 'EXEMPT',
        hsnCode: '701328',
        description: null,
        attributes: [
          { name: 'Colour', value: 'clear' },
          { name: 'Volume', value: '300' },
        ],
        assets: [],
        isActive: true,
      },
    },
  ]);
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/inventory/products/create-sku/31'),
  );
});

test('another category changes the attributes; common values stay', async () => {
  const { user, calls } = open('/inventory/products/edit-product/7', {
    UpdateProduct: () => graphqlError('BAD_USER_INPUT', 'This picture was not uploaded'),
  });
  await user.type(await screen.findByLabelText('Volume'), '250');
  await user.click(screen.getByRole('button', { name: /^Clear/ }));
  await user.click(screen.getByLabelText(/^Category/));
  await user.click(await screen.findByText('Linen'));
  expect(await screen.findByLabelText('Thread')).toHaveValue('');
  expect(screen.queryByLabelText(/^Colour/)).toBeNull();
  expect(screen.getByLabelText(/^Volume/)).toHaveValue('250');
  expect(screen.getByLabelText('Sub-category')).toHaveValue('Bar');
  await user.click(button('Save'));
  expect(
    await screen.findByText('Product update failed due to an internal error'),
  ).toBeInTheDocument();
  expect(screen.getByText('This picture was not uploaded')).toBeInTheDocument();
  expect(variablesOf(calls, 'UpdateProduct')[0]).toMatchObject({
    input: {
      id: '7',
      categoryId: '2',
      attributes: [
        { name: 'Volume', value: '250' },
        { name: 'Thread', value: '' },
      ],
    },
  });
});

test('switching tabs keeps the input; leaving asks; after saving it does not', async () => {
  const { user, router } = open('/inventory/products/edit-product/7', {
    UpdateProduct: () => ({ data: { updateProduct: { ...goblet, name: 'Goblet X' } } }),
    Comments: () => graphqlError('NOT_FOUND', 'Not found'),
  });
  const name = await screen.findByLabelText(/^Product name/);
  await user.type(name, ' X');
  await user.click(screen.getByRole('tab', { name: 'Comments' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=comments'));
  await user.click(screen.getByRole('tab', { name: 'Details' }));
  expect(await screen.findByLabelText(/^Product name/)).toHaveValue('Goblet X');
  await user.click(screen.getByRole('link', { name: 'Categories' }));
  expect(await screen.findByText('Discard what you have typed?')).toBeInTheDocument();
  await user.click(button('Keep editing'));
  expect(router.state.location.pathname).toBe('/inventory/products/edit-product/7');
  await user.click(button('Save'));
  expect(await screen.findByText('Product update successful.')).toBeInTheDocument();
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/inventory/products/create-sku/7'),
  );
});

test('an unknown product shows the not-found page', async () => {
  open('/inventory/products/edit-product/99', {
    Product: () => graphqlError('NOT_FOUND', 'Product not found'),
  });
  expect(await screen.findByText('Page not found')).toBeInTheDocument();
});
