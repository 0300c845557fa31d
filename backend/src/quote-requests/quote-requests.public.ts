import { sql } from 'kysely';
import { dayOf } from '../core/data/days.ts';
import { type Waiting, waitingRows } from '../core/data/paging.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work, ReadContext } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import { visibleRows, applyFilters } from './quote-requests.service.ts';
import type { RfqQuery } from './quote-requests.shapes.ts';

/** Locks the requests for a change, in the order of their ids so that two changes never wait for each other. */
export async function lockRfqs(work: Work, requestIds: readonly number[]) {
  const rows = await visibleRows(work)
    .innerJoin('skus as k', 'k.product_sku_id', 'r.product_sku_id')
    .innerJoin('products as p', 'p.product_id', 'k.product_id')
    .selectAll('r')
    .select(['p.pan_india_gst as product_gst', 'p.tax_category as product_tax_category'])
    .where('r.request_id', '=', eqAny(requestIds))
    .orderBy('r.request_id')
    .forUpdate('r')
    .execute();
  if (rows.length < new Set(requestIds).size) throw notFound('Quote request');
  return rows;
}

export type LockedRfq = Awaited<ReturnType<typeof lockRfqs>>[number];

/** Statuses that quotations set, never a client: into a quotation, and free again. */
export async function changeRfqStatuses(
  work: Work,
  requestIds: readonly number[],
  to: 'QUOTATION_GENERATED' | 'PRICE_UPDATED',
): Promise<void> {
  const { trx } = work;
  const from = to === 'PRICE_UPDATED' ? 'QUOTATION_GENERATED' : 'PRICE_UPDATED';
  const moved = await trx
    .updateTable('rfqs')
    .set({ status: to, version: sql`version + 1` })
    .where('request_id', '=', eqAny(requestIds))
    .where('status', '=', from)
    .returning('request_id')
    .execute();
  await work.audit(
    ...moved.map(({ request_id }) => ({
      entity: 'RFQ' as const,
      id: request_id,
      action: to === 'PRICE_UPDATED' ? 'FREE' : 'QUOTE',
      from,
      to,
    })),
  );
}

/** Quote requests that a list with this query has, for Home. */
export async function waitingRfqs(context: ReadContext, query: RfqQuery): Promise<Waiting> {
  const { db } = context;
  const { rows } = await applyFilters(context, query);
  return waitingRows(db, rows, dayOf(sql.ref('r.created_at')));
}

export { visibleRfqs } from './quote-requests.scope.ts';
