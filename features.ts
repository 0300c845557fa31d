/**
 * The features in dependency order: code of a feature imports only from features above it,
 * and of those only what is public (backend: `<feature>.public.ts`). `npm run check` enforces it
 * for backend and console.
 * The name is the folder's name in schema, backend, gateway and console.
 */
export const FEATURES = [
  // Platform: who works here, and what any record can have
  'sign-in', // one-time codes, sessions
  'addresses', // of customers, sellers and warehouses
  'organisations', // groups of customers
  'tenants', // customers and their contacts
  'users', // staff, roles and permissions
  'presence', // who is online
  'sheets', // .xlsx and .csv files that change many records
  'documents', // files attached to records
  'comments', // notes on records
  'logs', // audit trail of a record
  'accounting', // the accounting service's copy of bills, invoices and credit notes

  // Masters
  'categories',
  'sellers', // shown as Vendors
  'products',
  'skus',
  'offers', // sellers' prices per SKU
  'contract-prices', // selling prices agreed with a customer
  'seller-leads', // sellers the company does not buy from yet
  'transporters',
  'warehouses', // stock

  // Trade, in the order of a deal
  'quote-requests',
  'quotations',
  'orders', // sales orders
  'sample-requests',
  'purchase-orders',
  'delivery-points', // goods waiting to be moved
  'payments', // receipts and payments, and what they are allocated to
  'bills', // of sellers
  'invoices', // to customers
  'credit-notes',
  'expenses',
  'delivery-challans', // the documents goods travel with
  'shipments', // one vehicle's load, with its challans, bills and invoices

  // Features that join many others
  'home',
  'explorer',
] as const;
