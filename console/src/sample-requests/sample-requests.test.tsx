import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  needsRemarks,
  sampleRequestActions,
  allowedSampleStatuses,
} from '@munim/schema/sample-requests/sample-requests.rules.ts';
import { canBy, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SampleRequestFieldsFragment } from '../../generated/documents.ts';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const { TOP_ADMIN, SALES, OPERATIONS } = Role;
const name = (id: string, text: string) => ({ __typename: 'UserName' as const, id, name: text });

function sample(
  id: string,
  more: Partial<SampleRequestFieldsFragment> = {},
  role: number = TOP_ADMIN,
) {
  const status = more.status ?? 'SAMPLE_REQUESTED';
  const moves = allowedSampleStatuses(status);
  return {
    __typename: 'SampleRequest' as const,
    id,
    status,
    actions: sampleRequestActions(status, canBy(roleTemplate(role))),
    allowedStatuses: moves,
    remarksNeededFor: moves.filter((to) => needsRemarks(status, to)),
    source: 'QUOTATION_LINE' as const,
    lineId: '5',
    quotationId: '77',
    orderNumber: null,
    remarks: 'Two metres',
    createdAt: '2026-11-02T06:00:00Z',
    assignedAt: '2026-11-03T06:00:00Z',
    sku: {
      __typename: 'SkuSummary' as const,
      id: 's1',
      name: 'Linen SKU',
      unit: 'PCS',
      productName: 'Linen',
      gstPercent: '12.00',
      thumbnail: null,
    },
    customer: {
      __typename: 'TenantSummary' as const,
      id: 't1',
      name: 'Hotel Udupi',
      verified: true,
      district: 'Udupi',
    },
    salesPerson: name('7', 'Asha Rao'),
    createdBy: name('7', 'Asha Rao'),
    assignedTo: name('9', 'Kavita Shah'),
    assignedBy: name('1', 'Owner'),
    ...more,
  };
}
type Row = ReturnType<typeof sample>;

const page = (items: readonly unknown[]) => ({
  data: { sampleRequests: { __typename: 'SampleRequestPage', items, count: items.length } },
});
const MANAGERS = () => ({
  data: {
    categoryManagers: [
      {
        __typename: 'UserName',
        id: '9',
        firstName: 'Kavita',
        lastName: 'Shah',
        name: 'Kavita Shah',
      },
    ],
  },
});
const NO_COMMENTS = () => ({
  data: { comments: { __typename: 'CommentPage', items: [], count: 0 } },
});
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);

function open(
  search: string,
  rows: readonly Row[],
  responses: MockResponses = {},
  role: number = TOP_ADMIN,
) {
  const one = ({ variables }: GatewayCall) => ({
    data: { sampleRequest: rows.find(({ id }) => id === variables['id']) },
  });
  const reads = {
    SampleRequests: () => page(rows),
    SampleRequest: one,
    CategoryManagers: MANAGERS,
    Comments: NO_COMMENTS,
  };
  const started = openConsole(`/sales/sample-request${search}`, {
    viewer: viewerOf(role),
    responses: { ...reads, ...responses },
  });
  return { ...started, user: userEvent.setup() };
}
const drawer = (title: string | RegExp) => screen.findByRole('dialog', { name: title });
const expectClosed = (title: string | RegExp) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the list shows numbers, people and labels, filters by the address, and shows a message when empty or failed', async () => {
  const { calls } = open('?statuses=DRAFT&search=linen&source=ORDER_LINE&assignedTo=9', [
    sample('31'),
    sample('32', { status: 'DRAFT' }),
  ]);
  expect(await screen.findByText('Sample Requested')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: '77' })[0]).toHaveAttribute(
    'href',
    '/sales/quotation-details/77',
  );
  expect(variablesOf(calls, 'SampleRequests')[0]).toEqual({
    filter: { statuses: ['DRAFT'], search: 'linen', source: 'ORDER_LINE', assignedToIds: ['9'] },
    page: 1,
    limit: 10,
  });
  cleanup();
  open('', []);
  expect(await screen.findByText('No sample requests match these filters.')).toBeInTheDocument();
  cleanup();
  open('', [], {
    SampleRequests: () => graphqlError('INTERNAL_SERVER_ERROR', 'Internal server error'),
  });
  expect(
    await screen.findByText('Error occurred while retrieving sample requests.'),
  ).toBeInTheDocument();
});

test('in DRAFT every status is disabled; else all but DRAFT and the present one can be chosen', async () => {
  const off = () =>
    screen
      .getAllByRole<HTMLOptionElement>('option')
      .filter((option) => option.closest('.sample-status') && option.disabled);
  open('?request=31', [
    sample('31', { status: 'DRAFT', assignedTo: null, assignedBy: null, assignedAt: null }),
  ]);
  const drafted = within(await drawer(/^Sample request 31 \S/));
  expect(off()).toHaveLength(8);
  expect(drafted.getByRole('button', { name: 'Change Status' })).toBeDisabled();
  cleanup();
  open('?request=31', [sample('31')]);
  const requested = within(await drawer(/^Sample request 31 \S/));
  expect(off().map((option) => option.textContent)).toEqual(['Draft', 'Sample Requested']);
  expect(requested.getByRole('button', { name: 'Change Status' })).toBeDisabled();
});

test('changing the status updates the drawer and the lists without a reload', async () => {
  let now = sample('31');
  const { calls, user } = open('?request=31', [now], {
    SampleRequests: () => page([now]),
    ChangeSampleRequestStatus: () => {
      now = sample('31', { status: 'PROCESSING_BY_VENDOR' });
      return { data: { changeSampleRequestStatus: now } };
    },
  });
  const box = within(await drawer(/^Sample request 31 \S/));
  await user.selectOptions(box.getByRole('combobox', { name: 'Status' }), 'Processing by Vendor');
  await user.dblClick(box.getByRole('button', { name: 'Change Status' }));
  expect(await screen.findByText('Sample Request Successfully updated')).toBeInTheDocument();
  expect(variablesOf(calls, 'ChangeSampleRequestStatus')).toEqual([
    { input: { id: '31', status: 'PROCESSING_BY_VENDOR' } },
  ]);
  await waitFor(() => expect(variablesOf(calls, 'SampleRequests')).toHaveLength(2));
  expect(await drawer(/Processing by Vendor/)).toBeInTheDocument();
});

test('a step back requires remarks', async () => {
  const row = sample('31', { status: 'CONFIRMED' });
  const { calls, user } = open('?request=31', [row], {
    ChangeSampleRequestStatus: () => ({
      data: {
        changeSampleRequestStatus: sample('31', { status: 'REJECTED', remarks: 'Wrong colour' }),
      },
    }),
  });
  const box = within(await drawer(/^Sample request 31 \S/));
  await user.selectOptions(box.getByRole('combobox', { name: 'Status' }), 'Rejected');
  await user.click(box.getByRole('button', { name: 'Change Status' }));
  expect(await box.findByText('Please enter Remarks.')).toBeInTheDocument();
  expect(variablesOf(calls, 'ChangeSampleRequestStatus')).toEqual([]);
  await user.type(box.getByRole('textbox', { name: /^Remarks/ }), ' Wrong colour ');
  await user.click(box.getByRole('button', { name: 'Change Status' }));
  await waitFor(() =>
    expect(variablesOf(calls, 'ChangeSampleRequestStatus')).toEqual([
      { input: { id: '31', status: 'REJECTED', remarks: 'Wrong colour' } },
    ]),
  );
});

test('a failed change shows the fixed text and the server’s', async () => {
  const { user } = open('?request=31', [sample('31')], {
    ChangeSampleRequestStatus: () =>
      graphqlError('INVALID_TRANSITION', 'Cannot change sample request from DRAFT to CONFIRMED'),
  });
  const box = within(await drawer(/^Sample request 31 \S/));
  await user.selectOptions(box.getByRole('combobox', { name: 'Status' }), 'Confirmed');
  await user.click(box.getByRole('button', { name: 'Change Status' }));
  expect(
    await screen.findByText('Error occurred while updating sample request.'),
  ).toBeInTheDocument();
  expect(
    screen.getByText('Cannot change sample request from DRAFT to CONFIRMED'),
  ).toBeInTheDocument();
});

test('assigning: nobody chosen is an error under the field, a manager is sent', async () => {
  const draft = sample('31', { status: 'DRAFT', assignedTo: null });
  const { calls, user } = open('?request=31', [draft], {
    AssignSampleRequest: () => ({ data: { assignSampleRequest: sample('31') } }),
  });
  await user.click(
    within(await drawer(/^Sample request 31 \S/)).getByRole('button', { name: 'Assign manager' }),
  );
  const box = within(await drawer('Assign sample request 31'));
  await user.click(box.getByRole('button', { name: 'Assign' }));
  expect(await box.findByText('*Please select a category manager')).toBeInTheDocument();
  await user.click(box.getByRole('combobox'));
  await user.click(await screen.findByText('9 - Kavita Shah'));
  await user.click(box.getByRole('button', { name: 'Assign' }));
  await waitFor(() =>
    expect(variablesOf(calls, 'AssignSampleRequest')).toEqual([{ id: '31', assignedToId: '9' }]),
  );
  await expectClosed('Assign sample request 31');
});

test('remarks are changed on their own', async () => {
  const { calls, user } = open('?request=31', [sample('31')], {
    UpdateSampleRequest: () => ({
      data: { updateSampleRequest: sample('31', { remarks: 'Three metres' }) },
    }),
  });
  await user.click(
    within(await drawer(/^Sample request 31 \S/)).getByRole('button', { name: 'Edit remarks' }),
  );
  const box = within(await drawer('Remarks of sample request 31'));
  await user.clear(box.getByRole('textbox'));
  await user.type(box.getByRole('textbox'), 'Three metres');
  await user.click(box.getByRole('button', { name: 'Save' }));
  await expectClosed('Remarks of sample request 31');
  expect(variablesOf(calls, 'UpdateSampleRequest')).toEqual([
    { input: { id: '31', remarks: 'Three metres' } },
  ]);
  expect(await screen.findByText('Three metres', { selector: 'dd' })).toBeInTheDocument();
});

test('a read-only user sees no actions', async () => {
  open('?request=31', [sample('31', {}, OPERATIONS)], {}, OPERATIONS);
  const box = within(await drawer(/^Sample request 31 \S/));
  for (const control of ['Change Status', 'Assign manager', 'Edit remarks'])
    expect(box.queryByRole('button', { name: control })).toBeNull();
  cleanup();
  open('?request=31', [sample('31', {}, SALES)], {}, SALES);
  const sales = within(await drawer(/^Sample request 31 \S/));
  expect(sales.getByRole('button', { name: 'Change Status' })).toBeInTheDocument();
  expect(sales.queryByRole('button', { name: 'Assign manager' })).toBeNull();
});

test('a request that is unknown, or of others, is said not to be there; trying again is no use', async () => {
  open('?request=99', [], {
    SampleRequest: () => graphqlError('NOT_FOUND', 'Sample request not found'),
  });
  const opened = within(await drawer('Sample request 99'));
  expect(await opened.findByRole('alert')).toHaveTextContent(
    /^It was not found, or is not yours to see\.$/,
  );
  expect(opened.queryByRole('button', { name: 'Retry' })).toBeNull();
});
