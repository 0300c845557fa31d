import { sql } from 'kysely';
import { dayOf } from '../core/data/days.ts';
import { type Waiting, waitingRows } from '../core/data/paging.ts';
import type { ReadContext } from '../core/data/work.ts';
import { type SampleFilters, applyFilters } from './sample-requests.service.ts';

/** Requests that a list with this query has, for Home. */
export const waitingSampleRequests = (
  context: ReadContext,
  query: SampleFilters,
): Promise<Waiting> =>
  waitingRows(context.db, applyFilters(context, query), dayOf(sql.ref('s.created_at')));
