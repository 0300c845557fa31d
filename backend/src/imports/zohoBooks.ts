import type { ImportKind } from '@munim/schema/generated/types.ts';
import type { ForeignSheet } from './imports.public.ts';

/**
 * Files as Zoho Books exports them (Contacts, Vendors, Items, Invoices, Bills, Sales Orders, Purchase Orders): heads by
 * column of our sheets. Its edition, its settings and the company's own templates change which heads are there, so that
 * most columns know several; what is not read is named in the check.
 */
const CONTACT = ['Contact ID', 'Customer ID', 'Display Name', 'Contact Name'];
const VENDOR = ['Contact ID', 'Vendor ID', 'Display Name', 'Contact Name'];
const NAME = ['Display Name', 'Contact Name', 'Company Name'];
const PLACE = {
  address1: ['Billing Address', 'Shipping Address'],
  city: ['Billing City', 'Shipping City'],
  state: ['Billing State', 'Shipping State'],
  postal_code: ['Billing Code', 'Shipping Code'],
};
const GSTIN = ['GST Identification Number (GSTIN)', 'GSTIN'];
const NO_CATEGORY = '=Items of Zoho Books';
const ITEM = ['Item ID', 'Item Name'];
const NOT_INR = {
  pattern: '^(?!INR$).+',
  message: 'Currency Code: only amounts in rupees (INR) are taken',
};
const INCLUSIVE = {
  pattern: '^true$',
  message: 'Is Inclusive Tax: prices with tax are not taken. Export them without tax',
};
const WHOLE_DISCOUNT = {
  pattern: '[1-9]',
  message:
    'Entity Discount Percent: a discount on the whole order is not taken. Put it on its lines',
};

const document = (party: 'customer' | 'vendor', word: string): ForeignSheet => {
  const name = party === 'customer' ? 'Customer Name' : 'Vendor Name';
  return {
    marks: [`${word} Number`, `${word} Date`, 'Balance'],
    columns: {
      external_id: [`${word} ID`, `${word} Number`],
      [party]: [name],
      number: [`${word} Number`],
      document_date: [`${word} Date`],
      due_date: ['Due Date', `${word} Date`],
      total: ['Total'],
      outstanding: ['Balance'],
    },
    once: 'external_id',
    leftOut: {
      Balance: String.raw`^\s*0*(\.0*)?$`,
      [`${word} Status`]: '^(draft|void|paid|closed|rejected|pending.?approval)$',
    },
    refused: { 'Currency Code': NOT_INR },
  };
};

const CLOSED =
  '^(draft|void|closed|invoiced|billed|fulfilled|cancelled|rejected|pending.?approval)$';
const LINE = {
  sku: ['Item Name'],
  quantity: ['QuantityOrdered', 'Quantity Ordered', 'Quantity'],
  price: ['Item Price', 'Rate'],
};
const TAKES_NO = {
  'Currency Code': NOT_INR,
  'Is Inclusive Tax': INCLUSIVE,
  'Entity Discount Percent': WHOLE_DISCOUNT,
};

const OPEN_LINES = {
  refused: TAKES_NO,
  minus: { quantity: 'QuantityCancelled' },
  isOpen: ['quantity', 'delivered'],
} as const;

export const ZOHO_BOOKS: Partial<Record<ImportKind, ForeignSheet>> = {
  ORGANISATION: {
    marks: ['Display Name'],
    columns: {
      external_id: ['Company Name', ...NAME],
      organisation_name: ['Company Name', ...NAME],
    },
    once: 'organisation_name',
    leftOut: { 'Contact Type': '^vendor$' },
  },
  CUSTOMER: {
    marks: ['Display Name'],
    columns: {
      external_id: CONTACT,
      customer_name: NAME,
      organisation: ['Company Name', ...NAME],
      gst_no: GSTIN,
      ...PLACE,
      address2: ['Billing Street2', 'Shipping Street2'],
    },
    once: 'external_id',
    leftOut: { 'Contact Type': '^vendor$' },
    refused: { 'Currency Code': NOT_INR },
  },
  CUSTOMER_CONTACT: {
    marks: ['Display Name', 'EmailID'],
    columns: {
      external_id: ['Contact Person ID', 'EmailID'],
      customer: CONTACT,
      first_name: ['First Name', ...NAME],
      last_name: ['Last Name'],
      email: ['EmailID'],
      mobile: ['MobilePhone', 'Mobile Phone', 'Phone'],
    },
    once: 'external_id',
    leftOut: { 'Contact Type': '^vendor$' },
    phones: ['mobile'],
  },
  VENDOR: {
    marks: ['EmailID'],
    columns: {
      external_id: VENDOR,
      vendor_name: NAME,
      gstin: GSTIN,
      mobile: ['MobilePhone', 'Mobile Phone', 'Phone'],
      email: ['EmailID'],
      website: ['Website'],
      ...PLACE,
    },
    once: 'external_id',
    leftOut: { 'Contact Type': '^customer$' },
    refused: { 'Currency Code': NOT_INR },
    phones: ['mobile'],
  },
  CATEGORY: {
    marks: ['Item Name'],
    columns: {
      external_id: ['Category Name', NO_CATEGORY],
      category_name: ['Category Name', NO_CATEGORY],
    },
    once: 'external_id',
  },
  PRODUCT: {
    marks: ['Item Name'],
    columns: {
      external_id: ITEM,
      product_name: ['Item Name'],
      category: ['Category Name', NO_CATEGORY],
      gst_percent: ['Inter State Tax Rate', 'Tax Percentage', 'Intra State Tax Rate'],
      hsn_code: ['HSN/SAC'],
      description: ['Description'],
    },
    once: 'external_id',
    leftOut: { 'Product Type': '^service' },
  },
  SKU: {
    marks: ['Item Name'],
    columns: {
      external_id: ITEM,
      product: ITEM,
      sku_name: ['Item Name'],
      unit: ['Usage unit', 'Unit Name'],
    },
    once: 'external_id',
    leftOut: { 'Product Type': '^service' },
  },
  UNPAID_INVOICE: document('customer', 'Invoice'),
  UNPAID_BILL: document('vendor', 'Bill'),
  OPEN_ORDER: {
    marks: ['SalesOrder Number', 'Item Name'],
    columns: {
      external_id: ['SalesOrder ID', 'SalesOrder Number'],
      customer: ['Customer Name'],
      number: ['SalesOrder Number'],
      date: ['Order Date', 'SalesOrder Date'],
      customer_po_no: ['Reference#', 'PurchaseOrder'],
      expected_delivery: ['Expected Shipment Date', 'Shipment Date', 'Delivery Date'],
      ...LINE,
      delivered: ['QuantityInvoiced', 'Quantity Invoiced'],
      discount: ['Discount'],
    },
    leftOut: { Status: CLOSED },
    ...OPEN_LINES,
  },
  OPEN_PURCHASE_ORDER: {
    marks: ['Purchase Order Number', 'Item Name'],
    columns: {
      external_id: ['Purchase Order ID', 'PurchaseOrder ID', 'Purchase Order Number'],
      vendor: ['Vendor Name'],
      number: ['Purchase Order Number'],
      date: ['Purchase Order Date', 'Date'],
      expected_date: ['Expected Arrival Date', 'Delivery Date'],
      warehouse: ['Warehouse Name', 'Delivery Warehouse'],
      ...LINE,
      delivered: ['QuantityReceived', 'Quantity Received', 'QuantityBilled'],
    },
    leftOut: { 'Purchase Order Status': CLOSED },
    ...OPEN_LINES,
  },
};
