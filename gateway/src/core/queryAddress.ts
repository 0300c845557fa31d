import { Readable } from 'node:stream';
import { CSV_BEGIN, csvLine } from '@munim/schema/shared/csv.ts';
import { SAVED_QUERY_NAME } from '@munim/schema/saved-queries/saved-queries.rules.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { NOT_SIGNED_IN } from './backendErrors.ts';
import { BadRequest } from './badRequest.ts';
import type { BackendConnections } from './backendConnections.ts';
import type { Config } from './config.ts';
import { createContext } from './context.ts';
import { linesOf, type QueryTable } from './queryTable.ts';
import { variablesOf } from './queryVariables.ts';
import { errorOf, pagesOf, type Walk } from './queryWalk.ts';
import { tokenOf } from './rateLimits.ts';
import { savedTable } from './savedTable.ts';

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

const inWords = (error: unknown): unknown =>
  error instanceof GraphQLError ? errorOf(error) : error;

/**
 * Saved queries as addresses: `GET /q/<name>.csv` and `.json` run one with the permissions of the token that asks, by the same
 * pipeline as `/graphql`, with its limits. A query that takes `$after` is walked to its end, page by page, as it is read.
 */
export function serveQueryAddresses(
  app: FastifyInstance,
  { connections, config, schema, checkRate }: Served,
): void {
  async function walkOf(request: FastifyRequest, name: string, left: AbortSignal): Promise<Walk> {
    const token = bearerOf(request);
    const caller = { token, requestId: request.id, address: request.ip };
    const { savedQueries } = createContext(connections, caller, config).sources;
    const { query, variables } = await savedQueries.named(name);
    const table = savedTable(schema, query);
    const given = variablesOf(schema, table, variables, request.query);
    return { request, token, query, table, variables: given, left };
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { name, ending } = request.params as { name: string; ending: keyof typeof TYPES };
    if (!NAME.test(name) || !(ending in TYPES))
      throw new BadRequest(404, 'Not found', { code: 'NOT_FOUND' });
    // clients that send a password only when they are asked for one
    void reply.header('www-authenticate', 'Basic realm="Munim", charset="UTF-8"');
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const walk = await walkOf(request, name, left.signal).catch((error: unknown) => {
      throw inWords(error);
    });
    // the first page is asked before the answer begins, so that a refusal has its status
    const pages = pagesOf(app, walk);
    const first = await pages.next();
    const all = (async function* () {
      if (!first.done) yield first.value;
      yield* pages;
    })();
    const text = ending === 'csv' ? csvOf(walk.table, all) : jsonOf(all);
    return reply
      .removeHeader('www-authenticate')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}.${ending}"`)
      .type(TYPES[ending])
      .send(Readable.from(text));
  }
  // HEAD would run the query for nothing
  app.get('/q/:name.:ending', { onRequest: checkRate, exposeHeadRoute: false }, answer);
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
