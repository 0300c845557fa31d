import { countRows } from '../core/data/paging.ts';
import type { ReadContext } from '../core/data/work.ts';
import { type SampleFilters, applyFilters } from './sample-requests.service.ts';

/** For badges: number of requests that a list with this query has. */
export const countSampleRequests = (context: ReadContext, query: SampleFilters): Promise<number> =>
  countRows(context.db, applyFilters(context, query));
