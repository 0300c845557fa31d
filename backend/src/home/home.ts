import { hasOwnHome, homeTabs, homeTiles } from '@munim/schema/home/homeLists.ts';
import { homeBlocks } from '@munim/schema/home/home.rules.ts';
import type { HomeList } from '@munim/schema/generated/types.ts';
import { type Measure, MEASURES, seesMeasure } from '@munim/schema/analytics/measures.ts';
import { LIVE_INVOICE_STATUSES } from '@munim/schema/invoices/invoices.rules.ts';
import { LIVE_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import { addMonths } from '@munim/schema/shared/days.ts';
import { CATEGORY_MANAGERS } from '@munim/schema/shared/roles.ts';
import { readMetrics } from '../analytics/analytics.public.ts';
import { indianDay } from '../core/data/days.ts';
import type { ReadContext } from '../core/data/work.ts';
import type { Home, HomeCount, HomeFigure, HomeQuery, SummaryQuery } from './home.shapes.ts';
import { ALL_ROWS, homeRows, type WaitingRows } from './homeRows.ts';

/** The sales people whose requests a category manager prices; none: those of all. */
const salesUsersOf = async ({ db, viewer }: ReadContext) => {
  const rows = await db
    .selectFrom('category_manager_sales_users')
    .select('sales_user_id')
    .where('category_manager_id', '=', viewer.userId)
    .orderBy('sales_user_id')
    .execute();
  return rows.map(({ sales_user_id }) => sales_user_id);
};

/** Roles that mean one person see their own work, whatever they ask for. */
async function lockedTo(context: ReadContext): Promise<SummaryQuery> {
  const { roleId, userId, can } = context.viewer;
  if (CATEGORY_MANAGERS.includes(roleId)) {
    const sales = await salesUsersOf(context);
    return { category_manager: userId, ...(sales.length ? { sales_person: sales } : {}) };
  }
  const isLocked = homeBlocks(roleId, can).some(({ lockedToViewer }) => lockedToViewer);
  return isLocked ? { sales_person: [userId] } : {};
}

/** Tasks that wait for the viewer, and the lists of their Home. */
export async function readHome(
  context: ReadContext,
  { tabs: withTabs = false, ...asked }: HomeQuery,
): Promise<Home> {
  const { roleId, can } = context.viewer;
  const locked = await lockedTo(context);
  // a tile and a tab of the same rows are counted once
  const known = new Map<string, Promise<WaitingRows>>();
  const countsOf = (lists: readonly HomeList[], query: SummaryQuery): Promise<HomeCount[]> => {
    const all = homeRows(query);
    return Promise.all(
      lists.map(async (list) => {
        const { rows, count } = all[list];
        const key = JSON.stringify([list, rows]);
        const waiting = known.get(key) ?? count(context);
        known.set(key, waiting);
        return { list, rows, old_books: 0, ...(await waiting) };
      }),
    );
  };
  const [tiles, tabs] = await Promise.all([
    countsOf(homeTiles(roleId, can), locked),
    countsOf(withTabs ? homeTabs(roleId, can) : [], { ...asked, ...locked }),
  ]);
  return { tiles, tabs };
}

const MONTHS = 12;
const FIGURES = ['ORDER_VALUE', 'INVOICED', 'RECEIVED', 'OUTSTANDING'] as const satisfies Measure[];
const BALANCES: ReadonlySet<Measure> = new Set(['OUTSTANDING']);

/** Filters of the rows that add up to a figure. */
function rowsOf(measure: (typeof FIGURES)[number], days: { from_date: string; to_date: string }) {
  switch (measure) {
    case 'ORDER_VALUE':
      return { ...ALL_ROWS, ...days, status: [...LIVE_ORDER_STATUSES] };
    case 'INVOICED':
      return { ...ALL_ROWS, ...days, status: [...LIVE_INVOICE_STATUSES] };
    case 'OUTSTANDING':
      return { ...ALL_ROWS, status: ['ISSUED', 'PARTIALLY_PAID'] };
    case 'RECEIVED':
      return { ...ALL_ROWS, ...days };
  }
}

/** Numbers of this month as the measures define them, each with the last twelve months. */
export async function homeFigures(context: ReadContext): Promise<HomeFigure[]> {
  const { roleId, can } = context.viewer;
  const seen = FIGURES.filter((measure) => seesMeasure(can, measure));
  if (!seen.length || !hasOwnHome(roleId, can)) return [];
  const today = indianDay();
  const month = `${today.slice(0, 8)}01`;
  const monthly = seen.filter((measure) => !BALANCES.has(measure));
  const [{ totals }, { data }] = await Promise.all([
    readMetrics(context, {
      measures: seen,
      groupBy: [],
      range: { from: month, to: today },
      filter: {},
      compareTo: 'PREVIOUS_PERIOD',
    }),
    monthly.length
      ? readMetrics(context, {
          measures: monthly,
          groupBy: ['MONTH'],
          range: { from: addMonths(month, 1 - MONTHS), to: today },
          filter: {},
        })
      : { data: [] },
  ]);
  return seen.map((measure, i) => ({
    measure,
    title: MEASURES[measure].title,
    value: totals[i]?.value ?? '0.00',
    previous: totals[i]?.previous ?? '0.00',
    months: monthly.includes(measure)
      ? data.map(({ groups, values }) => ({
          month: groups[0]?.id ?? month,
          value: values[monthly.indexOf(measure)]?.value ?? '0.00',
        }))
      : [],
    rows: rowsOf(measure, { from_date: month, to_date: today }),
  }));
}
