import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { CSV_BEGIN, csvLine } from '@munim/schema/shared/csv.ts';
import { SAVED_QUERY_NAME } from '@munim/schema/saved-queries/saved-queries.rules.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema, parse } from 'graphql';
import { NOT_SIGNED_IN } from './backendErrors.ts';
import { BadRequest } from './badRequest.ts';
import type { BackendConnections } from './backendConnections.ts';
import type { Config } from './config.ts';
import { createContext } from './context.ts';
import { isRecord } from './isRecord.ts';
import { linesOf, type QueryTable, tableOf } from './queryTable.ts';
import { TooManyRequests, tokenOf } from './rateLimits.ts';

/** Rows of one answer: a sheet of Excel has about a million. More are refused at the end, so that nobody takes a part for the whole. */
const MOST_ROWS = 100_000;
const NAME = new RegExp(SAVED_QUERY_NAME);
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

interface Served {
  readonly connections: BackendConnections;
  readonly config: Config;
  readonly schema: GraphQLSchema;
  readonly checkRate: (request: FastifyRequest) => Promise<void>;
}

interface Ask {
  readonly token: string;
  readonly query: string;
  readonly variables: object;
  readonly isBegun: boolean;
}

/** A page of the list, as `/graphql` answered it. */
interface Answered {
  readonly items: readonly unknown[];
  /** Cursor of the page after it; null at the end. */
  readonly next: string | null;
}

/** Token of the header: `Bearer`, or the password of `Basic`, which spreadsheets can send. */
function bearerOf(request: FastifyRequest): string {
  const [scheme = '', credentials = ''] = (request.headers.authorization ?? '').split(' ');
  const token =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(credentials, 'base64').toString().split(':').slice(1).join(':')
      : tokenOf(request);
  if (!token || !/^[\x21-\x7e]{1,2000}$/.test(token))
    throw new BadRequest(401, NOT_SIGNED_IN, { code: 'UNAUTHENTICATED' });
  return token;
}

const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  THROTTLED: 429,
  UNAVAILABLE: 503,
};

/** The first error of an answer, as an error of this address. */
function errorOf({ message, extensions }: Pick<GraphQLError, 'message' | 'extensions'>): Error {
  const seconds = extensions?.['retryAfter'];
  if (typeof seconds === 'number') return new TooManyRequests(seconds, message);
  const code = typeof extensions?.['code'] === 'string' ? extensions['code'] : 'BAD_REQUEST';
  return new BadRequest(STATUS[code] ?? 400, message, { code });
}

/** Variables of a saved query, with those of the address in their place; each is text there, so numbers and `true` are read as JSON. */
function variablesOf(saved: string, query: unknown): Record<string, unknown> {
  const given = Object.entries(isRecord(query) ? query : {}).map(([name, value]) => {
    const text = String(value);
    return [name, /^(-?\d{1,15}(\.\d+)?|true|false|null|[[{].*)$/s.test(text) ? read(text) : text];
  });
  return { ...(JSON.parse(saved) as object), ...Object.fromEntries(given) };
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Saved queries as addresses: `GET /q/<name>.csv` and `.json` run one with the permissions of the token that asks, by the same
 * pipeline as `/graphql`, with its limits. A query that takes `$after` is walked to its end, page by page, as it is read.
 */
export function serveQueryAddresses(
  app: FastifyInstance,
  { connections, config, schema, checkRate }: Served,
): void {
  /** One page. An answer that has begun waits for the token's points; before, the caller is told to wait. */
  async function ask(
    request: FastifyRequest,
    { token, query, variables, isBegun }: Ask,
  ): Promise<Record<string, unknown>> {
    const { body, statusCode } = await app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: request.ip,
      headers: { authorization: `Bearer ${token}`, 'x-request-id': request.id },
      payload: { query, variables },
    });
    const { data, errors } = JSON.parse(body) as {
      data?: Record<string, unknown>;
      errors?: GraphQLError[];
    };
    const [error] = errors ?? [];
    const seconds = error?.extensions?.['retryAfter'];
    if (isBegun && typeof seconds === 'number' && !request.raw.destroyed) {
      await wait(seconds * 1000);
      return ask(request, { token, query, variables, isBegun });
    }
    if (error) throw errorOf(error);
    if (!data) throw new BadRequest(statusCode, 'The query was not answered');
    return data;
  }

  async function* pages(
    request: FastifyRequest,
    table: QueryTable,
    page: (after: string | null) => Promise<Answered>,
  ): AsyncGenerator<readonly unknown[]> {
    let count = 0;
    for (
      let after: string | null = null, isFirst = true;
      isFirst || after !== null;
      isFirst = false
    ) {
      const { items, next }: Answered = await page(after);
      count += items.length;
      if (count > MOST_ROWS) throw new Error(`more than ${MOST_ROWS} rows`);
      yield items;
      if (!table.walks || request.raw.destroyed) return;
      after = next;
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { name, ending } = request.params as { name: string; ending: keyof typeof TYPES };
    if (!NAME.test(name) || !(ending in TYPES))
      throw new BadRequest(404, 'Not found', { code: 'NOT_FOUND' });
    const token = bearerOf(request);
    const context = createContext(
      connections,
      { token, requestId: request.id, address: request.ip },
      config,
    );
    const saved = await context.sources.savedQueries.named(name).catch((error: unknown) => {
      throw error instanceof GraphQLError ? errorOf(error) : error;
    });
    const table = tableOf(schema, parse(saved.query));
    const variables = variablesOf(saved.variables, request.query);
    const page = async (after: string | null): Promise<Answered> => {
      const data = await ask(request, {
        token,
        query: saved.query,
        variables: { ...variables, ...(after === null ? {} : { after }) },
        isBegun: after !== null,
      });
      const list = data[table.root];
      const { items, pageInfo } = isRecord(list) ? list : {};
      const { endCursor, hasNextPage } = isRecord(pageInfo) ? pageInfo : {};
      return {
        items: Array.isArray(items) ? items : [],
        next: hasNextPage === true && typeof endCursor === 'string' ? endCursor : null,
      };
    };
    // the first page is asked before the answer begins, so that a refusal has its status
    const all = pages(request, table, page);
    const first = await all.next();
    const rest = (async function* () {
      if (!first.done) yield first.value;
      yield* all;
    })();
    const text = ending === 'csv' ? csvOf(table, rest) : jsonOf(rest);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}.${ending}"`)
      .type(TYPES[ending])
      .send(Readable.from(text));
  }
  app.get('/q/:name.:ending', { onRequest: checkRate }, answer);
}

async function* csvOf(table: QueryTable, pages: AsyncIterable<readonly unknown[]>) {
  yield `${CSV_BEGIN}${csvLine(table.columns.map(({ head }) => head))}`;
  for await (const items of pages)
    yield items.flatMap((row) => linesOf(table, row).map(csvLine)).join('');
}

async function* jsonOf(pages: AsyncIterable<readonly unknown[]>) {
  let separator = '[';
  for await (const items of pages)
    for (const row of items) {
      yield `${separator}\n${JSON.stringify(row)}`;
      separator = ',';
    }
  yield separator === '[' ? '[]\n' : '\n]\n';
}
