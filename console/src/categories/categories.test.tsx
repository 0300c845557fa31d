import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { namesOf } from './NameTags.tsx';

const admin = viewerOf(Role.TOP_ADMIN);
const asha = {
  __typename: 'UserName',
  id: '5',
  name: 'Asha Iyer',
  firstName: 'Asha',
  lastName: 'Iyer',
};
const colour = {
  __typename: 'AttributeConfig',
  name: 'Colour',
  type: 'CHOICE',
  options: ['clear', 'blue'],
  required: true,
};
const glass = {
  __typename: 'Category',
  id: '1',
  name: 'Glassware',
  managers: [asha],
  subCategories: ['Bar & Wine', 'Table'],
  attributes: [colour],
  productCount: 2,
  isActive: true,
};
const product = (id: string, name: string) => ({
  __typename: 'Product',
  id,
  name,
  thumbnail: null,
  skuCount: Number(id),
  gstPercent: '18.00',
  isActive: true,
});
const page = (type: string, items: unknown[], count = items.length) => ({
  __typename: type,
  items,
  count,
});

function open(path: string, responses: MockResponses = {}, viewer = admin) {
  const RESPONSES: MockResponses = {
    Categories: () => ({ data: { categories: page('CategoryPage', [glass]) } }),
    Category: () => ({ data: { category: glass } }),
    CategoryManagers: () => ({
      data: { categoryManagers: [asha, { ...asha, id: '6', firstName: 'Ravi', lastName: null }] },
    }),
    ProductsOfCategory: () => ({
      data: {
        products: page('ProductPage', [
          product('1', 'Goblet'),
          product('2', 'Tumbler'),
          product('3', 'Jug'),
        ]),
      },
    }),
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

test.each<[unknown[], string[]]>([
  [
    [' Bar ', 'bar', '', 'Table'],
    ['Bar', 'Table'],
  ],
  [
    ['abcdef', 'x', 'y', 'z'],
    ['abcd', 'x', 'y'],
  ],
])('tags %j are the names %j', (tags, names) =>
  expect(namesOf(tags, 4, 3)).toEqual(names.map((name) => name.slice(0, 4))),
);

test('a category is created with managers, sub-categories and attributes; errors show under their row after the first Save', async () => {
  const { user, calls } = open('/inventory/categories', {
    CreateCategory: ({ variables }) => ({
      data: {
        createCategory: { ...glass, id: '9', name: (variables['input'] as { name: string }).name },
      },
    }),
  });
  expect(await screen.findByText('Asha Iyer')).toBeInTheDocument();
  await user.click(button('Create Category'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Create category' }));
  await user.click(drawer.getByRole('button', { name: 'Add attribute' }));
  expect(drawer.queryByText('Please enter Name.')).toBeNull();
  await user.click(drawer.getByRole('button', { name: 'Create' }));
  expect(await drawer.findAllByText('Please enter Name.')).toHaveLength(2);
  expect(variablesOf(calls, 'CreateCategory')).toEqual([]);

  await user.type(drawer.getByLabelText(/^Name/, { selector: '[name=name]' }), 'Crockery');
  await user.click(drawer.getByLabelText('Category managers'));
  await user.click(await screen.findByText('6 - Ravi'));
  await user.type(drawer.getByLabelText('Sub-categories'), 'Plates{Enter}Cups{Enter}');
  await user.type(drawer.getByLabelText('Name of attribute 1'), 'Size');
  await user.selectOptions(drawer.getByLabelText('Type of attribute 1'), 'Choice');
  expect(drawer.getByText('Please enter Options.')).toBeInTheDocument();
  await user.type(drawer.getByLabelText('Options of attribute 1'), 'S{Enter}M{Enter}');
  await user.click(drawer.getByRole('button', { name: 'Add attribute' }));
  await user.type(drawer.getByLabelText('Name of attribute 2'), 'Weight');
  await user.selectOptions(drawer.getByLabelText('Type of attribute 2'), 'Number');
  await user.click(drawer.getByLabelText('attribute 2 is required'));
  await user.click(drawer.getByRole('button', { name: 'Move attribute 2 up' }));
  await user.click(drawer.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Category created successfully.')).toBeInTheDocument();
  expect(variablesOf(calls, 'CreateCategory')).toEqual([
    {
      input: {
        name: 'Crockery',
        managerIds: ['6'],
        subCategories: ['Plates', 'Cups'],
        isActive: true,
        attributes: [
          { name: 'Weight', type: 'NUMBER', options: [], required: true },
          { name: 'Size', type: 'CHOICE', options: ['S', 'M'], required: false },
        ],
      },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(variablesOf(calls, 'Categories')).toHaveLength(2));
});

test('a failed change keeps the form; a duplicate name is shown under the field', async () => {
  const { user, calls } = open('/inventory/categories?category=1', {
    UpdateCategory: () => graphqlError('BAD_USER_INPUT', 'This category name is already in use'),
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit category 1' }));
  expect(drawer.getByText('5 - Asha Iyer')).toBeInTheDocument();
  expect(drawer.getByLabelText('Name of attribute 1')).toHaveValue('Colour');
  await user.click(drawer.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Error occurred while updating category.')).toBeInTheDocument();
  expect(await drawer.findByText('This category name is already in use')).toBeInTheDocument();
  expect(variablesOf(calls, 'UpdateCategory')[0]).toMatchObject({
    input: {
      id: '1',
      name: 'Glassware',
      managerIds: ['5'],
      attributes: [{ name: 'Colour', options: ['clear', 'blue'], required: true }],
    },
  });
});

test("a category with products cannot be deleted; the server's reason is shown", async () => {
  let used = true;
  const { user, calls } = open('/inventory/categories', {
    DeleteCategory: () =>
      used
        ? graphqlError('CATEGORY_IN_USE', 'Category cannot be deleted with products.')
        : { data: { deleteCategory: { __typename: 'Done', success: true } } },
  });
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: /^Actions of row 1\b/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  };
  await remove();
  expect(await screen.findByText('Error occurred while deleting category.')).toBeInTheDocument();
  expect(screen.getByText('Category cannot be deleted with products.')).toBeInTheDocument();
  used = false;
  await remove();
  expect(await screen.findByText('Category deleted successfully.')).toBeInTheDocument();
  expect(variablesOf(calls, 'DeleteCategory')).toEqual([{ id: '1' }, { id: '1' }]);
});

test('operations users see the list and its filters, and no Create button', async () => {
  const { user, router, calls } = open(
    '/inventory/categories?name=gl&manager=5',
    {},
    viewerOf(Role.OPERATIONS),
  );
  await screen.findByText('Glassware');
  expect(variablesOf(calls, 'Categories')[0]).toMatchObject({
    name: 'gl',
    managerId: '5',
    page: 1,
    limit: 10,
  });
  expect(screen.queryByRole('button', { name: 'Create Category' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions of row 1\b/ })).toBeNull();
  await user.click(screen.getByText('Glassware'));
  expect(router.state.location.pathname).toBe('/category/1');
});

test('an empty list and a failed one show messages', async () => {
  open('/inventory/categories', {
    Categories: () => ({ data: { categories: page('CategoryPage', []) } }),
  });
  expect(await screen.findByText('No categories yet.')).toBeInTheDocument();
  cleanup();
  open('/inventory/categories', {
    Categories: () => graphqlError('INTERNAL_SERVER_ERROR', 'Internal server error'),
  });
  expect(await screen.findByText('Error retrieving categories.')).toBeInTheDocument();
});

test('a category page shows its products as cards; sub-categories are tabs in the address', async () => {
  const { user, router, calls } = open('/category/1');
  expect(await screen.findByText('3 SKUs')).toBeInTheDocument();
  expect(screen.getByText('1 SKU')).toBeInTheDocument();
  expect(screen.getAllByText('GST 18 %')).toHaveLength(3);
  expect(variablesOf(calls, 'ProductsOfCategory')[0]).toEqual({
    categoryId: '1',
    page: 1,
    limit: 30,
  });
  await user.click(screen.getByRole('tab', { name: 'Bar & Wine' }));
  expect(router.state.location.pathname).toBe('/category/1/Bar%20%26%20Wine');
  await waitFor(() =>
    expect(variablesOf(calls, 'ProductsOfCategory').at(-1)).toMatchObject({
      subCategory: 'Bar & Wine',
    }),
  );
  expect(await screen.findByRole('tab', { name: 'Bar & Wine' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.keyboard('/');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', 'Product name'));
});

test('arrow keys move between the cards and Enter opens', async () => {
  const { user, router } = open('/category/1');
  const first = await screen.findByRole('link', { name: /^Goblet/ });
  first.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('link', { name: /^Jug/ })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(screen.getByRole('link', { name: /^Tumbler/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/inventory/products/create-sku/2');
});

test('without SKU WRITE the list links to SKUs; without PRODUCT WRITE there is no Edit', async () => {
  open('/category/1', {}, viewerOf(Role.SALES));
  expect(await screen.findByRole('link', { name: /^Goblet/ })).toHaveAttribute(
    'href',
    '/inventory/products?name=Goblet',
  );
  expect(screen.queryByRole('link', { name: 'Edit Goblet' })).toBeNull();
  cleanup();
  open('/category/1');
  expect(await screen.findByRole('link', { name: 'Edit Goblet' })).toHaveAttribute(
    'href',
    '/inventory/products/edit-product/1',
  );
});

test.each([
  ['an unknown sub-category shows the first tab', '/category/1/Kitchen', {}, /All products/],
  [
    'nothing in it',
    '/category/1',
    { ProductsOfCategory: () => ({ data: { products: page('ProductPage', []) } }) },
    'No products in this category.',
  ],
  [
    'an unknown category',
    '/category/99',
    { Category: () => graphqlError('NOT_FOUND', 'Category not found') },
    'Page not found',
  ],
  [
    'one that cannot be read',
    '/category/1',
    { Category: () => graphqlError('INTERNAL_SERVER_ERROR', 'Internal server error') },
    'Error retrieving category information.',
  ],
] satisfies [string, string, MockResponses, string | RegExp][])(
  '%s',
  async (_, path, responses, text) => {
    const { calls } = open(path, responses);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(
      variablesOf(calls, 'ProductsOfCategory').some(
        (variables) => 'subCategory' in variables && variables['subCategory'],
      ),
    ).toBe(false);
  },
);
