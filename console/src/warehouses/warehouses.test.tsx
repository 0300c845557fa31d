import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pincode } from '../../testing/testAddresses.ts';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { quantityProblem } from './adjustment.ts';

const LIST = '/inventory/warehouse';
const ONE = `${LIST}/3`;
const address = {
  __typename: 'Address',
  id: 'a1',
  address1: 'Plot 14',
  address2: 'EPIP Zone',
  address3: null,
  city: 'Bengaluru Urban',
  state: 'Karnataka',
  stateCode: '29',
  country: 'India',
  postalCode: '560066',
  ownerType: 'WAREHOUSE',
  ownerId: '3',
};
const warehouse = (more: object = {}) => ({
  __typename: 'Warehouse',
  id: '3',
  name: 'Whitefield',
  skusInStock: 2,
  registration: null,
  address,
  ...more,
});
const stock = (more: object = {}) => ({
  __typename: 'WarehouseProduct',
  id: '3-9',
  skuId: '9',
  skuName: 'Bath towel',
  unit: 'Pcs',
  quantity: 42,
  reservedQuantity: 12,
  availableQuantity: 30,
  ...more,
});
const movement = (id: string, more: object = {}) => ({
  __typename: 'StockMovement',
  id,
  createdAt: '2026-11-02T05:00:00Z',
  skuId: '9',
  skuName: 'Bath towel',
  unit: 'Pcs',
  quantity: -5,
  balance: 42,
  reason: 'DISPATCHED',
  remarks: null,
  attachments: [],
  createdBy: { __typename: 'UserName', id: 'u1', name: 'Asha Rao' },
  document: {
    __typename: 'StockMovementDocument',
    challanId: '71',
    challanNumber: 'DC-71',
    orderNumber: 'SO-5',
    poId: null,
  },
  ...more,
});
const page = (name: string, field: string, items: object[]) => ({
  data: { [field]: { __typename: name, items, count: items.length } },
});

const RESPONSES: MockResponses = {
  Warehouses: () => page('WarehousePage', 'warehouses', [warehouse()]),
  Warehouse: () => ({ data: { warehouse: warehouse() } }),
  WarehouseProducts: () => page('WarehouseProductPage', 'warehouseProducts', [stock()]),
  InventoryAdjustments: () =>
    page('StockMovementPage', 'inventoryAdjustments', [
      movement('2'),
      movement('1', {
        quantity: 47,
        balance: 47,
        reason: 'OPENING',
        document: null,
        remarks: 'First count',
      }),
    ]),
  CreateWarehouse: () => ({ data: { createWarehouse: warehouse({ id: '4' }) } }),
  CreateInventoryAdjustment: () => ({
    data: { createInventoryAdjustment: movement('3', { quantity: -30, document: null }) },
  }),
  Expenses: () => ({
    data: { expenses: { __typename: 'ExpensePage', items: [], count: 0, pageTotal: '0.00' } },
  }),
  Pincode: () => pincode('Krishnagiri', 'Tamil Nadu'),
};

function open(path: string, { responses = {} }: { responses?: MockResponses } = {}) {
  return {
    ...openConsole(path, {
      viewer: viewerOf(Role.OPERATIONS),
      responses: { ...RESPONSES, ...responses },
    }),
    user: userEvent.setup(),
  };
}
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);
const button = (text: string | RegExp) => screen.findByRole('button', { name: text });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the list', () => {
  test('shows the address and number of SKUs of each warehouse', async () => {
    open(LIST);
    expect(await screen.findByText('Whitefield')).toBeInTheDocument();
    expect(screen.getByText('Plot 14, EPIP Zone')).toBeInTheDocument();
    for (const text of ['Bengaluru Urban', 'Karnataka', '560066'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '3' })).toHaveAttribute('href', ONE);
  });

  test('shows a message when empty and when it fails to load', async () => {
    open(LIST, { responses: { Warehouses: () => page('WarehousePage', 'warehouses', []) } });
    expect(await screen.findByText('No warehouses yet.')).toBeInTheDocument();
    cleanup();
    open(LIST, { responses: { Warehouses: () => graphqlError('INTERNAL', 'Oh') } });
    expect(
      await screen.findByText('Error occurred while retrieving warehouses.'),
    ).toBeInTheDocument();
  });

  test('a new warehouse: the pin code fills in the district, missing fields are reported', async () => {
    const { user, calls } = open(`${LIST}?form=new`);
    const form = await dialog('Create Warehouse');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByText('*Please enter Warehouse Name.')).toBeInTheDocument();
    expect(form.getByText('*Please enter Street.')).toBeInTheDocument();
    await user.type(form.getByLabelText(/^Warehouse Name/), 'Hosur store');
    await user.type(form.getByLabelText(/^Street(?!,)/), '4 SIPCOT');
    await user.type(form.getByLabelText(/^Pin Code/), '635109');
    await user.tab();
    await waitFor(() => expect(form.getByLabelText(/^District/)).toHaveValue('Krishnagiri'));
    await user.dblClick(form.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(variablesOf(calls, 'CreateWarehouse')).toEqual([
      {
        input: {
          name: 'Hosur store',
          address: {
            address1: '4 SIPCOT',
            address2: null,
            address3: null,
            postalCode: '635109',
            city: 'Krishnagiri',
            state: 'Tamil Nadu',
          },
        },
      },
    ]);
    expect(variablesOf(calls, 'Warehouses')).toHaveLength(2);
  });

  test('a failed create keeps the drawer open', async () => {
    const { user } = open(`${LIST}?form=new`, {
      responses: { CreateWarehouse: () => graphqlError('BAD_USER_INPUT', 'No') },
    });
    const form = await dialog('Create Warehouse');
    await user.type(form.getByLabelText(/^Warehouse Name/), 'Hosur store');
    await user.type(form.getByLabelText(/^Street(?!,)/), '4 SIPCOT');
    await user.type(form.getByLabelText(/^Pin Code/), '635109');
    await user.tab();
    await waitFor(() => expect(form.getByLabelText(/^District/)).toHaveValue('Krishnagiri'));
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Error occurred while creating warehouse.')).toBeInTheDocument();
    expect(form.getByLabelText(/^Street(?!,)/)).toHaveValue('4 SIPCOT');
  });

  test('its address is edited from the row', async () => {
    let city = 'Bengaluru Urban';
    const responses: MockResponses = {
      Warehouses: () =>
        page('WarehousePage', 'warehouses', [warehouse({ address: { ...address, city } })]),
      UpdateAddress: () => ({
        data: { updateAddress: { ...address, city: (city = 'Hosur') } },
        extensions: { changed: [{ kind: 'WAREHOUSE', id: '3', key: null }] },
      }),
    };
    const { user, calls } = open(LIST, { responses });
    await user.click(await button(/^Actions of row 1\b/));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit address' }));
    const form = await dialog('Update Existing Address');
    await user.clear(form.getByLabelText(/^Street(?!,)/));
    await user.type(form.getByLabelText(/^Street(?!,)/), 'Plot 15');
    await user.click(form.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(variablesOf(calls, 'UpdateAddress')).toMatchObject([
        { input: { id: 'a1', address1: 'Plot 15' } },
      ]),
    );
    expect(await screen.findByText('Hosur')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('one warehouse', () => {
  test('shows its stock, filtered by number and name', async () => {
    const { calls } = open(`${ONE}?sku=9&skuName=tow`);
    expect(await screen.findByText('Bath towel')).toBeInTheDocument();
    for (const units of ['42', '12', '30']) expect(screen.getByText(units)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Warehouse 3: Whitefield' })).toBeInTheDocument();
    expect(variablesOf(calls, 'WarehouseProducts')[0]).toMatchObject({
      warehouseId: '3',
      filter: { skuId: '9', skuName: 'tow' },
      limit: 10,
    });
    expect(screen.getByRole('button', { name: 'Export' })).toBeInTheDocument();
  });

  test('shows a message when empty and when stock fails to load', async () => {
    open(ONE, {
      responses: { WarehouseProducts: () => page('WarehouseProductPage', 'warehouseProducts', []) },
    });
    expect(await screen.findByText('No stock in this warehouse.')).toBeInTheDocument();
    cleanup();
    open(ONE, { responses: { WarehouseProducts: () => graphqlError('INTERNAL', 'Oh') } });
    expect(
      await screen.findByText('Error occurred while retrieving warehouse products.'),
    ).toBeInTheDocument();
    cleanup();
    open(ONE, { responses: { Warehouse: () => graphqlError('INTERNAL', 'Oh') } });
    expect(
      await screen.findByText('Error occurred while retrieving warehouse.'),
    ).toBeInTheDocument();
  });

  test('movements with their documents, filtered by date and by manual ones', async () => {
    const { user, calls } = open(`${ONE}?tab=movements&from=2026-11-01&only=adjustments`);
    expect(await screen.findByRole('link', { name: 'DC-71' })).toHaveAttribute(
      'href',
      '/logistics/delivery-challans?dc=71',
    );
    for (const text of ['Dispatched', 'Opening', 'First count'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(variablesOf(calls, 'InventoryAdjustments')[0]).toMatchObject({
      warehouseId: '3',
      filter: { fromDate: '2026-11-01', adjustmentsOnly: true },
    });
    await user.click(screen.getAllByRole('button', { name: '9' })[0]!);
    const drawer = await dialog('Movement 2');
    expect(drawer.getByRole('link', { name: 'SO-5' })).toBeInTheDocument();
    expect(drawer.getByText(/Asha Rao/)).toBeInTheDocument();
  });

  test('movements that fail to load show an error; expenses have a tab with EXPENSE READ', async () => {
    const { user } = open(`${ONE}?tab=movements`, {
      responses: { InventoryAdjustments: () => graphqlError('INTERNAL', 'Oh') },
    });
    expect(
      await screen.findByText('Error occurred while retrieving adjustments.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Expenses' }));
    expect(await screen.findByText('No expenses.')).toBeInTheDocument();
  });
});

describe('an adjustment', () => {
  test.each([
    ['', undefined, 'Quantity must not be 0.'],
    ['0', undefined, 'Quantity must not be 0.'],
    ['-', undefined, 'Quantity must not be 0.'],
    ['5', undefined, null],
    ['10000001', undefined, 'Quantity must be at most 10000000.'],
    ['-1', { quantity: 0, reservedQuantity: 0 }, 'Only 0 in stock'],
    ['-30', { quantity: 42, reservedQuantity: 12 }, null],
    ['-31', { quantity: 42, reservedQuantity: 12 }, 'Only 30 in stock that are not reserved'],
  ])('of %j to %j: %j', (text, there, problem) =>
    expect(quantityProblem(text, there)).toBe(problem),
  );

  test('from a row: shows the new balance while typing, refuses one below reserved, and submits once', async () => {
    const { user, calls } = open(ONE);
    await user.click(await button(/^Actions of row 1\b/));
    await user.click(await screen.findByRole('menuitem', { name: 'Adjust' }));
    const form = await dialog('Create Adjustment');
    expect(await form.findByText('Reserved')).toBeInTheDocument();
    const quantity = form.getByLabelText(/^Quantity/);
    await user.type(quantity, '-31');
    expect(form.getByRole('status')).toHaveTextContent('11');
    expect(await form.findByText('Only 30 in stock that are not reserved')).toBeInTheDocument();
    await user.clear(quantity);
    await user.type(quantity, '-30');
    expect(form.getByRole('status')).toHaveTextContent('12');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByText('Please enter Reason.')).toBeInTheDocument();
    expect(form.getByText('Please enter Remarks.')).toBeInTheDocument();
    await user.selectOptions(form.getByLabelText(/^Reason/), 'Damage');
    await user.type(form.getByLabelText(/^Remarks/), ' Wet ');
    const before = variablesOf(calls, 'WarehouseProducts').filter(
      (one) => (one['filter'] as { skuId?: string }).skuId === undefined,
    ).length;
    await user.dblClick(form.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(variablesOf(calls, 'CreateInventoryAdjustment')).toEqual([
      {
        input: {
          idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
          warehouseId: '3',
          skuId: '9',
          quantity: -30,
          reason: 'DAMAGE',
          remarks: 'Wet',
          attachments: [],
        },
      },
    ]);
    const lists = () =>
      variablesOf(calls, 'WarehouseProducts').filter(
        (one) => (one['filter'] as { skuId?: string }).skuId === undefined,
      );
    await waitFor(() => expect(lists().length).toBe(before + 1));
  });

  test('a server refusal is shown and the input stays', async () => {
    const responses: MockResponses = {
      CreateInventoryAdjustment: () =>
        graphqlError('BAD_USER_INPUT', 'Only 2 in stock that are not reserved'),
    };
    const { user } = open(ONE, { responses });
    await user.click(await button(/^Actions of row 1\b/));
    await user.click(await screen.findByRole('menuitem', { name: 'Adjust' }));
    const form = await dialog('Create Adjustment');
    await user.type(form.getByLabelText(/^Quantity/), '-30');
    await user.selectOptions(form.getByLabelText(/^Reason/), 'Damage');
    await user.type(form.getByLabelText(/^Remarks/), 'Wet');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(
      await screen.findByText('Error occurred while creating adjustment.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Only 2 in stock that are not reserved')).toBeInTheDocument();
    expect(form.getByLabelText(/^Remarks/)).toHaveValue('Wet');
  });
});
