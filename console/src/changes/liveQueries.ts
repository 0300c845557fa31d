import type { ApolloClient, ObservableQuery } from '@apollo/client';
import type { ChangedRecord } from '../app/changedFields.ts';
import { readAgain } from '../app/readAgain.ts';
import { areFormsOpen, onFormsClosed } from '../ui/form/openForms.ts';
import { isAffected, mayBeOld } from './affectedQueries.ts';

/** Time to collect changes, and the least time between two reads of one query. */
const COLLECT_MS = 300;
const BETWEEN_READS_MS = 3_000;

/**
 * Reads again what is on screen and was changed elsewhere: each query at most once in three seconds,
 * and none while the tab is hidden or a form is open that must not change below the typing. The answer goes to the cache, so rows keep their place, selection and scroll.
 */
export class LiveQueries {
  readonly #client: ApolloClient;
  readonly #changed = new Set<ObservableQuery>();
  readonly #readAt = new WeakMap<ObservableQuery, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stopListening: () => void;
  readonly #onReady = () => this.#schedule();

  constructor(client: ApolloClient) {
    this.#client = client;
    document.addEventListener('visibilitychange', this.#onReady);
    this.#stopListening = onFormsClosed(this.#onReady);
  }

  stop(): void {
    this.#stopListening();
    document.removeEventListener('visibilitychange', this.#onReady);
    clearTimeout(this.#timer);
    this.#changed.clear();
  }

  /** Notes what the records show in; of null everything may be old. */
  note(records: readonly ChangedRecord[] | null): void {
    for (const query of this.#client.getObservableQueries('active')) {
      const { data } = query.getCurrentResult();
      const isOld = records
        ? records.some((record) => isAffected(data, query.variables, record))
        : mayBeOld(data);
      if (isOld) this.#changed.add(query);
    }
    this.#schedule();
  }

  /** Notes queries that could not be read. */
  noteQueries(queries: readonly ObservableQuery[]): void {
    for (const query of queries) this.#changed.add(query);
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (document.hidden || areFormsOpen() || !this.#changed.size) return;
    const now = Date.now();
    const due = [...this.#changed].map(
      (query) => (this.#readAt.get(query) ?? 0) + BETWEEN_READS_MS - now,
    );
    this.#timer = setTimeout(() => this.#read(), Math.max(COLLECT_MS, Math.min(...due)));
  }

  #read(): void {
    if (document.hidden || areFormsOpen()) return;
    const active = this.#client.getObservableQueries('active');
    const now = Date.now();
    for (const query of this.#changed) {
      if (active.has(query) && (this.#readAt.get(query) ?? 0) + BETWEEN_READS_MS > now) continue;
      this.#changed.delete(query);
      // queries that left the screen are read when they come back
      if (!active.has(query)) continue;
      this.#readAt.set(query, now);
      readAgain(this.#client, query);
    }
    this.#schedule();
  }
}
