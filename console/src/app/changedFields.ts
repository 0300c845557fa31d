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
  /** Reads one record. */
  record?: QueryField;
  /** Its lists, and what else any record of the kind may change. */
  fields: readonly QueryField[];
}

/** Where records of each kind are shown: for changes by others and by the own hand (docs/decisions/076). */
export const SHOWN: Readonly<Record<ChangedKind, Shown>> = {
  RFQ: {
    types: ['Rfq', 'RfqDay'],
    record: 'rfq',
    fields: ['rfqs', 'rfqsByDate', 'home', 'readyEnquiries'],
  },
  QUOTATION: { types: ['Quotation'], record: 'quotation', fields: ['quotations', 'home'] },
  SAMPLE_REQUEST: {
    types: ['SampleRequest'],
    record: 'sampleRequest',
    fields: ['sampleRequests', 'home'],
  },
  ORDER: {
    types: ['Order', 'OrderDelay'],
    record: 'order',
    fields: [
      'orders',
      'orderDelays',
      'orderCancelPreview',
      'poFromOrder',
      'purchaseOrders',
      'home',
    ],
  },
  PURCHASE_ORDER: {
    types: ['PurchaseOrder'],
    record: 'purchaseOrder',
    fields: ['purchaseOrders', 'poFromOrder', 'home'],
  },
  DELIVERY_POINT: { types: ['DeliveryPoint'], fields: ['operationAnalytics', 'home'] },
  PAYMENT: {
    types: ['Payment'],
    fields: [
      'payments',
      'outgoingPayments',
      'openings',
      'tenantAnalytics',
      'orders',
      'purchaseOrders',
      'invoices',
      'bills',
    ],
  },
  OPENING: { types: ['Opening'], fields: ['openings'] },
  BILL: {
    types: ['Bill'],
    record: 'bill',
    fields: [
      'bills',
      'purchaseOrders',
      'shipments',
      'deliveryChallans',
      'outgoingPayments',
      'home',
    ],
  },
  INVOICE: {
    types: ['Invoice'],
    record: 'invoice',
    fields: [
      'invoices',
      'orders',
      'order',
      'payments',
      'tenantAnalytics',
      'deliveryChallans',
      'home',
    ],
  },
  CREDIT_NOTE: {
    types: ['CreditNote'],
    record: 'creditNote',
    fields: [
      'creditNotes',
      'invoices',
      'invoice',
      'orders',
      'order',
      'payments',
      'tenantAnalytics',
    ],
  },
  EXPENSE: { types: ['Expense'], record: 'expense', fields: ['expenses'] },
  DELIVERY_CHALLAN: {
    types: ['DeliveryChallan'],
    record: 'deliveryChallan',
    fields: [
      'deliveryChallans',
      'shipments',
      'orders',
      'order',
      'purchaseOrders',
      'bills',
      'invoices',
      'home',
    ],
  },
  SHIPMENT: {
    types: ['Shipment'],
    record: 'shipment',
    fields: ['shipments', 'deliveryChallans', 'deliveryChallan', 'home'],
  },
  ORGANISATION: { types: ['Organisation'], record: 'organisation', fields: ['organisations'] },
  TENANT: {
    types: ['Tenant'],
    record: 'tenant',
    fields: [
      'tenants',
      'tenantAnalytics',
      'organisations',
      'organisation',
      'tenantUsers',
      'tenantUser',
      'addresses',
      'address',
      'order',
      'quotation',
    ],
  },
  USER: {
    types: ['User', 'Viewer'],
    record: 'user',
    fields: ['users', 'tenantUsers', 'categoryManagers', 'salesPersons'],
  },
  CATEGORY: {
    types: ['Category'],
    record: 'category',
    fields: ['categories', 'products', 'product', 'attributesConfig', 'categoryManagers'],
  },
  PRODUCT: {
    types: ['Product'],
    record: 'product',
    fields: ['products', 'categories', 'category', 'searchProducts'],
  },
  SKU: { types: ['Sku'], record: 'sku', fields: ['skus', 'products', 'skusNamed'] },
  OFFER: {
    types: ['Offer', 'SellerOffers', 'SkuOffers'],
    record: 'offer',
    fields: ['skuOffers', 'sellerOffers', 'skus', 'products'],
  },
  CONTRACT_PRICE: { types: ['ContractPrice'], fields: ['sellingPrices'] },
  SELLER: {
    types: ['Seller'],
    record: 'seller',
    fields: ['sellers', 'sellerAnalytics', 'addresses', 'address'],
  },
  SELLER_LEAD: {
    types: ['SellerLead', 'ProductLead'],
    record: 'sellerLead',
    fields: ['sellerLeads', 'productLeads', 'crmLeadsAnalytics'],
  },
  TRANSPORTER: { types: ['Transporter'], record: 'transporter', fields: ['transporters'] },
  WAREHOUSE: {
    types: ['Warehouse', 'WarehouseProduct', 'StockMovement'],
    record: 'warehouse',
    fields: [
      'warehouses',
      'warehouseProducts',
      'inventoryAdjustments',
      'freeStock',
      'addresses',
      'address',
    ],
  },
  BLOG: { types: ['Blog'], record: 'blog', fields: ['blogs'] },
  BILLING_REGISTRATION: { types: ['BillingRegistration'], fields: ['billingRegistrations'] },
  BOOKS: { types: [], fields: ['books'] },
  COMPANY: { types: [], fields: ['company', 'viewer', 'roleTemplates', 'listViews', 'users'] },
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
