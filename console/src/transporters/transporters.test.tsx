import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransporterFieldsFragment } from '../../generated/documents.ts';
import { type MockResponses, type GatewayCall, graphqlError } from '../../testing/mockGateway.ts';
import { notInNotices, openConsole, viewerOf } from '../../testing/testConsole.tsx';

const PATH = '/logistics/transporters';
const GST = '29AAACP1234F1ZR';
const row = (id: string, more: Partial<TransporterFieldsFragment> = {}) => ({
  __typename: 'Transporter' as const,
  id,
  name: 'Patel Roadways',
  gstNumber: GST,
  openShipments: 2,
  seller: { __typename: 'SellerSummary' as const, id: '40', name: 'Patel Bros' },
  ...more,
});

/** A server that keeps its transporters between calls. */
interface Company {
  rows?: ReturnType<typeof row>[];
  responses?: MockResponses;
  role?: number;
}

function open(
  path = PATH,
  { rows = [row('7')], responses = {}, role = Role.OPERATIONS }: Company = {},
) {
  const kept = [...rows];
  const started = openConsole(path, {
    viewer: viewerOf(role),
    responses: {
      Transporters: () => ({
        data: {
          transporters: { __typename: 'TransporterPage', items: [...kept], count: kept.length },
        },
      }),
      Transporter: () => ({ data: { transporter: row('9', { name: 'Elsewhere' }) } }),
      CreateTransporter: () => {
        kept.push(row('8', { name: 'VRL', seller: null, openShipments: 0 }));
        return { data: { createTransporter: kept.at(-1) } };
      },
      UpdateTransporter: () => ({
        data: { updateTransporter: row('7', { name: 'Patel & Sons' }) },
      }),
      DeleteTransporter: () => {
        kept.length = 0;
        return { data: { deleteTransporter: { __typename: 'Done', success: true } } };
      },
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);
const button = (text: string | RegExp) => screen.findByRole('button', { name: text });
const notice = (text: string) => screen.findByText(text);
const drawer = (name: string) => screen.findByRole('dialog', { name });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the list has its filter in the address and links the vendor', async () => {
  const { calls } = open(`${PATH}?name=pat`);
  expect(await screen.findByText(GST)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Patel Bros' })).toHaveAttribute(
    'href',
    '/view-seller/40',
  );
  expect(variablesOf(calls, 'Transporters')[0]).toMatchObject({
    filter: { name: 'pat' },
    page: 1,
    limit: 10,
  });
});

test('created in a drawer: missing fields are reported, the list updates', async () => {
  const { user, calls } = open();
  await user.click(await button('Create Transporter'));
  const form = within(await drawer('Create Transporter'));
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(await form.findByText('Please enter Transporter Name.')).toBeInTheDocument();
  expect(form.getByText('Please enter GST number.')).toBeInTheDocument();
  await user.type(form.getByLabelText(/^Transporter Name/), ' VRL ');
  await user.type(form.getByLabelText(/^GST number/), '29AAACP1234');
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(
    await form.findByText('GST number must have 15 capital letters and digits.'),
  ).toBeInTheDocument();
  await user.type(form.getByLabelText(/^GST number/), 'f1zr');
  await user.dblClick(form.getByRole('button', { name: 'Create' }));
  expect(await notice('Transporter created successfully')).toBeInTheDocument();
  expect(variablesOf(calls, 'CreateTransporter')).toEqual([
    { input: { name: 'VRL', gstNumber: GST, sellerId: null } },
  ]);
  expect(await screen.findByText('VRL', notInNotices)).toBeInTheDocument();
});

test('edited in a drawer; a server error keeps the input', async () => {
  let refuse = true;
  const responses: MockResponses = {
    UpdateTransporter: () => {
      const taken = graphqlError(
        'BAD_USER_INPUT',
        'A transporter with this GST number is there already',
      );
      const answer = refuse
        ? taken
        : { data: { updateTransporter: row('7', { name: 'Patel & Sons' }) } };
      refuse = false;
      return answer;
    },
  };
  const { user, calls } = open(`${PATH}?transporter=7`, { responses });
  const form = within(await drawer('Update transporter 7'));
  const name = form.getByLabelText(/^Transporter Name/);
  await user.clear(name);
  await user.type(name, 'Patel & Sons');
  await user.click(form.getByRole('button', { name: 'Update' }));
  expect(await notice('Error occured while updating Transporters')).toBeInTheDocument();
  expect(name).toHaveValue('Patel & Sons');
  await user.click(form.getByRole('button', { name: 'Update' }));
  expect(await notice('Transporter updated successfully')).toBeInTheDocument();
  expect(variablesOf(calls, 'UpdateTransporter').at(-1)).toEqual({
    input: { id: '7', name: 'Patel & Sons', gstNumber: GST, sellerId: '40' },
  });
});

test('one on another page is fetched for the drawer', async () => {
  open(`${PATH}?transporter=9`);
  expect(
    within(await drawer('Update transporter 9')).getByLabelText(/^Transporter Name/),
  ).toHaveValue('Elsewhere');
});

test('deleted after confirmation; the list is refetched', async () => {
  const { user, calls } = open();
  await user.click(await button(/^Actions of row 1\b/));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('Delete transporter Patel Roadways?')).toBeInTheDocument();
  const before = variablesOf(calls, 'Transporters').length;
  await user.click(await button('Confirm'));
  expect(await notice('Transporter deleted successfully')).toBeInTheDocument();
  expect(variablesOf(calls, 'DeleteTransporter')).toEqual([{ id: '7' }]);
  await waitFor(() => expect(variablesOf(calls, 'Transporters').length).toBe(before + 1));
  expect(await screen.findByText('No transporters.')).toBeInTheDocument();
});

test('with open shipments it stays, and the reason is said', async () => {
  const responses: MockResponses = {
    DeleteTransporter: () => graphqlError('REFUSED', 'Transporter has open shipments'),
  };
  const { user } = open(PATH, { responses });
  await user.click(await button(/^Actions of row 1\b/));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await button('Confirm'));
  expect(await notice('Error occured while deleting Transporters')).toBeInTheDocument();
  expect(screen.getByText('Transporter has open shipments')).toBeInTheDocument();
  expect(screen.getByText(GST)).toBeInTheDocument();
});

test('a list that could not be read says so', async () => {
  open(PATH, { responses: { Transporters: () => graphqlError('INTERNAL', 'Oh') } });
  expect(
    await screen.findByText('Error occured while retrieving Transporters'),
  ).toBeInTheDocument();
});

test('who may not approve products has no such page', async () => {
  const { calls } = open(PATH, { role: Role.SALES });
  expect(await screen.findByText(/permission/i)).toBeInTheDocument();
  expect(variablesOf(calls, 'Transporters')).toEqual([]);
});
