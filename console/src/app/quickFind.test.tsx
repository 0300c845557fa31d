import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchHitFieldsFragment } from '../../generated/documents.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { setDark } from '../ui/theme.ts';
import type { Visitor } from './gates.ts';
import { foundPath, recordAt } from './foundPages.ts';
import { entryGroups, searchedText } from './quickFindEntries.ts';

/**
 * Page on which the tests begin, without permission for it: it has no list that would take time.
 */
const PAGE = '/reports/mom-metrics';
const admin = viewerOf(Role.BROAD_ACCESS);
beforeEach(() => localStorage.removeItem(`munim.recent.${admin.id}`));

const hit = (
  kind: SearchHitFieldsFragment['kind'],
  id: string,
  more: Partial<SearchHitFieldsFragment> = {},
): SearchHitFieldsFragment => ({
  kind,
  id,
  title: id,
  detail: 'Kaveri Crown',
  status: null,
  page: { kind, id },
  ...more,
});
const KAVERI = hit('CUSTOMER', '7', { title: 'Kaveri Crown' });

type Answer = (text: string) => SearchHitFieldsFragment[] | Promise<SearchHitFieldsFragment[]>;
async function openPage(answer: Answer) {
  const user = userEvent.setup();
  const opened = openConsole(PAGE, {
    viewer: admin,
    responses: {
      Search: async ({ variables: { text } }) => ({
        data: { search: await answer(text as string) },
      }),
      SearchedRecords: ({ variables: { keys } }) => ({
        data: {
          searchedRecords: (keys as { kind: 'ORDER'; id: string }[]).map((key) =>
            hit(key.kind, key.id),
          ),
        },
      }),
    },
  });
  const field = await screen.findByRole('button', { name: /^Search or go to/ });
  field.focus();
  return { user, field, ...opened };
}
async function openFind(answer: Answer) {
  const page = await openPage(answer);
  await page.user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Search or go to' });
  await waitFor(() => expect(box).toHaveFocus());
  return { box, ...page };
}
const options = () =>
  within(screen.getByRole('listbox', { name: 'Found' })).queryAllByRole('option');

describe('the keyboard', () => {
  it('goes through what is found; the field names the active line', async () => {
    const { user, box, router } = await openFind(() => [
      hit('ORDER', 'SO-1', { status: 'CONFIRMED' }),
      hit('BILL', '42'),
    ]);
    await user.type(box, 'so-');
    const [first, second] = await waitFor(() => {
      expect(options()).toHaveLength(2);
      return options();
    });
    await waitFor(() => expect(first).toHaveTextContent('OrderSO-1Kaveri CrownConfirmed'));
    expect(box).toHaveAttribute('aria-activedescendant', first?.id);
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(box).toHaveAttribute('aria-activedescendant', second?.id);
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toContain('SO-1'));
    expect(screen.queryByRole('combobox', { name: 'Search or go to' })).toBeNull();
  });

  it('what is typed before the field is there is searched, and its Enter opens the first', async () => {
    const { user, router } = await openPage((text) => (text === 'kav' ? [KAVERI] : []));
    await user.keyboard('{Control>}k{/Control}kax{Backspace}v{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toContain('customer-details/7'));
  });

  it('Enter before the answer opens what comes first in it', async () => {
    let answered: (hits: SearchHitFieldsFragment[]) => void = () => undefined;
    const { user, box, router } = await openFind(
      () => new Promise((resolve) => (answered = resolve)),
    );
    await user.type(box, 'so-1{Enter}');
    await screen.findByText('Searching…');
    await waitFor(() => {
      answered([hit('ORDER', 'SO-1')]);
      expect(router.state.location.pathname).toContain('SO-1');
    });
  });

  it('Ctrl+Enter opens another tab, Escape closes and gives the focus back', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, box, field, router } = await openFind(() => [hit('ORDER', 'SO-1')]);
    await user.type(box, 'so-1');
    await screen.findByRole('option', { name: /SO-1/ });
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(open).toHaveBeenCalledWith('/sales/orders/order-details/SO-1', '_blank', 'noopener');
    expect(router.state.location.pathname).toBe(PAGE);
    open.mockRestore();
    await user.click(field);
    await screen.findByRole('combobox', { name: 'Search or go to' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
  });
});

it('changes the appearance at once', async () => {
  const { user, box } = await openFind(() => []);
  await user.type(box, 'dark{Enter}');
  await waitFor(() => expect(document.body).toHaveClass('bp6-dark'));
  expect(screen.queryByRole('combobox', { name: 'Search or go to' })).toBeNull();
  act(() => setDark(false));
});

it('signs out after a question', async () => {
  const { user, box } = await openFind(() => []);
  await user.type(box, 'logout{Enter}');
  expect(await screen.findByText('Are you sure you want to sign out?')).toBeInTheDocument();
});

describe('the answer', () => {
  it('to an older text is never shown, though it comes later', async () => {
    const waiting = new Map<string, (hits: SearchHitFieldsFragment[]) => void>();
    const { user, box } = await openFind(
      (text) => new Promise((resolve) => waiting.set(text, resolve)),
    );
    await user.type(box, 'so-1');
    await waitFor(() => expect(waiting.has('so-1')).toBe(true));
    await user.type(box, '2');
    await waitFor(() => expect(waiting.has('so-12')).toBe(true));
    waiting.get('so-12')?.([hit('ORDER', 'SO-12')]);
    await screen.findByRole('option', { name: /SO-12/ });
    waiting.get('so-1')?.([hit('ORDER', 'SO-1')]);
    await user.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(1);
  });

  it('that fails is said in the list, and the pages stay', async () => {
    const { user, box } = await openFind(() => {
      throw new TypeError('Failed to fetch');
    });
    await user.type(box, 'bills');
    await screen.findByText('The search did not answer. Type on to try again.');
    expect(screen.getByRole('option', { name: /Bills/ })).toBeInTheDocument();
  });
});

it('without a text it begins with what was opened last, each once', async () => {
  const { user, router } = await openFind(() => []);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Found' })).toBeNull());
  const kept = () => localStorage.getItem(`munim.recent.${admin.id}`);
  for (const [path, first] of [
    ['/sales/invoice?invoice=5', 'INVOICE'],
    ['/purchase/bills?bill=9', 'BILL'],
    ['/logistics/shipments?shipment=3', 'SHIPMENT'],
    ['/purchase/bills?bill=9', 'BILL'],
  ] as const) {
    await act(() => router.navigate(path));
    await waitFor(() => expect(kept()).toMatch(new RegExp(`^.{1,10}${first}`)));
  }
  await act(() => router.navigate(PAGE));
  await screen.findByText('You do not have permission to view this page.');
  await user.keyboard('{Control>}k{/Control}');
  const recent = await screen.findByRole('group', { name: 'Recent' });
  expect(
    within(recent)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bill9Kaveri Crown', 'Shipment3Kaveri Crown', 'Invoice5Kaveri Crown']);
});

describe('groups', () => {
  const visitor: Visitor = { can: () => true, roleId: Role.TOP_ADMIN };
  const names = (typed: string, hits: SearchHitFieldsFragment[] = []) =>
    entryGroups(typed, hits, visitor).map(({ name }) => name);
  const titles = (typed: string, hits: SearchHitFieldsFragment[], who = visitor) =>
    entryGroups(typed, hits, who)
      .find(({ name }) => name === 'Actions')
      ?.entries.map(({ title, path }) => `${title} ${path}`);

  it('a page whose name begins so comes before the records', () => {
    expect(names('bill', [hit('BILL', '1')])).toEqual(['Pages', 'Records']);
    expect(names('so-1', [hit('ORDER', 'SO-1')])).toEqual(['Records']);
    expect(names('')).toEqual(['Actions', 'Pages']);
  });

  it('a customer brings what is done for it, one action first when its words are typed', () => {
    expect(titles('kav', [KAVERI])).toEqual([
      'New quote request for Kaveri Crown… /sales/quote-requests?customer=7&create=1',
      'New order for Kaveri Crown… /sales/orders?customer=7&form=create',
      'Receive payment of Kaveri Crown… /sales/invoice?customer=7&statuses=ISSUED%2CPARTIALLY_PAID',
    ]);
    expect(names('new order for kav', [KAVERI])).toEqual(['Actions', 'Records']);
    expect(titles('new order for kav', [KAVERI])).toEqual([
      'New order for Kaveri Crown… /sales/orders?customer=7&form=create',
    ]);
    const seesOnly = { can: () => false, roleId: Role.SALES };
    expect(titles('kav', [KAVERI], seesOnly)).toBeUndefined();
  });

  it.each([
    ['new order for kaveri', 'kaveri'],
    ['receive payment of kaveri', 'kaveri'],
    ['New quote kaveri crown', 'kaveri crown'],
    ['new orders', 'new orders'],
    ['kaveri', 'kaveri'],
  ])('%s searches %s', (typed, searched) => expect(searchedText(typed)).toBe(searched));
});

it('an enquiry opens the list of its quote requests', () => {
  const found = hit('ENQUIRY', '426', { title: 'ENQ-00426' });
  expect(foundPath(found)).toBe('/sales/quote-requests?enquiry=ENQ-00426');
});

it.each([
  ['/sales/orders/order-details/SO-2627-00001?tab=log', 'ORDER', 'SO-2627-00001'],
  ['/sales/invoice?status=x&invoice=5', 'INVOICE', '5'],
  ['/sales/organisation/customer/customer-details/7', 'CUSTOMER', '7'],
  ['/ops-support?search=TK-1&ticket=TK-1', 'TICKET', 'TK-1'],
])('%s is a record', (path, kind, id) => {
  const { pathname, search } = new URL(path, 'http://localhost');
  expect(recordAt({ pathname, search })).toEqual({ kind, id });
});

it.each([
  '/',
  '/sales/quote-requests?enquiry=ENQ-00426',
  '/sales/orders',
  '/sales/invoice',
  '/sales/orders?form=create',
])('%s is none', (path) => {
  const { pathname, search } = new URL(path, 'http://localhost');
  expect(recordAt({ pathname, search })).toBeUndefined();
});
