import type {
  ImportAction,
  ImportKind,
  ImportOutcome,
  ImportStatus,
} from '@munim/schema/generated/types.ts';
import type { Labels, Statuses } from '../ui/format/labels.ts';

export const IMPORT_KIND: Labels<ImportKind> = {
  ORGANISATION: { text: 'Organisations', intent: 'none' },
  CUSTOMER: { text: 'Customers', intent: 'none' },
  CUSTOMER_CONTACT: { text: 'Contacts of customers', intent: 'none' },
  CUSTOMER_ADDRESS: { text: 'Addresses of customers', intent: 'none' },
  VENDOR: { text: 'Vendors', intent: 'none' },
  CATEGORY: { text: 'Categories', intent: 'none' },
  PRODUCT: { text: 'Products', intent: 'none' },
  SKU: { text: 'SKUs', intent: 'none' },
  OFFER: { text: "Vendors' offers", intent: 'none' },
  CONTRACT_PRICE: { text: 'Contract prices', intent: 'none' },
  OPENING_STOCK: { text: 'Opening stock', intent: 'none' },
  UNPAID_INVOICE: { text: 'Unpaid invoices', intent: 'none' },
  UNPAID_BILL: { text: 'Unpaid bills', intent: 'none' },
  CUSTOMER_ADVANCE: { text: 'Advances of customers', intent: 'none' },
  VENDOR_ADVANCE: { text: 'Advances to vendors', intent: 'none' },
  OPEN_ORDER: { text: 'Open orders', intent: 'none' },
  OPEN_PURCHASE_ORDER: { text: 'Open purchase orders', intent: 'none' },
};

export const IMPORT_STATUS: Statuses<ImportStatus> = {
  CHECKING: { text: 'Checking', intent: 'primary', ring: 'quarter' },
  CHECKED: { text: 'Checked', intent: 'none', ring: 'half' },
  APPLYING: { text: 'Applying', intent: 'primary', ring: 'threeQuarters' },
  APPLIED: { text: 'Applied', intent: 'success', ring: 'full' },
  UNDOING: { text: 'Undoing', intent: 'primary', ring: 'threeQuarters' },
  UNDONE: { text: 'Undone', intent: 'warning', ring: 'crossed' },
};

export const IMPORT_OUTCOME: Statuses<ImportOutcome> = {
  NEW: { text: 'New', intent: 'success', ring: null },
  CHANGED: { text: 'Changed', intent: 'primary', ring: null },
  SAME: { text: 'The same', intent: 'none', ring: null },
  FAULTY: { text: 'Faulty', intent: 'danger', ring: null },
};

export const IMPORT_ACTION: Record<ImportAction, string> = {
  CHECK: 'Check again',
  APPLY: 'Apply',
  UNDO: 'Undo',
};

/** Systems that companies come from; any other name is taken too. */
export const USUAL_SOURCES = ['Own sheets', 'Tally', 'Zoho Books'];

/** The system that a file is taken to be from, unless the person names another. */
export const sourceOf = (fileName: string) => (/\.xml$/i.test(fileName) ? 'Tally' : 'Own sheets');

export const NOT_SENT = 'The sheet was not taken';
export const NOT_STARTED = 'This could not be started';
