import { expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { refuseReversedDates } from './dateOrder.ts';

const [EARLY, LATE] = ['2026-11-21', '2026-11-22'];
const ask = (query: object) => refuseReversedDates({ query } as FastifyRequest);

test.each([
  ['from_date', 'to_date'],
  ['fromDate', 'toDate'],
  ['startDate', 'endDate'],
  ['start_date', 'end_date'],
  ['fromOrderDate', 'toOrderDate'],
])('%s after %s is refused by the name of the last day', async (first, last) => {
  await expect(ask({ [first]: LATE, [last]: EARLY })).rejects.toMatchObject({
    code: 'VALIDATION',
    details: { field: last },
  });
  for (const query of [{ [first]: EARLY, [last]: EARLY }, { [first]: LATE }, { [last]: EARLY }])
    await expect(ask(query)).resolves.toBeUndefined();
});
