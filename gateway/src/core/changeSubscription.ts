import { GraphQLError } from 'graphql';
import type { Backend } from './backend.ts';
import { changeStreamOf, type ChangeStream, type StreamPath } from './changeStream.ts';

/** Time to collect changes for one call of the backend, and how it grows with the subscribers of a gateway: 200 of them ask once in 1.2 s. */
const BATCH_DELAY_MS = 200;
const DELAY_PER_SUBSCRIBER_MS = 5;
const MAX_DELAY_MS = 5_000;
/** Answers and numbers kept for a subscriber that is slower than the changes. */
const MAX_QUEUE = 20;
const MAX_NUMBERS = 2_000;

interface ChangeReader<Change> {
  stream: StreamPath;
  /** Reads the subscriber's share of these numbers; of null, of all that it may have missed. */
  read: (backend: Backend, numbers: readonly string[] | null) => Promise<readonly Change[]>;
  /** Change that is sent when the share cannot be read: the subscriber reads everything again. */
  unknown: () => Change;
}

/**
 * Changes for one subscriber, all at first, as soon as the stream is open, so that nothing is missed between; read with the token of the subscriber: a lost permission ends the subscription.
 */
export class ChangeSubscription<Change> implements AsyncIterableIterator<Change, undefined> {
  readonly #backend: Backend;
  readonly #reader: ChangeReader<Change>;
  readonly #stream: ChangeStream;
  readonly #stop: () => void;
  readonly #queue: Change[] = [];
  #numbers: string[] = [];
  #missed = false;
  #isFirst = true;
  #ended = false;
  #reading = false;
  #batchTimer: NodeJS.Timeout | undefined;
  #wake: (() => void) | undefined;

  constructor(backend: Backend, reader: ChangeReader<Change>) {
    this.#backend = backend;
    this.#reader = reader;
    this.#stream = changeStreamOf(backend.connections, reader.stream);
    this.#stop = this.#stream.listen({
      backend,
      onNumbers: (numbers) => this.#collect(numbers),
      onRefused: () => this.#end(),
    });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #collect(numbers: string | null): void {
    if (numbers !== null && numbers !== '*') this.#numbers.push(...numbers.split(','));
    if (numbers === null || numbers === '*' || this.#numbers.length > MAX_NUMBERS) {
      this.#missed = true;
      this.#numbers = [];
    }
    // the first answer tells that from now on nothing is missed
    if (this.#isFirst) void this.#load();
    else this.#schedule();
  }

  /** Reads nothing for a subscriber that has not taken the answers before. */
  #schedule(): void {
    if (this.#reading || this.#ended || this.#queue.length >= MAX_QUEUE) return;
    if (!this.#missed && !this.#numbers.length) return;
    const delay = BATCH_DELAY_MS + DELAY_PER_SUBSCRIBER_MS * this.#stream.size;
    this.#batchTimer ??= setTimeout(() => void this.#load(), Math.min(delay, MAX_DELAY_MS));
  }

  /** One call at a time, so that the changes are sent in their order. */
  async #load(): Promise<void> {
    const numbers = this.#missed ? null : [...new Set(this.#numbers)];
    this.#numbers = [];
    this.#missed = false;
    this.#batchTimer = undefined;
    this.#isFirst = false;
    this.#reading = true;
    try {
      this.#queue.push(...(await this.#reader.read(this.#backend.withoutMemo(), numbers)));
    } catch (error) {
      const code = error instanceof GraphQLError ? error.extensions['code'] : undefined;
      if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') return this.#end();
      this.#queue.push(this.#reader.unknown());
    }
    this.#reading = false;
    this.#schedule();
    this.#wake?.();
  }

  #end(): void {
    this.#ended = true;
    clearTimeout(this.#batchTimer);
    this.#stop();
    this.#wake?.();
  }

  async next(): Promise<IteratorResult<Change, undefined>> {
    while (!this.#ended) {
      const change = this.#queue.shift();
      this.#schedule();
      if (change) return { done: false, value: change };
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<Change, undefined>> {
    this.#end();
    return { done: true, value: undefined };
  }
}
