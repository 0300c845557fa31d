import { expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MockResponses } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const line = (id: string, more: object = {}) => ({
  __typename: 'OrderLine',
  id: `l${id}`,
  quantity: 10,
  cancelledQuantity: 0,
  sellingPrice: '100.00',
  discountPercent: '0.00',
  remarks: null,
  sku: { __typename: 'SkuSummary', id, name: `Towel ${id}` },
  ...more,
});
const named = (id: string) => ({
  __typename: 'NamedSku',
  reference: `#${id}`,
  sku: {
    __typename: 'Sku',
    id,
    name: `Towel ${id}`,
    unit: 'PCS',
    productName: 'Towel',
    attributes: [],
    gstPercent: '5.00',
    offers: [],
  },
});

/** An order of four lines: of two the price is agreed today, one is not sold any more, one is cancelled. */
const responses: MockResponses = {
  Orders: () => ({ data: { orders: { __typename: 'OrderPage', items: [], count: 0 } } }),
  OrderToCopy: ({ variables }) => ({
    data: {
      order: {
        __typename: 'Order',
        id: '7',
        number: variables['number'],
        createdAt: '2026-03-02T06:00:00Z',
        customer: { __typename: 'TenantSummary', id: 't1', name: 'Kirana Traders' },
        accountUser: null,
        deliveryAddress: { __typename: 'Address', id: 'a1' },
        lines: [
          line('1', { quantity: 12, cancelledQuantity: 2 }),
          line('2', { discountPercent: '5.00', remarks: 'Blue' }),
          line('3'),
          line('4', { cancelledQuantity: 10 }),
        ],
      },
    },
  }),
  SkusByReference: ({ variables }) => ({
    data: {
      skusNamed: (variables['references'] as string[])
        .filter((reference) => reference !== '#3')
        .map((reference) => named(reference.slice(1))),
    },
  }),
  ProposedPrice: ({ variables }) => ({
    data: {
      sellingPrices: {
        __typename: 'SellingPricePage',
        items:
          variables['skuId'] === '1'
            ? [{ __typename: 'SellingPrice', id: 'p1', sellingPrice: '112.00' }]
            : [],
      },
    },
  }),
  TenantOptionById: () => ({
    data: {
      tenant: {
        __typename: 'Tenant',
        id: 't1',
        name: 'Kirana Traders',
        verified: true,
        district: 'Pune',
        state: 'Maharashtra',
        organisation: null,
        salesPerson: null,
      },
    },
  }),
};

test('a copied order has quantities of before and prices of today, and says what differs', async () => {
  openConsole('/sales/orders?form=create&copyOrder=SO-2526-00007', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses,
  });
  const user = userEvent.setup();
  const drawer = within(await screen.findByRole('dialog', { name: 'Create Order' }));
  expect(
    await drawer.findByText(/^Lines of order SO-2526-00007 of 2026-03-02\./),
  ).toBeInTheDocument();
  expect(drawer.getByText('Not sold any more and left out: Towel 3.')).toBeInTheDocument();
  expect(
    await drawer.findByText('Line 1, Towel 1: ₹ 112.00 now, ₹ 100.00 in order SO-2526-00007.'),
  ).toBeInTheDocument();
  const open = await drawer.findByText(
    'Line 2, Towel 2: no price is agreed for today; it was ₹ 100.00 less 5 % in order SO-2526-00007.',
  );
  expect(open).toBeInTheDocument();
  expect(drawer.queryByText(/Towel 4/)).toBeNull(); // the line was cancelled
  await user.click(drawer.getByRole('button', { name: 'Take the old price' }));
  expect(drawer.queryByText(/no price is agreed/)).toBeNull();
  await drawer.findByText('Blue');
  expect(
    drawer.getByText(
      'Neither seller nor stock, so that Generate PO leaves them out: Towel 1, Towel 2',
    ),
  ).toBeInTheDocument();
});

test('the sums tax as the order will: by who is billed, wherever a prefilled address is', async () => {
  const [item] = [named('1').sku].map((sku) => ({
    ...sku,
    gstPercent: '18.00',
  }));
  openConsole('/sales/orders?form=create&copyOrder=SO-2526-00007', {
    viewer: viewerOf(Role.TOP_ADMIN), // GST number of a company in Karnataka
    responses: {
      ...responses,
      OrderToCopy: async (call) => {
        const answer = (await responses['OrderToCopy']!(call)) as {
          data: { order: { lines: object[] } };
        };
        answer.data.order.lines = [line('1', { quantity: 12 })];
        return answer;
      },
      SkusByReference: () => ({
        data: { skusNamed: [{ ...named('1'), sku: item }] },
      }),
      ProposedPrice: () => ({
        data: {
          sellingPrices: {
            __typename: 'SellingPricePage',
            items: [{ __typename: 'SellingPrice', id: 'p1', sellingPrice: '1318.68' }],
          },
        },
      }),
      AddressById: () => ({
        data: {
          address: {
            __typename: 'Address',
            id: 'a1',
            address1: '4 Lake Road',
            address2: null,
            address3: null,
            city: 'Mysuru',
            state: 'Karnataka',
            postalCode: '570001',
            country: 'India',
          },
        },
      }),
      BillingRegistrations: () => ({
        data: {
          billingRegistrations: {
            __typename: 'BillingRegistrationPage',
            count: 1,
            items: [
              {
                __typename: 'BillingRegistration',
                id: 'r1',
                customerId: 't1',
                organisationId: null,
                legalName: 'Kirana Traders',
                gstNumber: '27AAGCR4375J1ZY',
                pan: 'AAGCR4375J',
                kind: 'REGULAR',
                address1: '1 Fort Road',
                address2: null,
                address3: null,
                city: 'Mumbai',
                state: 'Maharashtra',
                stateCode: '27',
                postalCode: '400001',
                isComplete: true,
                isPrincipal: false,
                isActive: true,
              },
            ],
          },
        },
      }),
    },
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Create Order' }));
  // IGST of 12 × 1,318.68 at 18 %; CGST and SGST come to a paisa less
  const total = (await drawer.findByText('Grand total')).parentElement!;
  await waitFor(() => expect(total).toHaveTextContent('18,672.51'));
});
