import { LIMITS } from '../shared/limits.ts';
import { type Can, seesCost } from '../shared/roles.ts';
import { BUYING_MEASURES } from './buyingMeasures.ts';
import { INVOICING_MEASURES } from './invoicingMeasures.ts';
import type { MeasureWords } from './measureWords.ts';
import { SELLING_MEASURES } from './sellingMeasures.ts';

/**
 * Every number of reports, tiles and charts, each defined once: in words here, in SQL in the
 * backend's analytics.
 */
export const MEASURES = { ...SELLING_MEASURES, ...INVOICING_MEASURES, ...BUYING_MEASURES };

export type Measure = keyof typeof MEASURES;
export const MEASURE_NAMES = Object.keys(MEASURES) as Measure[];

/** True when the viewer may see the number at all; the row scope decides which rows are counted. */
export function seesMeasure(can: Can, measure: Measure): boolean {
  const { needs, cost }: MeasureWords = MEASURES[measure];
  return can(...needs) && (!cost || seesCost(can));
}

/** Numbers of MoM Business Growth, in the order of its columns. */
export const MOM_MEASURES = [
  'ORDERS',
  'ORDER_VALUE',
  'DELIVERED',
  'INVOICED',
  'RECEIVED',
  'GROSS_MARGIN',
  'MARGIN_PERCENT',
  'ACTIVE_CUSTOMERS',
  'NEW_CUSTOMERS',
] as const satisfies Measure[];

/** Ages of what is not paid, in days since it was due, the youngest first. */
export const AGES = ['NOT_DUE', '1_30', '31_60', '61_90', 'OVER_90'] as const;

/** Dimensions by which measures can be grouped and filtered. Periods begin on the day in the group's id. */
export const DIMENSIONS = {
  DAY: 'Day in India; its id is the day.',
  WEEK: 'Week from Monday; its id is the Monday.',
  MONTH: 'Month; its id is the first day.',
  QUARTER: 'Quarter of the financial year; its id is the first day.',
  FINANCIAL_YEAR: 'April to March; its id is the first day.',
  SALES_PERSON: 'Sales person of the document; of a customer, its own.',
  CATEGORY_MANAGER:
    'Who priced the quote request, or made the purchase order. None where nobody did.',
  CUSTOMER: 'Customer.',
  ORGANISATION: 'Organisation of the customer.',
  VENDOR: 'Vendor: who is bought from, or whose goods are delivered.',
  CATEGORY: 'Category of the product; of a vendor, each that it sells in.',
  PRODUCT: 'Product.',
  SKU: 'SKU.',
  STATE: 'Place of supply; its id is the GST state code.',
  STATUS: 'Status of the document.',
  PAYMENT_MODE: 'Mode of the payment.',
  GST_RATE: 'GST rate of the line in percent.',
  GST_REGISTRATION: 'GST registration of the company, whose document it is.',
  WAREHOUSE: 'Own warehouse.',
  ZONE: 'Zone that the vendor serves.',
  SOURCE_PERSON: 'Who found the vendor.',
  RECORD:
    'The record itself: document, payment, expense, customer or vendor; its id is its kind and number, such as INVOICE-12.',
  EXPENSE_HEAD: 'Purpose of the expense.',
  AGE: 'Days since the due date as of the last day asked for: NOT_DUE, 1_30, 31_60, 61_90, OVER_90.',
  DATED: 'Day of the document that is not paid; its id is the day.',
  DUE: 'Due date of what is not paid; its id is the day.',
} as const satisfies Record<string, string>;

export type Dimension = keyof typeof DIMENSIONS;
export const DIMENSION_NAMES = Object.keys(DIMENSIONS) as Dimension[];

/** Dimensions of time: each group is a period. */
export const PERIODS = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'FINANCIAL_YEAR'] as const;
export type Period = (typeof PERIODS)[number];
export const isPeriod = (dimension: Dimension): dimension is Period =>
  (PERIODS as readonly Dimension[]).includes(dimension);

/** Most measures, groups, days and rows of one question; records of one customer or vendor may be of any days. */
export const METRIC_LIMITS = {
  measures: 12,
  groups: 3,
  days: 1830,
  rows: LIMITS.pageSize,
  offset: 100_000,
  values: 200,
};

export const COMPARISONS = ['PREVIOUS_PERIOD', 'LAST_YEAR'] as const;
/** Longest range of the dashboards of one kind of document. */
export const ANALYTICS_DAYS = 366;
