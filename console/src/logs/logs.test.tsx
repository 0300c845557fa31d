import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LogEntryFieldsFragment } from '../../generated/documents.ts';
import {
  type MockResponses,
  type GatewayCall,
  graphqlError,
  mockGateway,
} from '../../testing/mockGateway.ts';
import { viewerOf } from '../../testing/testConsole.tsx';
import { AllPanels } from '../app/AllPanels.tsx';
import { createApolloClient } from '../app/apolloClient.ts';
import { LogPanel } from './LogPanel.tsx';
import { fieldLabel, plainMessage } from '../ui/format/fieldLabels.ts';
import { valueText } from './logs.labels.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const entry = (id: string, more: Partial<LogEntryFieldsFragment> = {}) => ({
  __typename: 'LogEntry',
  id,
  createdAt: '2026-11-20T18:45:00Z',
  action: 'EDIT',
  from: null,
  to: null,
  changes: [],
  remarks: null,
  user: { __typename: 'UserName', id: '7', name: 'Asha Rao' },
  ...more,
});
const change = (field: string, from: string | null, to: string | null) => ({
  __typename: 'LogChange' as const,
  field,
  from,
  to,
});
const pageOf = (items: object[], count = items.length) => ({
  data: { logs: { __typename: 'LogPage', items, count } },
});

function show(responses: MockResponses): GatewayCall[] {
  const calls = mockGateway({
    Viewer: () => ({ data: { viewer: viewerOf(Role.TOP_ADMIN) } }),
    ...responses,
  });
  const nothing = () => undefined;
  const client = createApolloClient({
    uri: '/graphql',
    loading: { begin: nothing, end: nothing },
    onSessionLost: nothing,
  });
  render(
    <ApolloProvider client={client}>
      <AllPanels>
        <LogPanel entity="QUOTATION" entityId="12" />
      </AllPanels>
    </ApolloProvider>,
  );
  return calls;
}

test.each([
  ['rfq_selling_price', 'Selling price'],
  ['sales_person', 'Sales person'],
  ['line 2 quantity', 'Line 2 quantity'],
  ['line 2 rfq_selling_price', 'Line 2 selling price'],
  ['gst_no', 'GST number'],
  ['mrp', 'MRP'],
])('%s is shown as %s', (field, label) => expect(fieldLabel(field)).toBe(label));

test('shows user, field, old and new value, with status labels', async () => {
  const calls = show({
    Logs: () =>
      pageOf([
        entry('3', { action: 'CONFIRM', from: 'SENT', to: 'CONFIRMED', remarks: 'on the phone' }),
        entry('2', {
          changes: [
            change('line 1 quantity', '10', '12'),
            change('remarks', null, 'Blue'),
            change('is_active', 'true', 'false'),
          ],
        }),
        entry('1', { action: 'CREATE', to: 'SENT', user: null }),
      ]),
  });
  const [confirmed, edited, made] = within(
    await screen.findByRole('list', { name: 'Changes' }),
  ).getAllByRole('listitem');
  expect(confirmed).toHaveTextContent(
    /^2026-11-2112:15 AMAsha Rao moved it to SentDraft to ?SentConfirmon the phone$/,
  );
  expect(edited).toHaveTextContent(/Line 1 quantity10 .*12.*RemarksempTy? ?.*Blue/i);
  expect(edited).toHaveTextContent(/ActiveYes .*No/);
  expect(made).toHaveTextContent(/^12:15 AMSystem: CreateDraft$/);
  expect(calls.map(({ operation, variables }) => [operation, variables])).toEqual([
    ['Logs', { filter: { entity: 'QUOTATION', entityId: '12' }, page: 1, limit: 10 }],
  ]);
});

test('changes stand under their day: Today, Yesterday, else the date', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  show({
    Logs: () =>
      pageOf([
        entry('4', { createdAt: ago(0) }),
        entry('3', { createdAt: ago(0) }),
        entry('2', { createdAt: ago(1) }),
        entry('1', { createdAt: '2026-01-05T06:00:00Z' }),
      ]),
  });
  const entries = within(await screen.findByRole('list', { name: 'Changes' })).getAllByRole(
    'listitem',
  );
  expect(entries).toHaveLength(4);
  expect(
    entries.map(({ textContent }) => /^(Today|Yesterday|2026-01-05)?/.exec(textContent)?.[0]),
  ).toEqual(['Today', '', 'Yesterday', '2026-01-05']);
});

test('long logs are paged; empty and failed ones show messages', async () => {
  const calls = show({ Logs: ({ variables }) => pageOf([entry(String(variables['page']))], 11) });
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  await screen.findByText('Page 2 of 2');
  expect(calls.at(-1)?.variables).toMatchObject({ page: 2 });
  cleanup();
  show({ Logs: () => pageOf([]) });
  expect(await screen.findByText('No changes yet.')).toBeInTheDocument();
  cleanup();
  show({ Logs: () => graphqlError('INTERNAL_SERVER_ERROR', 'Internal server error') });
  expect(await screen.findByText('Error retrieving logs.')).toBeInTheDocument();
});

test.each([
  ['PARTIALLY_PAID', 'status', 'Partially paid'],
  ['STOCK_COUNT', 'reason', 'Stock count'],
  ['SYNCED', 'sync_status', 'Synced'],
  ['PCS', 'unit', 'PCS'],
  ['12', 'line 1 warehouse_id', '#12'],
  ['12', 'quantity', '12'],
  ['true', 'is_active', 'Yes'],
  ['1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed.png', 'logo', 'a file (png)'],
])('the value %j of %s is shown as %j', (value, field, text) =>
  expect(valueText(value, field)).toBe(text),
);

test.each([
  ['valid_until must not be in the past', 'Valid until must not be in the past'],
  ['edd must not be in the past', 'Delivery date must not be in the past'],
  ['Please give due_date and gst_no', 'Please give due date and GST number'],
  ['Someone was faster', 'Someone was faster'],
  ['deliveryDate must not be in the past', 'Delivery date must not be in the past'],
  ['Please give dueDate and gstNumber', 'Please give due date and GST number'],
  ['lines[1].sellingPrice must be above 0', 'Line 2 selling price must be above 0'],
  ['poIds[0] is not valid', 'Po id 1 is not valid'],
])('the message %j reads %j', (message, text) => expect(plainMessage(message)).toBe(text));
