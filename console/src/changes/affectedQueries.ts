import type { OperationVariables } from '@apollo/client';
import type { ChangedKind, Query } from '@munim/schema/generated/types.ts';

/** A changed record; without an id many of the kind. */
export interface ChangedRecord {
  kind: ChangedKind;
  id: string | null;
  key: string | null;
}

/** Types of the graph that show a record of the kind; their pages end in `Page`. */
export const TYPES: Readonly<Record<ChangedKind, readonly string[]>> = {
  RFQ: ['Rfq', 'RfqDay'],
  QUOTATION: ['Quotation'],
  SAMPLE_REQUEST: ['SampleRequest'],
  ORDER: ['Order', 'OrderDelay'],
  PURCHASE_ORDER: ['PurchaseOrder'],
  DELIVERY_POINT: ['DeliveryPoint'],
  PAYMENT: ['Payment'],
  OPENING: ['Opening'],
  BILL: ['Bill'],
  INVOICE: ['Invoice'],
  CREDIT_NOTE: ['CreditNote'],
  EXPENSE: ['Expense'],
  DELIVERY_CHALLAN: ['DeliveryChallan'],
  SHIPMENT: ['Shipment'],
  ORGANISATION: ['Organisation'],
  TENANT: ['Tenant'],
  USER: ['User', 'Viewer'],
  CATEGORY: ['Category'],
  PRODUCT: ['Product'],
  SKU: ['Sku'],
  OFFER: ['Offer', 'SellerOffers', 'SkuOffers'],
  CONTRACT_PRICE: ['ContractPrice'],
  SELLER: ['Seller'],
  SELLER_LEAD: ['SellerLead', 'ProductLead'],
  TRANSPORTER: ['Transporter'],
  WAREHOUSE: ['Warehouse', 'WarehouseProduct', 'StockMovement'],
  BLOG: ['Blog'],
  BILLING_REGISTRATION: ['BillingRegistration'],
  BOOKS: [],
  COMPANY: [],
};

type QueryField = Exclude<keyof Query, '__typename'>;

/** Counts, and lists of other types, that any record of the kind may change. */
export const FIELDS: Readonly<Partial<Record<ChangedKind, readonly QueryField[]>>> = {
  RFQ: ['home', 'readyEnquiries'],
  QUOTATION: ['home'],
  SAMPLE_REQUEST: ['home'],
  ORDER: ['home'],
  PURCHASE_ORDER: ['home'],
  SHIPMENT: ['home'],
  DELIVERY_POINT: ['operationAnalytics', 'home'],
  BILL: ['home'],
  INVOICE: ['home'],
  TENANT: ['tenantAnalytics', 'tenantUsers', 'tenantUser'],
  USER: ['categoryManagers', 'salesPersons'],
  CATEGORY: ['attributesConfig', 'categoryManagers'],
  SKU: ['skusNamed'],
  SELLER: ['sellerAnalytics'],
  SELLER_LEAD: ['crmLeadsAnalytics'],
  WAREHOUSE: ['freeStock'],
  BOOKS: ['books'],
  COMPANY: ['company', 'viewer', 'roleTemplates', 'listViews'],
};

const FIXED = 'the same in every release';
const REPORT = 'a report is of the moment it was asked for';
const PRINT = 'a print or file is of the moment it was asked for';
const BOARD = 'the boards have a subscription of their own';
const IMPORT = 'asked for again while an import runs';
const ASKED = 'read for one dialog or field; the server checks what comes of it';

/** Fields of Query that nobody reads again when something changes, each with the reason. */
export const NOT_LIVE: Readonly<Partial<Record<QueryField, string>>> = {
  pincode: FIXED,
  setUpOpen: 'asked once, by who is not signed in',
  lastBackup: 'made by a job once a day, and read when the settings open',
  metricDefinitions: FIXED,
  roleTemplateEffect: 'asked anew for each change that is tried',
  dashboardSummary: 'for other programs: the console asks for home',
  firstSteps: 'what begins is for one person, and only they put it away',
  mySettings: 'own choices: read once, and changed by the own hand',
  ticketOptions: FIXED,
  search: ASKED,
  searchedRecords: ASKED,
  tickets: 'the tracker is another service, which tells nobody when a ticket changes',
  rfqAnalytics: REPORT,
  quotationAnalytics: REPORT,
  orderAnalytics: REPORT,
  customerAnalytics: REPORT,
  purchaseAnalytics: REPORT,
  momMetrics: REPORT,
  customerVendorSalesMetrics: REPORT,
  metrics: REPORT,
  homeFigures: REPORT,
  creditNoteDocument: PRINT,
  creditNoteFile: PRINT,
  dcDocument: PRINT,
  dcWithInvoiceDocument: PRINT,
  blindDcDocument: PRINT,
  blindDcWithInvoiceDocument: PRINT,
  invoiceDocument: PRINT,
  legacyInvoiceDocument: PRINT,
  eInvoiceFile: PRINT,
  eWayBillFile: PRINT,
  purchaseOrderDocument: PRINT,
  quotationDocument: PRINT,
  file: PRINT,
  deliveryPointEvents: BOARD,
  deliveryPointsBySource: BOARD,
  address: ASKED,
  orderCancelPreview: ASKED,
  poFromOrder: ASKED,
  searchProducts: ASKED,
  matchSkus: ASKED,
  import: IMPORT,
  imports: IMPORT,
  importRows: IMPORT,
  importTemplates: FIXED,
  infoRecord: 'who is online is asked for every few seconds',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const hasField = (data: unknown, field: string) => isObject(data) && field in data;

/** True when any object in the data, at any depth, passes. */
function holds(data: unknown, passes: (value: Record<string, unknown>) => boolean): boolean {
  if (Array.isArray(data)) return data.some((item) => holds(item, passes));
  if (!isObject(data)) return false;
  return passes(data) || Object.values(data).some((value) => holds(value, passes));
}

/** Panels with comments, documents or the log of a record name it in their variables. */
const isAbout = (variables: OperationVariables, { kind, id, key }: ChangedRecord) =>
  holds(variables, (value) => {
    const values = Object.values(value);
    return values.includes(kind) && (values.includes(id) || (key !== null && values.includes(key)));
  });

/** True when a query shows the record itself, or a page of its kind, which may gain or lose it. */
export function isAffected(
  data: unknown,
  variables: OperationVariables,
  record: ChangedRecord,
): boolean {
  const types = TYPES[record.kind];
  const pages = types.map((type) => `${type}Page`);
  const isShown = holds(data, (value) => {
    const type = String(value['__typename']);
    if (pages.includes(type)) return true;
    return types.includes(type) && (record.id === null || value['id'] === record.id);
  });
  const fields = FIELDS[record.kind] ?? [];
  return isShown || fields.some((field) => hasField(data, field)) || isAbout(variables, record);
}

/** True when anything in a query's answer may be old while it is not known what changed. */
export const mayBeOld = (data: unknown): boolean =>
  isObject(data) && Object.keys(data).some((field) => !(field in NOT_LIVE));
