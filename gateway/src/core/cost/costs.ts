import type { ApolloServerPlugin } from '@apollo/server';
import { isApiToken } from '@munim/schema/shared/apiTokens.ts';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Backend } from '../backend.ts';
import type { BackendConnections } from '../backendConnections.ts';
import type { Context } from '../context.ts';
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
  readonly tree: CostTree;
  readonly variables: Variables;
  readonly requested: number;
  readonly refusal: GraphQLError | null;
}

/** `extensions.cost` of an answer; nothing is available to a session, which has no bucket. */
interface CostFigures {
  readonly requested: number;
  readonly actual: number;
  readonly available: number | null;
  readonly restoreRate: number | null;
}

/** Key of the bucket that a caller has; null for sessions of people. */
const bucketOf = ({ caller: { token } }: Backend): string | null =>
  token !== null && isApiToken(token) ? `cost ${fingerprintOf(token)}` : null;

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
    return backend.caller.tellsCost === true || bucketOf(backend) !== null;
  }

  /** Takes the points of an operation; the refusal when there are not enough. */
  async charge(
    { backend }: Context,
    { cost }: AdmittedOperation,
    variables: Variables,
  ): Promise<GraphQLError | null> {
    let charge = this.#charges.get(backend);
    if (!charge) this.#charges.set(backend, (charge = this.#take(backend, cost(), variables)));
    return (await charge).refusal;
  }

  async #take(backend: Backend, tree: CostTree, variables: Variables): Promise<Charge> {
    const requested = requestedCost(tree, variables);
    const asked = { tree, variables, requested };
    const key = bucketOf(backend);
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
    const actual = charge && !charge.refusal ? actualCost(charge.tree, charge.variables, data) : 0;
    const key = bucketOf(backend);
    const buckets = key === null ? null : this.#buckets;
    if (key === null || !buckets) return { requested, actual, available: null, restoreRate: null };
    if (charge && !charge.refusal) buckets.settle(key, requested - actual);
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
