import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderDetailsFragment } from '../../generated/documents.ts';
import { openRecordMenu, pressInRecordMenu } from '../../testing/recordActions.ts';
import { MAHARASHTRA } from '../../testing/testAddresses.ts';
import { type MockResponses, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { lineOf, TAXED, typeIntoLine } from '../../testing/testLines.ts';

const PUNE = {
  __typename: 'Address',
  id: 'a1',
  address1: '12, MIDC',
  address2: null,
  address3: null,
  city: 'Pune',
  state: 'Maharashtra',
  stateCode: '27',
  country: 'India',
  postalCode: '411019',
  ownerType: 'TENANT',
  ownerId: 't1',
};

const line = (id: string, more: object = {}) => ({
  __typename: 'OrderLine',
  id,
  lineNumber: Number(id),
  status: 'CONFIRMED',
  quantity: 10,
  deliveredBefore: 0,
  cancelledQuantity: 0,
  cancelReason: null,
  generatedQuantity: 4,
  stockQuantity: 0,
  warehouseId: null,
  warehouseName: null,
  minimumQuantity: 4,
  belowCostReason: null,
  dispatchedQuantity: 0,
  deliveredQuantity: 0,
  invoicedQuantity: 0,
  costPrice: null,
  marginPercent: null,
  sellingPrice: '110.00',
  discountPercent: '0.00',
  ...TAXED,
  taxable: '1100.00',
  cgst: '99.00',
  sgst: '99.00',
  igst: '0.00',
  total: '1298.00',
  deliveryAddress: PUNE,
  ...MAHARASHTRA,
  remarks: null,
  seller: null,
  actions: ['EDIT', 'EDIT_PRICE', 'REQUEST_SAMPLE', 'CANCEL'],
  sku: {
    __typename: 'SkuSummary',
    id: `s${id}`,
    name: `Valve ${id}`,
    unit: 'PCS',
    productId: 'p1',
    productName: 'Valve',
    thumbnail: null,
  },
  ...more,
});
const order = (more: object = {}) =>
  ({
    __typename: 'Order',
    id: '5',
    number: 'SO-5',
    oldNumber: null,
    oldDate: null,
    status: 'CONFIRMED',
    cancelReason: null,
    version: 3,
    quotationId: null,
    billTo: null,
    billingRegistrationId: null,
    billsCustomerItself: false,
    suppliedBy: null,
    remarks: null,
    fulfilmentStatus: 'PENDING',
    billingStatus: 'PENDING',
    paymentStatus: 'PENDING',
    lineCount: 2,
    generatedQuantity: 8,
    actions: ['EDIT', 'EDIT_ADDRESS', 'GENERATE_PO', 'SEND_MAIL', 'COMMUNICATE', 'CANCEL'],
    customer: { __typename: 'TenantSummary', id: 't1', name: 'Kirana Traders', verified: true },
    accountUser: { __typename: 'UserName', id: '8', name: 'Nila Shah' },
    salesPerson: { __typename: 'UserName', id: '3', name: 'Ravi Iyer' },
    createdBy: { __typename: 'UserName', id: '7', name: 'Asha Rao' },
    createdAt: '2026-05-20T06:00:00Z',
    customerPoNumber: 'KT/77',
    deliveryDate: null,
    taxable: '2200.00',
    gst: '396.00',
    grandTotal: '2596.00',
    deliveryAddress: PUNE,
    lines: [line('1'), line('2')],
    purchaseOrders: [
      {
        __typename: 'PurchaseOrderSummary',
        id: '71',
        status: 'DRAFT',
        createdAt: '2026-05-22T05:00:00Z',
      },
    ],
    ...more,
  }) as unknown as OrderDetailsFragment;

const preview = (more: object = {}) => ({
  data: {
    orderCancelPreview: {
      __typename: 'OrderCancelPreview',
      orderId: '5',
      number: 'SO-5',
      version: 3,
      refusals: [],
      quotationId: '12',
      unitsAtSellers: 8,
      unitsOfStock: 0,
      grandTotal: '2596.00',
      received: '500.00',
      pendingReceipts: '0.00',
      lines: [
        {
          __typename: 'OrderCancelLine',
          id: '1',
          quantity: 10,
          generatedQuantity: 4,
          total: '1298.00',
          sku: { __typename: 'SkuSummary', id: 's1', name: 'Valve 1' },
        },
      ],
      purchaseOrders: [
        {
          __typename: 'OrderCancelPurchaseOrder',
          id: '71',
          status: 'DRAFT',
          quantity: 8,
          grandTotal: '900.00',
          blocks: false,
          seller: null,
        },
      ],
      ...more,
    },
  },
});

function openDetails(responses: MockResponses, more: object = {}, role: number = Role.TOP_ADMIN) {
  const started = openConsole('/sales/orders/order-details/SO-5', {
    viewer: viewerOf(role),
    responses: { Order: () => ({ data: { order: order(more) } }), ...responses },
  });
  return { ...started, user: userEvent.setup() };
}
type Started = ReturnType<typeof openDetails>;
const variablesOf = ({ calls }: Pick<Started, 'calls'>, operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);
const sums = () => screen.getByText('Grand total').parentElement!;

const typeInto = async (user: Started['user'], row: string, column: string, text: string) =>
  typeIntoLine(user, await lineOf(row), column, text);
async function lineMenu(user: Started['user'], row: number, item: string) {
  await user.click(
    await screen.findByRole('button', { name: new RegExp(`^Actions of row ${row}\\b`) }),
  );
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('lines are edited in place, totals update, and only changed fields are sent with the version', async () => {
  const { user, ...started } = openDetails({
    UpdateOrder: () => ({
      data: { updateOrder: order({ version: 4, lines: [line('1', { quantity: 20 }), line('2')] }) },
    }),
  });
  await typeInto(user, 'Valve 1', 'quantity', '20');
  await waitFor(() => expect(sums()).toHaveTextContent('₹ 3,894.00'));
  await openRecordMenu(user);
  expect(await screen.findByRole('menuitem', { name: 'Cancel order' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('There are unsaved changes.')).toBeNull());
  expect(variablesOf(started, 'UpdateOrder')).toEqual([
    { input: { number: 'SO-5', lines: [{ id: '1', quantity: 20 }], version: 3 } },
  ]);
});

test('a quantity below the purchased quantity shows an error in the cell', async () => {
  const { user, ...started } = openDetails({});
  await typeInto(user, 'Valve 1', 'quantity', '3');
  expect(await screen.findByText('Put right what is marked red.')).toBeInTheDocument();
  expect((await lineOf('Valve 1')).querySelector('[col-id="quantity"]')).toHaveClass(
    'line-invalid',
  );
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(variablesOf(started, 'UpdateOrder')).toEqual([]);
});

test('beside a cancelled line the others can be edited and saved', async () => {
  const cancelled = line('2', {
    status: 'CANCELLED',
    cancelledQuantity: 10,
    cancelReason: 'No need',
    generatedQuantity: 0,
    // older servers answered one unit more than the line has
    minimumQuantity: 11,
    actions: [],
  });
  const saved = () => order({ version: 4, lines: [line('1', { quantity: 20 }), cancelled] });
  const started = openDetails(
    { UpdateOrder: () => ({ data: { updateOrder: saved() } }) },
    { lines: [line('1'), cancelled] },
  );
  const { user } = started;
  await typeInto(user, 'Valve 1', 'quantity', '20');
  expect(await screen.findByText('There are unsaved changes.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('There are unsaved changes.')).toBeNull());
  expect(variablesOf(started, 'UpdateOrder')).toEqual([
    { input: { number: 'SO-5', lines: [{ id: '1', quantity: 20 }], version: 3 } },
  ]);
});

test('the delivery date is changed where it stands, not while lines are', async () => {
  const year = new Date().getUTCFullYear() + 1;
  const deliveryDate = `${year}-01-05`;
  const started = openDetails({
    UpdateOrder: () => ({ data: { updateOrder: order({ version: 4, deliveryDate }) } }),
  });
  const { user } = started;
  await user.click(await screen.findByRole('button', { name: 'Change Delivery date' }));
  await user.clear(screen.getByLabelText('Delivery date'));
  await user.type(screen.getByLabelText('Delivery date'), `5/1/${year}{Enter}`);
  expect(await screen.findByTitle(deliveryDate)).toBeInTheDocument();
  expect(variablesOf(started, 'UpdateOrder')).toEqual([
    { input: { number: 'SO-5', deliveryDate, version: 3 } },
  ]);
  await typeInto(user, 'Valve 1', 'quantity', '11');
  expect(await screen.findByText('There are unsaved changes.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change Delivery date' })).toBeNull();
});

test('a price below cost asks for a reason with the figures, and is saved with it', async () => {
  const figures = 'Line 1: ₹ 90.00 after discount is below the cost of ₹ 100.00';
  const started = openDetails({
    UpdateOrder: ({ variables: { input } }) =>
      (input as { lines: { belowCostReason?: string }[] }).lines[0]?.belowCostReason
        ? { data: { updateOrder: order({ version: 4 }) } }
        : graphqlError('BELOW_COST', figures),
  });
  const { user } = started;
  await typeInto(user, 'Valve 1', 'sellingPrice', '90');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const asked = async () => within(await screen.findByRole('dialog', { name: 'Sell below cost?' }));
  expect((await asked()).getByText(figures)).toBeInTheDocument();
  await user.click((await asked()).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Order line updated Failed!')).toBeInTheDocument();
  expect(screen.getByText('There are unsaved changes.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click((await asked()).getByRole('button', { name: 'Sell below cost' }));
  expect(await screen.findByText('Please enter Reason.')).toBeInTheDocument();
  await user.type((await asked()).getByLabelText(/^Reason/), 'Old stock');
  await user.click((await asked()).getByRole('button', { name: 'Sell below cost' }));
  await waitFor(() => expect(screen.queryByText('There are unsaved changes.')).toBeNull());
  expect(variablesOf(started, 'UpdateOrder').at(-1)).toEqual({
    input: {
      number: 'SO-5',
      lines: [{ id: '1', sellingPrice: '90', belowCostReason: 'Old stock' }],
      version: 3,
    },
  });
});

test('a line can be served from a warehouse with enough stock; an unknown warehouse is marked', async () => {
  const free = (skuId: string, warehouseName: string, availableQuantity: number) => ({
    __typename: 'FreeStock',
    warehouseId: warehouseName === 'Peenya' ? '3' : '4',
    warehouseName,
    skuId,
    availableQuantity,
  });
  const started = openDetails({
    FreeStock: () => ({ data: { freeStock: [free('s1', 'Peenya', 42), free('s1', 'Hosur', 5)] } }),
    UpdateOrder: () => ({
      data: {
        updateOrder: order({
          version: 4,
          lines: [
            line('1', { stockQuantity: 6, warehouseId: '3', warehouseName: 'Peenya' }),
            line('2'),
          ],
        }),
      },
    }),
  });
  const { user } = started;
  await user.click(await screen.findByRole('button', { name: 'Stock' }));
  expect(await screen.findByText('42 Peenya, 5 Hosur')).toBeInTheDocument();
  const stock = async () => (await lineOf('Valve 1')).querySelector('[col-id="stock"]');
  const save = () => screen.getByRole('button', { name: 'Save' });
  await typeInto(user, 'Valve 1', 'stock', 'Nowhere');
  await waitFor(async () => expect(await stock()).toHaveClass('line-invalid'));
  expect(save()).toBeDisabled();
  await typeInto(user, 'Valve 1', 'stock', 'Hosur');
  await waitFor(async () => expect(await stock()).toHaveTextContent('Hosur'));
  await waitFor(async () => expect(await stock()).toHaveClass('line-invalid'));
  await typeInto(user, 'Valve 1', 'stock', 'Peenya');
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  await waitFor(() => expect(screen.queryByText('There are unsaved changes.')).toBeNull());
  expect(variablesOf(started, 'UpdateOrder')).toEqual([
    { input: { number: 'SO-5', lines: [{ id: '1', warehouseId: '3' }], version: 3 } },
  ]);
});

test('a user with a conflict keeps the input, reloads and saves', async () => {
  let version = 3;
  const started = openDetails({
    Order: () => ({ data: { order: order({ version }) } }),
    UpdateOrder: ({ variables }) => {
      const { input } = variables as { input: { version: number } };
      return input.version === 3
        ? graphqlError('CONFLICT', 'This order was changed')
        : { data: { updateOrder: order({ version: 8 }) } };
    },
  });
  const { user } = started;
  await typeInto(user, 'Valve 2', 'sellingPrice', '120');
  version = 7;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Order line updated Failed!')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(screen.queryByText('Someone else changed this order')).toBeNull());
  expect(sums()).toHaveTextContent('₹ 2,714.00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(variablesOf(started, 'UpdateOrder')).toHaveLength(2));
  expect(variablesOf(started, 'UpdateOrder')[1]).toMatchObject({
    input: { version: 7, lines: [{ id: '2', sellingPrice: '120' }] },
  });
});

test('the buttons are the actions of the order and its lines', async () => {
  const { user } = openDetails(
    {},
    { actions: ['SEND_MAIL'], lines: [line('1', { actions: [] })] },
    Role.ORGANISATION,
  );
  expect(await screen.findByRole('button', { name: 'Send e-mail' })).toBeInTheDocument();
  for (const name of ['Edit order', 'Generate PO'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await openRecordMenu(user);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Raise ticket',
  ]);
  expect(screen.queryByRole('button', { name: /^Actions of row 1\b/ })).toBeNull();
});

test('without the right to read purchase orders their numbers are plain text', async () => {
  const { user } = openDetails({}, {}, Role.SALES);
  await user.click(await screen.findByRole('tab', { name: 'Purchase Orders' }));
  expect(await screen.findByText('71')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '71' })).toBeNull();
  expect(screen.getByText('Draft')).toBeInTheDocument();
});

test('a cancellation shows the affected documents before it is confirmed, and submits the version', async () => {
  const started = openDetails({
    OrderCancelPreview: () => preview(),
    UpdateOrderStatus: () => ({
      data: {
        updateOrderStatus: {
          __typename: 'OrderStatusResult',
          emailSent: false,
          order: order({ status: 'CANCELLED', cancelReason: 'Withdrew', actions: [] }),
        },
      },
    }),
  });
  const { user } = started;
  await pressInRecordMenu(user, 'Cancel order');
  const drawer = await screen.findByRole('dialog', { name: 'Cancel order SO-5' });
  expect(await within(drawer).findByText('will be cancelled')).toBeInTheDocument();
  expect(within(drawer).getByRole('link', { name: '71' })).toBeInTheDocument();
  expect(within(drawer).getByText('₹ 500.00')).toBeInTheDocument();
  const confirm = within(drawer).getByRole('button', { name: 'Cancel order' });
  await user.click(confirm);
  expect(await within(drawer).findByText('Please enter Cancellation Reason.')).toBeInTheDocument();
  await user.type(within(drawer).getByRole('textbox', { name: /Cancellation Reason/ }), 'Withdrew');
  await user.dblClick(confirm);
  expect(
    await screen.findByText('Withdrew', { selector: '.kit-callout *, .kit-callout' }),
  ).toBeInTheDocument();
  expect(variablesOf(started, 'UpdateOrderStatus')).toEqual([
    { input: { number: 'SO-5', status: 'CANCELLED', reason: 'Withdrew', version: 3 } },
  ]);
});

test('a blocked cancellation shows the reason and cannot be confirmed', async () => {
  const { user } = openDetails({
    OrderCancelPreview: () => preview({ refusals: ['Goods of this order were dispatched'] }),
  });
  await pressInRecordMenu(user, 'Cancel order');
  const drawer = await screen.findByRole('dialog', { name: 'Cancel order SO-5' });
  expect(
    await within(drawer).findByText('Goods of this order were dispatched'),
  ).toBeInTheDocument();
  expect(within(drawer).getByRole('button', { name: 'Cancel order' })).toBeDisabled();
});

test('a line is cancelled with a reason; a refusal shows the fixed text', async () => {
  const responses = [
    graphqlError('REFUSED', 'Units of this line are on an issued purchase order'),
    { data: { updateOrderLineStatus: order({ version: 4 }) } },
  ];
  const started = openDetails({ CancelOrderLine: () => responses.shift()! });
  const { user } = started;
  await lineMenu(user, 1, 'Cancel line');
  const drawer = await screen.findByRole('dialog', { name: 'Cancel line 1' });
  expect(drawer).toHaveTextContent('10 of 10 PCS of Valve 1');
  await user.type(
    within(drawer).getByRole('textbox', { name: /Cancellation Reason/ }),
    'Not needed',
  );
  await user.click(within(drawer).getByRole('button', { name: 'Cancel line' }));
  expect(await screen.findByText('Order line updated Failed!')).toBeInTheDocument();
  await user.click(within(drawer).getByRole('button', { name: 'Cancel line' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cancel line 1' })).toBeNull());
  expect(variablesOf(started, 'CancelOrderLine')[1]).toEqual({
    input: { number: 'SO-5', lineId: '1', reason: 'Not needed', version: 3 },
  });
});

test('the order mail shows whether it was sent; one that waits for the mail server closes too', async () => {
  const emailSent = [true, false];
  const started = openDetails({
    UpdateOrderStatus: () => ({
      data: {
        updateOrderStatus: {
          __typename: 'OrderStatusResult',
          emailSent: emailSent.shift(),
          order: order(),
        },
      },
    }),
  });
  const { user } = started;
  const send = async () => {
    await user.click(await screen.findByRole('button', { name: 'Send e-mail' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send e-mail' });
    await user.click(within(dialog).getByRole('radio', { name: 'With the order as attachment' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send e-mail' })).toBeNull());
  };
  await send();
  expect(await screen.findByText('Email has sent to customer !')).toBeInTheDocument();
  await send();
  expect(await screen.findByText('The e-mail is queued and will be sent.')).toBeInTheDocument();
  expect(screen.queryByText('Failed to send communication')).toBeNull();
  expect(variablesOf(started, 'UpdateOrderStatus')[0]).toEqual({
    input: { number: 'SO-5', status: 'CONFIRMED', sendEmail: false, sendEmailWithAttachment: true },
  });
});

test('the header is edited in its drawer; emptied fields are cleared, unchanged fields are not sent', async () => {
  const responses = [
    graphqlError('INTERNAL', ''),
    { data: { updateOrder: order({ version: 4, customerPoNumber: null }) } },
  ];
  const { user, ...started } = openDetails({ UpdateOrder: () => responses.shift()! });
  await user.click(await screen.findByRole('button', { name: 'Edit order' }));
  const drawer = await screen.findByRole('dialog', { name: 'Edit order SO-5' });
  await user.clear(within(drawer).getByRole('textbox', { name: 'Customer PO Number' }));
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Order update failed.')).toBeInTheDocument();
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit order SO-5' })).toBeNull());
  expect(variablesOf(started, 'UpdateOrder')[1]).toEqual({
    input: { number: 'SO-5', customerPoNumber: null, version: 3 },
  });
});

test('who makes orders in the own name alone is told why the sales person stays', async () => {
  const { user } = openDetails({}, {}, Role.SALES);
  await user.click(await screen.findByRole('button', { name: 'Edit order' }));
  expect(await screen.findByLabelText(/^Sales Person/)).toBeDisabled();
  expect(screen.getByText('You make orders in your own name only.')).toBeInTheDocument();
});
