import type { OperationVariables } from '@apollo/client';
import type { ChangedKind } from '@munim/schema/generated/types.ts';

/** A changed record; without an id many of the kind. */
export interface ChangedRecord {
  kind: ChangedKind;
  id: string | null;
  key: string | null;
}

/** Types of the graph that show a record of the kind; their pages end in `Page`. */
const TYPES: Readonly<Record<ChangedKind, readonly string[]>> = {
  RFQ: ['Rfq', 'RfqDay'],
  QUOTATION: ['Quotation'],
  SAMPLE_REQUEST: ['SampleRequest'],
  ORDER: ['Order', 'OrderDelay'],
  PURCHASE_ORDER: ['PurchaseOrder'],
  DELIVERY_POINT: ['DeliveryPoint'],
  PAYMENT: ['Payment'],
  BILL: ['Bill'],
  INVOICE: ['Invoice'],
  CREDIT_NOTE: ['CreditNote'],
  EXPENSE: ['Expense'],
  DELIVERY_CHALLAN: ['DeliveryChallan'],
  SHIPMENT: ['Shipment'],
  ORGANISATION: ['Organisation'],
  TENANT: ['Tenant'],
  USER: ['User'],
  CATEGORY: ['Category'],
  PRODUCT: ['Product'],
  SKU: ['Sku'],
  OFFER: ['Offer', 'SellerOffers', 'SkuOffers'],
  CONTRACT_PRICE: ['ContractPrice'],
  SELLER: ['Seller'],
  SELLER_LEAD: ['SellerLead'],
  TRANSPORTER: ['Transporter'],
  WAREHOUSE: ['Warehouse', 'WarehouseProduct', 'StockMovement'],
  BLOG: ['Blog'],
};

/** Counts and lists of other names that any record of the kind may change. */
const SUMS: Readonly<Partial<Record<ChangedKind, string>>> = {
  RFQ: 'DashboardSummary',
  QUOTATION: 'DashboardSummary',
  SAMPLE_REQUEST: 'DashboardSummary',
  ORDER: 'DashboardSummary',
  PURCHASE_ORDER: 'DashboardSummary',
  SHIPMENT: 'DashboardSummary',
  DELIVERY_POINT: 'OperationAnalytics',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether any object in the data, at any depth, passes. */
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

/**
 * Whether a query shows something of the record: the record itself, or a page of its kind, which may
 * gain or lose it.
 */
export function isAffected(
  data: unknown,
  variables: OperationVariables,
  record: ChangedRecord,
): boolean {
  const types = TYPES[record.kind];
  const pages = [...types.map((type) => `${type}Page`), SUMS[record.kind]];
  const isShown = holds(data, (value) => {
    const type = String(value['__typename']);
    if (pages.includes(type)) return true;
    return types.includes(type) && (record.id === null || value['id'] === record.id);
  });
  return isShown || isAbout(variables, record);
}

/** Whether a query shows records of any kind: the frame's own do not. */
export const showsRecords = (data: unknown): boolean => {
  const types = Object.values(TYPES).flat();
  return holds(data, ({ __typename: type }) => types.includes(String(type).replace(/Page$/, '')));
};
