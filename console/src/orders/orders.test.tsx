import { afterEach, expect, test } from '@jest/globals';
import { OPEN_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAHARASHTRA } from '../../testing/testAddresses.ts';
import { TAXED } from '../../testing/testLines.ts';
import { type MockResponses, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

/** Days that are still to come. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

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
  quantity: 10,
  status: 'CONFIRMED',
  deliveredBefore: 0,
  cancelledQuantity: 0,
  cancelReason: null,
  generatedQuantity: 2,
  stockQuantity: 0,
  warehouseId: null,
  warehouseName: null,
  minimumQuantity: 4,
  belowCostReason: null,
  actions: ['EDIT', 'EDIT_PRICE', 'SHORT_CLOSE'],
  dispatchedQuantity: 4,
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
  sku: {
    __typename: 'SkuSummary',
    id: `s${id}`,
    name: `Valve ${id}`,
    unit: 'PCS',
    productId: 'p1',
    productName: 'Valve',
    thumbnail: null,
  },
  seller: null,
  ...more,
});

const order = {
  __typename: 'Order',
  id: '5',
  number: 'SO-5',
  oldNumber: null,
  oldDate: null,
  status: 'PARTIALLY_IN_TRANSIT',
  cancelReason: null as string | null,
  actions: ['EDIT', 'SEND_MAIL', 'COMMUNICATE'] as string[],
  version: 3,
  generatedQuantity: 4,
  purchaseOrders: [
    {
      __typename: 'PurchaseOrderSummary',
      id: '71',
      status: 'ISSUED',
      createdAt: '2026-05-22T05:00:00Z',
    },
  ],
  fulfilmentStatus: 'PARTIALLY_IN_TRANSIT',
  billingStatus: 'PARTIALLY_INVOICED',
  paymentStatus: 'PENDING',
  customer: { __typename: 'TenantSummary', id: 't1', name: 'Kirana Traders', verified: true },
  accountUser: { __typename: 'UserName', id: '8', name: 'Nila Shah' },
  salesPerson: { __typename: 'UserName', id: '3', name: 'Ravi Iyer' },
  createdBy: { __typename: 'UserName', id: '7', name: 'Asha Rao' },
  createdAt: '2026-05-20T20:00:00Z',
  customerPoNumber: 'KT/77',
  deliveryDate: '2020-01-01',
  lineCount: 2,
  taxable: '1100.00',
  gst: '198.00',
  grandTotal: '1298.00',
  quotationId: '12',
  remarks: null,
  deliveryAddress: PUNE,
  lines: [
    line('1'),
    line('2', {
      status: 'CANCELLED',
      cancelledQuantity: 10,
      cancelReason: 'Not needed',
      actions: [],
      dispatchedQuantity: 0,
      taxable: '0.00',
      cgst: '0.00',
      sgst: '0.00',
      total: '0.00',
    }),
  ],
};

const open = (path: string, responses: MockResponses) =>
  openConsole(path, { viewer: viewerOf(Role.TOP_ADMIN), responses });

afterEach(cleanup);

test('the list marks late orders and filters open orders with one click', async () => {
  const { calls, router } = open('/sales/orders', {
    Orders: () => ({ data: { orders: { __typename: 'OrderPage', items: [order], count: 1 } } }),
  });
  expect(await screen.findByRole('link', { name: 'SO-5' })).toHaveAttribute(
    'href',
    '/sales/orders/order-details/SO-5',
  );
  expect(screen.getByTitle('2020-01-01')).toHaveTextContent(/^Overdue by \d+ days$/);
  expect(screen.getByText('2026-05-21')).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open orders' }));
  await waitFor(() =>
    expect(router.state.location.search).toBe(`?statuses=${OPEN_ORDER_STATUSES.join('%2C')}`),
  );
  await waitFor(() =>
    expect(calls.findLast((call) => call.operation === 'Orders')?.variables).toMatchObject({
      filter: { statuses: [...OPEN_ORDER_STATUSES] },
    }),
  );
});

test('a name is sought among customers; ticked orders get one sales person, each by its own call', async () => {
  const items = [
    { ...order, version: 3, actions: ['EDIT'] },
    { ...order, id: '6', number: 'SO-6', version: 8, actions: ['EDIT'] },
    { ...order, id: '7', number: 'SO-7', actions: [] },
  ];
  const { calls } = open('/sales/orders', {
    Orders: () => ({ data: { orders: { __typename: 'OrderPage', items, count: 3 } } }),
    SalesPersons: () => ({
      data: { salesPersons: [{ __typename: 'UserName', id: '9', name: 'Farida Khan' }] },
    }),
    UpdateOrder: () => ({ data: { updateOrder: order } }),
  });
  const user = userEvent.setup();
  const search = 'Order no., customer, customer PO no. or PO no.';
  await user.type(await screen.findByRole('searchbox', { name: search }), 'Kirana');
  await waitFor(() =>
    expect(calls.findLast((call) => call.operation === 'Orders')?.variables).toMatchObject({
      filter: { customerName: 'Kirana' },
    }),
  );
  const [all] = await screen.findAllByRole('checkbox');
  await user.click(all!);
  await user.click(await screen.findByRole('button', { name: 'Assign sales person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign sales person' }));
  expect(dialog.getByText('Left out: it cannot be changed now')).toBeInTheDocument();
  const confirm = dialog.getByRole('button', { name: 'Confirm (2)' });
  expect(confirm).toBeDisabled();
  await user.click(dialog.getByLabelText('Sales person'));
  await user.click(await screen.findByText('Farida Khan'));
  await user.click(confirm);
  expect(await screen.findByText('Assign sales person: 2 done')).toBeInTheDocument();
  const sent = calls.filter((call) => call.operation === 'UpdateOrder');
  expect(sent.map(({ variables }) => variables['input'])).toEqual([
    { number: 'SO-5', salesPersonId: '9', version: 3 },
    { number: 'SO-6', salesPersonId: '9', version: 8 },
  ]);
});

test('an order that somebody else gave away meanwhile is read anew, though it has left the list', async () => {
  const listed = [{ ...order, version: 3, actions: ['EDIT'] }];
  const person = (id: string, name: string) => ({ __typename: 'UserName', id, name });
  const { calls } = open('/sales/orders?salesPersonIds=8', {
    Orders: () => ({
      data: { orders: { __typename: 'OrderPage', items: listed, count: listed.length } },
    }),
    Order: () => ({
      data: {
        order: { ...order, version: 4, actions: ['EDIT'], salesPerson: person('7', 'Rohan Mehta') },
      },
    }),
    SalesPersons: () => ({ data: { salesPersons: [person('9', 'Farida Khan')] } }),
    UpdateOrder: ({ variables: { input } }) => {
      if ((input as { version: number }).version === 4) return { data: { updateOrder: order } };
      listed.length = 0;
      return graphqlError('CONFLICT', 'The order was changed since it was read');
    },
  });
  const user = userEvent.setup();
  await user.click((await screen.findAllByRole('checkbox'))[0]!);
  await user.click(await screen.findByRole('button', { name: 'Assign sales person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign sales person' }));
  await user.click(dialog.getByLabelText('Sales person'));
  await user.click(await screen.findByText('Farida Khan'));
  await user.click(dialog.getByRole('button', { name: 'Confirm (1)' }));
  expect(
    await dialog.findByText('Failed: The order was changed since it was read'),
  ).toBeInTheDocument();
  expect(await dialog.findByText(/Rohan Mehta/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'SO-5' })).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Try 1 again' }));
  expect(await screen.findByText('Assign sales person: 1 done')).toBeInTheDocument();
  const sent = calls.filter((call) => call.operation === 'UpdateOrder');
  expect(sent.map(({ variables }) => variables['input'])).toEqual([
    { number: 'SO-5', salesPersonId: '9', version: 3 },
    { number: 'SO-5', salesPersonId: '9', version: 4 },
  ]);
});

test('ticked orders get one delivery date; a past one is not sent', async () => {
  const items = [
    { ...order, version: 3, actions: ['EDIT'] },
    { ...order, id: '6', number: 'SO-6', version: 8, actions: ['EDIT'] },
  ];
  const { calls } = open('/sales/orders', {
    Orders: () => ({ data: { orders: { __typename: 'OrderPage', items, count: 2 } } }),
    UpdateOrder: () => ({ data: { updateOrder: order } }),
  });
  const user = userEvent.setup();
  await user.click((await screen.findAllByRole('checkbox'))[0]!);
  await user.click(await screen.findByRole('button', { name: 'Change delivery date' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change delivery date' }));
  const [day, confirm] = [
    dialog.getByLabelText('Delivery date'),
    dialog.getByRole('button', { name: 'Confirm (2)' }),
  ];
  expect(confirm).toBeDisabled();
  await user.type(day, '2020-01-05');
  await user.tab();
  expect(confirm).toBeDisabled();
  expect(dialog.getByRole('alert')).toHaveTextContent('Please enter a day from today on.');
  await user.clear(day);
  await user.type(day, `${NEXT_YEAR}-01-05`);
  await user.tab();
  await user.click(confirm);
  expect(await screen.findByText('Change delivery date: 2 done')).toBeInTheDocument();
  const sent = calls.filter((call) => call.operation === 'UpdateOrder');
  expect(sent.map(({ variables }) => variables['input'])).toEqual([
    { number: 'SO-5', deliveryDate: `${NEXT_YEAR}-01-05`, version: 3 },
    { number: 'SO-6', deliveryDate: `${NEXT_YEAR}-01-05`, version: 8 },
  ]);
});

test('account users of ticked orders are told the present status; an order without one is left out', async () => {
  const accountUser = { __typename: 'UserName', id: '4', name: 'Lata Menon' };
  const items = [
    { ...order, actions: ['SEND_MAIL'], accountUser },
    { ...order, id: '6', number: 'SO-6', actions: ['SEND_MAIL'], accountUser: null },
    { ...order, id: '7', number: 'SO-7', actions: [], accountUser },
  ];
  const { calls } = open('/sales/orders', {
    Orders: () => ({ data: { orders: { __typename: 'OrderPage', items, count: 3 } } }),
    // it has gone on since the list was read
    Order: () => ({ data: { order: { ...order, status: 'IN_TRANSIT' } } }),
    UpdateOrderStatus: () => ({
      data: { updateOrderStatus: { __typename: 'OrderStatusResult', emailSent: true, order } },
    }),
  });
  const user = userEvent.setup();
  await user.click((await screen.findAllByRole('checkbox'))[0]!);
  await user.click(await screen.findByRole('button', { name: 'Send e-mails' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send e-mails' }));
  expect(dialog.getByText('Left out: it has no account user')).toBeInTheDocument();
  expect(dialog.getByText('Left out: it cannot be mailed now')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Confirm (1)' }));
  expect(await screen.findByText('Send e-mails: 1 done')).toBeInTheDocument();
  const sent = calls.filter((call) => call.operation === 'UpdateOrderStatus');
  expect(sent.map(({ variables }) => variables['input'])).toEqual([
    { number: 'SO-5', status: 'IN_TRANSIT', sendEmail: true },
  ]);
});

test('who makes orders in the own name alone is not offered other sales persons', async () => {
  const items = [{ ...order, actions: ['EDIT'] }];
  openConsole('/sales/orders', {
    viewer: viewerOf(Role.SALES),
    responses: {
      Orders: () => ({ data: { orders: { __typename: 'OrderPage', items, count: 1 } } }),
    },
  });
  const [all] = await screen.findAllByRole('checkbox');
  await userEvent.setup().click(all!);
  expect(await screen.findByText('1 selected')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Assign sales person' })).toBeNull();
});

test('an order that is delivered, paid or cancelled is not late', async () => {
  const statuses = ['IN_TRANSIT', 'DELIVERED', 'PARTIALLY_PAID', 'PAID', 'CANCELLED'];
  const items = statuses.map((status, i) => ({ ...order, id: `${i}`, number: `SO-${i}`, status }));
  open('/sales/orders', {
    Orders: () => ({ data: { orders: { __typename: 'OrderPage', items, count: 5 } } }),
  });
  await screen.findByRole('link', { name: 'SO-0' });
  expect(screen.getAllByText(/^Overdue by/)).toHaveLength(1);
  expect(screen.getAllByText('2020-01-01')).toHaveLength(4);
});

test('customer PO number and sales person are changed where they stand; what somebody else changed is told there', async () => {
  const person = (id: string, name: string) => ({ __typename: 'UserName', id, name });
  let now = { ...order, version: 3, actions: ['EDIT'], customerPoNumber: 'PO/1' };
  const tries: unknown[] = [];
  open('/sales/orders/order-details/SO-5', {
    Order: () => ({ data: { order: now } }),
    SalesPersons: () => ({ data: { salesPersons: [person('9', 'Farida Khan')] } }),
    UpdateOrder: ({ variables: { input } }) => {
      tries.push(input);
      const { version, customerPoNumber } = input as { version: number; customerPoNumber?: string };
      if (version === 3) {
        now = { ...now, version: 4, customerPoNumber: 'PO/2' };
        return graphqlError('CONFLICT', 'The order was changed since it was read');
      }
      now = {
        ...now,
        version: version + 1,
        ...(customerPoNumber ? { customerPoNumber } : { salesPerson: person('9', 'Farida Khan') }),
      };
      return { data: { updateOrder: now } };
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Change Customer PO no.' }));
  const field = screen.getByLabelText('Customer PO no.');
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'x'.repeat(LIMITS.customerPoNumber + 1));
  await user.keyboard('{Enter}');
  // read within the page: an alert or notice of the test before may still be shown
  expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(
    'Customer PO no.: at most',
  );
  await user.clear(field);
  await user.type(field, ' PO/3 {Enter}');
  expect(await screen.findByText(/it is PO\/2 now/)).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Customer PO PO/3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change Sales person' }));
  await user.type(screen.getByLabelText('Sales person'), 'Fari');
  await user.click(await screen.findByText('Farida Khan'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Change Sales person' })).toHaveFocus();
  expect(screen.getByText('Farida Khan')).toBeInTheDocument();
  expect(tries).toEqual([
    { number: 'SO-5', customerPoNumber: 'PO/3', version: 3 },
    { number: 'SO-5', customerPoNumber: 'PO/3', version: 4 },
    { number: 'SO-5', salesPersonId: '9', version: 5 },
  ]);
});

test('the contact of an order is called by a press on the number', async () => {
  const items = [
    { __typename: 'User', id: '8', name: 'Nila Shah', email: null, mobile: '9845012345' },
  ];
  open('/sales/orders/order-details/SO-5', {
    Order: () => ({ data: { order } }),
    TenantContacts: () => ({ data: { tenantUsers: { __typename: 'UserPage', items, count: 1 } } }),
  });
  expect(await screen.findByRole('link', { name: 'Call 9845012345' })).toHaveAttribute(
    'href',
    'tel:+919845012345',
  );
});

test('an order shows how far it is and strikes cancelled lines through', async () => {
  open('/sales/orders/order-details/SO-5', { Order: () => ({ data: { order } }) });
  expect(await screen.findByRole('heading', { name: 'Order SO-5' })).toBeInTheDocument();
  expect(screen.getByTitle('Partially In Transit')).toHaveTextContent('Partially In Transit');
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Confirmed: done',
    'Purchased: partly',
    'Dispatched: partly',
    'Delivered: not yet',
    'Invoiced: partly',
    'Paid: not yet',
  ]);
  expect(screen.getByText('12, MIDC Pune, Maharashtra 411019')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '12' })).toHaveAttribute(
    'href',
    '/sales/quotation-details/12',
  );
  const cancelled = (await screen.findByText('Valve 2')).closest('[role=row]')!;
  expect(cancelled).toHaveClass('kit-cancelled-row');
  expect(cancelled).toHaveTextContent('Cancelled');
  expect(screen.getByText('Valve 1').closest('[role=row]')).not.toHaveClass('kit-cancelled-row');
  expect(screen.queryByText('Seller')).toBeNull();
  expect(screen.getByText('Grand total').parentElement).toHaveTextContent('₹ 1,298.00');
});

test('the head has the next step in colour, also where it is done elsewhere', async () => {
  const sent = { actions: [], dispatchedQuantity: 10, generatedQuantity: 10, stockQuantity: 0 };
  const openAs = (role: number, more: object) =>
    openConsole('/sales/orders/order-details/SO-5', {
      viewer: viewerOf(role),
      responses: {
        Order: () => ({
          data: { order: { ...order, actions: [], lines: [line('1', sent)], ...more } },
        }),
        Payments: () => ({
          data: { payments: { __typename: 'PaymentPage', items: [], count: 0, balance } },
        }),
      },
    });
  const balance = { __typename: 'Balance', total: '1298.00', open: '298.00' };
  const { router } = openAs(Role.TOP_ADMIN, {});
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Record delivery' }));
  expect(router.state.location).toMatchObject({
    pathname: '/logistics/delivery-challans',
    search: '?orderNumber=SO-5&statuses=IN_TRANSIT',
  });
  cleanup();
  openAs(Role.TOP_ADMIN, { status: 'DELIVERED' });
  await user.click(await screen.findByRole('button', { name: 'Record receipt' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Record receipt for SO-5' }));
  expect(await drawer.findByText('₹ 298.00 of ₹ 1,298.00 still open')).toBeInTheDocument();
  cleanup();
  openAs(Role.SALES, { status: 'DELIVERED' });
  expect(await screen.findByText(/which finance records/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Record receipt' })).toBeNull();
});

test('a line that no invoice could have says so, and what mends it', async () => {
  const invoiceFault = 'It has no HSN code. Correct the product.';
  const lines = [line('1', { invoiceFault }), line('2')];
  open('/sales/orders/order-details/SO-5', {
    Order: () => ({ data: { order: { ...order, lines } } }),
  });
  expect(await screen.findByText('These lines cannot be invoiced')).toBeInTheDocument();
  expect(screen.getByText(/^Valve 1: It has no HSN code/)).toBeInTheDocument();
  expect(screen.queryByText(/^Valve 2: /)).toBeNull();
});

test('lines that Generate PO leaves out are named, to those who see sellers', async () => {
  const unsold = { generatedQuantity: 0, stockQuantity: 0, dispatchedQuantity: 0 };
  const seller = { __typename: 'SellerSummary', id: '31', name: 'Acme Valves' };
  const response = (actions: string[]) => ({
    Order: () => ({
      data: {
        order: { ...order, actions, lines: [line('1', unsold), line('2', { ...unsold, seller })] },
      },
    }),
  });
  open('/sales/orders/order-details/SO-5', response(['GENERATE_PO']));
  const title = await screen.findByText('Lines without a seller');
  expect(title.parentElement).toHaveTextContent(/Valve 1 × 10/);
  expect(title.parentElement).not.toHaveTextContent(/Valve 2/);
  cleanup();
  open('/sales/orders/order-details/SO-5', response(['EDIT']));
  expect(await screen.findByText('Grand total')).toBeInTheDocument();
  expect(screen.queryByText('Lines without a seller')).toBeNull();
});

test('a line whose product has another GST rate now says at which it will be invoiced', async () => {
  const rateNotice = 'Ordered at 12 % GST; its product has 18 % now, at which it will be invoiced.';
  const lines = [line('1', { rateNotice }), line('2')];
  open('/sales/orders/order-details/SO-5', {
    Order: () => ({ data: { order: { ...order, lines } } }),
  });
  expect(await screen.findByText('The GST rate has changed')).toBeInTheDocument();
  expect(screen.getByText(`Valve 1: ${rateNotice}`)).toBeInTheDocument();
  expect(screen.queryByText(/^Valve 2: /)).toBeNull();
});

test('an unknown number is not found, inside the frame', async () => {
  open('/sales/orders/order-details/nope', { Order: () => graphqlError('NOT_FOUND') });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
});
