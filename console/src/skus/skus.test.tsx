import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SkuFieldsFragment } from '../../generated/documents.ts';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { monthsOf } from '../../testing/testMonths.ts';
import { notInNotices, openConsole, viewerOf } from '../../testing/testConsole.tsx';

const admin = viewerOf(Role.TOP_ADMIN);
const manager = viewerOf(Role.CATEGORY_MANAGER); // creates and changes SKUs, deletes none
const colour = (value: string) => [
  { __typename: 'AttributeValue' as const, name: 'Colour', value },
];
const sku = (id: string, more: Partial<SkuFieldsFragment> = {}) => ({
  __typename: 'Sku' as const,
  id,
  name: `Tumbler ${id}`,
  unit: 'PCS',
  unitCode: 'PCS',
  isActive: true,
  thumbnail: null,
  attributes: colour('red'),
  pictures: [],
  offerCount: 2,
  ...more,
});
const product = {
  __typename: 'Product',
  id: 'p1',
  name: 'Water tumbler',
  categoryId: 'c1',
  categoryName: 'Glassware',
  subCategory: 'Tumblers',
  gstPercent: '12.00',
  hsnCode: '7013',
  isActive: true,
  thumbnail: null,
  attributes: colour('clear'),
};
const config = [
  { __typename: 'AttributeConfig', name: 'Colour', type: 'TEXT', options: [], required: true },
];

const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

function openSkus(
  rows: () => ReturnType<typeof sku>[],
  responses: MockResponses = {},
  viewer = admin,
  path = '/inventory/products/create-sku/p1',
) {
  const started = openConsole(path, {
    viewer,
    responses: {
      ProductOfSkus: () => ({ data: { product } }),
      Skus: () => ({
        data: { skus: { __typename: 'SkuPage', items: rows(), count: rows().length } },
      }),
      AttributesOfSkus: () => ({
        data: {
          attributesConfig: [
            { __typename: 'CategoryAttributes', categoryId: 'c1', attributes: config },
          ],
        },
      }),
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('SKUs of a product', () => {
  test('shows details of the product; the search filters the loaded page', async () => {
    const { calls, user } = openSkus(() => [sku('1'), sku('2', { name: 'Bowl', isActive: false })]);
    expect(await screen.findByRole('heading', { name: 'Water tumbler' })).toBeInTheDocument();
    for (const fact of ['Glassware / Tumblers', '12 %', '7013', 'clear'])
      expect(screen.getByText(fact)).toBeInTheDocument();
    expect(await screen.findByText('Bowl')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1' })).toHaveAttribute('href', '/sku/1');
    await user.type(screen.getByLabelText('SKU name'), 'tumb');
    await waitFor(() => expect(screen.queryByText('Bowl')).toBeNull());
    expect(screen.getByText('Tumbler 1')).toBeInTheDocument();
    expect(variablesOf(calls, 'Skus')).toEqual([
      { productId: 'p1', page: 1, limit: 10, offers: true },
    ]);
  });

  test('an empty list shows a message; a failed one shows an error in place', async () => {
    let fails = true;
    const { user } = openSkus(() => [], {
      Skus: () =>
        fails
          ? graphqlError('INTERNAL_SERVER_ERROR', 'Internal server error')
          : { data: { skus: { __typename: 'SkuPage', items: [], count: 0 } } },
    });
    expect(await screen.findByText('Error occurred while retrieving variants')).toBeInTheDocument();
    fails = false;
    await user.click(button('Retry'));
    expect(await screen.findByText('This product has no SKUs yet.')).toBeInTheDocument();
  });

  test('Ctrl+Enter saves and opens the next empty form; Create saves and closes; the list shows the new ones', async () => {
    const rows = [sku('1')];
    const { calls, user } = openSkus(() => rows, {
      CreateSku: ({ variables }) => {
        const { name } = (variables as { input: { name: string } }).input;
        if (name === 'Bad') return graphqlError('BAD_USER_INPUT', 'This picture was not uploaded');
        rows.push(sku(String(rows.length + 1), { name }));
        return { data: { createSku: rows.at(-1) } };
      },
    });
    await screen.findByText('Tumbler 1');
    await user.click(button('Add SKU'));
    const name = await screen.findByLabelText(/^SKU name \*/);
    await user.click(button('Create'));
    expect(await screen.findByText('Please enter SKU name.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Colour/)).toHaveValue('clear'); // same value as its product
    await user.clear(screen.getByLabelText(/^Unit \*/));
    await user.type(screen.getByLabelText(/^Unit \*/), 'Pair');
    expect(screen.getByLabelText(/^Unit code \*/)).toHaveValue('PRS');
    await user.type(name, 'Jug{Control>}{Enter}{/Control}');
    expect(await screen.findByText('SKU created successfully.')).toBeInTheDocument();
    await waitFor(() => expect(name).toHaveValue(''));
    expect(name).toHaveFocus();
    expect(await screen.findByText('Jug', notInNotices)).toBeInTheDocument();

    await user.type(name, 'Bad{Enter}');
    expect(await screen.findByText('Error occurred while creating sku.')).toBeInTheDocument();
    expect(screen.getByText('This picture was not uploaded')).toBeInTheDocument();
    await user.clear(name);
    await user.type(name, 'Cup');
    await user.clear(screen.getByLabelText(/^Colour/));
    await user.type(screen.getByLabelText(/^Colour/), 'blue');
    await user.dblClick(button('Create'));
    await waitFor(() => expect(screen.queryByLabelText(/^Unit code \*/)).toBeNull());
    expect(await screen.findByText('Cup', notInNotices)).toBeInTheDocument();
    const input = {
      productId: 'p1',
      name: 'Jug',
      unit: 'Pair',
      unitCode: 'PRS',
      assets: [],
      isActive: true,
    };
    const sent = variablesOf(calls, 'CreateSku');
    expect(sent).toHaveLength(3);
    expect(sent[0]).toEqual({
      input: { ...input, attributes: [{ name: 'Colour', value: 'clear' }] },
    });
    expect(sent[2]).toEqual({
      input: {
        ...input,
        name: 'Cup',
        unit: 'NOS',
        unitCode: 'NOS',
        attributes: [{ name: 'Colour', value: 'blue' }],
      },
    });
  });

  test('name, unit and status are edited in place; each failure shows its own text', async () => {
    let answer: (input: Record<string, unknown>) => ReturnType<typeof graphqlError> = (input) => ({
      data: { updateSku: { ...sku('1'), ...input } },
    });
    const { calls, user } = openSkus(() => [sku('1')], {
      UpdateSku: ({ variables }) => answer((variables as { input: Record<string, unknown> }).input),
    });
    await user.click(await screen.findByText('Tumbler 1'));
    const cell = await screen.findByRole('textbox', { name: /edit/i });
    await user.clear(cell);
    await user.type(cell, 'Goblet{Enter}');
    expect(await screen.findByText('SKU updated successful.')).toBeInTheDocument();
    expect(await screen.findByText('Goblet')).toBeInTheDocument();
    await user.click(screen.getByLabelText('SKU 1 is active'));
    await waitFor(() => expect(screen.getByLabelText('SKU 1 is active')).not.toBeChecked());
    answer = () => graphqlError('BAD_USER_INPUT', 'Please enter Colour.');
    await user.click(screen.getByLabelText('SKU 1 is active'));
    expect(await screen.findByText('SKU update failed.')).toBeInTheDocument();
    expect(screen.getByText('Please enter Colour.')).toBeInTheDocument();
    answer = () => graphqlError('INTERNAL_SERVER_ERROR', 'Internal server error');
    await user.click(screen.getByLabelText('SKU 1 is active'));
    expect(await screen.findByText('Error occurred while updating variant')).toBeInTheDocument();
    expect(variablesOf(calls, 'UpdateSku').slice(0, 2)).toEqual([
      { input: { id: '1', name: 'Goblet' } },
      { input: { id: '1', isActive: false } },
    ]);
  });

  test('the form of an existing SKU', async () => {
    const { calls, user } = openSkus(
      () => [sku('1', { unit: 'Pkt', unitCode: 'OTH' })],
      { UpdateSku: () => ({ data: { updateSku: sku('1') } }) },
      admin,
      '/inventory/products/create-sku/p1?sku=1',
    );
    expect(await screen.findByText('Edit SKU 1')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Unit \*/), 's');
    expect(screen.getByLabelText(/^Unit code \*/)).toHaveValue('OTH'); // the choice is kept
    await user.selectOptions(screen.getByLabelText(/^Unit code \*/), 'PAC');
    await user.click(button('Update'));
    expect(await screen.findByText('SKU updated successful.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Edit SKU 1')).toBeNull());
    expect(variablesOf(calls, 'UpdateSku')).toEqual([
      {
        input: {
          id: '1',
          name: 'Tumbler 1',
          unit: 'Pkts',
          unitCode: 'PAC',
          assets: [],
          isActive: true,
          attributes: [{ name: 'Colour', value: 'red' }],
        },
      },
    ]);
  });

  test.each([
    [
      graphqlError('SKU_IN_USE', 'in use'),
      'SKU could not be deleted due to an active offer, quotation or order',
    ],
    [graphqlError('INTERNAL_SERVER_ERROR'), 'Error occurred while deleting sku'],
    [
      { data: { deleteSku: { __typename: 'Done', success: true } } },
      'Variant deleted successfully.',
    ],
  ])('deleting asks for confirmation and shows: %j', async (answer, words) => {
    const { calls, user } = openSkus(() => [sku('1')], { DeleteSku: () => answer });
    await screen.findByText('Tumbler 1');
    await user.click(button(/^Actions of row 1\b/));
    await user.click(await screen.findByText('Delete SKU'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete SKU' }));
    expect(dialog.getByText('Delete SKU 1, Tumbler 1?')).toBeInTheDocument();
    expect(variablesOf(calls, 'DeleteSku')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(variablesOf(calls, 'DeleteSku')).toEqual([{ id: '1' }]);
  });

  test('actions without permission are hidden', async () => {
    const writesOnly = viewerOf(Role.SALES);
    writesOnly.permissions = writesOnly.permissions.map((pair) =>
      pair.entity === 'SKU' ? { ...pair, actions: ['READ', 'WRITE'] } : pair,
    );
    const { calls, user } = openSkus(() => [sku('1')], {}, writesOnly);
    await user.click(await screen.findByText('Tumbler 1'));
    expect(screen.queryByRole('textbox', { name: /edit/i })).toBeNull();
    expect(screen.queryByLabelText('SKU 1 is active')).toBeNull();
    expect(screen.queryByText('Offers')).toBeNull();
    await user.click(button(/^Actions of row 1\b/));
    expect(await screen.findByText('Open SKU')).toBeInTheDocument();
    expect(screen.queryByText('Edit SKU')).toBeNull();
    expect(screen.queryByText('Delete SKU')).toBeNull();
    expect(variablesOf(calls, 'Skus')).toMatchObject([{ offers: false }]);
    cleanup();
    const second = openSkus(() => [sku('1')], {}, manager);
    await screen.findByText('Tumbler 1');
    await second.user.click(button(/^Actions of row 1\b/));
    expect(await screen.findByText('Edit SKU')).toBeInTheDocument();
    expect(screen.queryByText('Delete SKU')).toBeNull();
  });
});

describe('one SKU', () => {
  const details = {
    ...sku('1', { unitCode: 'PAC' }),
    pictures: [
      { __typename: 'Picture', uuid: 'u1', url: '/files/u1', thumbnailUrl: '/files/u1-sm' },
    ],
    productId: 'p1',
    productName: 'Water tumbler',
    gstPercent: '12.50',
    hsnCode: null,
    createdAt: '2026-05-20T06:00:00Z',
    createdBy: { __typename: 'UserName', id: '8', name: 'Ravi Nair' },
  };
  const seller = {
    __typename: 'SellerSummary',
    id: 'v1',
    name: 'Acme',
    district: 'Mysuru',
    state: 'Karnataka',
  };
  const offer = (isActive: boolean) => ({
    __typename: 'Offer',
    id: '9',
    skuId: '1',
    skuName: 'Tumbler 1',
    seller,
    mrp: '0.00',
    offerPrice: '250.00',
    moq: 5,
    isActive,
    packagingDetails: null,
    brand: 'Jal',
    color: null,
    type: null,
  });
  const offersOf = (...offers: ReturnType<typeof offer>[]) => ({
    data: {
      skuOffers: {
        __typename: 'SellerOffersPage',
        count: offers.length,
        items: offers.map((one) => ({
          __typename: 'SellerOffers',
          seller,
          minimumPrice: '250.00',
          offerCount: 1,
          offers: [one],
        })),
      },
    },
  });
  const line = (number: string, costPrice: string | null) => ({
    __typename: 'SkuTransaction',
    documentType: 'ORDER',
    number,
    date: '2026-05-19T06:00:00Z',
    party: 'Hotel',
    quantity: 4,
    sellingPrice: '30.00',
    costPrice,
  });
  const open = (path: string, responses: MockResponses, viewer = admin) => ({
    ...openConsole(path, {
      viewer,
      responses: { Sku: () => ({ data: { sku: details } }), ...responses },
    }),
    user: userEvent.setup(),
  });

  test('shows details and picture; offers nested by seller, hidden and shown without a reload, deleted after confirmation', async () => {
    let offers = [offer(true)];
    const { calls, user } = open('/sku/1', {
      SkuOffers: () => offersOf(...offers),
      UpdateOffer: () => {
        offers = [offer(false)];
        return { data: { updateOffer: offers[0] } };
      },
      DeleteOffer: () => {
        offers = [];
        return { data: { deleteOffer: { __typename: 'Done', success: true } } };
      },
    });
    expect(await screen.findByRole('img', { name: 'Tumbler 1' })).toHaveAttribute(
      'src',
      '/files/u1-sm',
    );
    for (const fact of ['PAC - Packs', '12.5 %', 'red', 'Ravi Nair', '2026-05-20'])
      expect(screen.getByText(fact)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Water tumbler' })).toHaveAttribute(
      'href',
      '/inventory/products/create-sku/p1',
    );
    expect(await screen.findByText('Acme, Mysuru')).toBeInTheDocument();
    await user.click(button('Open Acme'));
    const inner = within(await screen.findByRole('group', { name: 'Offers of Acme' }));
    expect(await inner.findByRole('link', { name: '9' })).toHaveAttribute('href', '/editOffer/9');
    expect(inner.queryByText('Select Offer')).toBeNull();
    await user.click(inner.getByRole('button', { name: 'Hide offer 9' }));
    expect(await screen.findByText('Offer updated successfully.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Show offer 9' })).toBeInTheDocument();
    expect(screen.getByText('Jal').closest('.ag-row')).toHaveClass('kit-excluded-row');
    await user.click(button('Delete offer 9'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete offer' }));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Offer deleted successfully.')).toBeInTheDocument();
    expect(await screen.findByText('No seller offers this SKU yet.')).toBeInTheDocument();
    expect(variablesOf(calls, 'UpdateOffer')).toEqual([{ input: { id: '9', isActive: false } }]);
    expect(variablesOf(calls, 'DeleteOffer')).toEqual([{ id: '9' }]);
    expect(variablesOf(calls, 'SkuOffers')).toHaveLength(3);
  });

  test('an offer that cannot be deleted stays', async () => {
    const { user } = open('/sku/1', {
      SkuOffers: () => offersOf(offer(true)),
      DeleteOffer: () =>
        graphqlError(
          'OFFER_IN_USE',
          'Offer cannot be deleted while a priced quote request points to it',
        ),
    });
    await user.click(await screen.findByRole('button', { name: 'Open Acme' }));
    await user.click(await screen.findByRole('button', { name: 'Delete offer 9' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Error occurred while deleting offer.')).toBeInTheDocument();
    expect(
      screen.getByText('Offer cannot be deleted while a priced quote request points to it'),
    ).toBeInTheDocument();
  });

  test('recent transactions by the count in the address; cost needs its permission', async () => {
    const path = '/sku/1?tab=transactions&from=2026-05-01&count=20';
    const prices = (measures: string[]) => ({
      Trend: () => ({ data: { metrics: monthsOf(measures, ['2026-05-01', '2026-06-01']) } }),
    });
    const responses = {
      ...prices(['SALE_PRICE', 'PURCHASE_PRICE']),
      SkuTransactions: () => ({
        data: { sku: { __typename: 'Sku', id: '1', recentTransactions: [line('SO-1', '20.00')] } },
      }),
    };
    const { calls, user } = open(path, responses);
    expect(await screen.findByRole('link', { name: 'SO-1' })).toHaveAttribute(
      'href',
      '/sales/orders/order-details/SO-1',
    );
    expect(screen.getByText('₹ 20.00')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('How many'), '5');
    await waitFor(() => expect(variablesOf(calls, 'SkuTransactions')).toHaveLength(2));
    expect(variablesOf(calls, 'SkuTransactions')).toEqual([
      { id: '1', fromDate: '2026-05-01', toDate: null, count: 20 },
      { id: '1', fromDate: '2026-05-01', toDate: null, count: 5 },
    ]);
    // a month of the prices above shows its transactions
    await user.click(
      await screen.findByRole('button', {
        name: 'May 2026: Sale price ₹ 1.00, Purchase price ₹ 2.00',
      }),
    );
    await waitFor(() =>
      expect(variablesOf(calls, 'SkuTransactions').at(-1)).toEqual({
        id: '1',
        fromDate: '2026-05-01',
        toDate: '2026-05-31',
        count: 5,
      }),
    );
    expect(variablesOf(calls, 'Trend')).toHaveLength(1);
    cleanup();
    const { calls: ofSales } = open(
      path,
      {
        ...prices(['SALE_PRICE']),
        SkuTransactions: () => ({
          data: { sku: { __typename: 'Sku', id: '1', recentTransactions: [line('SO-2', null)] } },
        }),
      },
      viewerOf(Role.SALES),
    );
    expect(await screen.findByRole('link', { name: 'SO-2' })).toBeInTheDocument();
    expect(screen.queryByText('Cost')).toBeNull();
    expect(
      await screen.findByRole('button', { name: 'May 2026: Sale price ₹ 1.00' }),
    ).toBeVisible();
    expect(variablesOf(ofSales, 'Trend')).toMatchObject([{ measures: ['SALE_PRICE'] }]);
    expect(screen.queryByRole('tab', { name: 'Offers' })).toBeNull();
  });

  test('an unknown SKU is not found; a failed load shows an error', async () => {
    open('/sku/404', { Sku: () => graphqlError('NOT_FOUND', 'SKU not found') });
    expect(await screen.findByText(/not found/i)).toBeInTheDocument();
    cleanup();
    open('/sku/1', { Sku: () => graphqlError('INTERNAL_SERVER_ERROR', 'Internal server error') });
    expect(await screen.findByText('Error occurred while retrieving variants')).toBeInTheDocument();
  });
});
