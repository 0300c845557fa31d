import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { unavailable } from './backendErrors.ts';
import { BadRequest } from './badRequest.ts';
import { isRecord } from './isRecord.ts';
import { TooManyRequests } from './rateLimits.ts';
import type { SavedTable } from './savedTable.ts';

/** Rows of one answer: a sheet of Excel has about a million. More are refused at the end, so that nobody takes a part for the whole. */
const MOST_ROWS = 100_000;
/** Times that a page of a walk waits until its caller may ask again. */
const MOST_WAITS = 20;

const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  INTERNAL_SERVER_ERROR: 500,
};

/** An error of the graph as one of an address. */
export function errorOf(
  { message, extensions }: Pick<GraphQLError, 'message' | 'extensions'>,
  retryAfter?: number,
): Error {
  const code = typeof extensions?.['code'] === 'string' ? extensions['code'] : 'BAD_REQUEST';
  const needs = extensions?.['needs'];
  const words = Array.isArray(needs) ? `${message}: it needs ${needs.join(' or ')}` : message;
  if (code === 'UNAVAILABLE') return unavailable();
  if (retryAfter !== undefined) return new TooManyRequests(retryAfter, words, code);
  return new BadRequest(STATUS[code] ?? 400, words, { code });
}

export interface Walk {
  readonly request: FastifyRequest;
  readonly token: string;
  readonly query: string;
  readonly table: SavedTable;
  readonly variables: object;
  /** Aborted when the reader leaves. */
  readonly left: AbortSignal;
}

/** One call of `/graphql`, as the caller would make it. */
async function ask(app: FastifyInstance, { request, token, query }: Walk, variables: object) {
  const { body, statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: request.ip,
    headers: { authorization: `Bearer ${token}`, 'x-request-id': request.id },
    payload: { query, variables },
  });
  const { data, errors } = JSON.parse(body) as {
    data?: Record<string, unknown> | null;
    errors?: GraphQLError[];
  };
  const retryAfter = statusCode === 429 ? Number(headers['retry-after']) || 1 : undefined;
  return { data, error: errors?.[0], retryAfter };
}

/** Rows of a list, and the cursor of the page after them; null at the end. A walk that has begun waits until it may ask again. */
async function page(app: FastifyInstance, walk: Walk, after: string | null) {
  const variables = { ...walk.variables, ...(after === null ? {} : { after }) };
  let answer = await ask(app, walk, variables);
  for (let waits = 0; after !== null && answer.retryAfter && waits < MOST_WAITS; waits++) {
    await wait(answer.retryAfter * 1000, undefined, { signal: walk.left });
    answer = await ask(app, walk, variables);
  }
  const { data, error, retryAfter } = answer;
  if (error) throw errorOf(error, retryAfter);
  const list = data?.[walk.table.root];
  const { items, pageInfo } = isRecord(list) ? list : {};
  const { endCursor, hasNextPage } = isRecord(pageInfo) ? pageInfo : {};
  return {
    items: Array.isArray(items) ? items : [],
    next: hasNextPage === true && typeof endCursor === 'string' ? endCursor : null,
  };
}

/** The rows of a saved query, page by page to its end where it can be walked. */
export async function* pagesOf(
  app: FastifyInstance,
  walk: Walk,
): AsyncGenerator<readonly unknown[]> {
  let count = 0;
  let after: string | null = null;
  do {
    const { items, next }: Awaited<ReturnType<typeof page>> = await page(app, walk, after);
    count += items.length;
    if (count > MOST_ROWS) throw new Error(`more than ${MOST_ROWS} rows`);
    yield items;
    after = walk.table.isPaged && !walk.left.aborted ? next : null;
  } while (after !== null);
}
