import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SellerLeadFieldsFragment } from '../../generated/documents.ts';
import {
  type MockResponse,
  type MockResponses,
  type GatewayCall,
  graphqlError,
} from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const admin = viewerOf(Role.TOP_ADMIN);
const person = { __typename: 'UserName', id: '9', name: 'Kavita' };
const lead = (id: string, more: Partial<SellerLeadFieldsFragment> = {}) => ({
  __typename: 'SellerLead',
  id,
  sellerName: `Looms ${id}`,
  contactName: null,
  mobile: '9876543210',
  email: null,
  gstin: null,
  city: 'Karur',
  state: null,
  pinCode: null,
  category: 'Linen',
  owner: person,
  zone: 'SOUTH',
  sourcePerson: null,
  remarks: null,
  isVerified: false,
  verifiedBy: null,
  verifiedAt: null,
  verificationRemarks: null,
  sellerId: null,
  createdBy: person,
  products: [
    { __typename: 'LeadProduct', productLeadId: '5', productId: '8', productName: 'Bath towel' },
  ],
  createdAt: '2026-03-01T19:00:00Z',
  actions: ['UPDATE', 'VERIFY', 'DELETE'],
  ...more,
});
const pageOf = (...items: unknown[]) => ({
  data: { sellerLeads: { __typename: 'SellerLeadPage', items, count: items.length } },
});
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);

function openLeads(responses: MockResponses = {}, { search = '', viewer = admin } = {}) {
  const started = openConsole(`/purchase/vendors?tab=leads${search}`, {
    viewer,
    responses: {
      SellerLeads: () => pageOf(lead('4')),
      SellerLead: () => ({ data: { sellerLead: lead('4') } }),
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}
async function choose(user: ReturnType<typeof userEvent.setup>, item: string) {
  await user.click(await screen.findByRole('button', { name: /^Actions of row 1\b/ }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the list', () => {
  test('shows the columns and requests every filter of the address', async () => {
    const { calls } = openLeads(
      {},
      {
        search:
          '&keyword=loo&leadCategory=Linen&owner=9&zone=SOUTH&sourcePerson=8&fromDate=2026-01-01&toDate=2026-12-31&verified=no',
      },
    );
    expect(await screen.findByText('Looms 4')).toBeInTheDocument();
    for (const text of ['Linen', 'Kavita', 'Karur', 'Bath towel', '2026-03-02'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(variablesOf(calls, 'SellerLeads')[0]).toEqual({
      filter: {
        keyword: 'loo',
        category: 'Linen',
        ownerId: '9',
        zone: 'SOUTH',
        sourcePersonId: '8',
        isVerified: false,
        fromDate: '2026-01-01',
        toDate: '2026-12-31',
      },
      page: 1,
      limit: 10,
    });
  });

  test('a row offers the actions of the record, the page those of the permissions', async () => {
    const verified = lead('4', { isVerified: true, sellerId: '77', actions: [] });
    const { user } = openLeads(
      { SellerLeads: () => pageOf(verified) },
      { viewer: viewerOf(Role.OPERATIONS) },
    );
    expect(await screen.findByText('Vendor now')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Actions of row 1\b/ }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'View',
    ]);
    for (const name of ['Create Lead', 'Upload leads sheet'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('a lead is deleted after confirmation', async () => {
    const { user, calls } = openLeads({
      DeleteSellerLead: () => ({
        data: { deleteSellerLead: { __typename: 'Done', success: true } },
      }),
    });
    await choose(user, 'Delete');
    expect(variablesOf(calls, 'DeleteSellerLead')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Lead deleted successfully.')).toBeInTheDocument();
    expect(variablesOf(calls, 'DeleteSellerLead')).toEqual([{ id: '4' }]);
    await waitFor(() => expect(variablesOf(calls, 'SellerLeads')).toHaveLength(2));
  });
});

describe('the form', () => {
  test('a new lead: missing fields are reported, a double click submits once, the list updates', async () => {
    const created = {
      __typename: 'CreatedSellerLead',
      leadId: '5',
      productLeadId: null,
      lead: lead('5'),
    };
    const { promise, resolve } = Promise.withResolvers<MockResponse>();
    const { user, calls, router } = openLeads({
      CreateSellerLead: () => promise,
    });
    await user.click(await screen.findByRole('button', { name: 'Create Lead' }));
    const form = within(await screen.findByRole('dialog', { name: 'Create Lead' }));
    await user.click(form.getByRole('button', { name: 'Create' }));
    for (const label of ['Name', 'Phone', 'Category'])
      expect(await form.findByText(`Please enter ${label}.`)).toBeInTheDocument();
    await user.type(form.getByLabelText(/^Name/), 'Karur Looms');
    await user.type(form.getByLabelText(/^Phone/), '98765');
    expect(await form.findByText('Phone must be 10 digits.')).toBeInTheDocument();
    await user.type(form.getByLabelText(/^Phone/), '43210');
    await user.type(form.getByLabelText(/^Category/), 'Linen');
    await user.dblClick(form.getByRole('button', { name: 'Create' }));
    resolve({ data: { createSellerLead: created } });
    expect(await screen.findByText('Lead created successfully.')).toBeInTheDocument();
    expect(variablesOf(calls, 'CreateSellerLead')).toEqual([
      {
        input: {
          sellerName: 'Karur Looms',
          mobile: '9876543210',
          category: 'Linen',
          productId: null,
          contactName: null,
          email: null,
          gstin: null,
          pinCode: null,
          city: null,
          state: null,
          ownerId: null,
          zone: null,
          sourcePersonId: null,
          remarks: null,
        },
      },
    ]);
    await waitFor(() => expect(router.state.location.search).toBe('?tab=leads'));
    await waitFor(() => expect(variablesOf(calls, 'SellerLeads')).toHaveLength(2));
  });

  test('editing a lead shows server errors under their field', async () => {
    const taken = {
      message: 'Another lead has this phone number',
      extensions: { code: 'BAD_USER_INPUT', field: 'mobile_1' },
    };
    const { user, calls } = openLeads({
      UpdateSellerLead: () => ({ data: null, errors: [taken] }),
    });
    await choose(user, 'Edit');
    const form = within(await screen.findByRole('dialog', { name: 'Edit lead 4' }));
    expect(form.queryByLabelText(/^Product/)).toBeNull();
    await user.clear(form.getByLabelText(/^City/));
    await user.click(form.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Error occurred while updating lead.')).toBeInTheDocument();
    expect(await form.findByText('Another lead has this phone number')).toBeInTheDocument();
    expect(variablesOf(calls, 'UpdateSellerLead')[0]).toMatchObject({
      input: { id: '4', city: null, ownerId: '9', zone: 'SOUTH' },
    });
  });
});

describe('verifying', () => {
  const whole = { email: 'a@b.in', pinCode: 639_002, state: 'Tamil Nadu' };

  test('from the drawer of the lead, which creates a vendor', async () => {
    let now = lead('4', whole);
    const { user, calls } = openLeads(
      {
        SellerLeads: () => pageOf(now),
        SellerLead: () => ({ data: { sellerLead: now } }),
        VerifySellerLead: () => {
          now = lead('4', { ...whole, isVerified: true, sellerId: '77', actions: [] });
          return { data: { verifySellerLead: now } };
        },
      },
      { search: '&lead=4' },
    );
    const beside = within(await screen.findByRole('dialog', { name: /Lead 4/ }));
    expect(await beside.findByText('Bath towel')).toBeInTheDocument();
    await user.click(beside.getByRole('button', { name: 'Verify' }));
    const form = within(await screen.findByRole('dialog', { name: 'Verify lead 4' }));
    await user.click(form.getByLabelText('Create the vendor too'));
    await user.type(form.getByLabelText('Remarks'), 'seen');
    await user.click(form.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Seller on-boarding successful.')).toBeInTheDocument();
    expect(variablesOf(calls, 'VerifySellerLead')).toEqual([
      { id: '4', createSeller: true, remarks: 'seen' },
    ]);
    expect(await beside.findByRole('link', { name: '77' })).toHaveAttribute(
      'href',
      '/view-seller/77',
    );
    expect(beside.queryByRole('button', { name: 'Verify' })).toBeNull();
  });

  test('an incomplete lead cannot become a vendor; a server error is shown', async () => {
    const { user, calls } = openLeads({
      VerifySellerLead: () => graphqlError('LEAD_VERIFIED', 'This lead is verified already'),
    });
    await choose(user, 'Verify');
    const form = within(await screen.findByRole('dialog', { name: 'Verify lead 4' }));
    expect(form.getByText('Not yet known: e-mail, PIN code, state.')).toBeInTheDocument();
    expect(form.getByLabelText('Create the vendor too')).toBeDisabled();
    await user.click(form.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Error occurred while verifying lead.')).toBeInTheDocument();
    expect(screen.getByText('This lead is verified already')).toBeInTheDocument();
    expect(variablesOf(calls, 'VerifySellerLead')).toEqual([
      { id: '4', createSeller: false, remarks: null },
    ]);
  });
});

test('analytics: a row links to its leads with the same filters', async () => {
  const counts = { total: 3, verified: 2, converted: 1 };
  const analytics = {
    __typename: 'CrmLeadsAnalytics',
    ...counts,
    byCategory: [{ category: 'Linen', ...counts }],
    byOwner: [{ person, ...counts }],
    byZone: [{ zone: 'SOUTH', ...counts }],
    byDay: [{ day: '2026-03-02', ...counts }],
  };
  const { calls } = openConsole('/purchase/vendors?tab=analytics&of=leads&zone=SOUTH', {
    viewer: admin,
    responses: { CrmLeadsAnalytics: () => ({ data: { crmLeadsAnalytics: analytics } }) },
  });
  expect(await screen.findByRole('link', { name: 'Linen' })).toHaveAttribute(
    'href',
    '/purchase/vendors?tab=leads&leadCategory=Linen&zone=SOUTH',
  );
  expect(screen.getByRole('link', { name: '2026-03-02' })).toHaveAttribute(
    'href',
    '/purchase/vendors?tab=leads&fromDate=2026-03-02&toDate=2026-03-02&zone=SOUTH',
  );
  expect(variablesOf(calls, 'CrmLeadsAnalytics')).toEqual([{ zone: 'SOUTH' }]);
});
