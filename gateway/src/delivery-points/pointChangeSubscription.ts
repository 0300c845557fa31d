import type { DeliveryPointChange } from '@munim/schema/generated/types.ts';
import { GraphQLError } from 'graphql';
import type { Backend } from '../core/backendClient.ts';
import { DeliveryPointsSource } from './delivery-points.source.ts';
import { pointChangeStreamOf } from './pointChangeStream.ts';

/** Time to collect changes for one call of the backend. */
const BATCH_DELAY_MS = 200;
const MAX_IDS = 200;
const UNKNOWN_CHANGE: DeliveryPointChange = {
  stage: null,
  sourceType: null,
  sourceId: null,
  pointIds: [],
};

type ChangePayload = { deliveryPointsChanged: DeliveryPointChange };

/**
 * Changes for one subscriber, read with the token of the subscriber: a lost permission ends the subscription.
 */
class ChangeSubscription implements AsyncIterableIterator<ChangePayload, undefined> {
  readonly #backend: Backend;
  readonly #stop: () => void;
  readonly #queue: DeliveryPointChange[] = [];
  readonly #ids = new Set<number>();
  #missed = false;
  #ended = false;
  #batchTimer: NodeJS.Timeout | undefined;
  #wake: (() => void) | undefined;

  constructor(backend: Backend) {
    this.#backend = backend;
    this.#stop = pointChangeStreamOf(backend.connections).listen({
      backend,
      onIds: (ids) => this.#collect(ids),
      onRefused: () => this.#end(),
    });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #collect(ids: readonly number[] | null): void {
    if (ids === null) this.#missed = true;
    else for (const id of ids) this.#ids.add(id);
    this.#batchTimer ??= setTimeout(() => void this.#load(), BATCH_DELAY_MS);
  }

  async #load(): Promise<void> {
    const ids = [...this.#ids];
    const readEverything = this.#missed || ids.length > MAX_IDS;
    this.#ids.clear();
    this.#missed = false;
    this.#batchTimer = undefined;
    try {
      this.#queue.push(
        ...(readEverything
          ? [UNKNOWN_CHANGE]
          : await new DeliveryPointsSource(this.#backend.withoutMemo()).changes(ids)),
      );
    } catch (error) {
      const code = error instanceof GraphQLError ? error.extensions['code'] : undefined;
      if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') return this.#end();
      this.#queue.push(UNKNOWN_CHANGE);
    }
    this.#wake?.();
  }

  #end(): void {
    this.#ended = true;
    clearTimeout(this.#batchTimer);
    this.#stop();
    this.#wake?.();
  }

  async next(): Promise<IteratorResult<ChangePayload, undefined>> {
    while (!this.#ended) {
      const change = this.#queue.shift();
      if (change) return { done: false, value: { deliveryPointsChanged: change } };
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<ChangePayload, undefined>> {
    this.#end();
    return { done: true, value: undefined };
  }
}

export const changesFor = (backend: Backend): AsyncIterableIterator<ChangePayload, undefined> =>
  new ChangeSubscription(backend);
