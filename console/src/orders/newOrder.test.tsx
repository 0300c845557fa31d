import { describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { pastedLines } from '../ui/lines/pastedLines.ts';
import { pastedOrderLine } from './newOrder.ts';

test('a manual order reports missing choices and lines, and does not submit', async () => {
  const { calls } = openConsole('/sales/orders?form=create', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: {
      Orders: () => ({ data: { orders: { __typename: 'OrderPage', items: [], count: 0 } } }),
    },
  });
  const drawer = await screen.findByRole('dialog', { name: 'Create Order' });
  await userEvent.setup().click(within(drawer).getByRole('button', { name: 'Create' }));
  for (const words of [
    '*Please select a account',
    '*Please select a delivery address',
    'Please enter at least one line.',
  ])
    expect(await within(drawer).findByText(words)).toBeInTheDocument();
  expect(within(drawer).getByText('Cost')).toBeInTheDocument();
  expect(calls.filter(({ operation }) => operation === 'CreateOrder')).toEqual([]);
});

test('a sales user creates orders without seller and cost; a read-only user sees no Create', async () => {
  const responses = {
    Orders: () => ({ data: { orders: { __typename: 'OrderPage', items: [], count: 0 } } }),
  };
  openConsole('/sales/orders?form=create', { viewer: viewerOf(Role.SALES), responses });
  const drawer = await screen.findByRole('dialog', { name: 'Create Order' });
  expect(await within(drawer).findByText('Selling price')).toBeInTheDocument();
  for (const head of ['Seller', 'Cost']) expect(within(drawer).queryByText(head)).toBeNull();
  cleanup();
  openConsole('/sales/orders?form=create', { viewer: viewerOf(Role.OPERATIONS), responses });
  expect(await screen.findByText('No orders match these filters.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create Order' })).toBeNull();
  expect(screen.queryByRole('dialog', { name: 'Create Order' })).toBeNull();
});

test('lines of a sheet are pasted into the box: products are looked up in one call, and another unit is told', async () => {
  const sku = (id: string, name: string) => ({
    ...{ __typename: 'Sku', id, name, unit: 'PCS', productName: 'Towel', attributes: [] },
    ...{ gstPercent: '5.00', offers: [] },
  });
  const { calls } = openConsole('/sales/orders?form=create', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: {
      Orders: () => ({ data: { orders: { __typename: 'OrderPage', items: [], count: 0 } } }),
      SkusByReference: () => ({
        data: {
          skusNamed: [
            ...[{ reference: 'Bath Towel 5 L', sku: sku('1', 'Bath Towel, 5 L') }],
            ...[{ reference: 'Hand Towel', sku: sku('2', 'Hand Towel') }],
          ].map((named) => ({ __typename: 'NamedSku', ...named })),
        },
      }),
    },
  });
  const user = userEvent.setup();
  const drawer = within(await screen.findByRole('dialog', { name: 'Create Order' }));
  await drawer.findByText('Selling price');
  await user.click(await drawer.findByRole('textbox', { name: 'Paste lines' }));
  await user.tab(); // not to the heads
  await waitFor(() => expect(document.activeElement).toHaveAttribute('col-id', 'sku'));
  expect(document.activeElement).toHaveAttribute('role', 'gridcell');
  await user.click(drawer.getByRole('textbox', { name: 'Paste lines' }));
  await user.paste(
    'Dear sir,\nItem\tSize\tQty\tUnit\nBath Towel\t5 L\t12\tpcs\nHand Towel\t\t2\tdozen\nSlipers\t\t4\tpcs',
  );
  expect(await drawer.findByText('Bath Towel, 5 L')).toBeInTheDocument();
  expect(drawer.getByText(/Not taken as lines: Dear sir/)).toBeInTheDocument();
  expect(drawer.getByText('Neither seller nor stock', { exact: false })).toHaveTextContent(
    'Bath Towel, 5 L, Hand Towel',
  );
  expect(
    drawer.getByText(
      'Line 2, Unit: Asked for in DOZ, counted in PCS: correct the quantity, then the unit.',
    ),
  ).toBeInTheDocument();
  const unknown =
    'Line 3, Product: ‘Slipers’ names no product for certain: press Enter and choose.';
  await user.click(drawer.getByRole('button', { name: unknown }));
  expect(document.querySelector('[row-index="2"] [col-id="sku"]')).toHaveFocus();
  expect(calls.filter(({ operation }) => operation === 'SkusByReference')).toHaveLength(1);
  await user.click(drawer.getByRole('button', { name: 'Undo' }));
  expect(drawer.queryByText('Bath Towel, 5 L')).toBeNull();
});

test('a price that the customer wishes for is no remark of the order', () => {
  const [line] = pastedLines('Bath towel (blue) - 10 pcs @ Rs. 99.55').lines;
  expect(pastedOrderLine(line!)).toMatchObject({ quantity: '10', remarks: '' });
});

test('prices and discounts of a sheet fill the cells: what is no price stays there and is said', async () => {
  openConsole('/sales/orders?form=create', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: {
      Orders: () => ({ data: { orders: { __typename: 'OrderPage', items: [], count: 0 } } }),
      SkusByReference: () => ({ data: { skusNamed: [] } }),
    },
  });
  const user = userEvent.setup();
  const drawer = within(await screen.findByRole('dialog', { name: 'Create Order' }));
  await user.click(await drawer.findByRole('textbox', { name: 'Paste lines' }));
  await user.paste(
    'Product\tQty\tSelling price\tDiscount %\tMRP\nTowel\t12\t₹ 1,000/-\t5 %\t1,200\nMat\t2\t1e5\t\t90',
  );
  expect(await drawer.findByText('₹ 1,000.00')).toBeInTheDocument();
  expect(document.querySelector('[row-index="0"] [col-id="discountPercent"]')).toHaveTextContent(
    /^5$/,
  );
  expect(drawer.getByText('Columns not taken: MRP')).toBeInTheDocument();
  const fault = 'Line 2, Selling price: Please enter Selling price as an amount above 0.';
  expect(drawer.getByText(fault)).toBeInTheDocument();
  expect(document.querySelector('[row-index="1"] [col-id="sellingPrice"]')).toHaveClass(
    'line-invalid',
  );
});

test.each([
  ['1,200.50', '1200.50'],
  ['12,34,567.50', '1234567.50'],
  ['0.005', '0.005'],
  ['-1', '-1'],
])('the price %s of a sheet is %s in an order', (price, sellingPrice) => {
  const [line] = pastedLines(`#492\t10\t${price}`).lines;
  expect(pastedOrderLine(line!)).toMatchObject({ quantity: '10', sellingPrice, remarks: '' });
});

describe('proposed prices', () => {
  const candidate = (skuId: string, lastPrice: string | null) => ({
    ...{ __typename: 'SkuCandidate', skuId, lastPrice },
    lastSoldAt: lastPrice && '2026-11-02T06:00:00Z',
  });
  const responses = {
    Orders: () => ({ data: { orders: { __typename: 'OrderPage', items: [], count: 0 } } }),
    TenantOptionById: () => ({
      data: {
        tenant: {
          ...{ __typename: 'Tenant', id: 't1', name: 'Kirana Traders', verified: true },
          ...{ district: 'Pune', state: null, organisation: null, salesPerson: null },
        },
      },
    }),
    SkusByReference: () => ({
      data: {
        skusNamed: ['1', '2', '3'].map((id) => ({
          ...{ __typename: 'NamedSku', reference: `Towel ${id}` },
          sku: {
            ...{ __typename: 'Sku', id, name: `Towel ${id}`, unit: 'PCS', productName: 'Towel' },
            ...{ attributes: [], gstPercent: '5.00', offers: [] },
          },
        })),
      },
    }),
    ProposedPrice: ({ variables }: { variables: Record<string, unknown> }) => ({
      data: {
        ...(variables['contract'] === true && {
          sellingPrices: {
            __typename: 'ContractPricePage',
            items:
              variables['skuId'] === '1'
                ? [{ __typename: 'ContractPrice', id: 'p1', sellingPrice: '112.00' }]
                : [],
          },
        }),
        ...(variables['last'] === true && {
          matchSkus: [
            {
              ...{ __typename: 'SkuMatch', text: variables['text'] },
              candidates: [
                candidate(
                  String(variables['skuId']),
                  variables['skuId'] === '3' ? null : `9${String(variables['quantity'])}.00`,
                ),
              ],
            },
          ],
        }),
      },
    }),
  };
  const price = (row: number) =>
    document.querySelector(`[row-index="${row}"] [col-id="sellingPrice"]`);

  test('the contract price, else that of the last order; each says so, and a typed one stays', async () => {
    const { calls } = openConsole('/sales/orders?form=create&customer=t1', {
      viewer: viewerOf(Role.TOP_ADMIN),
      responses,
    });
    const user = userEvent.setup();
    const drawer = within(await screen.findByRole('dialog', { name: 'Create Order' }));
    await user.click(await drawer.findByRole('textbox', { name: 'Paste lines' }));
    await user.paste(
      'Product\tQty\tPrice\nTowel 1\t1\t\nTowel 2\t2\t\nTowel 3\t3\t\nTowel 2\t4\t50',
    );
    await waitFor(() => expect(price(1)).toHaveTextContent('₹ 92.00'));
    expect(price(0)).toHaveTextContent('₹ 112.00');
    expect(price(2)).toHaveTextContent(/^$/);
    expect(price(3)).toHaveTextContent('₹ 50.00');
    expect(
      drawer.getByText(
        'Contract price of the customer: line 1. Price as last sold to the customer: line 2 (2026-11-02).',
      ),
    ).toBeInTheDocument();
    expect(calls.filter(({ operation }) => operation === 'ProposedPrice')).toHaveLength(3);
  });
});
