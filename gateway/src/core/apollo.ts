import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { isUnavailable, RETRY_AFTER_SECONDS } from './backendErrors.ts';
import { changedRecords } from './changedRecords.ts';
import type { Context } from './context.ts';
import type { Costs } from './cost/costs.ts';
import { documentStore } from './documentStore.ts';
import { formatError } from './errors.ts';
import { documentLimits } from './limits.ts';
import { plannedReads } from './plan/plannedReads.ts';
import type { Plans } from './plan/plans.ts';
import type { Graph } from './schema.ts';

const MAX_DOCUMENTS = 2_000;
export const MAX_TOKENS = 4_000;

/** Disabled because a field hook in any plugin instruments every field permanently. */
const DISABLED_PLUGINS = [
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginInlineTraceDisabled(),
  ApolloServerPluginLandingPageDisabled(),
  ApolloServerPluginSchemaReportingDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];

export interface ApolloOptions {
  readonly graph: Graph;
  readonly plans: Plans;
  readonly costs: Costs;
  readonly log: FastifyBaseLogger;
  readonly isProduction: boolean;
  readonly onErrorCode: (code: string) => void;
}

function countErrors(onErrorCode: (code: string) => void): ApolloServerPlugin<Context> {
  const count = (errors: readonly GraphQLFormattedError[]): void => {
    for (const { extensions } of errors)
      onErrorCode(
        typeof extensions?.['code'] === 'string' ? extensions['code'] : 'INTERNAL_SERVER_ERROR',
      );
  };
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ response: { body } }) => {
        if (body.kind === 'single' && body.singleResult.errors) count(body.singleResult.errors);
      },
    }),
  };
}

/** GraphQL over HTTP: 4xx only for clients that accept application/graphql-response+json. */
const STATUS: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response, document, source }) => {
      const isPlain = !request.http?.headers
        .get('accept')
        ?.includes('application/graphql-response+json');
      if (isPlain && response.http.status === 400 && (document ?? source) !== undefined)
        response.http.status = 200;
    },
  }),
};

/** An answer without any data because the backend is not available: 503, so that proxies and clients try again later. */
const UNAVAILABLE: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body, http } }) => {
      if (body.kind !== 'single' || !body.singleResult.errors?.some(isUnavailable)) return;
      if (Object.values(body.singleResult.data ?? {}).some((value) => value !== null)) return;
      http.status = 503;
      http.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
    },
  }),
};

/** Logs an internal error with its stack and without the values of the caller. */
function logInternalErrors(log: FastifyBaseLogger): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didEncounterErrors: async ({ errors, contextValue, operationName }) => {
        for (const error of errors)
          if (error.originalError && error.extensions['code'] === undefined)
            log.error(
              {
                err: error.originalError,
                requestId: contextValue.requestId,
                operationName,
                path: error.path,
              },
              'fault',
            );
      },
    }),
  };
}

export function createApollo({
  graph,
  plans,
  costs,
  log,
  isProduction,
  onErrorCode,
}: ApolloOptions): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema: graph.schema,
    // Introspection is for staff only: the guard of __schema is in guards.ts.
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: isProduction,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    documentStore: documentStore(MAX_DOCUMENTS),
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [documentLimits],
    formatError,
    logger: log,
    plugins: [
      ...DISABLED_PLUGINS,
      costs.plugin(plans, formatError),
      plannedReads(plans, formatError),
      logInternalErrors(log),
      countErrors(onErrorCode),
      changedRecords,
      STATUS,
      UNAVAILABLE,
    ],
  });
}
