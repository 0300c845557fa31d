import type { Dimension } from '@munim/schema/analytics/measures.ts';
import type { RawBuilder } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import type { Settings } from '../core/settings.ts';

/** First and last day of a question, both included. Balances are as of the last. */
export interface DayRange {
  from: string;
  to: string;
}

/** Rows that measures add up: lines of documents, payments, balances. */
export interface Facts {
  /** Tables with their aliases. What is looked up of a row stands in left joins, so that it is only read where it is asked for. */
  from: (range: DayRange) => RawBuilder<unknown>;
  /**
   * The documents without their lines, for measures that have a sum over them (`ofDocuments`): their totals are the sums of their
   * lines. Only with these groups and filters, and periods.
   */
  documents?: { from: RawBuilder<unknown>; groups: readonly Dimension[] };
  /** The viewer's row scope, the same as of the lists of these records. */
  visible: (viewer: Viewer, settings: Settings) => RawBuilder<boolean>;
  /**
   * All who see a row as one of their own customers, for sums that are kept for each of them: says of sales people with the right to
   * orders, and without the one to purchase orders, just what `visible` says.
   */
  owners?: RawBuilder<number[]>;
  /** Rows that count for every viewer. */
  counts?: RawBuilder<boolean>;
  /** Column by which a row falls into the range: a moment, or a day. Absent for balances. */
  moment?: RawBuilder<string>;
  day?: RawBuilder<string>;
  /** Column of the SKU: gives the groups SKU, PRODUCT and CATEGORY. */
  sku?: RawBuilder<number>;
  /** Column of the customer: gives the groups CUSTOMER and ORGANISATION. */
  customer?: RawBuilder<number>;
  /** The other groups, by their column. */
  groups: Partial<Record<Dimension, RawBuilder<unknown>>>;
}

/** Groups by the column of the customer. */
export const OF_CUSTOMER = ['CUSTOMER', 'ORGANISATION'] as const satisfies Dimension[];
