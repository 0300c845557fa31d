import type { FastifyRequest } from 'fastify';
import { badField } from './errors.ts';

const FIRST = /^(from|start)(?=[_A-Z])/;
const LAST_OF: Record<string, string> = { from: 'to', start: 'end' };

/** The pairs of a query that name a first and a last day: from_date and to_date, startDate and endDate. */
const pairsIn = (query: Record<string, unknown>): (readonly [first: string, last: string])[] =>
  Object.keys(query).flatMap((first) => {
    const last = first.replace(FIRST, (word) => LAST_OF[word] ?? word);
    return last !== first && typeof query[last] === 'string' ? [[first, last] as const] : [];
  });

/** Refuses a last day before the first: no record lies between them, and an empty answer would look like none exist. */
export async function refuseReversedDates({ query }: FastifyRequest): Promise<void> {
  const given = query as Record<string, unknown>;
  for (const [first, last] of pairsIn(given))
    if (String(given[first]) > String(given[last]))
      throw badField(last, 'The last day is before the first day');
}
