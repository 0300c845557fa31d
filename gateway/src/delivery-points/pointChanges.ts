import type { DeliveryPointChange } from '@munim/schema/generated/types.ts';
import { GraphQLError } from 'graphql';
import type { Backend } from '../core/backendClient.ts';
import { DeliveryPointsSource } from './delivery-points.source.ts';
import { newsOf } from './pointNews.ts';

/** Changes that come close together are one question to the backend. */
const GATHER_MS = 200;
const MOST_IDS = 200;
const SOMETHING: DeliveryPointChange = {
  stage: null,
  sourceType: null,
  sourceId: null,
  pointIds: [],
};

type Told = { deliveryPointsChanged: DeliveryPointChange };

/**
 * News for one subscriber: each change is read with their own token, so a lost right ends the news.
 */
class Changes implements AsyncIterableIterator<Told, undefined> {
  readonly #backend: Backend;
  readonly #stop: () => void;
  readonly #told: DeliveryPointChange[] = [];
  readonly #ids = new Set<number>();
  #missed = false;
  #ended = false;
  #gathering: NodeJS.Timeout | undefined;
  #wake: (() => void) | undefined;

  constructor(backend: Backend) {
    this.#backend = backend;
    this.#stop = newsOf(backend.connections).listen({
      backend,
      onIds: (ids) => this.#gather(ids),
      onRefused: () => this.#end(),
    });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #gather(ids: readonly number[] | null): void {
    if (ids === null) this.#missed = true;
    else for (const id of ids) this.#ids.add(id);
    this.#gathering ??= setTimeout(() => void this.#look(), GATHER_MS);
  }

  async #look(): Promise<void> {
    const ids = [...this.#ids];
    const isTooMuch = this.#missed || ids.length > MOST_IDS;
    this.#ids.clear();
    this.#missed = false;
    this.#gathering = undefined;
    try {
      this.#told.push(
        ...(isTooMuch
          ? [SOMETHING]
          : await new DeliveryPointsSource(this.#backend.again()).changes(ids)),
      );
    } catch (error) {
      const code = error instanceof GraphQLError ? error.extensions['code'] : undefined;
      if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') return this.#end();
      this.#told.push(SOMETHING);
    }
    this.#wake?.();
  }

  #end(): void {
    this.#ended = true;
    clearTimeout(this.#gathering);
    this.#stop();
    this.#wake?.();
  }

  async next(): Promise<IteratorResult<Told, undefined>> {
    while (!this.#ended) {
      const change = this.#told.shift();
      if (change) return { done: false, value: { deliveryPointsChanged: change } };
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<Told, undefined>> {
    this.#end();
    return { done: true, value: undefined };
  }
}

export const changesFor = (backend: Backend): AsyncIterableIterator<Told, undefined> =>
  new Changes(backend);
