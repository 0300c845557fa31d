import { afterEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { challan, challanList, oneChallan } from '../../testing/testChallans.ts';
import { pressInRecordMenu } from '../../testing/recordActions.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const LIST = '/logistics/delivery-challans';
const RESPONSES: MockResponses = {
  DeliveryChallans: () => challanList(challan()),
  DeliveryChallan: () => oneChallan(),
  TenantOptions: () => ({ data: { tenants: { __typename: 'TenantPage', items: [], count: 0 } } }),
};

function open(path = LIST, responses: MockResponses = {}, roleId: number = Role.TOP_ADMIN) {
  const started = openConsole(path, {
    viewer: viewerOf(roleId),
    responses: { ...RESPONSES, ...responses },
  });
  return { ...started, user: userEvent.setup() };
}
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
const modal = () => screen.findByRole('dialog', { name: /Delivery Challan #7/ });
const moved = (more: Parameters<typeof challan>[0]) => () => ({
  data: { updateDeliveryChallanStatus: challan({ ...more, actions: [] }) },
});

afterEach(cleanup);

test('the list requests its filters and pages', async () => {
  const { calls } = open(
    `${LIST}?orderNumber=SO-5&statuses=IN_TRANSIT,ISSUED&customer=2&fromDate=2026-01-01&toOrderDate=2026-12-31&page=2`,
  );
  expect(await screen.findByText('DC-2627-00007')).toBeInTheDocument();
  expect(variablesOf(calls, 'DeliveryChallans')[0]).toEqual({
    filter: {
      orderNumber: 'SO-5',
      statuses: ['IN_TRANSIT', 'ISSUED'],
      tenantId: '2',
      fromDate: '2026-01-01',
      toOrderDate: '2026-12-31',
    },
    page: 2,
    limit: 10,
  });
  expect(screen.getByRole('button', { name: 'Create Delivery Challan' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'SO-5' })).toHaveAttribute(
    'href',
    '/sales/orders/order-details/SO-5',
  );
});

test('a read-only user sees no Create button, only the actions of the record', async () => {
  const { user } = open(
    LIST,
    { DeliveryChallans: () => challanList(challan({ actions: [], bills: null })) },
    Role.SALES,
  );
  await user.click(await screen.findByRole('button', { name: /^Actions of row 1\b/ }));
  expect(await screen.findByRole('menuitem', { name: 'Open' })).toBeInTheDocument();
  for (const name of ['Mark Delivered', 'Cancel', 'Edit paper'])
    expect(screen.queryByRole('menuitem', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create Delivery Challan' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Bills' })).toBeNull();
});

test('while its bill is a draft, Mark Delivered is disabled and says why', async () => {
  const blocked = {
    actions: ['EDIT', 'CANCEL'] as const,
    deliverRefusal: 'The bill of this delivery challan is still a draft',
  };
  const more = { ...blocked, actions: [...blocked.actions] };
  const { user } = open(`${LIST}?dc=7`, {
    DeliveryChallans: () => challanList(challan(more)),
    DeliveryChallan: () => oneChallan(more),
  });
  const button = await within(await modal()).findByRole('button', { name: 'Mark Delivered' });
  expect(button).toBeDisabled();
  expect(screen.getByText(`Mark Delivered: ${blocked.deliverRefusal}`)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /^Actions of row 1\b/ }));
  const item = await screen.findByRole('menuitem', { name: /^Mark Delivered/ });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveTextContent(blocked.deliverRefusal);
});

test('the modal shows the known details, the long date, both addresses, lines and totals', async () => {
  open(`${LIST}?dc=7`, { DeliveryChallan: () => oneChallan({ receiversName: 'Ravi' }) });
  const dialog = await modal();
  expect(await within(dialog).findByText('November 05, 2026')).toBeInTheDocument();
  expect(within(dialog).getByText('Ravi')).toBeInTheDocument();
  expect(within(dialog).getByText('DC-2627-00007')).toBeInTheDocument();
  expect(within(dialog).getByRole('link', { name: 'SO-5' })).toHaveAttribute(
    'href',
    '/sales/orders/order-details/SO-5',
  );
  for (const name of ['E-way Bill Number', 'GRN Number', 'Reason for Cancellation'])
    expect(within(dialog).queryByText(name)).toBeNull();
  expect(within(dialog).getByText('Ship From').parentElement).toHaveTextContent('Acme Valves');
  expect(within(dialog).getByText('Ship To').parentElement).toHaveTextContent('Hotel Udupi');
  expect(within(dialog).getByText('Taxable Amount').parentElement).toHaveTextContent('₹ 1,000.00');
  expect(within(dialog).getByText('Total Due').parentElement).toHaveTextContent('₹ 1,180.00');
});

test.each([
  ['with an order', 'SO-5', 1],
  ['without an order', null, 0],
])('the reference tab %s', async (_, orderNumber, tabs) => {
  open(`${LIST}?dc=7`, { DeliveryChallan: () => oneChallan({ orderNumber }) });
  const dialog = await modal();
  await within(dialog).findByText('Challan Date');
  expect(within(dialog).queryAllByRole('tab', { name: 'Reference Order' })).toHaveLength(tabs);
});

test('delivery above ₹50,000 requires an e-way bill number and file before it submits', async () => {
  const { calls, user } = open(`${LIST}?dc=7`, {
    DeliveryChallan: () => oneChallan({ needsEwayBill: true, ewayValue: '60000.00' }),
  });
  await user.click(await within(await modal()).findByRole('button', { name: 'Mark Delivered' }));
  const drawer = await screen.findByRole('dialog', { name: /Mark Delivered: DC-2627-00007/ });
  expect(within(drawer).getByText('₹ 60,000.00')).toBeInTheDocument();
  await user.type(within(drawer).getByLabelText('GRN Number'), '12a');
  await user.click(within(drawer).getByRole('button', { name: 'Submit' }));
  expect(await within(drawer).findByText('GRN number has digits only.')).toBeInTheDocument();
  await user.clear(within(drawer).getByLabelText('GRN Number'));
  await user.click(within(drawer).getByRole('button', { name: 'Submit' }));
  expect(
    await within(drawer).findByText('E-way bill number is required when the total is above 50000'),
  ).toBeInTheDocument();
  expect(
    within(drawer).getByText('E-way bill attachment is required when the total is above 50000'),
  ).toBeInTheDocument();
  expect(variablesOf(calls, 'UpdateDeliveryChallanStatus')).toEqual([]);
});

test('delivery submits the form once, then the list shows five challans in transit', async () => {
  let current: Parameters<typeof challan>[0] = {};
  const { calls, router, user } = open(`${LIST}?dc=7&page=3`, {
    DeliveryChallans: () => challanList(challan(current)),
    DeliveryChallan: () => oneChallan(current),
    UpdateDeliveryChallanStatus: () => {
      current = { status: 'DELIVERED', actions: [] };
      return moved(current)();
    },
  });
  await user.click(await within(await modal()).findByRole('button', { name: 'Mark Delivered' }));
  const drawer = await screen.findByRole('dialog', { name: /Mark Delivered/ });
  await user.type(within(drawer).getByLabelText('Receivers Name'), ' Ravi ');
  await user.type(within(drawer).getByLabelText('GRN Number'), '0042');
  await user.dblClick(within(drawer).getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(router.state.location.search).toContain('limit=5'));
  expect(variablesOf(calls, 'UpdateDeliveryChallanStatus')).toEqual([
    {
      input: {
        id: '7',
        version: 3,
        status: 'DELIVERED',
        ewayBillNumber: null,
        ewayBillAttachment: null,
        remarks: null,
        receiversName: 'Ravi',
        grnNumber: '0042',
        attachments: [],
      },
    },
  ]);
  await waitFor(() =>
    expect(variablesOf(calls, 'DeliveryChallans').at(-1)).toMatchObject({
      filter: { statuses: ['IN_TRANSIT'] },
      page: 1,
      limit: 5,
    }),
  );
  expect(within(await modal()).queryByRole('button', { name: 'Mark Delivered' })).toBeNull();
});

test('a server error is shown under its field, with the fixed notice', async () => {
  const words = 'E-way bill number is required when the total is above 50000';
  const failed = {
    errors: [
      { message: words, extensions: { code: 'BAD_USER_INPUT', field: 'e_way_bill_number' } },
    ],
    data: null,
  };
  const { user } = open(`${LIST}?dc=7`, { UpdateDeliveryChallanStatus: () => failed });
  await user.click(await within(await modal()).findByRole('button', { name: 'Mark Delivered' }));
  const drawer = await screen.findByRole('dialog', { name: /Mark Delivered/ });
  await user.click(within(drawer).getByRole('button', { name: 'Submit' }));
  expect(await within(drawer).findByText(words)).toBeInTheDocument();
  expect(await screen.findByText('Error updating the delivery challan.')).toBeInTheDocument();
});

test('a consignment above the legal limit with GST says so beside our own limit', async () => {
  const { user } = open(`${LIST}?dc=7`, {
    DeliveryChallan: () => oneChallan({ ewayValue: '45000.00', consignmentValue: '50400.00' }),
  });
  const law = /^These goods are worth ₹ 50,400.00 with GST\. Above ₹ 50,000 the law wants/;
  await user.click(await within(await modal()).findByRole('button', { name: 'Mark Delivered' }));
  const drawer = within(await screen.findByRole('dialog', { name: /Mark Delivered/ }));
  expect(drawer.getByText(law)).toBeInTheDocument();
  await user.type(drawer.getByLabelText('E-way Bill Number'), 'abc12');
  expect(drawer.queryByText(law)).toBeNull();
  await user.click(drawer.getByRole('button', { name: 'Submit' }));
  expect(await drawer.findByText('An e-way bill number has 12 digits.')).toBeInTheDocument();
});

test('a challan made by hand has its own vehicle, LR and worth', async () => {
  const byHand = { type: 'OTHER' as const, bills: [], invoice: null, consignmentValue: '61000.00' };
  const { calls, user } = open(`${LIST}?dc=7`, {
    DeliveryChallan: () => oneChallan({ ...byHand, transportMode: null, vehicleNumber: null }),
    UpdateDeliveryChallan: () => ({ data: { updateDeliveryChallan: challan(byHand) } }),
  });
  await user.click(await within(await modal()).findByRole('button', { name: 'Edit paper' }));
  const drawer = within(await screen.findByRole('dialog', { name: /Edit paper/ }));
  expect(drawer.getByText(/worth ₹ 61,000.00 with GST/)).toBeInTheDocument();
  await user.selectOptions(drawer.getByLabelText('Transported Mode'), 'Rail');
  await user.type(drawer.getByLabelText('Vehicle Number'), 'Goods 51234');
  await user.type(drawer.getByLabelText('LR Number'), 'RR/7');
  await user.click(drawer.getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(variablesOf(calls, 'UpdateDeliveryChallan')).toMatchObject([
      {
        input: {
          transportMode: 'RAIL',
          vehicleNumber: 'Goods 51234',
          transportDocumentNumber: 'RR/7',
          transportDocumentDate: null,
        },
      },
    ]),
  );
});

test('cancelling requires a reason', async () => {
  const { calls, user } = open(`${LIST}?dc=7`, {
    UpdateDeliveryChallanStatus: moved({ status: 'CANCELLED', cancelReason: 'Wrong vehicle' }),
  });
  await pressInRecordMenu(user, 'Cancel');
  const drawer = await screen.findByRole('dialog', { name: /Cancel: DC-2627-00007/ });
  await user.click(within(drawer).getByRole('button', { name: 'Submit' }));
  expect(
    await within(drawer).findByText('Please enter Reason for Cancellation.'),
  ).toBeInTheDocument();
  await user.type(within(drawer).getByLabelText(/Reason for Cancellation/), 'Wrong vehicle');
  await user.click(within(drawer).getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(variablesOf(calls, 'UpdateDeliveryChallanStatus')).toEqual([
      { input: { id: '7', version: 3, status: 'CANCELLED', reason: 'Wrong vehicle' } },
    ]),
  );
});

test('the challan is refetched after another user changed it', async () => {
  const { calls, user } = open(`${LIST}?dc=7`, {
    UpdateDeliveryChallanStatus: () => graphqlError('CONFLICT'),
  });
  await user.click(await within(await modal()).findByRole('button', { name: 'Mark Delivered' }));
  const drawer = await screen.findByRole('dialog', { name: /Mark Delivered/ });
  const before = variablesOf(calls, 'DeliveryChallan').length;
  await user.click(within(drawer).getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(variablesOf(calls, 'DeliveryChallan').length).toBeGreaterThan(before));
});

test('a manual challan requires both addresses and a line before it submits', async () => {
  const { calls, user } = open(`${LIST}?form=create`, {
    WarehouseOptions: () => ({
      data: { warehouses: { __typename: 'WarehousePage', items: [], count: 0 } },
    }),
    SellerOptions: () => ({ data: { sellers: { __typename: 'SellerPage', items: [], count: 0 } } }),
  });
  const drawer = await screen.findByRole('dialog', { name: 'Create Delivery Challan' });
  await user.click(within(drawer).getByRole('button', { name: 'Create' }));
  expect(await within(drawer).findAllByText('Please choose an address.')).toHaveLength(2);
  expect(within(drawer).getByText('Please enter at least one line.')).toBeInTheDocument();
  expect(variablesOf(calls, 'CreateDeliveryChallan')).toEqual([]);
});

test('the law is named beside our own limit, and before goods of a challan by hand leave', async () => {
  const law = /^These goods are worth ₹ 59,000.00 with GST\. Above ₹ 50,000 the law wants/;
  const { user } = open(`${LIST}?dc=7`, {
    DeliveryChallan: () =>
      oneChallan({ ewayValue: '50001.00', consignmentValue: '59000.00', needsEwayBill: true }),
  });
  await user.click(await within(await modal()).findByRole('button', { name: 'Mark Delivered' }));
  const drawer = within(await screen.findByRole('dialog', { name: /Mark Delivered/ }));
  expect(drawer.getByText(law)).toBeInTheDocument();
  expect(drawer.getByText('E-way Bill Attachment *')).toBeInTheDocument();
  cleanup();
  const byHand = { type: 'OTHER', status: 'ISSUED', actions: ['DISPATCH'] } as const;
  const again = open(`${LIST}?dc=7`, {
    DeliveryChallan: () =>
      oneChallan({ ...byHand, actions: ['DISPATCH'], invoice: null, consignmentValue: '59000.00' }),
  });
  await again.user.click(await within(await modal()).findByRole('button', { name: 'Dispatch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dispatch' }));
  expect(dialog.getByText(law)).toBeInTheDocument();
  cleanup();
  const jobWork = {
    transportReason: 'JOB_WORK',
    needsEwayBill: true,
    consignmentValue: '10.00',
  } as const;
  const small = open(`${LIST}?dc=7`, {
    DeliveryChallan: () =>
      oneChallan({ ...byHand, ...jobWork, actions: ['DISPATCH'], invoice: null }),
  });
  const shown = within(await modal());
  expect(await shown.findByText('Job work')).toBeInTheDocument();
  await small.user.click(shown.getByRole('button', { name: 'Dispatch' }));
  expect(await screen.findByText(/^Goods for job work in another state need/)).toBeInTheDocument();
});

test('goods without an invoice have an e-way bill file too: it says why they travel', async () => {
  const file = {
    __typename: 'PortalFile',
    registered: null,
    fileName: 'x.json',
    content: null,
    problems: [],
    notReported: null,
    notes: [],
  };
  const own = { ...challan().shipFrom, ownerType: 'WAREHOUSE' as const };
  const unsaid = { type: 'OTHER', invoice: null, transportReason: null } as const;
  const { calls, user } = open(`${LIST}?dc=7`, {
    DeliveryChallan: () => oneChallan({ ...unsaid, shipFrom: own, shipTo: own }),
    EWayBillFile: () => ({ data: { eWayBillFile: file } }),
  });
  const shown = within(await modal());
  await user.click(await shown.findByRole('button', { name: 'E-way bill file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'E-way bill file' }));
  const reason = dialog.getByLabelText('Why the goods travel');
  expect(reason).toHaveDisplayValue('Own use');
  await user.selectOptions(reason, 'Another reason');
  const save = dialog.getByRole('button', { name: 'Save file' });
  expect(save).toBeDisabled();
  await user.type(dialog.getByLabelText('Reason in words'), 'Stock for the fair');
  await user.click(save);
  await waitFor(() =>
    expect(variablesOf(calls, 'EWayBillFile')).toEqual([
      { challanId: '7', distanceKm: 0, reason: 'OTHERS', reasonText: 'Stock for the fair' },
    ]),
  );
});

test.each([
  ['a vendor', 'SELLER', true],
  ['an own warehouse', 'WAREHOUSE', false],
] as const)('goods of %s, for who may not see vendors', async (_, ownerType, isRefused) => {
  const goods = { shipFrom: { ...challan().shipFrom, ownerType } };
  open(
    `${LIST}?dc=7`,
    { DeliveryChallan: () => oneChallan({ ...goods, type: 'OTHER', invoice: null }) },
    Role.ORGANISATION,
  );
  const button = await within(await modal()).findByRole('button', { name: 'E-way bill file' });
  if (!isRefused) return expect(button).toBeEnabled();
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('title', 'It names the vendor, which you may not see.');
});

test('a list that fails to load shows the fixed text', async () => {
  open(LIST, { DeliveryChallans: () => graphqlError('INTERNAL_SERVER_ERROR') });
  expect(await screen.findByText('Error retrieving delivery challans.')).toBeInTheDocument();
});

test('a challan whose invoice was cancelled is invoiced again, once on a double click', async () => {
  const { calls, user } = open(`${LIST}?dc=7`, {
    DeliveryChallan: () => oneChallan({ actions: ['INVOICE_AGAIN'], invoice: null }),
    CreateInvoice: () => ({
      data: { createInvoice: { __typename: 'Invoice', id: '9', number: 'INV-2627-00009' } },
    }),
  });
  const asked = within(await modal());
  await user.click(await asked.findByRole('button', { name: 'Invoice again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invoice again' }));
  await user.dblClick(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Invoice made')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'INV-2627-00009' })).toHaveAttribute(
    'href',
    '/sales/invoice?invoice=9',
  );
  expect(variablesOf(calls, 'CreateInvoice')).toEqual([
    { input: { challanId: '7', idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) } },
  ]);
});
