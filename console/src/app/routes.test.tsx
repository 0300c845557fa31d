import { describe, expect, it } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { readTokens } from './tokens.ts';

const admin = viewerOf(Role.TOP_ADMIN);
const mainMenu = () => screen.findByRole('navigation', { name: 'Main' });

describe('without a session', () => {
  it.each(['/', '/ops-support', '/sales/quote-requests?status=PENDING', '/admins'])(
    '%s redirects to the sign-in page and is remembered',
    async (path) => {
      const { router } = openConsole(path);
      expect(await screen.findByLabelText('E-mail or phone')).toBeInTheDocument();
      const { pathname, search } = router.state.location;
      expect(pathname).toBe('/login');
      expect(new URLSearchParams(search).get('return') ?? '/').toBe(path);
    },
  );

  it('an unknown path is not found, under the top bar alone', async () => {
    openConsole('/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('the tracker is public', async () => {
    openConsole('/public/order-delay-tracker');
    expect(await screen.findByRole('heading', { name: 'Order delay tracker' })).toBeInTheDocument();
  });
});

describe('signed in', () => {
  it('/login redirects to Home', async () => {
    const { router } = openConsole('/login', { viewer: admin });
    await mainMenu();
    expect(router.state.location.pathname).toBe('/');
  });

  it('a page without permission shows a message inside the frame', async () => {
    openConsole('/reports/mom-metrics', { viewer: viewerOf(Role.BROAD_ACCESS) });
    expect(
      await screen.findByText('You do not have permission to view this page.'),
    ).toBeInTheDocument();
    expect(await mainMenu()).toBeInTheDocument();
  });

  it('an unknown path is not found, inside the frame', async () => {
    openConsole('/nowhere', { viewer: admin });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(await mainMenu()).toBeInTheDocument();
  });

  it('a path with /request/ has no frame', async () => {
    openConsole('/some/request/7', { viewer: admin });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it.each([
    ['/viewQuotation/12', '/sales/quotation-details/12'],
    ['/order/12', '/sales/orders/order-details/12'],
  ])('%s is replaced by %s', async (old, path) => {
    const { router } = openConsole(old, { viewer: admin });
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('the key [ leaves the icons of the menu, whose groups open beside them; the server keeps it', async () => {
    const saveMySetting = { __typename: 'Done', success: true };
    const { router, calls } = openConsole('/purchase/bills', {
      viewer: admin,
      responses: { SaveMySetting: () => ({ data: { saveMySetting } }) },
    });
    const menu = within(await mainMenu());
    await userEvent.keyboard('[[');
    expect(menu.queryByText('Purchase')).toBeNull();
    expect(menu.getByRole('link', { name: 'Home' })).toBeInTheDocument();
    await userEvent.click(menu.getByRole('button', { name: 'Logistics' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Transporters' }));
    expect(router.state.location.pathname).toBe('/logistics/transporters');
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'SaveMySetting')?.variables).toEqual({
        key: 'menu',
        value: 'collapsed',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show the words of the menu' }));
    expect(menu.getByText('Purchase')).toBeInTheDocument();
  });

  it('the group of the current path opens itself; others open by a click', async () => {
    openConsole('/purchase/bills', { viewer: admin });
    const menu = within(await mainMenu());
    expect(menu.getByRole('button', { name: 'Purchase' })).toHaveAttribute('aria-expanded', 'true');
    expect(menu.getByRole('link', { name: 'Bills' })).toHaveAttribute('aria-current', 'page');
    expect(menu.queryByRole('link', { name: 'Transporters' })).toBeNull();
    await userEvent.click(menu.getByRole('button', { name: 'Logistics' }));
    expect(menu.getByRole('link', { name: 'Transporters' })).toHaveAttribute(
      'href',
      '/logistics/transporters',
    );
  });

  it('Ctrl+K goes to a page of the menu', async () => {
    const user = userEvent.setup();
    const { router } = openConsole('/purchase/bills', { viewer: admin });
    await mainMenu();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(
      await screen.findByRole('combobox', { name: 'Search or go to' }),
      'challan{Enter}',
    );
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/logistics/delivery-challans'),
    );
  });

  it("'?' lists the keys", async () => {
    openConsole('/purchase/bills', { viewer: admin });
    await mainMenu();
    fireEvent.keyDown(document.body, { key: '?', code: 'Slash', shiftKey: true });
    expect(await screen.findByText('To the search')).toBeInTheDocument();
    expect(screen.getByText('Search or go to a page')).toBeInTheDocument();
  });

  it('the user menu links admin users for those with the permission', async () => {
    const user = userEvent.setup();
    const { router } = openConsole('/purchase/bills', { viewer: admin });
    await user.click(await screen.findByRole('button', { name: 'User menu: Asha Rao' }));
    await user.click(await screen.findByText('Admin users'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admins'));
  });
});

describe('the end of a session', () => {
  it('Sign Out asks, then leaves even when the call fails', async () => {
    const user = userEvent.setup();
    const { router, calls } = openConsole('/purchase/bills', {
      viewer: admin,
      responses: { Logout: () => graphqlError('INTERNAL_SERVER_ERROR') },
    });
    await user.click(within(await mainMenu()).getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('Are you sure you want to sign out?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(readTokens().accessToken).toBe('a1');
    await user.click(within(await mainMenu()).getByRole('button', { name: 'Sign Out' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByLabelText('E-mail or phone')).toBeInTheDocument();
    expect(calls.filter(({ operation }) => operation === 'Logout')).toHaveLength(1);
    expect(readTokens()).toEqual({ accessToken: null, refreshToken: null });
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
  });

  it("a failed refresh shows 'Error' and goes to /login with the way back", async () => {
    const { router } = openConsole('/purchase/bills?page=2', {
      viewer: admin,
      responses: {
        Viewer: () => graphqlError('UNAUTHENTICATED'),
        RefreshAccessToken: () => graphqlError('UNAUTHENTICATED'),
      },
    });
    expect(await screen.findByText('Error')).toBeInTheDocument();
    await screen.findByLabelText('E-mail or phone');
    expect(new URLSearchParams(router.state.location.search).get('return')).toBe(
      '/purchase/bills?page=2',
    );
    expect(readTokens().accessToken).toBeNull();
  });

  it('signing out in one tab signs out the other tabs', async () => {
    openConsole('/purchase/bills', { viewer: admin });
    await mainMenu();
    localStorage.clear();
    act(
      () =>
        void window.dispatchEvent(
          new StorageEvent('storage', { key: 'accessToken', newValue: null }),
        ),
    );
    expect(await screen.findByLabelText('E-mail or phone')).toBeInTheDocument();
  });
});
