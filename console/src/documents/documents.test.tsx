import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockResponses, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { type Sending, sentFile, storedFile, uploadWire } from '../../testing/testUploadWire.ts';

let wire: Sending[];
beforeEach(() => {
  wire = uploadWire();
});
afterEach(cleanup);

const order = {
  __typename: 'Order',
  id: '5',
  number: 'SO-2627-00005',
  status: 'CONFIRMED',
  fulfilmentStatus: 'PENDING',
  billingStatus: 'PENDING',
  paymentStatus: 'PENDING',
  createdAt: '2026-05-20T06:00:00Z',
  customerPoNumber: null,
  quotationId: null,
  billTo: null,
  billingRegistrationId: null,
  billsCustomerItself: false,
  suppliedBy: null,
  deliveryDate: null,
  remarks: null,
  taxable: '0.00',
  gst: '0.00',
  grandTotal: '0.00',
  lines: [],
  accountUser: null,
  salesPerson: null,
  cancelReason: null,
  actions: [],
  lineCount: 0,
  generatedQuantity: 0,
  version: 1,
  purchaseOrders: [],
  customer: {
    __typename: 'TenantSummary',
    id: 't1',
    name: 'Kirana',
    verified: false,
    district: null,
    state: null,
  },
  createdBy: { __typename: 'UserName', id: '7', name: 'Asha Rao' },
  deliveryAddress: {
    __typename: 'Address',
    id: 'a',
    address1: '1',
    address2: null,
    address3: null,
    city: 'Pune',
    state: 'MH',
    postalCode: '411001',
  },
};
const document = (id: string, name: string, more: object = {}) => ({
  __typename: 'Document',
  id,
  name,
  remarks: null,
  createdAt: '2026-11-20T18:45:00Z',
  file: storedFile(`u${id}`, name),
  createdBy: { __typename: 'UserName', id: '7', name: 'Asha Rao' },
  ...more,
});
const pageOf = (...items: object[]) => ({
  data: { documents: { __typename: 'DocumentPage', items, count: items.length } },
});

function openDocuments(responses: MockResponses, roleId: number = Role.TOP_ADMIN) {
  const started = openConsole('/sales/orders/order-details/SO-2627-00005?tab=documents', {
    viewer: viewerOf(roleId),
    responses: { Order: () => ({ data: { order } }), ...responses },
  });
  return { ...started, user: userEvent.setup() };
}
const variablesOf = (calls: { operation: string; variables: unknown }[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);

test('a document shows its uploader, time, size and remarks, and opens in a new tab by a signed URL', async () => {
  const picture = storedFile('p', 'pod.jpg', {
    contentType: 'image/jpeg',
    thumbnailUrl: '/files/p-sm',
    size: 3_100_000,
  });
  const { calls } = openDocuments({
    Documents: () =>
      pageOf(
        document('2', 'Proof', { file: picture, remarks: 'at the gate' }),
        document('1', 'Agreement'),
      ),
  });
  const rows = within(await screen.findByRole('list', { name: 'Documents' })).getAllByRole(
    'listitem',
  );
  expect(rows[0]).toHaveTextContent('Proof3.1 MBat the gateAsha Rao, 2026-11-21 12:15 AM');
  expect(rows[0]!.querySelector('img')).toHaveAttribute('src', '/files/p-sm');
  const link = within(rows[1]!).getByRole('link', { name: /Agreement/ });
  expect(link).toHaveAttribute('href', '/files/u1?signature=s');
  expect(link).toHaveAttribute('target', '_blank');
  expect(within(rows[1]!).getByTitle('PDF')).toBeInTheDocument();
  expect(variablesOf(calls, 'Documents')).toEqual([
    { entity: 'ORDER', entityId: 'SO-2627-00005', page: 1, limit: 10 },
  ]);
});

test('a cancelled upload shows no error', async () => {
  const { calls, user } = openDocuments({ Documents: () => pageOf() });
  await screen.findByText('No documents yet.');
  await user.upload(
    screen.getByLabelText('Upload documents', { selector: 'input' }),
    new File(['1'], 'slow.pdf'),
  );
  await user.click(screen.getByRole('button', { name: 'Cancel slow.pdf' }));
  expect(wire[0]!.cancelled).toBe(true);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());
  expect(screen.queryByText('Document failed to upload!')).toBeNull();
  expect(variablesOf(calls, 'CreateDocument')).toEqual([]);
});

test('several files upload separately; a failed one shows a notice and is retried alone', async () => {
  const kept: object[] = [];
  const { calls, user } = openDocuments({
    Documents: () => pageOf(...kept),
    CreateDocument: ({ variables }) => {
      const { name } = variables['input'] as { name: string };
      kept.unshift(document(String(kept.length + 1), name));
      return { data: { createDocument: kept[0] } };
    },
  });
  expect(await screen.findByText('No documents yet.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Remarks of the next documents'), ' signed ');
  const input = screen.getByLabelText('Upload documents', { selector: 'input' });
  await user.upload(input, [new File(['1'], 'one.pdf'), new File(['2'], 'two.pdf')]);
  expect(wire.map((one) => one.variables)).toEqual(
    [0, 1].map(() => ({ file: null, entity: 'ORDER', entityId: 'SO-2627-00005' })),
  );
  await wire[0]!.answer(graphqlError('BAD_USER_INPUT', 'The PDF is damaged'));
  expect(await screen.findByText('Document failed to upload!')).toBeInTheDocument();
  await wire[1]!.answer(sentFile('u2', 'two.pdf'));
  expect(await screen.findByRole('link', { name: /two\.pdf/ })).toBeInTheDocument();
  expect(variablesOf(calls, 'CreateDocument')).toEqual([
    {
      input: {
        entity: 'ORDER',
        entityId: 'SO-2627-00005',
        fileUrl: '/files/u2?signature=s',
        name: 'two.pdf',
        remarks: 'signed',
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Send one.pdf again' }));
  await wire[2]!.answer(sentFile('u1', 'one.pdf'));
  expect(await screen.findByRole('link', { name: /one\.pdf/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());
});

test('a list that fails to load shows an error in place and can be retried', async () => {
  let fails = true;
  const { user } = openDocuments({
    Documents: () =>
      fails ? graphqlError('INTERNAL_SERVER_ERROR', 'Internal server error') : pageOf(),
  });
  expect(await screen.findByText('Document failed to fetch!')).toBeInTheDocument();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No documents yet.')).toBeInTheDocument();
});

test('a read-only user sees no upload', async () => {
  openDocuments({ Documents: () => pageOf(document('1', 'Agreement')) }, Role.ORGANISATION);
  expect(await screen.findByRole('link', { name: /Agreement/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Upload documents' })).toBeNull();
});
