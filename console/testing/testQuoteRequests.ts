import { expect } from '@jest/globals';
import { rfqActions } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfferFieldsFragment, RfqFieldsFragment } from '../generated/documents.ts';
import { type MockResponses, type GatewayCall } from './mockGateway.ts';
import { openConsole, viewerOf } from './testConsole.tsx';

export const admin = viewerOf(Role.TOP_ADMIN);
const all = () => true;
export const name = (id: string, text: string) => ({
  __typename: 'UserName' as const,
  id,
  name: text,
});

export function rfq(
  id: string,
  more: Partial<RfqFieldsFragment> = {},
): RfqFieldsFragment & { __typename: 'Rfq' } {
  const status = more.status ?? 'PENDING';
  return {
    __typename: 'Rfq',
    id,
    enquiry: null,
    quantity: 10,
    remarks: 'Blue ones',
    status,
    actions: rfqActions(status, all),
    createdAt: '2026-05-20T06:00:00Z',
    offerId: null,
    costPrice: null,
    marginPercent: null,
    sellingPrice: null,
    archiveReason: null,
    version: 3,
    sku: {
      __typename: 'SkuSummary',
      id: `s${id}`,
      name: `Valve ${id}`,
      unit: 'PCS',
      productId: 'p1',
      productName: 'Valve',
      gstPercent: '18.00',
      thumbnail: null,
    },
    customer: {
      __typename: 'TenantSummary',
      id: 't1',
      name: 'Kirana Traders',
      verified: true,
      district: 'Pune',
      state: 'Maharashtra',
    },
    deliveryAddress: {
      __typename: 'Address',
      id: 'a1',
      address1: '1 Market Road',
      address2: null,
      address3: null,
      city: 'Pune',
      state: 'Maharashtra',
      postalCode: '411001',
    },
    categoryManagers: [name('9', 'Kavita Shah')],
    salesPerson: name('7', 'Asha Rao'),
    seller: null,
    ...more,
  } as RfqFieldsFragment & { __typename: 'Rfq' };
}
export const priced = (id: string, more: Partial<RfqFieldsFragment> = {}) =>
  rfq(id, {
    status: 'PRICE_UPDATED',
    offerId: 'o1',
    costPrice: '100.00',
    marginPercent: '10.00',
    sellingPrice: '110.00',
    seller: {
      __typename: 'SellerSummary',
      id: 'v1',
      name: 'Acme',
      district: 'Mysuru',
      state: 'Karnataka',
    } as RfqFieldsFragment['seller'],
    ...more,
  });

const seller = (id: string, text: string, state: string) => ({
  __typename: 'SellerSummary' as const,
  id,
  name: text,
  district: 'Mysuru',
  state,
});
const offer = (
  id: string,
  of: ReturnType<typeof seller>,
  more: Partial<OfferFieldsFragment> = {},
) => ({
  __typename: 'Offer',
  id,
  skuId: 's1',
  skuName: 'Valve',
  seller: of,
  mrp: '0.00',
  offerPrice: '250.00',
  moq: 5,
  isActive: true,
  packagingDetails: null,
  brand: 'Jal',
  color: null,
  type: null,
  ...more,
});
const acme = seller('v1', 'Acme', 'Karnataka');
const zenith = seller('v2', 'Zenith', 'Gujarat');
const sellers = () => ({
  __typename: 'SellerOffersPage',
  count: 2,
  items: [
    {
      __typename: 'SellerOffers',
      seller: acme,
      minimumPrice: '250.00',
      offerCount: 2,
      offers: [offer('o1', acme), offer('o2', acme, { isActive: false })],
    },
    {
      __typename: 'SellerOffers',
      seller: zenith,
      minimumPrice: '300.00',
      offerCount: 2,
      offers: [
        offer('o3', zenith, { offerPrice: '300.00' }),
        offer('o4', zenith, { offerPrice: '310.00' }),
      ],
    },
  ],
});

const page = (items: unknown[], count = items.length) => ({
  data: { rfqs: { __typename: 'RfqPage', items, count } },
});
export const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);

export function open(
  search: string,
  rows: ReturnType<typeof rfq>[],
  responses: MockResponses = {},
  viewer = admin,
) {
  const one = ({ variables }: GatewayCall) => ({
    data: { rfq: rows.find(({ id }) => id === variables['id']) },
  });
  const started = openConsole(`/sales/quote-requests${search}`, {
    viewer,
    responses: {
      Rfqs: () => page(rows),
      Rfq: one,
      ReadyEnquiries: () => ({
        data: { readyEnquiries: { __typename: 'ReadyEnquiryPage', items: [], count: 0 } },
      }),
      SkuOffers: () => ({ data: { skuOffers: sellers() } }),
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}
/** The drawer on top, when its record is read: the one that waits for it is another element. */
export const drawerBox = () =>
  waitFor(() => {
    const box = [...document.querySelectorAll<HTMLElement>('.bp6-drawer')].at(-1);
    expect(box).toBeDefined(); // `within` accepts null without failing
    expect(box!.querySelector('.skeleton-form, .skeleton-facts')).toBeNull();
    return within(box!);
  });
export const noDrawer = () =>
  waitFor(() => expect(document.querySelector('.bp6-drawer')).toBeNull());
export const button = (text: string | RegExp) => screen.getByRole('button', { name: text });
