import type {
  ImportAction,
  ImportKind,
  ImportOutcome,
  ImportStatus,
} from '@munim/schema/generated/types.ts';
import type { Labels, Statuses } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

export const IMPORT_KIND: Labels<ImportKind> = {
  ORGANISATION: { text: t('Organisations'), intent: 'none' },
  CUSTOMER: { text: t('Customers'), intent: 'none' },
  CUSTOMER_CONTACT: { text: t('Contacts of customers'), intent: 'none' },
  CUSTOMER_ADDRESS: { text: t('Addresses of customers'), intent: 'none' },
  VENDOR: { text: t('Vendors'), intent: 'none' },
  CATEGORY: { text: t('Categories'), intent: 'none' },
  PRODUCT: { text: t('Products'), intent: 'none' },
  SKU: { text: t('SKUs'), intent: 'none' },
  OFFER: { text: t("Vendors' offers"), intent: 'none' },
  CONTRACT_PRICE: { text: t('Contract prices'), intent: 'none' },
  OPENING_STOCK: { text: t('Opening stock'), intent: 'none' },
  UNPAID_INVOICE: { text: t('Unpaid invoices'), intent: 'none' },
  UNPAID_BILL: { text: t('Unpaid bills'), intent: 'none' },
  CUSTOMER_ADVANCE: { text: t('Advances of customers'), intent: 'none' },
  VENDOR_ADVANCE: { text: t('Advances to vendors'), intent: 'none' },
  OPEN_ORDER: { text: t('Open orders'), intent: 'none' },
  OPEN_PURCHASE_ORDER: { text: t('Open purchase orders'), intent: 'none' },
};

export const IMPORT_STATUS: Statuses<ImportStatus> = {
  CHECKING: { text: t('Checking'), intent: 'primary', ring: 'quarter' },
  CHECKED: { text: t('Checked'), intent: 'none', ring: 'half' },
  APPLYING: { text: t('Applying'), intent: 'primary', ring: 'threeQuarters' },
  APPLIED: { text: t('Applied'), intent: 'success', ring: 'full' },
  UNDOING: { text: t('Undoing'), intent: 'primary', ring: 'threeQuarters' },
  UNDONE: { text: t('Undone'), intent: 'warning', ring: 'crossed' },
};

export const IMPORT_OUTCOME: Statuses<ImportOutcome> = {
  NEW: { text: t('New'), intent: 'success', ring: null },
  CHANGED: { text: t('Changed'), intent: 'primary', ring: null },
  SAME: { text: t('The same'), intent: 'none', ring: null },
  FAULTY: { text: t('Faulty'), intent: 'danger', ring: null },
};

export const IMPORT_ACTION: Record<ImportAction, string> = {
  CHECK: t('Check again'),
  APPLY: t('Apply'),
  UNDO: t('Undo'),
};

/** Systems that companies come from; any other name is taken too. */
export const USUAL_SOURCES = [t('Own sheets'), t('Tally'), t('Zoho Books')];

/** The system that a file is taken to be from, unless the person names another. */
export const sourceOf = (fileName: string) =>
  /\.xml$/i.test(fileName) ? t('Tally') : t('Own sheets');

export const NOT_SENT = t('The sheet was not taken');
export const NOT_STARTED = t('This could not be started');
