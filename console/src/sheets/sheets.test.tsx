import { ApolloProvider } from '@apollo/client/react';
import { BlueprintProvider } from '@blueprintjs/core';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SheetOutcomeFragment } from '../../generated/documents.ts';
import type { MockResponses } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { type Sending, uploadWire } from '../../testing/testUploadWire.ts';
import { createApolloClient } from '../app/apolloClient.ts';
import { LeadSheetDrawer } from '../seller-leads/LeadSheetDrawer.tsx';

let wire: Sending[];
beforeEach(() => {
  wire = uploadWire();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const difference = (row: number, more: object = {}) => ({
  __typename: 'SheetDifference' as const,
  row,
  recordId: String(row * 10),
  field: 'unit',
  from: 'Nos',
  to: 'Box',
  ...more,
});
const error = (row: number, message: string) => ({
  __typename: 'SheetError' as const,
  row,
  column: 'product_sku_id',
  message,
});
function outcome(more: Partial<SheetOutcomeFragment> = {}) {
  const differences = more.differences ?? [difference(2)];
  const errors = more.errors ?? [];
  return {
    __typename: 'SheetResult',
    rows: 3,
    records: differences.length,
    differences,
    differenceCount: differences.length,
    errors,
    errorCount: errors.length,
    ...more,
  };
}
const skus = (more: Partial<SheetOutcomeFragment> = {}) => ({
  data: { updateSkusFromSheet: outcome(more) },
});
const leads = (more: Partial<SheetOutcomeFragment> = {}) => ({
  data: { onboardLeads: outcome(more) },
});
const refused = (code: string, message: string) => ({
  data: null,
  errors: [{ message, extensions: { code } }],
});

const sheet = (name = 'skus.xlsx', content = 'PK') => new File([content], name);
const chosen = async (file: File) => {
  fireEvent.change(screen.getByLabelText('Sheet'), { target: { files: [file] } });
  await screen.findByTitle(file.name);
};
const last = () => wire.at(-1)!;
const apply = () => screen.getByRole('button', { name: 'Apply' });

async function openSkuSheet(responses: MockResponses = {}, roleId: number = Role.TOP_ADMIN) {
  const started = openConsole('/update-sku-update', { viewer: viewerOf(roleId), responses });
  await screen.findByRole('heading', { name: 'Update SKUs by sheet' });
  return { ...started, user: userEvent.setup() };
}
async function checked(user: ReturnType<typeof userEvent.setup>, answer: object, file = sheet()) {
  await chosen(file);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(wire.length).toBeGreaterThan(0));
  await last().answer(answer);
}

describe('SKUs by sheet', () => {
  test('a sheet is checked, previewed, and applied unchanged', async () => {
    const { user } = await openSkuSheet();
    expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
    await chosen(sheet());
    expect(apply()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await waitFor(() => expect(wire).toHaveLength(1));
    await last().progress(0.42);
    expect(screen.getByRole('status')).toHaveTextContent('Sending… 42 %');
    await last().progress(1);
    expect(screen.getByRole('status')).toHaveTextContent('Checking…');
    expect(last()).toMatchObject({ operation: 'UpdateSkusFromSheet', variables: { dryRun: true } });
    await last().answer(
      skus({
        rows: 340,
        differences: [
          difference(2),
          difference(2, { field: 'is_active', from: 'TRUE', to: 'FALSE' }),
        ],
      }),
    );
    expect(await screen.findByText('2 changes, 0 errors in 340 rows')).toBeInTheDocument();
    const row = (await screen.findByText('is_active')).closest<HTMLElement>('[role=row]')!;
    expect(within(row).getByText('TRUE')).toBeInTheDocument();
    expect(within(row).getByText('20')).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Errors only' })).toBeNull();
    await user.click(apply());
    await waitFor(() => expect(wire).toHaveLength(2));
    expect(last().variables).toMatchObject({ dryRun: false });
    expect(last().file.name).toBe('skus.xlsx');
    expect(apply()).toBeDisabled();
    await last().answer(skus({ records: 2 }));
    expect(await screen.findByText('SKUs updated successful.')).toBeInTheDocument();
    expect(screen.getByText('2 SKUs were changed.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  });

  test('a sheet with errors cannot be applied; errors are listed separately, 20 a page', async () => {
    const { user } = await openSkuSheet();
    const differences = Array.from({ length: 25 }, (_, i) => difference(i + 2));
    await checked(user, skus({ rows: 40, differences, errors: [error(3, 'SKU 7 not found')] }));
    expect(await screen.findByText('25 changes, 1 error in 40 rows')).toBeInTheDocument();
    expect(apply()).toBeDisabled();
    expect(screen.getByText('1–20 of 26')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('21–26 of 26')).toBeInTheDocument();
    await user.click(screen.getByLabelText('Errors only'));
    expect(screen.getByText('1–1 of 1')).toBeInTheDocument();
    expect(await screen.findByText('SKU 7 not found')).toBeInTheDocument();
  });

  test('a truncated preview shows a message; a sheet without changes cannot be applied', async () => {
    const { user } = await openSkuSheet();
    await checked(user, skus({ rows: 20_000, differenceCount: 20_000 }));
    expect(await screen.findByText('20,000 changes, 0 errors in 20,000 rows')).toBeInTheDocument();
    expect(
      screen.getByText('Shown are the first 1 change and the first 0 errors.'),
    ).toBeInTheDocument();
    await checked(user, skus({ differences: [] }), sheet('same.csv'));
    expect(await screen.findByText(/nothing would change/)).toBeInTheDocument();
    expect(apply()).toBeDisabled();
  });

  test('after a conflict the notice and the new differences are shown', async () => {
    const { user } = await openSkuSheet();
    await checked(user, skus());
    await waitFor(() => expect(apply()).toBeEnabled());
    await user.click(apply());
    await waitFor(() => expect(wire).toHaveLength(2));
    await last().answer(refused('SHEET_HAS_ERRORS', 'The sheet has 1 error: nothing was changed'));
    expect(await screen.findByText('SKUs update failed.')).toBeInTheDocument();
    expect(screen.getByText('The sheet has 1 error: nothing was changed')).toBeInTheDocument();
    await waitFor(() => expect(wire).toHaveLength(3));
    expect(last().variables).toMatchObject({ dryRun: true });
    await last().answer(skus({ errors: [error(2, 'SKU 20 not found')] }));
    expect(await screen.findByText('SKU 20 not found')).toBeInTheDocument();
    expect(apply()).toBeDisabled();
  });

  test('other file types are refused before upload; unreadable rows show their error', async () => {
    const { user } = await openSkuSheet();
    const choose = (file: File) =>
      fireEvent.change(screen.getByLabelText('Sheet'), { target: { files: [file] } });
    choose(sheet('skus.pdf'));
    expect(await screen.findByText('Only .xlsx and .csv files can be read.')).toBeInTheDocument();
    choose(sheet('empty.csv', ''));
    expect(await screen.findByText('The file is empty.')).toBeInTheDocument();
    choose(Object.defineProperty(sheet(), 'size', { value: 10 * 1024 * 1024 + 1 }));
    expect(await screen.findByText('A file may have at most 10 MB.')).toBeInTheDocument();
    expect(wire).toEqual([]);
    await checked(user, refused('BAD_USER_INPUT', 'The file is broken'));
    expect(await screen.findByText('The file is broken')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(wire).toHaveLength(2));
  });

  test('a sheet can be dropped; leaving aborts the check', async () => {
    const { user, router } = await openSkuSheet();
    fireEvent.drop(screen.getByText('or drop it here').parentElement!, {
      dataTransfer: { files: [sheet('dropped.csv')] },
    });
    await screen.findByTitle('dropped.csv');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await waitFor(() => expect(wire).toHaveLength(1));
    await act(() => router.navigate('/'));
    await waitFor(() => expect(last().cancelled).toBe(true));
  });

  test('a template, and the SKUs of a product as a sheet', async () => {
    const saved: { name: string; blob: Blob }[] = [];
    let made = new Blob();
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => ((made = blob), 'blob:x'),
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, blob: made });
    });
    const sku = {
      __typename: 'Sku',
      id: '7',
      name: '=Cup',
      unit: 'Nos',
      unitCode: 'NOS',
      isActive: false,
    };
    const { user, calls } = await openSkuSheet({
      ProductsForSheet: () => ({
        data: {
          products: {
            __typename: 'ProductPage',
            items: [{ __typename: 'Product', id: '3', name: 'Cups' }],
            count: 1,
          },
        },
      }),
      SkusForSheet: () => ({ data: { skus: { __typename: 'SkuPage', items: [sku], count: 1 } } }),
    });
    const textOf = async ({ blob }: { blob: Blob }) =>
      new TextDecoder().decode(new Uint8Array(await blob.arrayBuffer()));
    await user.click(screen.getByRole('button', { name: 'Download template' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.name).toBe('sku-sheet.csv');
    expect(await textOf(saved[0]!)).toContain(
      '"product_sku_id","product_sku_name","unit","unit_code","is_active"\r\n"1",',
    );
    // the menu gives the focus back to its button when it has closed, also from a field that has it by then
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'CSV (.csv)' })).toBeNull());
    await user.type(screen.getByPlaceholderText('SKUs of a product…'), 'cup');
    await user.click(await screen.findByText('Cups'));
    await user.click(await screen.findByRole('button', { name: 'Download its SKUs' }));
    await user.click((await screen.findAllByRole('menuitem', { name: 'CSV (.csv)' })).at(-1)!);
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(await textOf(saved[1]!)).toContain(`"7","'=Cup","Nos","NOS","FALSE"`);
    expect(calls.find(({ operation }) => operation === 'SkusForSheet')?.variables).toMatchObject({
      productId: '3',
      page: 1,
      limit: 200,
    });
  });

  test('requires SKU WRITE', async () => {
    openConsole('/update-sku-update', { viewer: viewerOf(Role.SALES) });
    expect(
      await screen.findByText('You do not have permission to view this page.'),
    ).toBeInTheDocument();
  });
});

describe('leads by sheet', () => {
  test('the same panel in a drawer, with its own notices', async () => {
    const onApplied = jest.fn();
    const client = createApolloClient({
      uri: '/graphql',
      loading: { begin: jest.fn(), end: jest.fn() },
      onSessionLost: jest.fn(),
    });
    render(
      <ApolloProvider client={client}>
        <BlueprintProvider>
          <LeadSheetDrawer onClose={() => undefined} onApplied={onApplied} />
        </BlueprintProvider>
      </ApolloProvider>,
    );
    const user = userEvent.setup();
    expect(screen.getByRole('dialog', { name: 'Upload leads sheet' })).toBeInTheDocument();
    const lead = difference(2, {
      recordId: null,
      field: 'seller_name',
      from: null,
      to: 'Sri Traders',
    });
    await checked(user, leads({ differences: [lead] }), sheet('leads.csv'));
    expect(await screen.findByText('Sri Traders')).toBeInTheDocument();
    expect(screen.getByText('new')).toBeInTheDocument();
    await user.click(apply());
    await waitFor(() => expect(wire).toHaveLength(2));
    await last().answer(refused('INTERNAL_SERVER_ERROR', 'Internal server error'));
    expect(await screen.findByText('Sheet Upload Failed.')).toBeInTheDocument();
    await waitFor(() => expect(wire).toHaveLength(3));
    await last().answer(leads({ differences: [lead] }));
    await waitFor(() => expect(apply()).toBeEnabled());
    await user.click(apply());
    await waitFor(() => expect(wire).toHaveLength(4));
    await last().answer(leads({ records: 1 }));
    expect(await screen.findByText('Sheet Upload successful.')).toBeInTheDocument();
    expect(screen.getByText('1 lead was made.')).toBeInTheDocument();
    expect(onApplied).toHaveBeenCalledTimes(1);
  });
});
