import { matchPath } from 'react-router-dom';
import type { Screen } from './feature.ts';
import { isGateOpen, type Visitor } from './gates.ts';
import { SCREENS, screenAt } from './screens.ts';

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
  { label: 'Home', path: '/' },
  {
    label: 'Inventory',
    items: [
      { label: 'Manage Products', path: '/inventory/products' },
      { label: 'Categories', path: '/inventory/categories' },
      { label: 'Warehouse', path: '/inventory/warehouse' },
    ],
  },
  {
    label: 'Sales',
    items: [
      { label: 'Customers', path: '/sales/organisations' },
      { label: 'Quote Requests', path: '/sales/quote-requests' },
      { label: 'Sample Requests', path: '/sales/sample-request' },
      { label: 'Quotations', path: '/sales/quotations' },
      { label: 'Orders', path: '/sales/orders' },
      { label: 'Credit Notes', path: '/sales/credit-notes' },
      { label: 'Invoice', path: '/sales/invoice' },
    ],
  },
  {
    label: 'Purchase',
    items: [
      { label: 'Vendors', path: '/purchase/vendors' },
      { label: 'Purchase Orders', path: '/purchase/purchase-orders' },
      { label: 'Expenses', path: '/purchase/expenses' },
      { label: 'Bills', path: '/purchase/bills' },
    ],
  },
  {
    label: 'Logistics',
    items: [
      { label: 'Shipment Planning', path: '/logistics/shipment-planning' },
      { label: 'Shipments', path: '/logistics/shipments' },
      { label: 'Transporters', path: '/logistics/transporters' },
      { label: 'Delivery Challans', path: '/logistics/delivery-challans' },
    ],
  },
  {
    label: 'Reports',
    items: [
      { label: 'Sales Tracker', path: '/reports/sales' },
      { label: 'MoM Business Growth', path: '/reports/mom-metrics' },
      { label: 'Customer/Vendor Growth', path: '/reports/customer-vendor-sales-metrics' },
    ],
  },
  { label: 'Blog Posts', path: '/blogs' },
  { label: 'Support Center', path: '/ops-support' },
  { label: 'Imports', path: '/imports' },
  { label: 'Settings', path: '/settings' },
];

/** The top bar's menu on a phone. */
const MOBILE_LINKS: readonly MenuItem[] = [
  { label: 'Products', path: '/inventory/products' },
  { label: 'Vendors', path: '/purchase/vendors' },
  { label: 'Quotations', path: '/sales/quotations' },
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

export const screenOf = (pathname: string): Screen | undefined =>
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
