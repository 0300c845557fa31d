import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockResponses, type GatewayCall } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { OFFICE, place, pointRow, WAITING } from '../../testing/testPoints.ts';
import { addDays, today } from '../ui/format/dates.ts';

const PATH = '/logistics/shipment-planning';
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);

type Row = ReturnType<typeof pointRow>;
const BOARD: Record<string, Row[]> = {
  1: [pointRow('11'), pointRow('12', { poState: 'DRAFT', actions: ['POSTPONE'] })],
  2: [pointRow('21', { sourceId: '2', sourceName: 'Coir of Alappuzha' })],
};

interface How {
  role?: number;
  board?: Record<string, Row[]>;
  responses?: MockResponses;
}

function open(path = PATH, { role = Role.OPERATIONS, board = BOARD, responses = {} }: How = {}) {
  const started = openConsole(path, {
    viewer: viewerOf(role),
    responses: {
      DeliveryStageCounts: () => ({
        data: {
          operationAnalytics: {
            __typename: 'OperationAnalytics',
            pendingCounts: { __typename: 'DeliveryStageCounts', dispatch: 3, inward: 0, pod: 1 },
          },
        },
      }),
      DeliverySources: ({ variables }) => {
        const stage = variables['stage'] as 'DISPATCH';
        const items = [
          place(stage, '1', 'Weavers of Erode', board['1']?.length ?? 0),
          place(stage, '2', 'Coir of Alappuzha', 1),
        ];
        return {
          data: { deliveryPointsBySource: { __typename: 'DeliverySourcePage', count: 2, items } },
        };
      },
      PointsOfSource: ({ variables }) => {
        const id = `${String(variables['stage'])}-SELLER-${String(variables['sourceId'])}`;
        const points = board[String(variables['sourceId'])];
        return {
          data: {
            deliveryPointsBySource: {
              __typename: 'DeliverySourcePage',
              items: [{ __typename: 'DeliverySource', id, points }],
            },
          },
        };
      },
      PostponeDeliveryPoints: () => ({ data: { postponeDeliveryPoints: [] } }),
      CompleteDeliveryPoints: () => ({ data: { completeDeliveryPoints: [] } }),
      Addresses: () => ({
        data: { addresses: { __typename: 'AddressPage', count: 1, items: [OFFICE] } },
      }),
      AddressById: ({ variables }) => ({
        data: { address: { ...OFFICE, id: String(variables['id']) } },
      }),
      OrderLinePrices: () => ({
        data: {
          order: {
            __typename: 'Order',
            id: '9',
            lines: [
              {
                __typename: 'OrderLine',
                id: '91',
                sellingPrice: '20000.00',
                discountPercent: '0',
                gstPercent: '12',
              },
            ],
          },
        },
      }),
      TransporterOptions: () => ({
        data: { transporters: { __typename: 'TransporterPage', items: [], count: 0 } },
      }),
      CreateShipment: () => ({
        data: {
          createShipment: {
            __typename: 'CreatedShipment',
            shipment: { __typename: 'Shipment', id: '77' },
            challans: [],
            bills: [],
            invoices: [],
          },
        },
      }),
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}

type User = ReturnType<typeof userEvent.setup>;
const openPlace = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name: `Open ${name}` }));
const boxes = (name: string) =>
  within(screen.getByRole('group', { name: `Items of ${name}` }))
    .queryAllByRole('checkbox')
    .filter((box) => !box.hasAttribute('disabled'));
const selectFirst = async (user: User, name: string) => {
  await screen.findByRole('group', { name: `Items of ${name}` });
  await waitFor(() => expect(boxes(name).length).toBeGreaterThan(0));
  await user.click(boxes(name)[0]!);
};

beforeEach(() => {
  localStorage.clear();
  // prevents a connection: there is no gateway
  Reflect.deleteProperty(globalThis, 'WebSocket');
});
afterEach(cleanup);

describe('the board', () => {
  test('tabs show counts, filters are requested, a place expands to its items', async () => {
    const { user, calls } = open(`${PATH}?orderNumber=SO-9&poNumber=abc&customer=4`, {
      responses: { TenantOptionById: () => ({ data: { tenant: null } }) },
    });
    expect(await screen.findByRole('tab', { name: 'Dispatch (3)' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByRole('tab', { name: 'POD (1)' })).toBeInTheDocument();
    expect(variablesOf(calls, 'DeliverySources')[0]).toMatchObject({
      stage: 'DISPATCH',
      page: 1,
      limit: 5,
      filter: { orderNumber: 'SO-9', poId: String(Number.MAX_SAFE_INTEGER), tenantId: '4' },
    });
    await openPlace(user, 'Weavers of Erode');
    expect((await screen.findAllByText('Towel 11')).length).toBeGreaterThan(0);
    expect(
      await screen.findByRole('button', { name: 'PO NOT ISSUED - CLICK HERE' }),
    ).toBeInTheDocument();
    expect(variablesOf(calls, 'PointsOfSource')).toMatchObject([
      { sourceType: 'SELLER', sourceId: '1', stage: 'DISPATCH' },
    ]);
  });

  test('only ready items of one place can be selected', async () => {
    const { user } = open();
    await openPlace(user, 'Weavers of Erode');
    await openPlace(user, 'Coir of Alappuzha');
    await waitFor(() =>
      expect([boxes('Weavers of Erode').length, boxes('Coir of Alappuzha').length]).toEqual([1, 1]),
    );
    expect(screen.queryByRole('button', { name: 'Ship To Customer' })).toBeNull();
    await selectFirst(user, 'Weavers of Erode');
    await waitFor(() => expect(boxes('Coir of Alappuzha')).toHaveLength(0));
    for (const name of ['Postpone', 'Ship To Customer', 'Ship To Warehouse'])
      expect(screen.getByRole('button', { name })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Ship to 3P Transport' })).toBeDisabled();
  });

  test('items in a warehouse cannot be shipped to a warehouse', async () => {
    const actions = WAITING.filter((action) => action !== 'SHIP_TO_WAREHOUSE');
    const { user } = open(PATH, {
      board: {
        1: [pointRow('11', { sourceType: 'WAREHOUSE', poId: null, poState: null, actions })],
      },
    });
    await openPlace(user, 'Weavers of Erode');
    await selectFirst(user, 'Weavers of Erode');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Ship To Customer' })).toBeEnabled(),
    );
    expect(screen.getByRole('button', { name: 'Ship To Warehouse' })).toBeDisabled();
  });

  test('without the permissions there are no buttons', async () => {
    const { user } = open(PATH, {
      role: Role.SALES,
      board: { 1: [pointRow('11', { actions: [] })] },
    });
    await openPlace(user, 'Weavers of Erode');
    expect((await screen.findAllByText('Towel 11')).length).toBeGreaterThan(0);
    for (const name of ['Postpone', 'Ship To Customer', 'Actions of row 1'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(boxes('Weavers of Erode')).toHaveLength(0);
  });
});

describe('postponing', () => {
  test('date and remarks are required; a past date needs the permission', async () => {
    const { user, calls } = open();
    await openPlace(user, 'Weavers of Erode');
    await selectFirst(user, 'Weavers of Erode');
    await user.click(screen.getByRole('button', { name: 'Postpone' }));
    const drawer = await screen.findByRole('dialog', { name: 'Update Delivery Point' });
    const send = within(drawer).getByRole('button', { name: 'Postpone' });
    await user.click(send);
    expect(await within(drawer).findByText('*Please add remarks.')).toBeInTheDocument();
    expect(within(drawer).getByText('*Please enter New Date.')).toBeInTheDocument();
    await user.type(
      within(drawer).getByRole('textbox', { name: /^New Date/ }),
      addDays(today(), -1),
    );
    await user.type(
      within(drawer).getByRole('textbox', { name: /^Remarks/ }),
      'The loom stands still',
    );
    await user.click(send);
    expect(
      await within(drawer).findByText('The new date must not be in the past'),
    ).toBeInTheDocument();
    const day = within(drawer).getByRole('textbox', { name: /^New Date/ });
    await user.clear(day);
    await user.type(day, addDays(today(), 9));
    await user.click(send);
    expect(await screen.findByText('Update Successfully.')).toBeInTheDocument();
    expect(variablesOf(calls, 'PostponeDeliveryPoints')).toEqual([
      {
        input: { ids: ['11'], remarks: 'The loom stands still', expectedDate: addDays(today(), 9) },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(variablesOf(calls, 'PointsOfSource').length).toBeGreaterThan(1);
  });
});

describe('completing', () => {
  const menu = async (user: User) => {
    await openPlace(user, 'Weavers of Erode');
    await user.click(await screen.findByRole('button', { name: /^Actions of row 1\b/ }));
    return screen.findByRole('menuitem', { name: 'Done' });
  };

  test('is shown but disabled for a dispatch', async () => {
    const { user } = open();
    expect(await menu(user)).toHaveAttribute('aria-disabled', 'true');
  });

  test('requires a proof', async () => {
    const { user, calls } = open(`${PATH}?tab=POD`, {
      board: { 1: [pointRow('11', { stage: 'POD', actions: ['COMPLETE', 'POSTPONE'] })] },
    });
    await user.click(await menu(user));
    const drawer = await screen.findByRole('dialog', { name: 'Update Delivery Point' });
    await user.type(within(drawer).getByRole('textbox', { name: /^Remarks/ }), 'All well');
    await user.click(within(drawer).getByRole('button', { name: 'Done' }));
    expect(await within(drawer).findByText('*Please upload attachments.')).toBeInTheDocument();
    expect(variablesOf(calls, 'CompleteDeliveryPoints')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Ship To Customer' })).toBeNull();
  });
});

describe('Create Shipment', () => {
  async function openDrawer(how?: Parameters<typeof open>[1]) {
    const { user, calls } = open(PATH, how);
    await openPlace(user, 'Weavers of Erode');
    await selectFirst(user, 'Weavers of Erode');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Ship To Customer' })).toBeEnabled(),
    );
    await user.click(screen.getByRole('button', { name: 'Ship To Customer' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Create Shipment' }));
    return {
      user,
      calls,
      drawer,
      send: drawer.getByRole('button', { name: 'Create Shipment' }),
      quantity: drawer.getByRole('textbox', { name: 'Quantity of Towel 11' }),
    };
  }
  const type = async (user: User, box: HTMLElement, text: string) => {
    await user.clear(box);
    await user.type(box, text);
  };

  test('quantities from 1 to the waiting quantity, with the fixed texts', async () => {
    const { user, drawer, send, quantity } = await openDrawer();
    expect(drawer.getByText('Seller to Customer')).toBeInTheDocument();
    expect(drawer.getByText('Seller to Customer creates 1 bill and 1 invoice')).toBeInTheDocument();
    await type(user, quantity, '11');
    expect(drawer.getByText('Maximum 10 can be dispatched')).toBeInTheDocument();
    expect(send).toBeDisabled();
    await user.clear(quantity);
    expect(drawer.getByText('0 quantity is not allowed')).toBeInTheDocument();
    expect(send).toBeDisabled();
  });

  test('missing fields are reported on submit; the remainder requires a date; then it submits', async () => {
    const { user, calls, drawer, send, quantity } = await openDrawer();
    // the company's own transport under its brand is the only mode
    const mode = drawer.getByRole('combobox', { name: /^Transport Mode/ });
    expect(
      within(mode)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose', 'Own Transport']);
    await user.clear(quantity);
    await user.type(quantity, '4');
    expect(
      drawer.getByText('Below new dispatches will be scheduled for pending quantity'),
    ).toBeInTheDocument();
    expect(
      await drawer.findByText(/^The goods of SO-9 are worth .* with GST\. Above ₹ 50,000 the law/),
    ).toBeInTheDocument();
    await user.click(send);
    for (const text of [
      '*Please enter Vehicle Type.',
      '*Please enter valid Phone Number.',
      '*Please enter a new date.',
    ])
      expect(await drawer.findByText(text)).toBeInTheDocument();
    await user.type(
      drawer.getByRole('textbox', { name: 'New date for Towel 11' }),
      addDays(today(), 5),
    );
    await user.selectOptions(drawer.getByRole('combobox', { name: /^Vehicle Type/ }), '14 feet');
    const fields = {
      'Vehicle Number': 'KA01AB1234',
      'Shipment Weight': '120',
      'Logistic Cost': '1500',
      'Loading Charge': '200',
    };
    for (const [name, text] of Object.entries({
      ...fields,
      'Driver Name': 'Ravi',
      'E-way Bill Number': '311000012345',
    }))
      await user.type(drawer.getByRole('textbox', { name: new RegExp(`^${name}`) }), text);
    await user.type(drawer.getAllByRole('textbox', { name: /^Driver Phone/ })[0]!, '9812345670');
    expect(
      drawer.queryByText(/^The goods of SO-9 are worth .* with GST\. Above ₹ 50,000 the law/),
    ).toBeNull();
    await user.dblClick(send);
    expect(await screen.findByText('Shipment created successfully.')).toBeInTheDocument();
    expect(variablesOf(calls, 'CreateShipment')).toMatchObject([
      {
        input: {
          idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
          fromAddressId: '60',
          destinationType: 'CUSTOMER',
          deliveryAddressId: '40',
          transportInitiatedBy: 'OWN',
          transportMode: 'ROAD',
          subShipments: [
            {
              orderNumber: 'SO-9',
              toAddressId: '40',
              lines: [{ eventId: '11', orderLineId: '91', poLineId: '51', quantity: 4 }],
            },
          ],
          rest: [
            {
              eventId: '11',
              deliveryPointId: 'p11',
              quantity: 6,
              expectedDate: addDays(today(), 5),
            },
          ],
          eventIds: ['11'],
        },
      },
    ]);
  }, 40_000);

  test('to a warehouse requires a choice of warehouse', async () => {
    const { user } = open();
    await openPlace(user, 'Weavers of Erode');
    await selectFirst(user, 'Weavers of Erode');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Ship To Warehouse' })).toBeEnabled(),
    );
    await user.click(screen.getByRole('button', { name: 'Ship To Warehouse' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Create Shipment' }));
    expect(drawer.getByText('Seller to Warehouse creates 1 bill')).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Create Shipment' }));
    expect(await drawer.findByText('*Please select a warehouse')).toBeInTheDocument();
  });
});

test('S ships the selected items, E expands the focused place', async () => {
  const { user } = open();
  await openPlace(user, 'Weavers of Erode');
  await selectFirst(user, 'Weavers of Erode');
  await user.keyboard('s');
  expect(await screen.findByRole('dialog', { name: 'Create Shipment' })).toBeInTheDocument();
});
