import type { OperationVariables } from '@apollo/client';
import {
  type ChangedRecord,
  hasField,
  holds,
  isAbout,
  isRecord,
  type QueryField,
  SHOWN,
} from '../app/changedFields.ts';

const OWN = 'read when its page opens, and changed by the own hand';
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
  mySettings: OWN,
  apiTokens: OWN,
  rolesWithoutApiTokens: OWN,
  savedQueries: OWN,
  savedQueryNamed: OWN,
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

/**
 * True when a query shows something of the record: the record itself, or a page of its kind, which
 * may gain or lose it.
 */
export function isAffected(
  data: unknown,
  variables: OperationVariables,
  record: ChangedRecord,
): boolean {
  const { types, live } = SHOWN[record.kind];
  const pages = types.map((type) => `${type}Page`);
  const isShown = holds(
    data,
    (value) => pages.includes(String(value['__typename'])) || isRecord(value, record),
  );
  return isShown || live.some((field) => hasField(data, field)) || isAbout(variables, record);
}

/** True when anything in a query's answer may be old while it is not known what changed. */
export const mayBeOld = (data: unknown): boolean =>
  Object.keys(data ?? {}).some((field) => !(field in NOT_LIVE));
