import { describe, expect, it } from '@jest/globals';
import { ALL_ROLES, canBy, Role, roleTemplate } from '@munim/schema/shared/roles.ts';
import { crumbsOf, groupOf, isGroup, menuFor, menuPathOf, mobileLinksFor } from './menu.ts';

const visitorOf = (roleId: number) => ({ roleId, can: canBy(roleTemplate(roleId)) });
const shown = (roleId: number) =>
  menuFor(visitorOf(roleId)).map((entry) =>
    isGroup(entry)
      ? `${entry.label}: ${entry.items.map(({ label }) => label).join(', ')}`
      : entry.label,
  );

const ALL_SALES =
  'Sales: Customers, Quote Requests, Sample Requests, Quotations, Orders, Credit Notes, Invoice';
const ALL_PURCHASE = 'Purchase: Vendors, Purchase Orders, Expenses, Bills';
const ALL_LOGISTICS = 'Logistics: Shipment Planning, Shipments, Transporters, Delivery Challans';
const ALL_INVENTORY = 'Inventory: Manage Products, Categories, Warehouse';
const PLANNING = 'Logistics: Shipment Planning, Delivery Challans';

const SALES_OUTSIDE = [
  'Home',
  'Inventory: Manage Products',
  ALL_SALES,
  'Purchase: Bills',
  PLANNING,
  'Reports: Sales Tracker',
  'Support Center',
];
const SALES = [...SALES_OUTSIDE, 'Imports'];
const SOURCING = [
  'Home',
  'Inventory: Manage Products',
  'Sales: Quote Requests, Sample Requests, Quotations, Orders, Invoice',
  'Purchase: Vendors, Purchase Orders, Bills',
  PLANNING,
  'Reports: Sales Tracker',
  'Support Center',
  'Imports',
];
const OPERATIONS = [
  'Home',
  ALL_INVENTORY,
  'Sales: Customers, Sample Requests, Orders, Credit Notes, Invoice',
  ALL_PURCHASE,
  ALL_LOGISTICS,
  'Reports: Sales Tracker',
  'Support Center',
];
const everything = (reports: string) => [
  'Home',
  ALL_INVENTORY,
  ALL_SALES,
  ALL_PURCHASE,
  ALL_LOGISTICS,
  reports,
  'Blog Posts',
  'Support Center',
  'Imports',
];

/** Visible menu items by role template. */
const VISIBLE: Record<number, string[]> = {
  [Role.TOP_ADMIN]: [
    ...everything('Reports: Sales Tracker, MoM Business Growth, Customer/Vendor Growth'),
    'Settings',
  ],
  [Role.BROAD_ACCESS]: everything('Reports: Sales Tracker'),
  [Role.SALES]: SALES,
  [Role.SALES_SECOND]: SALES,
  [Role.CATEGORY_MANAGER]: SOURCING,
  [Role.CATEGORY_MANAGER_SECOND]: SOURCING,
  [Role.OPERATIONS]: OPERATIONS,
  [Role.OPERATIONS_SECOND]: OPERATIONS,
  [Role.SALES_OUTSIDE]: SALES_OUTSIDE,
  [Role.ORGANISATION]: [
    'Home',
    ALL_SALES,
    'Purchase: Bills',
    'Logistics: Delivery Challans',
    'Reports: Sales Tracker',
    'Support Center',
  ],
  [Role.FINANCE]: [
    'Home',
    'Inventory: Manage Products',
    'Sales: Customers, Sample Requests, Orders, Credit Notes, Invoice',
    'Purchase: Vendors, Purchase Orders, Expenses, Bills',
    'Logistics: Shipment Planning, Delivery Challans',
    'Reports: Sales Tracker, MoM Business Growth, Customer/Vendor Growth',
    'Support Center',
    'Imports',
  ],
};

describe('the menu', () => {
  it.each(ALL_ROLES)('of role %i matches the table of roles', (roleId) => {
    expect(shown(roleId)).toEqual(VISIBLE[roleId]);
  });

  it('follows the permission map, not the role', () => {
    expect(menuFor({ roleId: Role.SALES, can: () => false })).toEqual([
      { label: 'Home', path: '/' },
      { label: 'Purchase', items: [{ label: 'Bills', path: '/purchase/bills' }] },
      { label: 'Reports', items: [{ label: 'Sales Tracker', path: '/reports/sales' }] },
      { label: 'Support Center', path: '/ops-support' },
    ]);
  });

  it('leads to the blog posts and to the support center', () => {
    const items = menuFor(visitorOf(Role.TOP_ADMIN));
    expect(items).toContainEqual({ label: 'Blog Posts', path: '/blogs' });
    expect(items).toContainEqual({ label: 'Support Center', path: '/ops-support' });
  });

  it('links products, vendors and quotations on a phone, each by its permission', () => {
    expect(mobileLinksFor(visitorOf(Role.TOP_ADMIN)).map(({ label }) => label)).toEqual([
      'Products',
      'Vendors',
      'Quotations',
    ]);
    expect(mobileLinksFor(visitorOf(Role.ORGANISATION)).map(({ label }) => label)).toEqual([
      'Quotations',
    ]);
  });
});

describe('the breadcrumb of a page', () => {
  it('is its list in its group', () => {
    expect(menuPathOf('/sales/quotation-details/7')).toBe('/sales/quotations');
    expect(groupOf(menuPathOf('/sales/quotation-details/7'))?.label).toBe('Sales');
    expect(crumbsOf('/sales/quotation-details/7')).toEqual([
      { label: 'Sales' },
      { label: 'Quotations', path: '/sales/quotations' },
      { label: 'Quotation' },
    ]);
    expect(crumbsOf('/nowhere')).toEqual([]);
  });

  it('prefers the fixed address over the one with a parameter', () => {
    expect(crumbsOf('/inventory/products/create-product').at(-1)).toEqual({
      label: 'Create product',
    });
    expect(crumbsOf('/inventory/warehouse').at(-1)).toEqual({ label: 'Warehouses' });
  });
});
