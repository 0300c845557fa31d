import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SellerFieldsFragment } from '../../generated/documents.ts';
import { pincode } from '../../testing/testAddresses.ts';
import {
  type MockResponse,
  type MockResponses,
  type GatewayCall,
  graphqlError,
} from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { vendorsPath } from '../app/recordPaths.ts';
import { CHECKS } from './sellerForm.ts';

const admin = viewerOf(Role.TOP_ADMIN);
const office = {
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
};
const seller = (id: string, more: Partial<SellerFieldsFragment> = {}) => ({
  __typename: 'Seller',
  id,
  name: `Weavers ${id}`,
  isActive: true,
  isTransporter: false,
  gstin: '29AAGCB7383J1Z4',
  mobile: '9876543210',
  email: 'a@b.in',
  website: null,
  yearOfEstablishment: 1990,
  district: 'Erode',
  state: 'Tamil Nadu',
  pinCode: 638_001,
  zone: 'SOUTH',
  categories: [{ __typename: 'SellerCategory', id: '3', name: 'Linen' }],
  sourcePerson: { __typename: 'UserName', id: '9', name: 'Kavita' },
  officeAddress: office,
  activeOfferCount: 2,
  logo: null,
  logoThumbnail: null,
  createdAt: '2026-03-01T19:00:00Z',
  ...more,
});
const pageOf = (...items: unknown[]) => ({
  data: { sellers: { __typename: 'SellerPage', items, count: items.length } },
});
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);
const button = (text: string | RegExp) => screen.getByRole('button', { name: text });

function openVendors(
  responses: MockResponses = {},
  { path = '/purchase/vendors', viewer = admin } = {},
) {
  const started = openConsole(path, {
    viewer,
    responses: { Sellers: () => pageOf(seller('12')), ...responses },
  });
  return { ...started, user: userEvent.setup() };
}
/** The menu of the first row. */
async function openMenu(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: /^Actions of row 1\b/ }));
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test.each([
  ['mobile', '987654321', false],
  ['mobile', ' 9876543210 ', true],
  ['email', 'a@b', false],
  ['website', 'http://', false],
  ['website', 'erode.in', true],
  ['year', '1799', false],
  ['year', '1800', true],
  ['year', '2999', false],
] as const)('%s %j: %s', (field, text, isRight) =>
  expect(CHECKS[field](text) === true).toBe(isRight),
);

test('a path contains only the set filters', () => {
  expect(vendorsPath()).toBe('/purchase/vendors');
  expect(vendorsPath('leads', { zone: 'EAST', owner: undefined })).toBe(
    '/purchase/vendors?tab=leads&zone=EAST',
  );
});

describe('the list', () => {
  test('shows the columns and requests every filter of the address', async () => {
    const filters =
      'name=we&category=3&sourcePerson=9&fromDate=2026-01-01&toDate=2026-12-31&zone=SOUTH&status=INACTIVE&transporters=yes';
    const { calls } = openVendors({}, { path: `/purchase/vendors?${filters}&page=2` });
    expect(await screen.findByText('Weavers 12')).toBeInTheDocument();
    for (const text of ['Linen', 'Erode', '9876543210', 'Kavita'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(variablesOf(calls, 'Sellers')[0]).toEqual({
      filter: {
        name: 'we',
        categoryIds: ['3'],
        sourcePersonId: '9',
        fromDate: '2026-01-01',
        toDate: '2026-12-31',
        zone: 'SOUTH',
        isActive: false,
        isTransporter: true,
      },
      page: 2,
      limit: 10,
    });
  });

  test('another tab resets the filters', async () => {
    const { user, router } = openVendors(
      {
        SellerLeads: () => ({
          data: { sellerLeads: { __typename: 'SellerLeadPage', items: [], count: 0 } },
        }),
      },
      { path: '/purchase/vendors?zone=SOUTH&page=2' },
    );
    await user.click(await screen.findByRole('tab', { name: 'Leads' }));
    expect(router.state.location.search).toBe('?tab=leads');
    expect(await screen.findByText('No leads match these filters.')).toBeInTheDocument();
  });

  test('empty and failed lists show messages', async () => {
    openVendors({ Sellers: () => pageOf() });
    expect(await screen.findByText('No vendors match these filters.')).toBeInTheDocument();
    cleanup();
    openVendors({ Sellers: () => graphqlError('INTERNAL_SERVER_ERROR', 'Internal server error') });
    expect(await screen.findByText('Error occurred while retrieving sellers.')).toBeInTheDocument();
  });

  test('a read-only user sees no actions', async () => {
    const { user } = openVendors({}, { viewer: viewerOf(Role.OPERATIONS) });
    await openMenu(user);
    expect(await screen.findByRole('menuitem', { name: 'View' })).toBeInTheDocument();
    for (const name of ['Edit', 'Delete'])
      expect(screen.queryByRole('menuitem', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Create Vendor' })).toBeNull();
  });

  test('a vendor with active offers stays, with the fixed text; another one is deleted', async () => {
    let isInUse = true;
    const { user, calls } = openVendors({
      DeleteSeller: () =>
        isInUse
          ? graphqlError('SELLER_HAS_ACTIVE_OFFERS', 'Seller cannot be deleted with active offers.')
          : { data: { deleteSeller: { __typename: 'Done', success: true } } },
    });
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(
      await screen.findByText('Seller cannot be deleted with active offers.'),
    ).toBeInTheDocument();
    isInUse = false;
    await user.click(button('Confirm'));
    expect(await screen.findByText('Seller deleted successfully')).toBeInTheDocument();
    expect(variablesOf(calls, 'DeleteSeller')).toEqual([{ id: '12' }, { id: '12' }]);
    await waitFor(() => expect(variablesOf(calls, 'Sellers')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull());
  });
});

describe('the form', () => {
  const PIN: MockResponses = {
    Pincode: ({ variables }) =>
      variables['pincode'] === '638001'
        ? pincode('Erode', 'Tamil Nadu')
        : graphqlError('BAD_USER_INPUT', 'Invalid area code'),
  };

  test('on-boarding: missing fields are reported, the pin code fills in the address, a wrong check digit only warns, a double click submits once', async () => {
    const { promise, resolve } = Promise.withResolvers<MockResponse>();
    const { user, calls, router } = openVendors({
      ...PIN,
      CreateSeller: () => promise,
    });
    await user.click(await screen.findByRole('button', { name: 'Create Vendor' }));
    const form = within(await screen.findByRole('dialog', { name: 'Create Vendor' }));
    await user.click(form.getByRole('button', { name: 'Create' }));
    for (const label of ['Name', 'Phone', 'E-mail', 'Street', 'Pin Code', 'District', 'State'])
      expect(await form.findByText(`Please enter ${label}.`)).toBeInTheDocument();
    await user.type(form.getByLabelText(/^Name/), 'Erode Weavers');
    await user.type(form.getByLabelText(/^Phone/), '9876543210');
    await user.type(form.getByLabelText(/^E-mail/), 'a@b.in');
    await user.type(form.getByLabelText(/^GST number/), '33aapfu0939f1zv');
    expect(await form.findByText('GST number has a wrong check digit')).toBeInTheDocument();
    await user.clear(form.getByLabelText(/^GST number/));
    await user.type(form.getByLabelText(/^GST number/), '33aapfu0939f1z2');
    expect(form.queryByText(/wrong check digit/)).toBeNull();
    await user.type(form.getByLabelText(/^Street/), '4 Mill Road');
    await user.type(form.getByLabelText(/^Pin Code/), '999999');
    await user.tab();
    expect(await screen.findByText('Invalid area code')).toBeInTheDocument();
    await user.clear(form.getByLabelText(/^Pin Code/));
    await user.type(form.getByLabelText(/^Pin Code/), '638001');
    await user.tab();
    await waitFor(() => expect(form.getByLabelText(/^State/)).toHaveValue('Tamil Nadu'));
    expect(form.getByLabelText(/^District/)).toHaveValue('Erode');
    await user.dblClick(form.getByRole('button', { name: 'Create' }));
    resolve({ data: { createSeller: seller('13') } });
    expect(await screen.findByText('Seller on-boarding successful.')).toBeInTheDocument();
    expect(variablesOf(calls, 'CreateSeller')).toEqual([
      {
        input: {
          name: 'Erode Weavers',
          mobile: '9876543210',
          email: 'a@b.in',
          gstin: '33AAPFU0939F1Z2',
          website: null,
          zone: null,
          yearOfEstablishment: null,
          categoryIds: [],
          sourcePersonId: null,
          isActive: true,
          isTransporter: false,
          logo: null,
          officeAddress: {
            address1: '4 Mill Road',
            postalCode: '638001',
            city: 'Erode',
            state: 'Tamil Nadu',
          },
        },
      },
    ]);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(variablesOf(calls, 'Sellers')).toHaveLength(2));
  });

  test('editing: the form is filled in, its GST number is not judged again, server errors show under their field', async () => {
    let fails = true;
    const { user, calls } = openVendors({
      Seller: () => ({ data: { seller: seller('12') } }),
      UpdateSeller: () =>
        fails
          ? {
              data: null,
              errors: [
                {
                  message: 'Another seller has this GST number',
                  extensions: { code: 'BAD_USER_INPUT', field: 'gstin' },
                },
              ],
            }
          : { data: { updateSeller: seller('12', { name: 'New name' }) } },
    });
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit vendor 12' }));
    expect(form.getByLabelText(/^Year of Establishment/)).toHaveValue('1990');
    await user.clear(form.getByLabelText(/^Name/));
    await user.type(form.getByLabelText(/^Name/), 'New name');
    await user.click(form.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Seller update failed.')).toBeInTheDocument();
    expect(await form.findByText('Another seller has this GST number')).toBeInTheDocument();
    fails = false;
    await user.click(form.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Seller update successful.')).toBeInTheDocument();
    expect(variablesOf(calls, 'UpdateSeller').at(-1)).toMatchObject({
      input: {
        id: '12',
        name: 'New name',
        categoryIds: ['3'],
        sourcePersonId: '9',
        zone: 'SOUTH',
        yearOfEstablishment: 1990,
      },
    });
  });

  test('a form in the address does not open without permission', async () => {
    openVendors({}, { path: '/purchase/vendors?form=new', viewer: viewerOf(Role.OPERATIONS) });
    await screen.findByText('Weavers 12');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('analytics', () => {
  const split = (more: object, total = 3) => ({ ...more, total, active: 2 });
  const analytics = {
    __typename: 'SellerAnalytics',
    total: 1234,
    active: 1000,
    byCategory: [
      split({ category: { __typename: 'SellerCategory', id: '3', name: 'Linen' } }),
      split({ category: null }, 1),
    ],
    bySourcePerson: [split({ person: { __typename: 'UserName', id: '9', name: 'Kavita' } })],
    byZone: [split({ zone: 'SOUTH' })],
    byDay: Array.from({ length: 7 }, (_, i) => split({ day: `2026-03-0${7 - i}` })),
  };

  test('shows tiles and tables of five rows; a row links to its vendors', async () => {
    const { user, calls, router } = openVendors(
      { SellerAnalytics: () => ({ data: { sellerAnalytics: analytics } }) },
      { path: '/purchase/vendors?tab=analytics&zone=SOUTH' },
    );
    expect(await screen.findByText('1,234')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '234' })).toHaveAttribute(
      'href',
      '/purchase/vendors?zone=SOUTH&status=INACTIVE',
    );
    expect(variablesOf(calls, 'SellerAnalytics')).toEqual([{ zone: 'SOUTH' }]);
    const days = within(screen.getByRole('region', { name: 'By on-boarding day' }));
    expect(days.getAllByRole('rowheader')).toHaveLength(5);
    await user.click(days.getByRole('button', { name: 'Next page' }));
    expect(days.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '2026-03-02',
      '2026-03-01',
    ]);
    const categories = within(screen.getByRole('region', { name: 'By category' }));
    expect(categories.getByText('Not named')).toBeInTheDocument();
    expect(categories.getByRole('link', { name: '2' })).toHaveAttribute(
      'href',
      '/purchase/vendors?category=3&zone=SOUTH&status=ACTIVE',
    );
    await user.click(categories.getByRole('link', { name: 'Linen' }));
    expect(await screen.findByText('Weavers 12')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?category=3&zone=SOUTH');
  });
});
