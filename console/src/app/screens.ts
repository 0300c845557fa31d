import type { ComponentType } from 'react';
import { type Gate, pair, TOP_ADMIN_ONLY } from './gates.ts';

export interface Screen {
  /** Path in the router's form. */
  path: string;
  /** Shown by the breadcrumb and the window. */
  title: string;
  gate: Gate;
  /** The list it is opened from. */
  parent?: string;
  /** Absent: the screen is not built yet and says so. */
  load?: () => Promise<ComponentType>;
}

const READ_PRODUCT = pair('PRODUCT', 'READ');
const APPROVE_PRODUCT = pair('PRODUCT', 'APPROVE');
const READ_TENANT = pair('TENANT', 'READ');
const READ_ORDER = pair('ORDER', 'READ');
const READ_SELLER = pair('SELLER', 'READ');

const PRODUCTS = '/inventory/products';
const CUSTOMERS = '/sales/organisations';
const QUOTATIONS = '/sales/quotations';
const ORDERS = '/sales/orders';
const PURCHASE_ORDERS = '/purchase/purchase-orders';
const WAREHOUSES = '/inventory/warehouse';

/** Every page of the console that needs a session: one row per route. */
export const SCREENS: readonly Screen[] = [
  {
    path: '/',
    title: 'Home',
    gate: 'signedIn',
    load: () => import('../home/HomeScreen.tsx').then((part) => part.HomeScreen),
  },
  {
    path: '/category/:categoryId',
    title: 'Category',
    gate: READ_PRODUCT,
    parent: PRODUCTS,
    load: () => import('../categories/CategoryScreen.tsx').then((part) => part.CategoryScreen),
  },
  {
    path: '/category/:categoryId/:subCategory',
    title: 'Category',
    gate: READ_PRODUCT,
    parent: PRODUCTS,
    load: () => import('../categories/CategoryScreen.tsx').then((part) => part.CategoryScreen),
  },
  {
    path: PRODUCTS,
    title: 'Manage Products',
    gate: READ_PRODUCT,
    load: () => import('../products/ProductsScreen.tsx').then((part) => part.ProductsScreen),
  },
  {
    path: '/inventory/products/create-product',
    title: 'Create product',
    gate: pair('PRODUCT', 'WRITE'),
    parent: PRODUCTS,
    load: () =>
      import('../products/CreateProductScreen.tsx').then((part) => part.CreateProductScreen),
  },
  {
    path: '/inventory/products/edit-product/:productId',
    title: 'Edit product',
    gate: pair('PRODUCT', 'UPDATE'),
    parent: PRODUCTS,
    load: () => import('../products/EditProductScreen.tsx').then((part) => part.EditProductScreen),
  },
  {
    path: '/inventory/products/create-sku/:productId',
    title: 'Add SKUs',
    gate: pair('SKU', 'WRITE'),
    parent: PRODUCTS,
    load: () => import('../skus/SkusOfProductScreen.tsx').then((part) => part.SkusOfProductScreen),
  },
  {
    path: '/sku/:skuId',
    title: 'SKU',
    gate: pair('SKU', 'READ'),
    parent: PRODUCTS,
    load: () => import('../skus/SkuDetails.tsx').then((part) => part.SkuDetails),
  },
  {
    path: '/editOffer/:offerId',
    title: 'Edit offer',
    gate: pair('OFFER', 'UPDATE'),
    parent: PRODUCTS,
    load: () => import('../offers/EditOfferScreen.tsx').then((part) => part.EditOfferScreen),
  },
  {
    path: '/update-sku-update',
    title: 'Update SKUs by sheet',
    gate: pair('SKU', 'UPDATE'),
    parent: PRODUCTS,
    load: () => import('../sheets/SkuSheetScreen.tsx').then((part) => part.SkuSheetScreen),
  },
  {
    path: '/inventory/categories',
    title: 'Categories',
    gate: APPROVE_PRODUCT,
    load: () => import('../categories/CategoriesScreen.tsx').then((part) => part.CategoriesScreen),
  },
  {
    path: '/purchase/vendors',
    title: 'Vendors',
    gate: READ_SELLER,
    load: () => import('../sellers/VendorsScreen.tsx').then((part) => part.VendorsScreen),
  },
  {
    path: '/view-seller/:sellerId',
    title: 'Vendor',
    gate: READ_SELLER,
    parent: '/purchase/vendors',
    load: () => import('../sellers/SellerDetails.tsx').then((part) => part.SellerDetails),
  },
  {
    path: CUSTOMERS,
    title: 'Customers',
    gate: READ_TENANT,
    load: () =>
      import('../organisations/OrganisationsScreen.tsx').then((part) => part.OrganisationsScreen),
  },
  {
    path: '/sales/organisations/organisation-details/:orgId',
    title: 'Organisation',
    gate: READ_TENANT,
    parent: CUSTOMERS,
    load: () =>
      import('../organisations/OrganisationDetails.tsx').then((part) => part.OrganisationDetails),
  },
  {
    path: '/sales/organisation/customer/customer-details/:tenantId',
    title: 'Customer',
    gate: READ_TENANT,
    parent: CUSTOMERS,
    load: () => import('../tenants/TenantDetails.tsx').then((part) => part.TenantDetails),
  },
  {
    path: '/createTenant',
    title: 'Create customer',
    gate: pair('TENANT', 'WRITE'),
    parent: CUSTOMERS,
    load: () => import('../tenants/CreateTenantScreen.tsx').then((part) => part.CreateTenantScreen),
  },
  {
    path: '/createTenantUser',
    title: 'Create customer user',
    gate: pair('TENANT_USER', 'WRITE'),
    parent: CUSTOMERS,
    load: () =>
      import('../users/CreateTenantUserScreen.tsx').then((part) => part.CreateTenantUserScreen),
  },
  {
    path: '/createAdmin',
    title: 'Create admin user',
    gate: pair('ADMIN_USER', 'WRITE'),
    parent: '/admins',
    load: () => import('../users/CreateAdminScreen.tsx').then((part) => part.CreateAdminScreen),
  },
  {
    path: '/tenantUsers/:tenantId',
    title: 'Customer users',
    gate: pair('TENANT_USER', 'READ'),
    parent: CUSTOMERS,
    load: () => import('../users/TenantUsersScreen.tsx').then((part) => part.TenantUsersScreen),
  },
  {
    path: '/sales/quote-requests',
    title: 'Quote Requests',
    gate: pair('QUOTATION_REQUEST', 'READ'),
    load: () =>
      import('../quote-requests/QuoteRequestsScreen.tsx').then((part) => part.QuoteRequestsScreen),
  },
  {
    path: QUOTATIONS,
    title: 'Quotations',
    gate: pair('QUOTATION', 'READ'),
    load: () => import('../quotations/QuotationsScreen.tsx').then((part) => part.QuotationsScreen),
  },
  {
    path: '/sales/quotation-details/:quotationId',
    title: 'Quotation',
    gate: pair('QUOTATION', 'READ'),
    parent: QUOTATIONS,
    load: () => import('../quotations/QuotationDetails.tsx').then((part) => part.QuotationDetails),
  },
  { path: '/reports/sales', title: 'Sales Tracker', gate: 'signedIn' },
  { path: '/reports/mom-metrics', title: 'MoM Business Growth', gate: TOP_ADMIN_ONLY },
  {
    path: '/reports/customer-vendor-sales-metrics',
    title: 'Customer/Vendor Growth',
    gate: TOP_ADMIN_ONLY,
  },
  { path: '/ops-support', title: 'Support Center', gate: 'signedIn' },
  {
    path: ORDERS,
    title: 'Sales Orders',
    gate: READ_ORDER,
    load: () => import('../orders/OrdersScreen.tsx').then((part) => part.OrdersScreen),
  },
  {
    path: '/sales/orders/order-details/:orderNumber',
    title: 'Order',
    gate: READ_ORDER,
    parent: ORDERS,
    load: () => import('../orders/OrderDetails.tsx').then((part) => part.OrderDetails),
  },
  {
    path: '/sales/sample-request',
    title: 'Sample Requests',
    gate: READ_ORDER,
    load: () =>
      import('../sample-requests/SampleRequestsScreen.tsx').then(
        (part) => part.SampleRequestsScreen,
      ),
  },
  {
    path: '/sales/credit-notes',
    title: 'Credit Notes',
    gate: pair('CREDIT_NOTE', 'READ'),
    load: () =>
      import('../credit-notes/CreditNotesScreen.tsx').then((part) => part.CreditNotesScreen),
  },
  {
    path: '/sales/invoice',
    title: 'Invoices',
    gate: READ_ORDER,
    load: () => import('../invoices/InvoicesScreen.tsx').then((part) => part.InvoicesScreen),
  },
  {
    path: PURCHASE_ORDERS,
    title: 'Purchase Orders',
    gate: pair('PURCHASE_ORDER', 'READ'),
    load: () =>
      import('../purchase-orders/PurchaseOrdersScreen.tsx').then(
        (part) => part.PurchaseOrdersScreen,
      ),
  },
  {
    path: '/purchase/purchase-order/purchase-orders-details/:poId',
    title: 'Purchase order',
    gate: pair('PURCHASE_ORDER', 'READ'),
    parent: PURCHASE_ORDERS,
    load: () =>
      import('../purchase-orders/PurchaseOrderDetails.tsx').then(
        (part) => part.PurchaseOrderDetails,
      ),
  },
  {
    path: '/purchase/expenses',
    title: 'Expenses',
    gate: pair('EXPENSE', 'READ'),
    load: () => import('../expenses/ExpensesScreen.tsx').then((part) => part.ExpensesScreen),
  },
  {
    path: '/purchase/bills',
    title: 'Bills',
    gate: 'signedIn',
    load: () => import('../bills/BillsScreen.tsx').then((part) => part.BillsScreen),
  },
  {
    path: '/logistics/shipment-planning',
    title: 'Shipment Planning',
    gate: READ_PRODUCT,
    load: () =>
      import('../delivery-points/ShipmentPlanningScreen.tsx').then(
        (part) => part.ShipmentPlanningScreen,
      ),
  },
  {
    path: '/logistics/shipments',
    title: 'Shipments',
    gate: APPROVE_PRODUCT,
    load: () => import('../shipments/ShipmentsScreen.tsx').then((part) => part.ShipmentsScreen),
  },
  {
    path: '/logistics/transporters',
    title: 'Transporters',
    gate: APPROVE_PRODUCT,
    load: () =>
      import('../transporters/TransportersScreen.tsx').then((part) => part.TransportersScreen),
  },
  {
    path: '/logistics/delivery-challans',
    title: 'Delivery Challans',
    gate: pair('DELIVERY_CHALLAN', 'READ'),
    load: () =>
      import('../delivery-challans/DeliveryChallansScreen.tsx').then(
        (part) => part.DeliveryChallansScreen,
      ),
  },
  {
    path: WAREHOUSES,
    title: 'Warehouses',
    gate: APPROVE_PRODUCT,
    load: () => import('../warehouses/WarehousesScreen.tsx').then((part) => part.WarehousesScreen),
  },
  {
    path: '/inventory/warehouse/:warehouseId',
    title: 'Warehouse',
    gate: APPROVE_PRODUCT,
    parent: WAREHOUSES,
    load: () => import('../warehouses/WarehouseDetails.tsx').then((part) => part.WarehouseDetails),
  },
  { path: '/blogs', title: 'Blog Posts', gate: pair('BLOGS', 'READ') },
  { path: '/createBlog', title: 'Create blog', gate: pair('BLOGS', 'WRITE'), parent: '/blogs' },
  {
    path: '/editBlog/:blogId',
    title: 'Edit blog',
    gate: pair('BLOGS', 'UPDATE'),
    parent: '/blogs',
  },
  {
    path: '/admins',
    title: 'Admin users',
    gate: pair('ADMIN_USER', 'READ'),
    load: () => import('../users/AdminsScreen.tsx').then((part) => part.AdminsScreen),
  },
];

/** Pages with a top bar and nothing else. */
export const ORDER_DELAY_TRACKER: Screen = {
  path: '/public/order-delay-tracker',
  title: 'Order delay tracker',
  gate: 'public',
  load: () => import('../orders/OrderDelayTracker.tsx').then((part) => part.OrderDelayTracker),
};

export function screenAt(path: string): Screen {
  const screen = SCREENS.find((one) => one.path === path);
  if (!screen) throw new Error(`No screen at ${path}`);
  return screen;
}
