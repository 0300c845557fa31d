/** Addresses of lists: screens of any feature lead to them. Addresses of records: recordPaths.ts. */
export const ADMINS_PATH = '/admins';
export const CREATE_ADMIN_PATH = '/createAdmin';
export const ORGANISATIONS_PATH = '/sales/organisations';
export const PRODUCTS = '/inventory/products';
export const VENDORS = '/purchase/vendors';
export const WAREHOUSES = '/inventory/warehouse';
export const QUOTE_REQUESTS = '/sales/quote-requests';
export const QUOTATIONS = '/sales/quotations';
export const ORDERS = '/sales/orders';
export const PURCHASE_ORDERS = '/purchase/purchase-orders';
export const PLANNING_PATH = '/logistics/shipment-planning';
export const INVOICES = '/sales/invoice';
export const CREDIT_NOTES = '/sales/credit-notes';
export const DELIVERY_CHALLANS = '/logistics/delivery-challans';
export const SHIPMENTS = '/logistics/shipments';
export const BLOGS = '/blogs';
export const CREATE_BLOG_PATH = '/createBlog';
