import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfferFieldsFragment } from '../../generated/documents.ts';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { rfq } from '../../testing/testQuoteRequests.ts';
import { clearedMoq, clearedPrice } from './offerForm.ts';
import { onlyActiveOffer } from './sellerColumns.tsx';

const admin = viewerOf(Role.TOP_ADMIN);
const acme = {
  __typename: 'SellerSummary' as const,
  id: 'v1',
  name: 'Acme',
  district: 'Mysuru',
  state: 'Karnataka',
};
const zenith = { ...acme, id: 'v2', name: 'Zenith', district: 'Surat', state: 'Gujarat' };
const offer = (id: string, more: Partial<OfferFieldsFragment> = {}) => ({
  __typename: 'Offer' as const,
  id,
  skuId: 's1',
  skuName: 'Gate valve',
  seller: acme,
  mrp: '0.00',
  offerPrice: '250.00',
  moq: 5,
  isActive: true,
  packagingDetails: null,
  brand: 'Jal',
  color: null,
  type: null,
  aboveMrpReason: null,
  ...more,
});
const group = (seller: typeof acme, offers: ReturnType<typeof offer>[]) => ({
  __typename: 'SellerOffers',
  seller,
  minimumPrice: '250.00',
  offerCount: offers.length,
  offers: offers.map((one) => ({ ...one, seller })),
});
const pageOf = (...items: unknown[]) => ({
  data: { skuOffers: { __typename: 'SellerOffersPage', items, count: items.length } },
});

function openSellers(responses: MockResponses) {
  const started = openConsole('/sales/quote-requests?rfq=12&sellers=1', {
    viewer: admin,
    responses: {
      Rfqs: () => ({ data: { rfqs: { __typename: 'RfqPage', items: [], count: 0 } } }),
      Rfq: () => ({ data: { rfq: rfq('12') } }),
      SellerOptions: () => ({
        data: {
          sellers: {
            __typename: 'SellerPage',
            count: 1,
            items: [{ __typename: 'Seller', id: 'v9', name: 'Bharat', district: 'Pune' }],
          },
        },
      }),
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);
const button = (text: string | RegExp) => screen.getByRole('button', { name: text });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test.each([
  ['0', true],
  ['00', true],
  ['-5', true],
  ['−5', true],
  ['', false],
  ['1', false],
  ['1.5', false],
])('MOQ %j is cleared: %j', (typed, cleared) => expect(clearedMoq(typed) !== null).toBe(cleared));

test.each([
  ['-1', true],
  ['-0.50', true],
  ['-', false],
  ['0', false],
  ['12.50', false],
])('a price of %j is cleared: %j', (typed, cleared) =>
  expect(clearedPrice('MRP')(typed) !== null).toBe(cleared),
);

test('a seller has an offer to select only when exactly one is active', () => {
  const hidden = offer('3', { isActive: false });
  expect(onlyActiveOffer({ offers: [hidden, offer('1')] })?.id).toBe('1');
  expect(onlyActiveOffer({ offers: [offer('1'), offer('2')] })).toBeUndefined();
  expect(onlyActiveOffer({ offers: [hidden] })).toBeUndefined();
});

test('local only keeps the sellers of Karnataka; a hidden offer cannot be selected until it is shown', async () => {
  let isActive = false;
  const { calls, user } = openSellers({
    SkuOffers: () =>
      pageOf(group(acme, [offer('1'), offer('2', { isActive })]), group(zenith, [offer('3')])),
    UpdateOffer: () => {
      isActive = true;
      return { data: { updateOffer: offer('2') } };
    },
  });
  expect(await screen.findByText('Zenith, Surat')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Local only (Karnataka)'));
  await waitFor(() => expect(screen.queryByText('Zenith, Surat')).toBeNull());
  await user.click(button('Open Acme'));
  const inner = within(await screen.findByRole('group', { name: 'Offers of Acme' }));
  expect(await inner.findByRole('button', { name: 'Select Offer 2' })).toBeDisabled();
  expect(inner.getByRole('button', { name: 'Select Offer 1' })).toBeEnabled();
  await user.click(inner.getByRole('button', { name: 'Show offer 2' }));
  expect(await screen.findByText('Offer updated successfully.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Select Offer 2' })).toBeEnabled());
  expect(variablesOf(calls, 'UpdateOffer')).toEqual([{ input: { id: '2', isActive: true } }]);
  await waitFor(() => expect(variablesOf(calls, 'SkuOffers')).toHaveLength(2)); // lowest prices and order may have changed
});

test('a new offer: missing fields are reported, a MOQ of 0 is cleared, texts have 50 characters at most, and nothing is selected', async () => {
  let fails = true;
  const { calls, user } = openSellers({
    SkuOffers: () => pageOf(group(acme, [offer('1')])),
    CreateOffer: () =>
      fails
        ? graphqlError('BAD_USER_INPUT', 'Seller is not active')
        : { data: { createOffer: offer('8') } },
  });
  await screen.findByText('Acme, Mysuru');
  await user.click(button('Add offer'));
  const drawer = within((await screen.findByLabelText(/^MOQ/)).closest('form')!);
  expect(button('Select Offer 1')).toBeDisabled();
  await user.click(drawer.getByRole('button', { name: 'Create' }));
  for (const words of ['*Please select a seller', 'Please enter MOQ.', 'Please enter Offer Price.'])
    expect(await drawer.findByText(words)).toBeInTheDocument();
  expect(variablesOf(calls, 'CreateOffer')).toEqual([]);

  await user.click(drawer.getByLabelText(/^Seller/));
  await user.click(await screen.findByText('Bharat'));
  await user.type(drawer.getByLabelText(/^MOQ/), '-5');
  expect(drawer.getByLabelText(/^MOQ/)).toHaveValue('-5');
  await user.type(drawer.getByLabelText(/^Offer Price/), '-99.5');
  expect(drawer.getByLabelText(/^MOQ/)).toHaveValue('');
  await user.type(drawer.getByLabelText(/^MOQ/), '20');
  expect(drawer.getByLabelText(/^Offer Price/)).toHaveValue('');
  await user.type(drawer.getByLabelText(/^Offer Price/), '99.5');
  await user.click(drawer.getByLabelText('Packaging'));
  await user.paste('x'.repeat(51));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await drawer.findByText(/at most 50 characters, not 51\.$/)).toBeInTheDocument();
  await user.type(drawer.getByLabelText('Packaging'), '{Backspace}');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Error occurred while creating offer.')).toBeInTheDocument();
  expect(screen.getByText('Seller is not active')).toBeInTheDocument();
  fails = false;
  await user.click(drawer.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Offer created successfully.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByLabelText(/^MOQ/)).toBeNull());
  expect(variablesOf(calls, 'CreateOffer').at(-1)).toEqual({
    input: {
      skuId: 's12',
      sellerId: 'v9',
      moq: 20,
      offerPrice: '99.50',
      mrp: '0.00',
      brand: null,
      type: null,
      color: null,
      packagingDetails: 'x'.repeat(50),
    },
  });
  expect(variablesOf(calls, 'UpdateRfq')).toEqual([]); // Ctrl+Enter is the offer's, not the price's below
  expect(screen.queryByText('Please enter Cost Price.')).toBeNull();
});

test('an offer on its own page: SKU and seller above, Update goes back where the user came from', async () => {
  const { calls, router } = openConsole('/editOffer/7', {
    viewer: admin,
    responses: {
      Offer: () => ({ data: { offer: offer('7', { brand: 'Jal' }) } }),
      UpdateOffer: () => ({ data: { updateOffer: offer('7', { brand: null }) } }),
    },
  });
  const user = userEvent.setup();
  // the SKU's name may be in a notice of the test before too: the seller tells that the page is there
  expect(await screen.findByText('Acme, Mysuru')).toBeInTheDocument();
  expect(screen.getAllByText('Gate valve').length).toBeGreaterThan(0);
  expect(screen.queryByLabelText(/^Seller/)).toBeNull();
  await user.clear(screen.getByLabelText(/^Offer Price/));
  await user.click(button('Update'));
  expect(await screen.findByText('Please enter Offer Price.')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Offer Price/), '240');
  await user.clear(screen.getByLabelText('Brand'));
  await user.click(button('Update'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sku/s1'));
  expect(variablesOf(calls, 'UpdateOffer')).toEqual([
    {
      input: {
        id: '7',
        moq: 5,
        offerPrice: '240.00',
        mrp: '0.00',
        brand: null,
        type: null,
        color: null,
        packagingDetails: null,
      },
    },
  ]);
});

test('offers that fail to load show an error in place', async () => {
  openSellers({ SkuOffers: () => graphqlError('INTERNAL_SERVER_ERROR', 'Internal server error') });
  expect(await screen.findByText('Error occurred while getting offers')).toBeInTheDocument();
});
