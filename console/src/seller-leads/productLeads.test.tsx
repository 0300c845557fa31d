import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GatewayCall } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const lead = {
  __typename: 'SellerLead',
  id: '4',
  sellerName: 'Karur Looms',
  contactName: null,
  mobile: '9876543210',
  email: null,
  gstin: null,
  city: 'Karur',
  state: null,
  pinCode: null,
  category: 'Linen',
  owner: null,
  zone: null,
  sourcePerson: null,
  remarks: null,
  isVerified: false,
  verifiedBy: null,
  verifiedAt: null,
  verificationRemarks: null,
  sellerId: null,
  createdBy: null,
  products: [],
  createdAt: '2026-03-01T19:00:00Z',
  actions: [],
};
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);

/** The leads of product 8, where they are shown: in a drawer of the products. */
function openProductLeads(items: unknown[], role: number = Role.TOP_ADMIN) {
  const started = openConsole('/inventory/products?leads=8', {
    viewer: viewerOf(role),
    responses: {
      Products: () => ({ data: { products: { __typename: 'ProductPage', items: [], count: 0 } } }),
      ProductLeads: () => ({
        data: { productLeads: { __typename: 'ProductLeadPage', items, count: items.length } },
      }),
      SellerLead: () => ({ data: { sellerLead: lead } }),
      CreateSellerLead: () => ({
        data: {
          createSellerLead: {
            __typename: 'CreatedSellerLead',
            leadId: '4',
            productLeadId: '5',
            lead,
          },
        },
      }),
    },
  });
  return { ...started, user: userEvent.setup() };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('lists leads that could supply a product; a click opens one', async () => {
  const { user, calls } = openProductLeads([
    { __typename: 'ProductLead', id: '5', createdAt: '2026-03-01T19:00:00Z', lead },
  ]);
  const panel = within(await screen.findByRole('region', { name: 'Leads' }));
  expect(await panel.findByText('Karur Looms')).toBeInTheDocument();
  expect(variablesOf(calls, 'ProductLeads')).toEqual([{ productId: '8', page: 1, limit: 10 }]);
  await user.click(panel.getByRole('button', { name: '4' }));
  expect(
    await within(await screen.findByRole('dialog', { name: /Lead 4/ })).findByText('Linen'),
  ).toBeInTheDocument();
});

test('a new lead is tied to the product', async () => {
  const { user, calls } = openProductLeads([]);
  expect(await screen.findByText('No lead is tied to this product.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Create Lead' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create Lead' }));
  expect(form.getByLabelText('Product')).toBeDisabled();
  await user.type(form.getByLabelText(/^Name/), 'Karur Looms');
  await user.type(form.getByLabelText(/^Phone/), '9876543210');
  await user.type(form.getByLabelText(/^Category/), 'Linen');
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Lead created successfully.')).toBeInTheDocument();
  expect(variablesOf(calls, 'CreateSellerLead')[0]).toMatchObject({
    input: { sellerName: 'Karur Looms', productId: '8' },
  });
  await waitFor(() => expect(variablesOf(calls, 'ProductLeads')).toHaveLength(2));
});

test('a read-only user sees no Create', async () => {
  openProductLeads([], Role.OPERATIONS);
  expect(await screen.findByText('No lead is tied to this product.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create Lead' })).toBeNull();
});
