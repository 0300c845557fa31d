import { LIST_PATHS } from '@munim/schema/shared/listPaths.ts';

/** Addresses of lists: screens of any feature lead to them. Addresses of records: recordPaths.ts. */
export const ADMINS_PATH = '/admins';
export const CREATE_ADMIN_PATH = '/createAdmin';
export const ORGANISATIONS_PATH = '/sales/organisations';
export const PRODUCTS = '/inventory/products';
export const VENDORS = '/purchase/vendors';
export const WAREHOUSES = '/inventory/warehouse';
export const QUOTE_REQUESTS = LIST_PATHS.quoteRequests;
export const SAMPLE_REQUESTS = LIST_PATHS.sampleRequests;
export const QUOTATIONS = LIST_PATHS.quotations;
export const ORDERS = LIST_PATHS.orders;
export const PURCHASE_ORDERS = LIST_PATHS.purchaseOrders;
export const BILLS = LIST_PATHS.bills;
export const PLANNING_PATH = LIST_PATHS.planning;
export const INVOICES = LIST_PATHS.invoices;
export const CREDIT_NOTES = '/sales/credit-notes';
export const DELIVERY_CHALLANS = '/logistics/delivery-challans';
export const SHIPMENTS = LIST_PATHS.shipments;
export const BLOGS = '/blogs';
export const CREATE_BLOG_PATH = '/createBlog';
export const IMPORTS = '/imports';
export const SUPPORT = '/ops-support';
/** Set-up of an empty installation. */
export const SET_UP = '/set-up';
export const SETTINGS_PATH = '/settings';

export type ListFilters = Record<string, string | undefined>;

/** Address of a list with these filters; those without a value are left out. */
export const listPath = (path: string, filters: ListFilters): string =>
  `${path}?${new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )}`;
