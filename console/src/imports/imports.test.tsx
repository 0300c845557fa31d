import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MockResponses } from '../../testing/mockGateway.ts';
import { pressInRecordMenu } from '../../testing/recordActions.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { sourceOf } from './imports.labels.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const template = (kind: string, label: string) => ({
  __typename: 'ImportTemplate',
  kind,
  label,
  help: `One row a record of ${label}.`,
  columns: [
    {
      __typename: 'ImportColumn',
      name: 'external_id',
      required: true,
      format: 'Text, at most 100 characters',
      help: 'Its id in the system it comes from',
      example: '1001',
    },
  ],
});
const sheetOf = (more: object = {}) => ({
  __typename: 'Import',
  id: '3',
  kind: 'ORGANISATION',
  source: 'Own sheets',
  fileName: 'groups.csv',
  user: { __typename: 'UserName', id: '7', name: 'Asha Rao' },
  status: 'CHECKED',
  rows: 2,
  doneRows: 2,
  newRows: 1,
  changedRows: 0,
  sameRows: 0,
  faultyRows: 1,
  fault: null,
  ignoredColumns: [],
  leftOut: 0,
  hasRows: true,
  actions: ['CHECK'],
  createdAt: '2026-11-20T06:00:00Z',
  appliedAt: null,
  undoneAt: null,
  ...more,
});
const row = (more: object) => ({
  __typename: 'ImportRow',
  row: 2,
  externalId: 'a1',
  outcome: 'NEW',
  recordId: null,
  differences: [],
  faults: [],
  ...more,
});
const ROWS = [
  row({
    differences: [
      { __typename: 'ImportDifference', column: 'organisation_name', from: null, to: 'Coorg' },
    ],
  }),
  row({
    row: 3,
    externalId: 'b1',
    outcome: 'FAULTY',
    faults: [{ __typename: 'ImportFault', column: 'organisation_name', message: 'is in row 2' }],
  }),
];
const page = (type: string, items: unknown[]) => ({
  __typename: type,
  items,
  count: items.length,
});

function open(path: string, one: object = sheetOf()) {
  const responses: MockResponses = {
    ImportTemplates: () => ({
      data: {
        importTemplates: [template('ORGANISATION', 'Organisations'), template('SKU', 'SKUs')],
      },
    }),
    Imports: () => ({ data: { imports: page('ImportPage', [one]) } }),
    Import: () => ({ data: { import: one } }),
    ImportRows: () => ({ data: { importRows: page('ImportRowPage', ROWS) } }),
    RunImport: () => ({ data: { runImport: one } }),
  };
  const opened = openConsole(path, { viewer: viewerOf(Role.TOP_ADMIN), responses });
  return { ...opened, user: userEvent.setup() };
}
const sent = (name: string, calls: { operation: string; variables: object }[]) =>
  calls.filter(({ operation }) => operation === name).map(({ variables }) => variables);

describe('a new sheet', () => {
  test('is taken to be from Tally as its XML alone, and nothing is filled in before', async () => {
    expect(['groups.csv', 'groups.xlsx', 'Masters.XML'].map(sourceOf)).toEqual([
      'Own sheets',
      'Own sheets',
      'Tally',
    ]);
    open('/imports?sheet=SKU');
    expect(await screen.findByLabelText('From')).toHaveValue('');
  });

  test('its columns are explained, and earlier sheets are listed', async () => {
    const { user } = open('/imports');
    await user.click(await screen.findByText('Columns of the sheet'));
    expect(screen.getByRole('rowheader', { name: 'external_id *' })).toBeInTheDocument();
    expect(await screen.findByText('groups.csv')).toBeInTheDocument();
    const list = screen.getByRole('region', { name: 'Imports' });
    for (const head of ['Rows', 'Faulty', 'New', 'Changed'])
      expect(within(list).getByRole('columnheader', { name: head })).toBeInTheDocument();
    const faulty = list.querySelector('[role=gridcell][col-id=faultyRows]');
    expect(faulty).toHaveTextContent('1');
    expect(faulty).toHaveClass('kit-danger');
  });
});

describe('one sheet', () => {
  test('shows what each row changes, and what is wrong with it; a faulty one is not applied', async () => {
    open('/imports/3');
    expect(
      await screen.findByRole('heading', { name: 'Organisations from Own sheets' }),
    ).toBeInTheDocument();
    const rows = await screen.findByRole('region', { name: 'Rows' });
    expect(await within(rows).findByText('organisation_name: Coorg')).toBeInTheDocument();
    expect(within(rows).getByText('organisation_name: is in row 2')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeEnabled();
    expect(screen.queryByText('Left out')).toBeNull();
    expect(screen.queryByText(/need a second person/)).toBeNull();
  });

  test('says what of another program’s file is not read, and who applies purchase orders', async () => {
    const notRead = { leftOut: 1204, ignoredColumns: ['Facebook', 'CF.Beat'] };
    open('/imports/3', sheetOf({ kind: 'OPEN_PURCHASE_ORDER', faultyRows: 0, ...notRead }));
    expect(await screen.findByText(/^1,204: paid, closed/)).toBeInTheDocument();
    expect(screen.getByText('Facebook, CF.Beat')).toBeInTheDocument();
    expect(screen.getByText(/need a second person/)).toBeInTheDocument();
  });

  test('is applied at once', async () => {
    const { calls, user } = open(
      '/imports/3',
      sheetOf({ faultyRows: 0, actions: ['CHECK', 'APPLY'] }),
    );
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(sent('RunImport', calls)).toEqual([{ id: '3', action: 'APPLY' }]);
  });

  test('is undone after asking', async () => {
    const { calls, user } = open(
      '/imports/3',
      sheetOf({ status: 'APPLIED', faultyRows: 0, actions: ['UNDO'] }),
    );
    expect(await screen.findByText('All rows were written: 1 new, 0 changed.')).toBeInTheDocument();
    await pressInRecordMenu(user, 'Undo');
    expect(sent('RunImport', calls)).toEqual([]);
    const asked = await screen.findByRole('dialog');
    await user.click(within(asked).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(sent('RunImport', calls)).toEqual([{ id: '3', action: 'UNDO' }]));
  });

  test('says how far a run is, and why one was given up', async () => {
    open(
      '/imports/3',
      sheetOf({ status: 'APPLYING', rows: 50_000, doneRows: 12_000, actions: [] }),
    );
    expect(await screen.findByText('Applying… 12,000 of 50,000 rows')).toBeInTheDocument();
    cleanup();
    open('/imports/3', sheetOf({ fault: 'Row 7, customer: gone. Nothing was written' }));
    expect(await screen.findByText(/Nothing was written/)).toBeInTheDocument();
  });

  test('tells when its rows are kept no longer', async () => {
    open('/imports/3', sheetOf({ hasRows: false, actions: [] }));
    expect(await screen.findByText(/are kept for 24 hours/)).toBeInTheDocument();
  });
});
