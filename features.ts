/**
 * The features in the order in which they may import each other: code of a feature imports only from features above it,
 * and of those only what is public (backend: `<feature>.public.ts` and `<feature>.shapes.ts`). `npm run check` holds
 * backend, console and the schema's own files to it. The same name is the folder's name in schema, backend, gateway and console; not every
 * feature exists in all four.
 */
export const FEATURES = [
  // Platform: who works here, and what any record can have
  'messages', // mails, SMS and WhatsApp, sent after the transaction that wrote them
  'company', // settings of the company: name, GST registrations, what its documents say
  'sign-in', // one-time codes, sessions
  'sheets', // .xlsx and .csv files that change many records
  'imports', // moving in from another system: sheets of records with ids of their own there
  'addresses', // addresses of customers, sellers and warehouses
  'organisations', // groups of customers
  'billing-registrations', // billed parties: legal name, GST number, registered address
  'tenants', // customers and their contacts
  'users', // staff, roles and permissions
  'api-tokens', // tokens by which tools call the API in a person's name
  'my-settings', // choices of a person for their own screens
  'list-views', // named filters, sort and columns of lists, and which a list opens with
  'saved-queries', // queries of the graph, kept under a name that answers as a table
  'set-up', // the first company and administrator of an empty installation
  'presence', // people who are online
  'documents', // files attached to records
  'backups', // copies of database and files, and restoring them
  'comments', // notes on records
  'logs', // audit trail of a record
  'search', // finding any record by its number, name or contact
  'changes', // changes of records, sent to everybody who has them on screen
  'accounting', // the accounting service's copy of bills, invoices and credit notes; closed books

  // Masters
  'categories',
  'sellers', // shown as Vendors
  'catalogue', // fields that lists of products, SKUs and offers show of each other
  'products',
  'skus',
  'offers', // sellers' prices per SKU
  'contract-prices', // selling prices agreed with a customer
  'seller-leads', // sellers the company does not buy from yet
  'transporters',
  'warehouses', // stock
  'delivery-schedule', // quantities that wait to leave a place, with their day; written by orders and purchase orders

  // Trade, in the order of a deal
  'quote-requests',
  'quotations',
  'orders', // sales orders
  'sample-requests',
  'purchase-orders',
  'delivery-points', // goods waiting to be moved
  'openings', // unpaid invoices and bills, and advances, from a company's old books
  'payments', // receipts and payments, and what they are allocated to
  'bills', // sellers' invoices
  'invoices', // invoices to customers
  'credit-notes',
  'expenses',
  'delivery-challans', // the documents goods travel with
  'shipments', // one vehicle's load, with its challans, bills and invoices

  // Features that join many others
  'order-cancellation', // cancelling an order or a line, with its purchase orders and reserved stock
  'deliveries', // goods leave, arrive or come back: status of a challan, with its points, bill, invoice and shipment
  'analytics', // sums over the documents of a customer
  'home',
  'blogs', // posts of the company's blog
  'support', // tickets in the task tracker
  'explorer',
] as const;
