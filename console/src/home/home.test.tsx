import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DashboardSummaryQuery, ViewerFieldsFragment } from '../../generated/documents.ts';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const { TOP_ADMIN, SALES, CATEGORY_MANAGER, SALES_OUTSIDE, ORGANISATION, OPERATIONS } = Role;
const person = (id: string, name: string) => ({ __typename: 'UserName', id, name });
const customer = { __typename: 'TenantSummary', id: 't1', name: 'Hotel Udupi' };
const sample = (id: string, status: string) => ({
  __typename: 'SampleRequest',
  id,
  status,
  createdAt: '2026-11-02T06:00:00Z',
  customer,
  salesPerson: person('7', 'Asha Rao'),
  sku: { __typename: 'SkuSummary', id: 's1', name: 'Linen SKU' },
  assignedTo: status === 'DRAFT' ? null : person('9', 'Kavita Shah'),
});
const po = {
  __typename: 'PurchaseOrder',
  id: '501',
  status: 'DRAFT',
  orderNumber: 'SO/2026-27/7',
  grandTotal: '1180.00',
  dueDate: null,
  seller: { __typename: 'PoSeller', id: 'v1', name: 'Weavers of Erode' },
  createdBy: person('9', 'Kavita Shah'),
};
const BADGES: DashboardSummaryQuery['dashboardSummary'] = {
  pendingRfqs: 0,
  draftPos: 3,
  pendingQuotations: 0,
  unassignedSamples: 12,
  assignedSamples: 0,
  openRfqs: 0,
  openQuotations: 0,
  openOrders: 0,
  openSamples: 4,
};
const none = (field: string, __typename: string) => () => ({
  data: { [field]: { __typename, items: [], count: 0 } },
});
const samplesOf = ({ variables }: GatewayCall) => {
  const { statuses } = variables['filter'] as { statuses: string[] };
  const items = [
    sample(statuses.includes('SAMPLE_REQUESTED') ? '32' : '31', statuses.at(-1) ?? ''),
  ];
  return { data: { sampleRequests: { __typename: 'SampleRequestPage', items, count: 12 } } };
};
const LISTS: MockResponses = {
  DashboardSummary: () => ({
    data: { dashboardSummary: { __typename: 'DashboardSummary', ...BADGES } },
  }),
  HomeRfqs: none('rfqs', 'RfqPage'),
  HomeQuotations: none('quotations', 'QuotationPage'),
  HomeOrders: none('orders', 'OrderPage'),
  HomeCustomers: none('tenants', 'TenantPage'),
  Shipments: none('shipments', 'ShipmentPage'),
  HomePurchaseOrders: () => ({
    data: { purchaseOrders: { __typename: 'PurchaseOrderPage', items: [po], count: 1 } },
  }),
  HomeSamples: samplesOf,
};
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);

function open(
  path: string,
  role: number,
  responses: MockResponses = {},
  more: Partial<ViewerFieldsFragment> = {},
) {
  const started = openConsole(path, {
    viewer: viewerOf(role, more),
    responses: { ...LISTS, ...responses },
  });
  return { ...started, user: userEvent.setup() };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('sourcing', () => {
  test('five lists in order with their counts, each requested once', async () => {
    const { calls } = open('/', TOP_ADMIN);
    const block = within(await screen.findByRole('region', { name: 'Sourcing' }));
    expect(await block.findByText('Weavers of Erode')).toBeInTheDocument();
    const heads = block
      .getAllByRole('heading', { level: 4 })
      .map((head) => head.textContent?.trim());
    expect(heads).toEqual([
      ...[
        'Pending Quote Requests',
        'Pending Purchase Orders 3',
        'Pending Quotations',
        'Unassigned Sample Requests 12',
      ],
      'Assigned Sample Requests',
    ]);
    await waitFor(() => expect(variablesOf(calls, 'HomeSamples')).toHaveLength(2));
    expect(variablesOf(calls, 'HomePurchaseOrders')).toHaveLength(1);
    const [unassigned, assigned] = variablesOf(calls, 'HomeSamples');
    expect(unassigned).toMatchObject({ filter: { statuses: ['DRAFT'] }, page: 1, limit: 5 });
    expect(assigned).toMatchObject({
      filter: { statuses: expect.arrayContaining(['SAMPLE_REQUESTED', 'DELIVERED_TO_CUSTOMER']) },
    });
    expect((assigned?.['filter'] as object) ?? {}).not.toHaveProperty('assignedToIds');
  });

  test('category managers see their own rows; the filter is locked to them', async () => {
    const { calls } = open('/', CATEGORY_MANAGER, {}, { salesUserIds: ['3'] });
    await screen.findByRole('region', { name: 'Sourcing' });
    await waitFor(() => expect(variablesOf(calls, 'HomeSamples')).toHaveLength(2));
    expect(variablesOf(calls, 'HomeSamples')[1]).toMatchObject({
      filter: { assignedToIds: ['7'] },
    });
    expect(variablesOf(calls, 'HomePurchaseOrders')[0]).toMatchObject({
      filter: { categoryManagerId: '7', statuses: ['DRAFT'] },
    });
    expect(variablesOf(calls, 'DashboardSummary')[0]).toMatchObject({
      categoryManagerId: '7',
      salesPersonIds: ['3'],
    });
    expect(screen.getByLabelText('Category manager')).toBeDisabled();
  });

  test('a purchase order opens in its modal, a sample request over Home', async () => {
    const detail = { SampleRequest: () => graphqlError('NOT_FOUND') };
    const { router, user } = open('/', TOP_ADMIN, detail);
    const block = within(await screen.findByRole('region', { name: 'Sourcing' }));
    await user.dblClick((await block.findAllByText('Linen SKU'))[0]!);
    await waitFor(() => expect(router.state.location.search).toBe('?sample=31'));
    expect(await screen.findByRole('dialog', { name: 'Sample request 31' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await block.findByRole('link', { name: '501' })).toBeInTheDocument();
    await user.dblClick(block.getByText('Weavers of Erode'));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/purchase/purchase-orders?po=501',
      ),
    );
  });

  test('a failed list shows an error in place; the others stay', async () => {
    const { user, calls } = open('/', TOP_ADMIN, {
      HomePurchaseOrders: () => graphqlError('INTERNAL_SERVER_ERROR'),
    });
    const block = within(await screen.findByRole('region', { name: 'Sourcing' }));
    expect(await block.findByText('Could not load')).toBeInTheDocument();
    expect((await block.findAllByText('Linen SKU')).length).toBeGreaterThan(0);
    await user.click(block.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(variablesOf(calls, 'HomePurchaseOrders')).toHaveLength(2));
  });
});

describe('sales', () => {
  test('the fourth tab asks for the viewer’s own open sample requests within the dates, five a page', async () => {
    const { calls, user } = open('/?fromDate=2026-11-01&toDate=2026-11-21', SALES);
    await user.click(await screen.findByRole('tab', { name: /Open Sample Request/ }));
    expect(await screen.findByText('Linen SKU')).toBeInTheDocument();
    expect(variablesOf(calls, 'HomeSamples')).toEqual([
      {
        filter: {
          fromDate: '2026-11-01',
          toDate: '2026-11-21',
          salesPersonId: '7',
          statuses: expect.arrayContaining(['DRAFT', 'DELIVERED_TO_CUSTOMER']),
        },
        page: 1,
        limit: 5,
      },
    ]);
    expect(screen.getByRole('tab', { name: /Open Sample Request/ })).toHaveTextContent('4');
    const size = screen.getByRole('combobox', { name: /page/i });
    expect(
      within(size)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['5', '10', '15', '20']);
  });

  test('the viewer’s own name is in no column of their own lists', async () => {
    open('/?tab=openSamples', SALES);
    expect(await screen.findByText('Linen SKU')).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Sales person' })).toBeNull();
    cleanup();
    open('/?tab=openSamples', TOP_ADMIN);
    await screen.findByRole('tab', { name: /Open Sample Request/ });
    expect((await screen.findAllByText('Sales person')).length).toBeGreaterThan(0);
  });
});

describe('viewers without a block', () => {
  test('an organisation-level user sees its customers and nothing else', async () => {
    const { calls } = open('/', ORGANISATION);
    expect(await screen.findByRole('region', { name: 'Customers' })).toBeInTheDocument();
    for (const name of ['Sourcing', 'Sales', 'Where to go'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    expect(variablesOf(calls, 'DashboardSummary')).toEqual([]);
  });

  test('role 1014 sees links of their menu', async () => {
    open('/', SALES_OUTSIDE);
    const links = within(await screen.findByRole('region', { name: 'Where to go' })).getAllByRole(
      'link',
    );
    const texts = links.map((link) => link.textContent);
    expect(texts).toEqual(
      expect.arrayContaining(['Home', 'Sample Requests', 'Orders', 'Support Center']),
    );
    expect(texts).not.toContain('Blog Posts');
    expect(links.find((link) => link.textContent === 'Sample Requests')).toHaveAttribute(
      'href',
      '/sales/sample-request',
    );
  });
});

test('operations see goods to be moved and goods in transit', async () => {
  const { calls } = open('/', OPERATIONS);
  const onTheWay = within(await screen.findByRole('region', { name: 'Open Shipments' }));
  expect(await onTheWay.findByText('Nothing is waiting here.')).toBeInTheDocument();
  expect(variablesOf(calls, 'Shipments')).toEqual([
    { filter: { statuses: ['IN_TRANSIT'] }, page: 1, limit: 10 },
  ]);
  for (const name of ['Sourcing', 'Sales', 'Where to go'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});
