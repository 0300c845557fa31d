import { ApolloProvider } from '@apollo/client/react';
import { afterEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type MockResponses, graphqlError, mockGateway } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import {
  variablesOf,
  oneOrder,
  orderList,
  purchaseOrder,
  skuOf,
} from '../../testing/testPurchaseOrders.ts';
import { createApolloClient } from '../app/apolloClient.ts';
import { GeneratePosPanel } from './GeneratePosPanel.tsx';

// The grid checks for pointer events, which jsdom fires but does not declare.
Object.defineProperty(HTMLElement.prototype, 'onpointerdown', { value: null, writable: true });

type User = ReturnType<typeof userEvent.setup>;
const seller = { __typename: 'Seller', id: '31', name: 'Acme Valves', district: 'Bengaluru Urban' };
const previewLine = (id: string, remaining: number) => ({
  __typename: 'PoPreviewLine',
  lineId: `o${id}`,
  sku: { ...skuOf(id), gstPercent: '18.00' },
  ordered: 10,
  generated: 10 - remaining,
  remaining,
  unitPrice: '100.00',
});
const preview = (id: string, name: string, lines: object[], purchaseOrders: object[] = []) => ({
  __typename: 'PoPreview',
  seller: { __typename: 'SellerSummary', id, name, district: 'Pune', state: 'Maharashtra' },
  lines,
  purchaseOrders,
});
const previews = (...items: object[]) => ({ data: { poFromOrder: items } });

const offerOf = (id: string, offerPrice: string, sellerId: string) => ({
  __typename: 'Offer',
  id,
  offerPrice,
  isActive: true,
  seller: { __typename: 'SellerSummary', id: sellerId, name: 'Acme Valves' },
});
const GATE_VALVE = {
  __typename: 'Sku',
  id: 's5',
  name: 'Gate valve 50 mm',
  unit: 'PCS',
  productName: 'Valve',
  attributes: [],
  gstPercent: '18.00',
  offers: [offerOf('1', '90.00', '99'), offerOf('2', '120.50', '31')],
};

const RESPONSES: MockResponses = {
  PurchaseOrders: () => orderList(),
  PurchaseOrder: () => oneOrder(),
  SellerOptions: () => ({
    data: { sellers: { __typename: 'SellerPage', items: [seller], count: 1 } },
  }),
  Seller: () => ({ data: { seller: { ...seller, state: 'Karnataka', officeAddress: null } } }),
  WarehouseOptions: () => ({
    data: {
      warehouses: {
        __typename: 'WarehousePage',
        items: [{ __typename: 'Warehouse', id: '3', name: 'Peenya', district: null }],
        count: 1,
      },
    },
  }),
  SearchProducts: () => ({
    data: {
      searchProducts: [
        {
          __typename: 'ProductSuggestion',
          skuId: 's5',
          skuName: 'Gate valve 50 mm',
          productName: 'Valve',
          unit: 'PCS',
          attributes: [{ __typename: 'AttributeValue', name: 'Size', value: '2 inch' }],
        },
      ],
    },
  }),
  SkusByReference: ({ variables: { references } }) => ({
    data: {
      skusNamed: (references as string[])
        .filter((reference) => reference !== 'No such')
        .map((reference) => ({ __typename: 'NamedSku', reference, sku: GATE_VALVE })),
    },
  }),
};

function openCreate(responses: MockResponses = {}, roleId: number = Role.TOP_ADMIN) {
  const path = '/purchase/purchase-orders?form=create';
  const started = openConsole(path, {
    viewer: viewerOf(roleId),
    responses: { ...RESPONSES, ...responses },
  });
  return { ...started, user: userEvent.setup() };
}
const drawer = () => screen.findByRole('dialog', { name: 'Create Purchase Order' });
async function pick(user: User, box: HTMLElement, name: string, text?: string) {
  await user.click(box);
  if (text) {
    await screen.findByText('Nothing found');
    await new Promise(requestAnimationFrame); // the box selects its text a frame after it is focused: a letter typed before would be replaced
    await user.keyboard(text);
  }
  await user.click(await screen.findByText(name));
  await waitFor(() => expect(box).toHaveValue(name));
}
function lineCell(form: HTMLElement, row: number, column: string): HTMLElement {
  const found = form.querySelector<HTMLElement>(`.ag-row[row-index="${row}"] [col-id="${column}"]`);
  if (!found) throw new Error(`no cell ${row} ${column}`);
  return found;
}
async function paste(user: User, form: HTMLElement, text: string) {
  await user.click(lineCell(form, 0, 'sku'));
  await waitFor(() => expect(lineCell(form, 0, 'sku')).toHaveFocus());
  fireEvent.paste(lineCell(form, 0, 'sku'), { clipboardData: { getData: () => text } });
}
const sum = (form: HTMLElement, name: string) => within(form).getByText(name).parentElement;

afterEach(cleanup);

test('a stock order: missing fields are reported, totals update, and the new draft opens', async () => {
  let said = 'The vendor is not active';
  const { calls, router, user } = openCreate({
    CreatePurchaseOrder: () =>
      said
        ? graphqlError('BAD_USER_INPUT', said)
        : { data: { createPurchaseOrder: purchaseOrder({ id: '12', orderNumber: null }) } },
  });
  const form = await drawer();
  await user.click(within(form).getByText('Stock'));
  await user.click(within(form).getByRole('button', { name: 'Create' }));
  for (const words of [
    'Please select a vendor.',
    'Please select a warehouse',
    'Please enter at least one line.',
  ])
    expect(await within(form).findByText(words)).toBeInTheDocument();
  await pick(user, within(form).getByLabelText(/^Vendor/), 'Acme Valves');
  await pick(user, within(form).getByLabelText(/^Warehouse/), 'Peenya');
  await paste(user, form, 'Gate valve 50 mm\t3\nNo such\t2');
  await waitFor(() => expect(lineCell(form, 0, 'unitPrice')).toHaveTextContent('₹ 120.50'));
  await waitFor(() => expect(sum(form, 'Total Due')).toHaveTextContent('₹ 426.58')); // 361.50 + 2 × 32.54, half up
  expect(variablesOf(calls, 'SkusByReference')).toEqual([
    { references: ['Gate valve 50 mm', 'No such'], offers: true },
  ]);
  await user.click(within(form).getByRole('button', { name: 'Create' }));
  expect(lineCell(form, 1, 'sku')).toHaveClass('line-invalid');
  expect(variablesOf(calls, 'CreatePurchaseOrder')).toEqual([]);
  await user.click(within(form).getByRole('button', { name: 'Remove line 2' }));
  await user.dblClick(within(form).getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Purchase order creation failed !')).toBeInTheDocument();
  expect(variablesOf(calls, 'CreatePurchaseOrder')).toHaveLength(1);
  said = '';
  await user.click(within(form).getByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(
      '/purchase/purchase-order/purchase-orders-details/12',
    ),
  );
  const [first, second] = variablesOf(calls, 'CreatePurchaseOrder').map(
    ({ input }) => input as Record<string, unknown>,
  );
  expect(first).toEqual({
    sellerId: '31',
    warehouseId: '3',
    dueDate: null,
    remark: null,
    idempotencyKey: second?.['idempotencyKey'],
    lines: [
      {
        skuId: 's5',
        orderLineId: null,
        quantity: 3,
        unitPrice: '120.50',
        remark: null,
      },
    ],
  });
});

test('for a sales order the remaining lines are filled in', async () => {
  const { calls, user } = openCreate({
    OrderForPurchase: () => ({
      data: { order: { __typename: 'Order', id: '5', number: 'SO-5', status: 'CONFIRMED' } },
    }),
    PoFromOrder: () =>
      previews(preview('31', 'Acme Valves', [previewLine('1', 4), previewLine('2', 0)])),
    CreatePurchaseOrder: () => ({ data: { createPurchaseOrder: purchaseOrder({ id: '12' }) } }),
  });
  const form = await drawer();
  await pick(user, within(form).getByLabelText(/^Vendor/), 'Acme Valves');
  await user.type(within(form).getByLabelText(/^Order Number/), 'SO-5');
  await user.click(
    await within(form).findByRole('button', { name: 'Fill in the lines of order SO-5' }),
  );
  await waitFor(() => expect(lineCell(form, 0, 'sku')).toHaveTextContent('Valve 1'));
  expect(sum(form, 'Total Due')).toHaveTextContent('₹ 472.00');
  await user.click(within(form).getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(variablesOf(calls, 'CreatePurchaseOrder')).toHaveLength(1));
  expect(variablesOf(calls, 'PoFromOrder')).toEqual([{ orderId: '5', sellerIds: ['31'] }]);
  expect(variablesOf(calls, 'CreatePurchaseOrder')[0]).toMatchObject({
    input: {
      orderNumber: 'SO-5',
      lines: [{ skuId: 's1', orderLineId: 'o1', quantity: 4, unitPrice: '100.00' }],
    },
  });
});

test('a user without warehouse READ can buy for sales orders only', async () => {
  openCreate({}, Role.CATEGORY_MANAGER);
  const form = await drawer();
  expect(within(form).getByLabelText(/^Order Number/)).toBeInTheDocument();
  expect(within(form).queryByText('Stock')).toBeNull();
});

/** Placed in the page of a sales order. */
function openGenerate(responses: MockResponses) {
  const calls = mockGateway(responses);
  const nothing = () => undefined;
  const client = createApolloClient({
    uri: '/graphql',
    loading: { begin: nothing, end: nothing },
    onSessionLost: nothing,
  });
  const router = createMemoryRouter([
    { path: '*', element: <GeneratePosPanel orderId="5" onClose={nothing} /> },
  ]);
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  return { calls, user: userEvent.setup() };
}

test('one draft per selected vendor; created drafts are linked, failures are shown', async () => {
  let fails = true;
  let left = 4;
  const old = {
    __typename: 'PurchaseOrderSummary',
    id: '3',
    status: 'CANCELLED',
    grandTotal: '10.00',
    createdAt: '2026-05-20T20:00:00Z',
  };
  const { calls, user } = openGenerate({
    PoFromOrder: () =>
      previews(
        preview('31', 'Acme Valves', [previewLine('1', left)], [old]),
        preview('32', 'Best Pipes', [previewLine('2', 10)]),
        preview('33', 'Done Traders', [previewLine('3', 0)]),
      ),
    GeneratePos: () => {
      if (fails) return graphqlError('BAD_USER_INPUT', 'Someone else bought it');
      left = 0;
      return { data: { generatePoFromOrder: [purchaseOrder({ id: '12' })] } };
    },
  });
  expect(await screen.findByRole('checkbox', { name: 'Done Traders' })).toBeDisabled();
  expect(screen.getByText('Nothing left to buy')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Purchase order 3' })).toHaveAttribute(
    'href',
    '/purchase/purchase-order/purchase-orders-details/3',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Best Pipes' }));
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  expect(await screen.findByText('Purchase not successfully Created!')).toBeInTheDocument();
  fails = false;
  await user.dblClick(screen.getByRole('button', { name: 'Generate' }));
  expect(await screen.findByRole('link', { name: 'Purchase order 12' })).toBeInTheDocument();
  // the form stays open, with what is left now
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Acme Valves' })).toBeDisabled());
  const inputs = variablesOf(calls, 'GeneratePos').map(
    ({ input }) => input as Record<string, unknown>,
  );
  expect(inputs.map(({ orderId, sellerIds }) => [orderId, sellerIds])).toEqual([
    ['5', ['31']],
    ['5', ['31']],
  ]);
  expect(inputs[1]?.['idempotencyKey']).toBe(inputs[0]?.['idempotencyKey']);
});

test.each([
  [
    'nothing remaining',
    [preview('31', 'Acme Valves', [previewLine('1', 0)])],
    'Nothing is left to buy of the sellers of this order.',
  ],
  ['no seller on any line', [], 'No line of this order has a seller.'],
])('with %s the reason is shown and Generate is disabled', async (_, found, reason) => {
  openGenerate({ PoFromOrder: () => previews(...found) });
  expect((await screen.findAllByText(reason))[0]).toBeInTheDocument();
  expect(screen.getByText(/^Lines that have no seller cannot be bought here/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Generate' })).toBeDisabled();
});
