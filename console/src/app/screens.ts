import { analyticsScreens } from '../analytics/analytics.screens.ts';
import { billsScreens } from '../bills/bills.screens.ts';
import { categoriesScreens } from '../categories/categories.screens.ts';
import { creditNotesScreens } from '../credit-notes/credit-notes.screens.ts';
import { deliveryChallansScreens } from '../delivery-challans/delivery-challans.screens.ts';
import { deliveryPointsScreens } from '../delivery-points/delivery-points.screens.ts';
import { expensesScreens } from '../expenses/expenses.screens.ts';
import { homeScreens } from '../home/home.screens.ts';
import { importsScreens } from '../imports/imports.screens.ts';
import { invoicesScreens } from '../invoices/invoices.screens.ts';
import { offersScreens } from '../offers/offers.screens.ts';
import { ordersScreens } from '../orders/orders.screens.ts';
import { organisationsScreens } from '../organisations/organisations.screens.ts';
import { productsScreens } from '../products/products.screens.ts';
import { purchaseOrdersScreens } from '../purchase-orders/purchase-orders.screens.ts';
import { quotationsScreens } from '../quotations/quotations.screens.ts';
import { quoteRequestsScreens } from '../quote-requests/quote-requests.screens.ts';
import { sampleRequestsScreens } from '../sample-requests/sample-requests.screens.ts';
import { sellersScreens } from '../sellers/sellers.screens.ts';
import { sheetsScreens } from '../sheets/sheets.screens.ts';
import { shipmentsScreens } from '../shipments/shipments.screens.ts';
import { skusScreens } from '../skus/skus.screens.ts';
import { tenantsScreens } from '../tenants/tenants.screens.ts';
import { transportersScreens } from '../transporters/transporters.screens.ts';
import { usersScreens } from '../users/users.screens.ts';
import { warehousesScreens } from '../warehouses/warehouses.screens.ts';
import { blogsScreens } from '../blogs/blogs.screens.ts';
import { companyScreens } from '../company/company.screens.ts';
import { setUpScreens } from '../set-up/set-up.screens.ts';
import { supportScreens } from '../support/support.screens.ts';
import { matchPath } from 'react-router-dom';
import { apiTokensScreens } from '../api-tokens/api-tokens.screens.ts';
import { savedQueriesScreens } from '../saved-queries/saved-queries.screens.ts';
import type { Screen } from './feature.ts';
import { loadPart } from './lazyScreen.ts';

/** Screens of all features; preloads.ts reads them at the build too. */
export const ALL_SCREENS: readonly Screen[] = [
  ...analyticsScreens,
  ...organisationsScreens,
  ...tenantsScreens,
  ...usersScreens,
  ...sheetsScreens,
  ...importsScreens,
  ...categoriesScreens,
  ...sellersScreens,
  ...productsScreens,
  ...skusScreens,
  ...offersScreens,
  ...transportersScreens,
  ...warehousesScreens,
  ...quoteRequestsScreens,
  ...quotationsScreens,
  ...ordersScreens,
  ...sampleRequestsScreens,
  ...purchaseOrdersScreens,
  ...deliveryPointsScreens,
  ...billsScreens,
  ...invoicesScreens,
  ...creditNotesScreens,
  ...expensesScreens,
  ...deliveryChallansScreens,
  ...shipmentsScreens,
  ...homeScreens,
  ...blogsScreens,
  ...apiTokensScreens,
  ...savedQueriesScreens,
  ...supportScreens,
  ...companyScreens,
  ...setUpScreens,
];

/** Pages with a top bar and nothing else: no session is needed. */
export const PUBLIC_SCREENS: readonly Screen[] = ALL_SCREENS.filter(
  ({ gate }) => gate === 'public',
);

/** Every page of the console that needs a session: one row per route. */
export const SCREENS: readonly Screen[] = ALL_SCREENS.filter(({ gate }) => gate !== 'public');

/** Loads the code of the page at an address, which is then drawn at once. */
export async function loadScreenOf(pathname: string): Promise<void> {
  const screen = ALL_SCREENS.find(({ path }) => matchPath(path, pathname));
  // drawing the page says what went wrong
  if (screen) await loadPart(screen.load).catch(() => undefined);
}

export function screenAt(path: string): Screen {
  const screen = SCREENS.find((one) => one.path === path);
  if (!screen) throw new Error(`No screen at ${path}`);
  return screen;
}
