import type { ApolloServerPlugin } from '@apollo/server';
import { isApiToken } from '@munim/schema/shared/apiTokens.ts';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Backend } from '../backend.ts';
import type { BackendConnections } from '../backendConnections.ts';
import { type Context, PROFILE_CALL } from '../context.ts';
import { answerOf } from '../plan/plannedReads.ts';
import type { AdmittedOperation, Plans } from '../plan/plans.ts';
import { fingerprintOf } from '../tokenFingerprint.ts';
import { type BucketSize, CostBuckets } from './costBuckets.ts';
import { actualCost, requestedCost } from './costOf.ts';
import { costExceeded, throttled } from './costRefusal.ts';
import type { CostTree } from './costTree.ts';

type Variables = Readonly<Record<string, unknown>>;

/** An operation whose points were taken, or refused. */
interface Charge {
  /** Of the caller's bucket; null for who has none. */
  readonly key: string | null;
  readonly tree: CostTree;
  readonly variables: Variables;
  readonly requested: number;
  readonly refusal: GraphQLError | null;
}

/** `extensions.cost` of an answer; nothing is available to a session, and before a token is known. */
interface CostFigures {
  readonly requested: number;
  readonly actual: number;
  readonly available: number | null;
  readonly restoreRate: number | null;
}

/** Key of the caller's bucket; null for sessions of people, and for tokens that the backend does not accept: any may be invented. */
async function bucketOf({ backend, signedIn }: Context): Promise<string | null> {
  const { caller, connections } = backend;
  const { token } = caller;
  if (token === null || !isApiToken(token)) return null;
  const isKnown = connections.viewers.of(token) !== null;
  const isAccepted = isKnown || (await signedIn().then(Boolean, () => false));
  return isAccepted ? `cost ${fingerprintOf(token)}` : null;
}

/** Calls for what was asked: the profile is part of every operation. */
const callsFor = ({ calls }: Backend): number =>
  calls.filter((call) => call !== PROFILE_CALL).length;

/** Tells API tokens what their operations cost, and refuses what they have no points for (docs/decisions/080). */
export class Costs {
  readonly #buckets: CostBuckets | null;
  readonly #size: BucketSize;
  /** By request: its operation may go the short path and then through the pipeline, and is charged once. */
  readonly #charges = new WeakMap<Backend, Promise<Charge>>();

  constructor(connections: BackendConnections, size: BucketSize) {
    this.#size = size;
    this.#buckets = size.size > 0 ? new CostBuckets(connections, size) : null;
  }

  /** True for API tokens, and for people who ask by a header. */
  isTold({ backend }: Context): boolean {
    const { tellsCost, token } = backend.caller;
    return tellsCost === true || (token !== null && isApiToken(token));
  }

  /** Takes the points of an operation; the refusal when there are not enough. */
  async charge(
    context: Context,
    { cost }: AdmittedOperation,
    variables: Variables,
  ): Promise<GraphQLError | null> {
    const { backend } = context;
    let charge = this.#charges.get(backend);
    if (!charge) this.#charges.set(backend, (charge = this.#take(context, cost(), variables)));
    return (await charge).refusal;
  }

  async #take(context: Context, tree: CostTree, variables: Variables): Promise<Charge> {
    const requested = requestedCost(tree, variables);
    const key = this.#buckets && (await bucketOf(context));
    const asked = { key, tree, variables, requested };
    if (key === null || !this.#buckets) return { ...asked, refusal: null };
    const { size } = this.#size;
    if (requested > size) return { ...asked, refusal: costExceeded(asked, size) };
    const seconds = await this.#buckets.take(key, requested);
    if (seconds === null) return { ...asked, refusal: null };
    return { ...asked, refusal: throttled(asked, this.#buckets.available(key), seconds) };
  }

  /** The figures of an answer, called once for each; what was estimated too high is given back. */
  async figures({ backend }: Context, data: unknown): Promise<CostFigures> {
    const charge = await this.#charges.get(backend);
    const requested = charge?.requested ?? 0;
    const { tree, variables, refusal = null, key = null } = charge ?? {};
    const isRun = tree && variables && !refusal;
    const actual = isRun ? actualCost(tree, variables, data, callsFor(backend)) : 0;
    const buckets = this.#buckets;
    if (key === null || !buckets) return { requested, actual, available: null, restoreRate: null };
    if (isRun) buckets.settle(key, requested - actual);
    return {
      requested,
      actual,
      available: buckets.available(key),
      restoreRate: this.#size.restore,
    };
  }

  /** The same for what goes through the pipeline; stands before the plugin that runs reads. */
  plugin(
    plans: Plans,
    format: (error: GraphQLError) => GraphQLFormattedError,
  ): ApolloServerPlugin<Context> {
    return {
      requestDidStart: async () => ({
        responseForOperation: async ({ contextValue, document, operation, request }) => {
          // the reference executor says that there is no operation of that name
          if (!operation || !this.isTold(contextValue)) return null;
          const admitted = plans.of(document, operation);
          const refusal = await this.charge(contextValue, admitted, request.variables ?? {});
          return refusal && answerOf({ data: null, errors: [format(refusal)] });
        },
        willSendResponse: async ({ contextValue, response: { body, http } }) => {
          if (body.kind !== 'single' || !this.isTold(contextValue)) return;
          const { singleResult } = body;
          const cost = await this.figures(contextValue, singleResult.data);
          singleResult.extensions = { ...singleResult.extensions, cost };
          const retryAfter = singleResult.errors?.[0]?.extensions?.['retryAfter'];
          if (typeof retryAfter !== 'number') return;
          http.status = 429;
          http.headers.set('retry-after', String(retryAfter));
        },
      }),
    };
  }
}
