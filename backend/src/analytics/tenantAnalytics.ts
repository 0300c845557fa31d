import { type Measure, seesMeasure } from '@munim/schema/analytics/measures.ts';
import type { ReadContext } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import { lastOrderDay } from '../orders/orders.public.ts';
import { findCustomer } from '../tenants/tenants.public.ts';
import type { TenantAnalytics } from './analytics.shapes.ts';
import { readMetrics } from './metrics.ts';
import { allDays } from './periods.ts';

/** The measure that each tile shows, over all days until today. */
export const TILES = {
  rfq_count: 'QUOTE_REQUESTS',
  quotation_count: 'QUOTATIONS',
  order_count: 'ORDERS',
  order_value: 'ORDER_VALUE',
  invoiced_value: 'INVOICED',
  received_value: 'RECEIVED',
  outstanding_value: 'OUTSTANDING',
  advance_value: 'ADVANCES',
} as const satisfies Record<string, Measure>;
type Tile = keyof typeof TILES;

/** Sums of invoices beside payments, which both permissions guard. */
const OF_INVOICES: ReadonlySet<Tile> = new Set(['outstanding_value', 'advance_value']);

async function totalsOf(context: ReadContext, tenantId: number, tiles: readonly Tile[]) {
  if (tiles.length === 0) return [];
  const { totals } = await readMetrics(context, {
    measures: tiles.map((tile) => TILES[tile]),
    groupBy: [],
    range: allDays(),
    filter: { CUSTOMER: [tenantId] },
  });
  return totals;
}

/**
 * Totals of a customer: documents in the viewer's row scope, each number by the permission of its
 * measure, else null.
 */
export async function tenantAnalytics(
  context: ReadContext,
  tenantId: number,
): Promise<TenantAnalytics> {
  const { can } = context.viewer;
  if (!(await findCustomer(context, tenantId))) throw notFound('Customer');
  const readsOrders = can('ORDER', 'READ');
  const tiles = (Object.keys(TILES) as Tile[]).filter(
    (tile) => seesMeasure(can, TILES[tile]) && (readsOrders || !OF_INVOICES.has(tile)),
  );
  const [totals, last] = await Promise.all([
    totalsOf(context, tenantId, tiles),
    readsOrders ? lastOrderDay(context, tenantId) : null,
  ]);
  const text = (tile: Tile) => totals[tiles.indexOf(tile)]?.value ?? null;
  const count = (tile: Tile) => {
    const value = text(tile);
    return value === null ? null : Number(value);
  };
  return {
    rfq_count: count('rfq_count'),
    quotation_count: count('quotation_count'),
    order_count: count('order_count'),
    order_value: text('order_value'),
    invoiced_value: text('invoiced_value'),
    received_value: text('received_value'),
    outstanding_value: text('outstanding_value'),
    advance_value: text('advance_value'),
    last_order_date: last,
  };
}
