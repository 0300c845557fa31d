import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const summary = {
  __typename: 'SellerSummary',
  id: '12',
  name: 'Erode Weavers',
  district: 'Erode',
  state: 'Tamil Nadu',
};
const seller = {
  __typename: 'Seller',
  id: '12',
  name: 'Erode Weavers',
  isActive: true,
  isTransporter: false,
  gstin: '29AAGCB7383J1Z4',
  mobile: '9876543210',
  email: 'a@b.in',
  website: 'erode.in',
  yearOfEstablishment: 1990,
  district: 'Erode',
  state: 'Tamil Nadu',
  pinCode: 638_001,
  zone: 'SOUTH',
  categories: [],
  sourcePerson: null,
  activeOfferCount: 1,
  logo: null,
  logoThumbnail: null,
  createdAt: '2026-03-01T19:00:00Z',
  officeAddress: {
    __typename: 'Address',
    id: 'a1',
    address1: '4 Mill Road',
    address2: null,
    address3: null,
    city: 'Erode',
    state: 'Tamil Nadu',
    stateCode: '33',
    country: 'India',
    postalCode: '638001',
    ownerType: 'SELLER',
    ownerId: '12',
  },
};
const offer = (id: string, isActive: boolean) => ({
  __typename: 'Offer',
  id,
  skuId: 's1',
  skuName: 'Gate valve',
  seller: summary,
  mrp: '0.00',
  offerPrice: '250.00',
  moq: 5,
  isActive,
  packagingDetails: null,
  brand: 'Jal',
  color: null,
  type: null,
});
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);

function openSeller(responses: MockResponses = {}, role: number = Role.TOP_ADMIN) {
  const started = openConsole('/view-seller/12', {
    viewer: viewerOf(role),
    responses: {
      Seller: () => ({ data: { seller } }),
      SellerOffers: () => offersPage(true),
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}
const offersPage = (isActive: boolean) => ({
  data: {
    sellerOffers: {
      __typename: 'SkuOffersPage',
      count: 1,
      items: [
        {
          __typename: 'SkuOffers',
          id: '12-s1',
          skuId: 's1',
          skuName: 'Gate valve',
          minimumPrice: '250.00',
          offerCount: 1,
          offers: [offer('7', isActive)],
        },
      ],
    },
  },
});

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('shows details, an odd GST number of before without a word; hiding an offer in its row updates the count', async () => {
  let isActive = true;
  const { user, calls } = openSeller({
    SellerOffers: () => offersPage(isActive),
    UpdateOffer: () => {
      isActive = false;
      return { data: { updateOffer: offer('7', false) } };
    },
  });
  expect(await screen.findByRole('heading', { name: 'Erode Weavers' })).toBeInTheDocument();
  expect(screen.queryByText(/GST number is of Karnataka/)).toBeNull();
  expect(screen.getByRole('link', { name: 'erode.in' })).toHaveAttribute(
    'href',
    'https://erode.in',
  );
  await user.click(await screen.findByRole('button', { name: 'Open Gate valve' }));
  const inner = within(await screen.findByRole('group', { name: 'Offers for Gate valve' }));
  await user.click(await inner.findByRole('button', { name: 'Hide offer 7' }));
  expect(await screen.findByText('Offer updated successfully.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Show offer 7' })).toBeInTheDocument();
  expect(variablesOf(calls, 'UpdateOffer')).toEqual([{ input: { id: '7', isActive: false } }]);
  await waitFor(() => expect(variablesOf(calls, 'Seller')).toHaveLength(2));
});

test('a read-only user sees no form and no switch', async () => {
  openSeller({}, Role.OPERATIONS);
  expect(await screen.findByRole('heading', { name: 'Erode Weavers' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  // operations have no permission for offers
  expect(screen.queryByRole('tab', { name: 'Offers' })).toBeNull();
  expect(screen.getByRole('tab', { name: 'Addresses' })).toBeInTheDocument();
});

test('details are edited on the page; failed offers show an error in place', async () => {
  const { user, calls } = openSeller({
    SellerOffers: () => graphqlError('INTERNAL_SERVER_ERROR', 'Internal server error'),
    UpdateSeller: () => ({ data: { updateSeller: { ...seller, name: 'Erode Looms' } } }),
  });
  expect(await screen.findByText('Error occurred while getting offers')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit vendor 12' }));
  await user.clear(form.getByLabelText(/^Website/));
  await user.click(form.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Seller update successful.')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Erode Looms' })).toBeInTheDocument();
  expect(variablesOf(calls, 'UpdateSeller')[0]).toMatchObject({
    input: { id: '12', website: null },
  });
});

test('an unknown vendor is not found', async () => {
  openSeller({ Seller: () => graphqlError('NOT_FOUND', 'Vendor not found') });
  expect(await screen.findByText(/not found|does not exist/i)).toBeInTheDocument();
});
