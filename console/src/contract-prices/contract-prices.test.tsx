import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const admin = viewerOf(Role.TOP_ADMIN);
const hotel = { __typename: 'TenantSummary', id: 't1', name: 'Grand Hotel', district: 'Pune' };
const price = (
  id: string,
  quantity: number,
  customer: typeof hotel | null,
  sellingPrice = '90.00',
) => ({
  __typename: 'ContractPrice',
  id,
  quantity,
  sellingPrice,
  createdAt: '2026-05-20T06:00:00Z',
  customer,
  sku: { __typename: 'SkuSummary', id: '1', name: 'Tumbler', unit: 'PCS' },
  organisation: { __typename: 'OrganisationSummary', id: 'o1', name: 'Grand Group' },
  createdBy: { __typename: 'UserName', id: '8', name: 'Ravi Nair' },
});
type Price = ReturnType<typeof price>;
const pageOf = (items: Price[]) => ({
  data: { sellingPrices: { __typename: 'ContractPricePage', items, count: items.length } },
});

const sku = {
  __typename: 'Sku',
  id: '1',
  name: 'Tumbler',
  unit: 'PCS',
  unitCode: 'PCS',
  isActive: true,
  thumbnail: null,
  attributes: [],
  pictures: [],
  productId: 'p1',
  productName: 'Glass',
  gstPercent: '12.00',
  hsnCode: null,
  createdAt: '2026-05-20T06:00:00Z',
  createdBy: null,
};
const tenant = {
  __typename: 'Tenant',
  id: 't1',
  name: 'Grand Hotel',
  district: 'Pune',
  state: 'Maharashtra',
  verified: true,
  organisationId: 'o1',
  organisationName: 'Grand Group',
  salesPerson: null,
};

const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

function openPrices(
  prices: () => Price[],
  responses: MockResponses = {},
  viewer = admin,
  more = '',
) {
  const started = openConsole(`/sku/1?tab=prices${more}`, {
    viewer,
    responses: {
      Sku: () => ({ data: { sku } }),
      SellingPrices: () => pageOf(prices()),
      TenantOptions: () => ({
        data: { tenants: { __typename: 'TenantPage', items: [tenant], count: 1 } },
      }),
      OrganisationOptions: () => ({
        data: {
          organisations: {
            __typename: 'OrganisationPage',
            count: 1,
            items: [{ __typename: 'Organisation', id: 'o1', name: 'Grand Group' }],
          },
        },
      }),
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('lists prices of organisations and customers with their slabs, paged', async () => {
  const { calls } = openPrices(
    () => [price('1', 1, null), price('2', 1250, hotel, '85.50')],
    {},
    admin,
    '&page=2&limit=5',
  );
  expect(await screen.findByText('Grand Group (all customers)')).toBeInTheDocument();
  for (const text of ['Grand Hotel', '1,250', '₹ 85.50'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(variablesOf(calls, 'SellingPrices')[0]).toEqual({ skuId: '1', page: 2, limit: 5 });
});

test('an empty list shows a message; a failed one shows an error in place', async () => {
  let fails = true;
  const { user } = openPrices(() => [], {
    SellingPrices: () =>
      fails ? graphqlError('INTERNAL_SERVER_ERROR', 'Internal server error') : pageOf([]),
  });
  expect(
    await screen.findByText('Error occurred while getting contract pricing'),
  ).toBeInTheDocument();
  fails = false;
  await user.click(button('Retry'));
  expect(await screen.findByText('No contracted prices yet.')).toBeInTheDocument();
});

test('a new price: missing fields and server errors are shown, then the list has it', async () => {
  const prices: Price[] = [];
  let fails = true;
  const { calls, user } = openPrices(() => prices, {
    CreateSellingPrice: () => {
      if (fails)
        return graphqlError(
          'BAD_USER_INPUT',
          'There is a contract price from this quantity on already',
        );
      prices.push(price('9', 50, hotel));
      return { data: { createSellingPrice: prices[0] } };
    },
  });
  await screen.findByText('No contracted prices yet.');
  await user.click(screen.getAllByRole('button', { name: 'Create contracted price' })[0]!);
  const drawer = within(await screen.findByRole('dialog', { name: 'Create contracted price' }));
  await user.clear(drawer.getByLabelText(/^From quantity/));
  await user.click(drawer.getByRole('button', { name: 'Create' }));
  for (const words of ['Please enter From quantity.', 'Please enter Selling price.'])
    expect(await drawer.findByText(words)).toBeInTheDocument();
  await user.type(drawer.getByLabelText(/^From quantity/), '0');
  await user.type(drawer.getByLabelText(/^Selling price/), '0');
  await user.click(drawer.getByRole('button', { name: 'Create' }));
  for (const words of ['From quantity must be above 0.', 'Selling price must be above 0.'])
    expect(await drawer.findByText(words)).toBeInTheDocument();
  await user.clear(drawer.getByLabelText(/^From quantity/));
  await user.type(drawer.getByLabelText(/^From quantity/), '50');
  await user.clear(drawer.getByLabelText(/^Selling price/));
  await user.type(drawer.getByLabelText(/^Selling price/), '90');
  await user.click(drawer.getByRole('button', { name: 'Create' }));
  expect(await drawer.findByText('Please enter Customer or Organisation.')).toBeInTheDocument();
  expect(variablesOf(calls, 'CreateSellingPrice')).toEqual([]);

  await user.click(drawer.getByLabelText(/^Customer/));
  await user.click(await screen.findByText('Grand Hotel'));
  await user.click(drawer.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Contracted Price Failed to created.')).toBeInTheDocument();
  expect(
    screen.getByText('There is a contract price from this quantity on already'),
  ).toBeInTheDocument();
  fails = false;
  await user.click(drawer.getByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Create contracted price' })).toBeNull(),
  );
  expect(await screen.findByText('₹ 90.00')).toBeInTheDocument();
  expect(variablesOf(calls, 'CreateSellingPrice').at(-1)).toEqual({
    input: {
      skuId: '1',
      tenantId: 't1',
      organisationId: null,
      quantity: 50,
      sellingPrice: '90.00',
    },
  });
});

test('quantity and price of an existing one can be edited', async () => {
  let changed = price('2', 10, hotel);
  let fails = true;
  const { calls, user } = openPrices(() => [changed], {
    UpdateSellingPrice: () => {
      if (fails) return graphqlError('NOT_FOUND', 'Contract price not found');
      changed = price('2', 20, hotel, '80.00');
      return { data: { updateSellingPrice: changed } };
    },
  });
  await user.click(
    await screen.findByRole('button', {
      name: 'Edit the price of Tumbler for Grand Hotel from 10',
    }),
  );
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit contracted price 2' }));
  expect(drawer.queryByLabelText(/^Customer/)).toBeNull();
  await user.clear(drawer.getByLabelText(/^From quantity/));
  await user.type(drawer.getByLabelText(/^From quantity/), '20');
  await user.clear(drawer.getByLabelText(/^Selling price/));
  await user.type(drawer.getByLabelText(/^Selling price/), '80{Enter}');
  expect(await screen.findByText('Contracted Price Failed to update.')).toBeInTheDocument();
  fails = false;
  await user.click(drawer.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('₹ 80.00')).toBeInTheDocument();
  expect(variablesOf(calls, 'UpdateSellingPrice').at(-1)).toEqual({
    input: { id: '2', quantity: 20, sellingPrice: '80.00' },
  });
});

test('shows the effective price of a customer at a quantity', async () => {
  const { calls, user } = openPrices(() => [price('1', 1, null)], {
    EffectiveSellingPrice: ({ variables }) =>
      pageOf(variables['quantity'] === 1 ? [price('1', 1, null)] : []),
  });
  const check = within(await screen.findByRole('group', { name: 'Which price holds' }));
  await user.click(check.getByLabelText('Customer of the check'));
  await user.click(await screen.findByText('Grand Hotel'));
  expect(await check.findByText('₹ 90.00')).toBeInTheDocument();
  expect(check.getByText(/promised to Grand Group \(all customers\)/)).toBeInTheDocument();
  await user.clear(check.getByLabelText('Quantity of the check'));
  await user.type(check.getByLabelText('Quantity of the check'), '7');
  expect(await check.findByText('No contracted price holds.')).toBeInTheDocument();
  expect(variablesOf(calls, 'EffectiveSellingPrice')).toEqual([
    { skuId: '1', tenantId: 't1', organisationId: null, quantity: 1 },
    { skuId: '1', tenantId: 't1', organisationId: null, quantity: 7 },
  ]);
});

test('without APPROVE prices are read-only; without TENANT READ there is no customer to choose', async () => {
  openPrices(() => [price('2', 10, hotel)], {}, viewerOf(Role.SALES), '&price=2');
  expect(await screen.findByText('Grand Hotel')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Edit the price/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create contracted price' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  openPrices(() => [price('2', 10, hotel)], {}, viewerOf(Role.CATEGORY_MANAGER), '&price=new');
  expect(await screen.findByRole('button', { name: /Edit the price/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create contracted price' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Which price holds' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
