import { matchPath } from 'react-router-dom';
import type { Screen } from './feature.ts';
import { isGateOpen, type Visitor } from './gates.ts';
import { SCREENS, screenAt } from './screens.ts';
import { t } from '../ui/text.ts';

export interface MenuItem {
  label: string;
  path: string;
}
export interface MenuGroup {
  label: string;
  items: readonly MenuItem[];
}
/** A single item without a group. */
export type MenuEntry = MenuItem | MenuGroup;

export const isGroup = (entry: MenuEntry): entry is MenuGroup => 'items' in entry;

/** Order and labels of the menu. Keys are routes (docs/rules/console.md#pages-and-menu). */
const MENU: readonly MenuEntry[] = [
  { label: t('Home'), path: '/' },
  {
    label: t('Inventory'),
    items: [
      { label: t('Manage Products'), path: '/inventory/products' },
      { label: t('Categories'), path: '/inventory/categories' },
      { label: t('Warehouse'), path: '/inventory/warehouse' },
    ],
  },
  {
    label: t('Sales'),
    items: [
      { label: t('Customers'), path: '/sales/organisations' },
      { label: t('Quote Requests'), path: '/sales/quote-requests' },
      { label: t('Sample Requests'), path: '/sales/sample-request' },
      { label: t('Quotations'), path: '/sales/quotations' },
      { label: t('Orders'), path: '/sales/orders' },
      { label: t('Credit Notes'), path: '/sales/credit-notes' },
      { label: t('Invoice'), path: '/sales/invoice' },
    ],
  },
  {
    label: t('Purchase'),
    items: [
      { label: t('Vendors'), path: '/purchase/vendors' },
      { label: t('Purchase Orders'), path: '/purchase/purchase-orders' },
      { label: t('Expenses'), path: '/purchase/expenses' },
      { label: t('Bills'), path: '/purchase/bills' },
    ],
  },
  {
    label: t('Logistics'),
    items: [
      { label: t('Shipment Planning'), path: '/logistics/shipment-planning' },
      { label: t('Shipments'), path: '/logistics/shipments' },
      { label: t('Transporters'), path: '/logistics/transporters' },
      { label: t('Delivery Challans'), path: '/logistics/delivery-challans' },
    ],
  },
  {
    label: t('Reports'),
    items: [
      { label: t('Sales Tracker'), path: '/reports/sales' },
      { label: t('MoM Business Growth'), path: '/reports/mom-metrics' },
      { label: t('Customer/Vendor Growth'), path: '/reports/customer-vendor-sales-metrics' },
    ],
  },
  { label: t('Blog Posts'), path: '/blogs' },
  { label: t('Support Center'), path: '/ops-support' },
  { label: t('Imports'), path: '/imports' },
  { label: t('Settings'), path: '/settings' },
];

/** The top bar's menu on a phone. */
const MOBILE_LINKS: readonly MenuItem[] = [
  { label: t('Products'), path: '/inventory/products' },
  { label: t('Vendors'), path: '/purchase/vendors' },
  { label: t('Quotations'), path: '/sales/quotations' },
];

const visibleTo = (visitor: Visitor) => (item: MenuItem) =>
  isGateOpen(screenAt(item.path).gate, visitor);

/** Items that this visitor may open; a group without items is left out. */
export function menuFor(visitor: Visitor): MenuEntry[] {
  const may = visibleTo(visitor);
  return MENU.flatMap((entry): MenuEntry[] => {
    if (!isGroup(entry)) return may(entry) ? [entry] : [];
    const items = entry.items.filter(may);
    return items.length ? [{ ...entry, items }] : [];
  });
}

/** The same without its groups. */
export const linksFor = (visitor: Visitor): MenuItem[] =>
  menuFor(visitor).flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));

export const mobileLinksFor = (visitor: Visitor): MenuItem[] =>
  MOBILE_LINKS.filter(visibleTo(visitor));

export interface Crumb {
  label: string;
  /** Absent: a group, or where we are. */
  path?: string;
}

const screenOf = (pathname: string): Screen | undefined =>
  SCREENS.find(({ path }) => matchPath(path, pathname));

/** The menu's list for this page: the page itself, or the list it is opened from. */
export function menuPathOf(pathname: string): string | undefined {
  const screen = screenOf(pathname);
  return screen?.parent ?? screen?.path;
}

export const groupOf = (menuPath: string | undefined): MenuGroup | undefined =>
  MENU.filter(isGroup).find(({ items }) => items.some(({ path }) => path === menuPath));

/** Group, list, page. */
export function crumbsOf(pathname: string): Crumb[] {
  const screen = screenOf(pathname);
  if (!screen) return [];
  const group = groupOf(menuPathOf(pathname));
  const parent = screen.parent && screenAt(screen.parent);
  return [
    ...(group ? [{ label: group.label }] : []),
    ...(parent ? [{ label: parent.title, path: parent.path }] : []),
    { label: screen.title },
  ];
}
