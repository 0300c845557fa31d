import type { OperationVariables } from '@apollo/client';
import type { ChangedKind, Query } from '@munim/schema/generated/types.ts';

/** A changed record; without an id many of the kind. */
export interface ChangedRecord {
  kind: ChangedKind;
  id: string | null;
  key: string | null;
}

export type QueryField = Exclude<keyof Query, '__typename'>;

interface Shown {
  /** Types of the graph that show one record of the kind; their pages end in `Page`. */
  types: readonly string[];
  /** Read one record. */
  records: readonly QueryField[];
  /** Its lists, and lists of other kinds that show something of it: the own hand drops them. */
  lists: readonly QueryField[];
  /** Counts, and what else any record of the kind may change, though no type tells: read again after changes by others too. */
  live: readonly QueryField[];
}

/** Where records of each kind are shown: for changes by others and by the own hand (docs/decisions/076). */
export const SHOWN: Readonly<Record<ChangedKind, Shown>> = {
  RFQ: {
    types: ['Rfq', 'RfqDay'],
    records: ['rfq'],
    lists: ['rfqs', 'rfqsByDate'],
    live: ['home', 'readyEnquiries'],
  },
  QUOTATION: {
    types: ['Quotation'],
    records: ['quotation'],
    lists: ['quotations'],
    live: ['home'],
  },
  SAMPLE_REQUEST: {
    types: ['SampleRequest'],
    records: ['sampleRequest'],
    lists: ['sampleRequests'],
    live: ['home'],
  },
  ORDER: {
    types: ['Order', 'OrderDelay'],
    records: ['order'],
    lists: ['orders', 'orderDelays', 'orderCancelPreview', 'poFromOrder', 'purchaseOrders'],
    live: ['home'],
  },
  PURCHASE_ORDER: {
    types: ['PurchaseOrder'],
    records: ['purchaseOrder'],
    lists: ['purchaseOrders', 'poFromOrder'],
    live: ['home'],
  },
  DELIVERY_POINT: {
    types: ['DeliveryPoint'],
    records: [],
    lists: [],
    live: ['operationAnalytics', 'home'],
  },
  PAYMENT: {
    types: ['Payment'],
    records: [],
    lists: [
      'payments',
      'outgoingPayments',
      'openings',
      'tenantAnalytics',
      'orders',
      'purchaseOrders',
      'invoices',
      'bills',
    ],
    live: [],
  },
  OPENING: { types: ['Opening'], records: [], lists: ['openings'], live: [] },
  BILL: {
    types: ['Bill'],
    records: ['bill'],
    lists: ['bills', 'purchaseOrders', 'shipments', 'deliveryChallans', 'outgoingPayments'],
    live: ['home'],
  },
  INVOICE: {
    types: ['Invoice'],
    records: ['invoice'],
    lists: ['invoices', 'orders', 'order', 'payments', 'tenantAnalytics', 'deliveryChallans'],
    live: ['home'],
  },
  CREDIT_NOTE: {
    types: ['CreditNote'],
    records: ['creditNote'],
    lists: ['creditNotes', 'invoices', 'invoice', 'orders', 'order', 'payments', 'tenantAnalytics'],
    live: [],
  },
  EXPENSE: { types: ['Expense'], records: ['expense'], lists: ['expenses'], live: [] },
  DELIVERY_CHALLAN: {
    types: ['DeliveryChallan'],
    records: ['deliveryChallan'],
    lists: [
      'deliveryChallans',
      'shipments',
      'orders',
      'order',
      'purchaseOrders',
      'bills',
      'invoices',
      'home',
    ],
    live: [],
  },
  SHIPMENT: {
    types: ['Shipment'],
    records: ['shipment'],
    lists: ['shipments', 'deliveryChallans', 'deliveryChallan'],
    live: ['home'],
  },
  ORGANISATION: {
    types: ['Organisation'],
    records: ['organisation'],
    lists: ['organisations'],
    live: [],
  },
  TENANT: {
    types: ['Tenant'],
    records: ['tenant'],
    lists: ['tenants', 'organisations', 'organisation', 'addresses', 'address'],
    live: ['tenantAnalytics', 'tenantUsers', 'tenantUser'],
  },
  USER: {
    types: ['User', 'Viewer'],
    records: ['user', 'tenantUser'],
    lists: ['users', 'tenantUsers'],
    live: ['categoryManagers', 'salesPersons'],
  },
  CATEGORY: {
    types: ['Category'],
    records: ['category'],
    lists: ['categories', 'products', 'product'],
    live: ['attributesConfig', 'categoryManagers'],
  },
  PRODUCT: {
    types: ['Product'],
    records: ['product'],
    lists: ['products', 'categories', 'category', 'searchProducts'],
    live: [],
  },
  SKU: { types: ['Sku'], records: ['sku'], lists: ['skus', 'products'], live: ['skusNamed'] },
  OFFER: {
    types: ['Offer', 'SellerOffers', 'SkuOffers'],
    records: ['offer'],
    lists: ['skuOffers', 'sellerOffers', 'skus', 'products'],
    live: [],
  },
  CONTRACT_PRICE: { types: ['ContractPrice'], records: [], lists: ['sellingPrices'], live: [] },
  SELLER: {
    types: ['Seller'],
    records: ['seller'],
    lists: ['sellers', 'addresses', 'address'],
    live: ['sellerAnalytics'],
  },
  SELLER_LEAD: {
    types: ['SellerLead', 'ProductLead'],
    records: ['sellerLead'],
    lists: ['sellerLeads', 'productLeads'],
    live: ['crmLeadsAnalytics'],
  },
  TRANSPORTER: {
    types: ['Transporter'],
    records: ['transporter'],
    lists: ['transporters'],
    live: [],
  },
  WAREHOUSE: {
    types: ['Warehouse', 'WarehouseProduct', 'StockMovement'],
    records: ['warehouse'],
    lists: ['warehouses', 'warehouseProducts', 'inventoryAdjustments', 'addresses', 'address'],
    live: ['freeStock'],
  },
  BLOG: { types: ['Blog'], records: ['blog'], lists: ['blogs'], live: [] },
  BILLING_REGISTRATION: {
    types: ['BillingRegistration'],
    records: [],
    lists: ['billingRegistrations'],
    live: [],
  },
  BOOKS: { types: [], records: [], lists: [], live: ['books'] },
  COMPANY: {
    types: [],
    records: [],
    lists: ['users'],
    live: ['company', 'viewer', 'roleTemplates', 'listViews'],
  },
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const hasField = (data: unknown, field: string) => isObject(data) && field in data;

/** Whether any object in the data, at any depth, passes. */
export function holds(data: unknown, passes: (value: Record<string, unknown>) => boolean): boolean {
  if (Array.isArray(data)) return data.some((item) => holds(item, passes));
  if (!isObject(data)) return false;
  return passes(data) || Object.values(data).some((value) => holds(value, passes));
}

/** Whether the object is the record; of many of the kind, any of them. */
export const isRecord = (value: Record<string, unknown>, { kind, id }: ChangedRecord): boolean =>
  SHOWN[kind].types.includes(String(value['__typename'])) && (id === null || value['id'] === id);

/** Panels with comments, documents or the log of a record name it in their variables. */
export const isAbout = (variables: OperationVariables, { kind, id, key }: ChangedRecord): boolean =>
  holds(variables, (value) => {
    const values = Object.values(value);
    return values.includes(kind) && (values.includes(id) || (key !== null && values.includes(key)));
  });
