import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { ROUTE_HEADING } from '@munim/schema/shipments/shipments.rules.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShipmentFieldsFragment } from '../../generated/documents.ts';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const PATH = '/logistics/shipments';
const place = (name: string, ownerType: 'SELLER' | 'TENANT', city: string) => ({
  __typename: 'ShipmentPlace' as const,
  addressId: name,
  ownerType,
  name,
  address1: '1 Main Road',
  address2: null,
  address3: null,
  city,
  state: 'Karnataka',
  postalCode: '560001',
});
type Row = ShipmentFieldsFragment & { __typename: 'Shipment' };
/** The cache reads the type name. */
const of = <T extends object>(__typename: string, fields: T): T => ({ __typename, ...fields });
const shipment = (id: string, more: Partial<ShipmentFieldsFragment> = {}): Row => ({
  __typename: 'Shipment',
  id,
  status: 'IN_TRANSIT',
  actions: ['EDIT'],
  route: 'SELLER_TO_CUSTOMER',
  destinationType: 'CUSTOMER',
  from: place('Weavers of Erode', 'SELLER', 'Erode'),
  to: place('Hotel Udupi', 'TENANT', 'Mysuru'),
  transportInitiatedBy: 'OWN',
  transportMode: 'ROAD',
  vehicleType: '14 feet',
  vehicleNumber: `KA01-${id}`,
  transportDocumentNumber: null,
  transportDocumentDate: null,
  weight: '12.50',
  transporter: of('ShipmentTransporter', {
    id: '3',
    name: 'Patel Roadways',
    gstNumber: '29AAACP1234F1ZR',
  }),
  logisticCost: '1500.00',
  loadingCharge: '200.00',
  trackingLink: 'https://track.example/1',
  driverName: 'Ravi',
  driverPhone: '9812345670',
  driverPhone2: null,
  ewayBillNumber: null,
  ewayBillAttachment: null,
  challans: [
    of('ShipmentChallan', {
      id: '11',
      number: 'DC-2627-00011',
      type: 'CUSTOMER',
      status: 'IN_TRANSIT',
      orderNumber: 'SO-1',
      consignmentValue: '56000.00',
    } as const),
  ],
  bills: [of('ShipmentBill', { id: '21', status: 'DRAFT', grandTotal: '1120.00' } as const)],
  invoices: [
    of('ShipmentInvoice', {
      id: '31',
      number: 'INV-2627-00031',
      status: 'ISSUED',
      orderNumber: 'SO-1',
      grandTotal: '1232.00',
    } as const),
  ],
  createdBy: of('UserName', { id: '7', name: 'Ravi Kumar' }),
  createdAt: '2026-11-20T06:00:00Z',
  version: 4,
  ...more,
});
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);

interface Opening {
  rows?: Row[];
  responses?: MockResponses;
  role?: number;
}

function open(
  path = PATH,
  { rows = [shipment('1')], responses = {}, role = Role.OPERATIONS }: Opening = {},
) {
  const kept = new Map(rows.map((row) => [row.id, row]));
  const started = openConsole(path, {
    viewer: viewerOf(role),
    responses: {
      Shipments: () => ({
        data: {
          shipments: { __typename: 'ShipmentPage', items: [...kept.values()], count: kept.size },
        },
      }),
      Shipment: ({ variables }) => ({
        data: { shipment: kept.get(String(variables['id'])) ?? shipment(String(variables['id'])) },
      }),
      UpdateShipment: ({ variables }) => {
        const input = variables['input'] as {
          id: string;
          vehicleNumber?: string;
          ewayBillNumber: string | null;
        };
        const changed = shipment(input.id, {
          vehicleNumber: input.vehicleNumber ?? null,
          ewayBillNumber: input.ewayBillNumber,
          version: 5,
        });
        kept.set(input.id, changed);
        return { data: { updateShipment: changed } };
      },
      Expenses: () => ({
        data: { expenses: { __typename: 'ExpensePage', items: [], count: 0, pageTotal: '0.00' } },
      }),
      Comments: () => ({ data: { comments: { __typename: 'CommentPage', items: [], count: 0 } } }),
      TransporterOptions: () => ({
        data: { transporters: { __typename: 'TransporterPage', items: [], count: 0 } },
      }),
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}
const menuItem = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.click(await screen.findByRole('button', { name: /^Actions of row 1\b/ }));
  await user.click(await screen.findByRole('menuitem', { name: text }));
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the list keeps its filters in the address; costs and bills need their permissions', async () => {
  const { calls } = open(
    `${PATH}?statuses=IN_TRANSIT,DELIVERED&transporter=3&orderNumber=SO-1&shipmentNo=x`,
  );
  for (const text of [
    'KA01-1',
    'Weavers of Erode',
    'Hotel Udupi, Mysuru',
    '₹ 1,500.00',
    '#21',
    'DC-2627-00011',
    'In Transit',
  ])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(variablesOf(calls, 'Shipments')[0]).toMatchObject({
    filter: {
      statuses: ['IN_TRANSIT', 'DELIVERED'],
      transporterId: '3',
      orderNumber: 'SO-1',
      id: '999999999999999',
    },
    page: 1,
    limit: 10,
  });
});

test('a list that fails to load shows its fixed text', async () => {
  open(PATH, {
    responses: { Shipments: () => graphqlError('INTERNAL_SERVER_ERROR', 'Internal server error') },
  });
  expect(await screen.findByText('Error occurred while retrieving shipments')).toBeInTheDocument();
});

test('a shipment opens in a drawer with its documents; closed ones cannot be changed', async () => {
  const { user } = open(PATH, { rows: [shipment('1', { status: 'DELIVERED', actions: [] })] });
  await user.click(await screen.findByText('KA01-1'));
  const drawer = within(await screen.findByRole('dialog', { name: /^Shipment 1/ }));
  expect(drawer.getByText('Seller to Customer')).toBeInTheDocument();
  expect(drawer.getByRole('link', { name: 'DC-2627-00011' })).toHaveAttribute(
    'href',
    '/logistics/delivery-challans?dc=11',
  );
  expect(drawer.getByRole('button', { name: 'Bill #21' })).toBeInTheDocument();
  expect(drawer.getByRole('button', { name: 'INV-2627-00031' })).toBeInTheDocument();
  expect(drawer.getByRole('link', { name: 'Track' })).toHaveAttribute('target', '_blank');
  for (const name of ['Update', 'Upload e-way bill'])
    expect(drawer.queryByRole('button', { name })).toBeNull();
});

test('an update reports missing fields and does not submit', async () => {
  const { user, calls } = open(PATH, {
    rows: [shipment('1', { transporter: null })],
  });
  await menuItem(user, 'Update');
  const drawer = within(await screen.findByRole('dialog', { name: 'Update Shipment' }));
  expect(drawer.getByText(ROUTE_HEADING.SELLER_TO_CUSTOMER)).toBeInTheDocument();
  expect(drawer.getByText(/are worth ₹ 56,000.00 with GST/)).toBeInTheDocument();
  const clear = async (label: RegExp) => user.clear(drawer.getByLabelText(label));
  await user.selectOptions(drawer.getByLabelText(/^Transported Mode/), '');
  await user.selectOptions(drawer.getByLabelText(/^Vehicle Type/), '');
  for (const label of [
    /^Vehicle Number/,
    /^Driver Name/,
    /^Driver Phone\b(?! 2)/,
    /^Loading Charge/,
  ])
    await clear(label);
  await clear(/^Logistic Cost/);
  await user.type(drawer.getByLabelText(/^Logistic Cost/), '0');
  await user.click(drawer.getByRole('button', { name: 'Update' }));
  for (const words of [
    ...[
      '*Please enter Transported Mode.',
      '*Please enter Transporter.',
      '*Please enter Vehicle Type.',
      '*Please enter Vehicle Number.',
    ],
    ...[
      '*Please enter Driver Name.',
      '*Please enter valid Phone Number.',
      '*Please enter Loading Charge.',
      'Logistic Cost must be at least 1',
    ],
  ])
    expect(await drawer.findByText(words)).toBeInTheDocument();
  expect(variablesOf(calls, 'UpdateShipment')).toEqual([]);
});

test('an update submits all fields with the version', async () => {
  const { user, calls } = open();
  await menuItem(user, 'Update');
  const drawer = within(await screen.findByRole('dialog', { name: 'Update Shipment' }));
  const vehicle = drawer.getByLabelText(/^Vehicle Number/);
  await user.clear(vehicle);
  await user.type(vehicle, 'KA99AB1234');
  await user.dblClick(drawer.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Shipment Updated successfully.')).toBeInTheDocument();
  expect(await screen.findByText('KA99AB1234')).toBeInTheDocument();
  expect(variablesOf(calls, 'UpdateShipment')).toEqual([
    {
      input: {
        id: '1',
        destinationType: 'CUSTOMER',
        version: 4,
        transportInitiatedBy: 'OWN',
        transportMode: 'ROAD',
        vehicleType: '14 feet',
        vehicleNumber: 'KA99AB1234',
        transportDocumentNumber: null,
        transportDocumentDate: null,
        weight: '12.5',
        transporterId: '3',
        logisticCost: '1500.00',
        loadingCharge: '200.00',
        trackingLink: 'https://track.example/1',
        driverName: 'Ravi',
        driverPhone: '9812345670',
        driverPhone2: null,
        ewayBillNumber: null,
        ewayBillAttachment: null,
      },
    },
  ]);
});

test("role 1001 may enter zero cost; the seller's transport keeps its mode and requires fewer fields", async () => {
  const own = {
    transportMode: null,
    vehicleType: null,
    vehicleNumber: null,
    weight: null,
    transporter: null,
    logisticCost: null,
    loadingCharge: null,
  };
  const { user, calls } = open(PATH, {
    rows: [shipment('1', { transportInitiatedBy: 'SELLER', ...own })],
    role: Role.TOP_ADMIN,
  });
  await menuItem(user, 'Update');
  const drawer = within(await screen.findByRole('dialog', { name: 'Update Shipment' }));
  expect(drawer.getByLabelText(/^Transport Mode/)).toBeDisabled();
  expect(drawer.queryByLabelText(/^Vehicle Type/)).toBeNull();
  await user.click(drawer.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(variablesOf(calls, 'UpdateShipment')).toHaveLength(1));
  expect(variablesOf(calls, 'UpdateShipment')[0]!['input']).not.toHaveProperty('vehicleType');
});

test('a server error is shown under its field and the input stays', async () => {
  const { user } = open(PATH, {
    responses: {
      UpdateShipment: () => ({
        data: null,
        errors: [
          {
            message: 'This transporter does not exist',
            extensions: { code: 'BAD_USER_INPUT', field: 'transporter_id' },
          },
        ],
      }),
    },
  });
  await menuItem(user, 'Update');
  const drawer = within(await screen.findByRole('dialog', { name: 'Update Shipment' }));
  await user.type(drawer.getByLabelText(/^Driver Name/), ' Kumar');
  await user.click(drawer.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Shipment Update failed.')).toBeInTheDocument();
  expect(await drawer.findByText('This transporter does not exist')).toBeInTheDocument();
  expect(drawer.getByLabelText(/^Driver Name/)).toHaveValue('Ravi Kumar');
});

test('the e-way bill alone is added from the row', async () => {
  const { user, calls } = open();
  await menuItem(user, 'Upload e-way bill');
  const drawer = within(
    await screen.findByRole('dialog', { name: 'Upload e-way bill: shipment 1' }),
  );
  await user.click(drawer.getByRole('button', { name: 'Submit' }));
  expect(await drawer.findByText('Please enter E-way Bill Number.')).toBeInTheDocument();
  const law = /The goods of DC-2627-00011 are worth ₹ 56,000.00 with GST/;
  expect(drawer.getByText(law)).toBeInTheDocument();
  await user.type(drawer.getByLabelText(/^E-way Bill Number/), '311000171001');
  expect(drawer.queryByText(law)).toBeNull();
  await user.click(drawer.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Shipment Updated successfully.')).toBeInTheDocument();
  expect(variablesOf(calls, 'UpdateShipment')[0]).toMatchObject({
    input: { ewayBillNumber: '311000171001', vehicleNumber: 'KA01-1', version: 4 },
  });
  expect(await screen.findByText('311000171001')).toBeInTheDocument();
});

test('Open Shipments on Home: ten a page, the pager only above ten; none for sales', async () => {
  const rows = {
    __typename: 'HomeRows',
    statuses: ['IN_TRANSIT'],
    fromDate: null,
    toDate: null,
    dueBefore: null,
    salesPersonIds: null,
    categoryManagerId: null,
    assignedToIds: null,
  };
  const tab = { __typename: 'HomeCount', list: 'OPEN_SHIPMENTS', count: 10, oldest: null, rows };
  const HOME = { Home: () => ({ data: { home: { __typename: 'Home', tiles: [], tabs: [tab] } } }) };
  const many = Array.from({ length: 10 }, (_, i) => shipment(String(i + 1)));
  const { calls } = open('/?tab=OPEN_SHIPMENTS', { rows: many, responses: HOME });
  const panel = within(await screen.findByRole('region', { name: 'Open Shipments' }));
  expect(await panel.findByText('KA01-1')).toBeInTheDocument();
  expect(variablesOf(calls, 'Shipments')).toEqual([
    { filter: { statuses: ['IN_TRANSIT'] }, page: 1, limit: 10 },
  ]);
  expect(panel.queryByRole('button', { name: /next/i })).toBeNull();
  cleanup();
  const eleven = () => ({
    data: { shipments: { __typename: 'ShipmentPage', items: many, count: 11 } },
  });
  open('/?tab=OPEN_SHIPMENTS', { rows: many, responses: { ...HOME, Shipments: eleven } });
  const paged = within(await screen.findByRole('region', { name: 'Open Shipments' }));
  expect(await paged.findByRole('button', { name: /next/i })).toBeInTheDocument();
  cleanup();
  const sales = open('/', { role: Role.SALES });
  await waitFor(() => expect(sales.calls.length).toBeGreaterThan(1));
  expect(screen.queryByRole('region', { name: 'Open Shipments' })).toBeNull();
});
