import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListViewFieldsFragment } from '../../generated/documents.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

type View = ListViewFieldsFragment & { __typename: 'ListView' };
interface Default {
  __typename: 'ListViewDefault';
  list: string;
  roleId: number | null;
  choice: string;
}
const LIST = 'sales-orders';
const STATUS = { name: 'statuses', value: 'CONFIRMED' };

/** Keeps what the console sends, and answers with it. */
function open(path: string, role: number, kept: Partial<View>[] = []) {
  let views = kept.map((view, index): View => ({
    __typename: 'ListView',
    id: String(index + 1),
    list: LIST,
    name: 'Late in Pune',
    parameters: [STATUS],
    columns: null,
    isShared: false,
    mayChange: true,
    version: 1,
    ...view,
  }));
  let defaults: Default[] = [];
  const change = (id: unknown, more: object): View => {
    views = views.map((view) =>
      view.id === id ? { ...view, ...more, version: view.version + 1 } : view,
    );
    return views.find((view) => view.id === id)!;
  };
  const onWire = (view: View) => ({
    ...view,
    parameters: view.parameters.map((one) => ({ __typename: 'ViewParameter', ...one })),
  });
  const listViews = () => ({ __typename: 'ListViews', views: views.map(onWire), defaults });
  const started = openConsole(path, {
    viewer: viewerOf(role),
    responses: {
      Start: () => ({ data: { viewer: viewerOf(role), mySettings: [], listViews: listViews() } }),
      ListViews: () => ({ data: { listViews: listViews() } }),
      Orders: () => ({ data: { orders: { __typename: 'OrderPage', items: [], count: 0 } } }),
      CreateListView: ({ variables }) => {
        const input = variables['input'] as Pick<View, 'name' | 'parameters' | 'columns'>;
        const made: View = {
          ...{ __typename: 'ListView', id: '9', list: LIST, isShared: false, mayChange: true },
          ...{ version: 1, name: input.name, columns: input.columns ?? null },
          parameters: input.parameters,
        };
        views.push(made);
        return { data: { createListView: onWire(made) } };
      },
      UpdateListView: ({ variables }) => {
        const { id, version: _, ...more } = variables['input'] as Partial<View>;
        return { data: { updateListView: onWire(change(id, more)) } };
      },
      DeleteListView: ({ variables }) => {
        views = views.filter(({ id }) => id !== variables['id']);
        return { data: { deleteListView: { __typename: 'Done', success: true } } };
      },
      SetListViewDefault: ({ variables }) => {
        const chosen = variables as unknown as Default;
        defaults = [{ ...chosen, __typename: 'ListViewDefault', roleId: null }];
        return { data: { setListViewDefault: { __typename: 'Done', success: true } } };
      },
    },
  });
  const user = userEvent.setup();
  // finds by label: by role every element of the page is examined, each time a wait asks again
  const bar = async () => within(await screen.findByLabelText('Views'));
  return {
    ...started,
    user,
    tab: async (name: string) => (await bar()).findByRole('button', { name }),
    tabs: () => [...screen.getByLabelText('Views').querySelectorAll('button')].map(nameAndState),
    press: async (item: string | RegExp) => {
      await user.click(await (await bar()).findByRole('button', { name: 'View' }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    },
    sent: (operation: string) =>
      started.calls
        .filter((call) => call.operation === operation)
        .map(({ variables }) => variables),
  };
}
const nameAndState = (tab: HTMLElement) =>
  tab.getAttribute('aria-pressed') === 'true' ? `${tab.textContent} (shown)` : tab.textContent;

test('what is shown is saved under a name and is the view that is shown then', async () => {
  const { user, press, tabs, sent, router } = open('/sales/orders?statuses=CONFIRMED', Role.SALES);
  await press('Save as a view …');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please enter Name.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Name/), 'Confirmed ones');
  await user.dblClick(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(tabs()).toContain('Confirmed ones (shown)'));
  expect(router.state.location.search).toContain('view=9');
  expect(sent('CreateListView')).toEqual([
    {
      input: {
        list: LIST,
        name: 'Confirmed ones',
        columns: expect.any(String),
        parameters: [{ name: 'statuses', value: 'CONFIRMED' }],
      },
    },
  ]);
});

test('a view is renamed, made the default, shared by who may share, and deleted', async () => {
  const { user, press, tab, tabs, sent } = open('/sales/orders', Role.TOP_ADMIN, [{}]);
  await user.click(await tab('Late in Pune'));
  await press('Rename …');
  const rename = within(await screen.findByRole('dialog', { name: 'Rename “Late in Pune”' }));
  await user.clear(rename.getByLabelText(/^Name/));
  await user.type(rename.getByLabelText(/^Name/), 'Pune');
  await user.click(rename.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(tabs()).toContain('Pune (shown)'));
  await press('Set as my default');
  expect(await screen.findByText('Default changed')).toBeInTheDocument();
  await press('Share with everybody');
  await waitFor(() => expect(sent('UpdateListView')).toHaveLength(2));
  expect(sent('UpdateListView')).toEqual([
    { input: { id: '1', version: 1, name: 'Pune' } },
    { input: { id: '1', version: 2, isShared: true } },
  ]);
  expect(sent('SetListViewDefault')).toEqual([{ list: LIST, choice: '1' }]);
  await press('Delete view');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Pune”' }));
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(tabs()).toContain('All (shown)'));
  expect(tabs().join()).not.toContain('Pune');
});

test('a list without views has no bar before there is something to save', async () => {
  open('/logistics/transporters', Role.TOP_ADMIN);
  await screen.findByRole('heading', { name: 'Transporters' });
  expect(screen.queryByLabelText('Views')).toBeNull();
  cleanup();
  const { tabs } = open('/logistics/transporters?name=Ravi', Role.TOP_ADMIN);
  await screen.findByLabelText('Views');
  expect(tabs()).toEqual(['All', 'View']);
});

test('who may not share neither shares nor changes what others share, and may choose it as default', async () => {
  const { user, tab, sent } = open('/sales/orders', Role.SALES, [
    { isShared: true, mayChange: false },
  ]);
  await user.click(await tab('Late in Pune'));
  await user.click(await tab('View'));
  await screen.findByRole('menuitem', { name: 'Set as my default' });
  for (const name of ['Share with everybody', 'Rename …', 'Delete view', 'Default of a role'])
    expect(screen.queryByRole('menuitem', { name })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Set as my default' }));
  await waitFor(() => expect(sent('SetListViewDefault')).toEqual([{ list: LIST, choice: '1' }]));
});
