import { Role } from '@munim/schema/shared/roles.ts';
import type { Dimension, Measure } from '@munim/schema/analytics/measures.ts';
import { addDays } from '@munim/schema/shared/days.ts';
import { type RawBuilder, sql } from 'kysely';
import { rowScopeOf } from '../core/access/rowScope.ts';
import { type Viewer, viewerWithoutSession } from '../core/access/viewer.ts';
import type { Database, Trx } from '../core/data/database.ts';
import type { ReadContext } from '../core/data/work.ts';
import type { Settings } from '../core/settings.ts';
import type { DayRange, Facts } from './facts.ts';
import { factsOf, type FactsName, summed } from './measureSql.ts';
import { columnOf, dayColumn, joinsOf, within } from './metricColumns.ts';
import { statementHash } from './statementHash.ts';

/** Measures that are kept as sums of days, by what else but the day. `null` is by nothing. */
export const KEPT = {
  requests: { by: ['SALES_PERSON', 'STATUS'], measures: ['QUOTE_REQUESTS', 'REQUESTED_QUANTITY'] },
  orderedRequests: { by: ['SALES_PERSON'], measures: ['REQUESTS_ORDERED', 'DAYS_TO_ORDER'] },
  quotations: { by: ['SALES_PERSON', 'STATUS'], measures: ['QUOTATIONS', 'QUOTED'] },
  orders: {
    by: ['SALES_PERSON', 'STATUS'],
    measures: ['ORDERS', 'ORDER_VALUE', 'ORDER_TAXABLE', 'ORDER_QUANTITY', 'DISCOUNT'],
  },
  invoices: {
    by: ['SALES_PERSON', 'CATEGORY', 'GST_RATE', 'STATE'],
    measures: [
      'INVOICED',
      'INVOICED_TAXABLE',
      'CGST',
      'SGST',
      'IGST',
      'INVOICED_QUANTITY',
      'COSTED_SALES',
      'GOODS_COST',
      'INVOICES',
    ],
  },
  freight: { by: ['SALES_PERSON'], measures: ['FREIGHT'] },
  deliveries: {
    by: [null, 'VENDOR'],
    measures: ['DELIVERED', 'DELIVERED_QUANTITY', 'DELIVERIES', 'ON_TIME_DELIVERIES'],
  },
  purchases: {
    by: [null, 'VENDOR'],
    measures: ['PURCHASE_ORDERS', 'PURCHASED', 'PURCHASED_TAXABLE', 'PURCHASED_QUANTITY'],
  },
  bills: { by: [null, 'VENDOR'], measures: ['BILLED', 'BILLED_TAX'] },
  payments: { by: ['PAYMENT_MODE'], measures: ['RECEIVED', 'PAID'] },
  settlements: { by: [null, 'VENDOR'], measures: ['DAYS_TO_PAY', 'DAYS_TO_BE_PAID'] },
} as const satisfies Partial<
  Record<FactsName, { by: readonly (Dimension | null)[]; measures: readonly Measure[] }>
>;
export type KeptFacts = keyof typeof KEPT;
export const isKept = (name: FactsName): name is KeptFacts => name in KEPT;

/** Counts of documents by a group of their lines cannot be added up over groups. */
const isAdditive = (measure: Measure, { documents }: Facts, by: Dimension | null) =>
  !summed(measure).distinct || by === null || Boolean(documents?.groups.includes(by));

/** Columns of a measure among the sums: an average has two, its total and its weight. */
export function columnsOf(name: KeptFacts, measure: Measure): RawBuilder<unknown>[] | undefined {
  let at = 0;
  for (const one of KEPT[name].measures) {
    const width = summed(one).average ? 2 : 1;
    if (one === measure) return Array.from({ length: width }, (_, i) => sql.ref(`s${at + i}`));
    at += width;
  }
  return undefined;
}

/** True when a measure of these facts can be read from sums by this group. */
export const isKeptBy = (name: KeptFacts, measure: Measure, by: Dimension | null): boolean =>
  columnsOf(name, measure) !== undefined && isAdditive(measure, factsOf(name), by);

/**
 * Viewers of the same documents: all of them, those of the same categories, or those of their own customers. Of organisations no sums
 * are kept.
 */
export interface Audience {
  roleId: number;
  /**
   * Id of the sales person; 0 in a set of sums of all sales people, which holds the sums of each.
   */
  userId: number;
  categories: readonly number[];
  orders: boolean;
  purchaseOrders: boolean;
}

export function audienceOf({ roleId, userId, categories, can }: Viewer): Audience | undefined {
  const reads = { orders: can('ORDER', 'READ'), purchaseOrders: can('PURCHASE_ORDER', 'READ') };
  switch (rowScopeOf({ roleId })) {
    case 'all':
      return { roleId: Role.TOP_ADMIN, userId: 0, categories: [], ...reads };
    case 'managed categories':
      return {
        roleId: Role.CATEGORY_MANAGER,
        userId,
        categories: categories.toSorted((a, b) => a - b),
        ...reads,
      };
    case 'own customers':
      // kept only with orders, which payments need, and without purchase orders, which add what is
      // bought for their customers
      return reads.orders && !reads.purchaseOrders
        ? { roleId: Role.SALES, userId, categories: [], ...reads }
        : undefined;
    default:
      return undefined;
  }
}

/** People who see their own customers only. */
export const isOfOwners = ({ roleId }: Pick<Audience, 'roleId'>): boolean => roleId === Role.SALES;

/** True when numbers of these facts are kept for the audience. */
export const isKeptFor = (name: FactsName, audience: Audience): name is KeptFacts => {
  const { owners }: Facts = factsOf(name);
  return isKept(name) && (!isOfOwners(audience) || owners !== undefined);
};

/** The set that holds sums for the audience, and whose of it are theirs. */
export const setFor = (
  facts: KeptFacts,
  by: Dimension | null,
  audience: Audience,
): { set: SumSet; owner: number } =>
  isOfOwners(audience)
    ? { set: { facts, by, audience: { ...audience, userId: 0 } }, owner: audience.userId }
    : { set: { facts, by, audience }, owner: 0 };

/** Sees what the audience does. */
export const viewerOf = ({
  roleId,
  userId,
  categories,
  orders,
  purchaseOrders,
}: Audience): Viewer =>
  viewerWithoutSession({
    roleId,
    userId,
    categories: [...categories],
    permissions: {},
    can: (entity, action) =>
      action === 'READ' &&
      ((entity === 'ORDER' && orders) || (entity === 'PURCHASE_ORDER' && purchaseOrders)),
    requestId: 'sums',
  });

/** One kind of facts by one group for one audience. */
export interface SumSet {
  facts: KeptFacts;
  by: Dimension | null;
  audience: Audience;
}

export const COLUMNS = Array.from({ length: 9 }, (_, i) => `s${i}`);
const ALWAYS: DayRange = { from: '-infinity', to: 'infinity' };

/** The numbers that are kept of these facts, each in its column; null for those that are not among them. */
export function keptColumns(
  name: KeptFacts,
  isAmong: (measure: Measure) => boolean,
): RawBuilder<unknown> {
  const sums = KEPT[name].measures.flatMap((measure) => {
    const { average, sum } = summed(measure);
    if (average) return isAmong(measure) ? [average.total, average.weight] : [sql`null`, sql`null`];
    return isAmong(measure) ? [sum()] : [sql`null`];
  });
  return sql.join(
    COLUMNS.map((column, i) => sql`(${sums[i] ?? sql`null`})::numeric as ${sql.ref(column)}`),
  );
}

/** Each who sees a row, once; and of one person, or of an audience, whether it is seen. */
function seers(
  { facts: name, audience }: SumSet,
  settings: Settings,
  owner: number,
): { who: RawBuilder<unknown>; join: RawBuilder<unknown>; where: RawBuilder<boolean> } {
  const { owners, visible }: Facts = factsOf(name);
  if (!isOfOwners(audience) || owner) {
    const viewer = viewerOf(owner ? { ...audience, userId: owner } : audience);
    return { who: sql`${owner}::bigint`, join: sql``, where: visible(viewer, settings) };
  }
  if (!owners) throw new Error(`${name} are not kept for each of their owners`);
  return {
    who: sql`seers.who`,
    join: sql`cross join lateral (select distinct who from unnest(${owners}) who where who is not null) seers`,
    where: sql`true`,
  };
}

/** The sums of a range by day, group and owner, from the documents; of a set of owners those of one, where one is named. */
export function sumsFromDocuments(
  set: SumSet,
  settings: Settings,
  range: DayRange = ALWAYS,
  owner = 0,
): RawBuilder<unknown> {
  const { facts: name, by } = set;
  const facts: Facts = factsOf(name);
  const values = keptColumns(name, (measure) => isAdditive(measure, facts, by));
  const id = by === null ? sql`null` : sql`(${columnOf(facts, by)})`;
  const { who, join, where } = seers(set, settings, owner);
  return sql`select of_sums.day, of_sums.id::text as id, of_sums.owner, ${values}
    from ${facts.from(range)} ${joinsOf(facts, by === null ? [] : [by])} ${join}
    cross join lateral (select ${dayColumn(facts)} as day, ${id} as id, ${who} as owner) of_sums
    where ${where} and ${facts.counts ?? sql`true`}
      and ${within(facts, range)} and of_sums.day is not null
    group by of_sums.day, of_sums.id, of_sums.owner`;
}

/** True when the viewer sees just what their audience does. */
export function sameScope(
  { db, viewer, settings }: ReadContext,
  facts: FactsName,
  audience: Audience,
): boolean {
  const textOf = (one: Viewer) => {
    const { sql: text, parameters } = factsOf(facts).visible(one, settings).compile(db);
    return JSON.stringify([text, parameters]);
  };
  return textOf(viewer) === textOf(viewerOf(audience));
}

/** Names the statement of a set with its values: sums are only read when they were made by the very same. */
export function definitionOf(db: Database | Trx, set: SumSet, settings: Settings): string {
  return statementHash(db, sumsFromDocuments(set, settings));
}

/** Days in a row as ranges. */
export function rangesOf(days: Iterable<string>): DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of [...days].toSorted()) {
    const last = ranges.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}
