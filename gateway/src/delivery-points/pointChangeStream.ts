import { setTimeout as wait } from 'node:timers/promises';
import type { Backend, BackendConnections } from '../core/backendClient.ts';

/** One waiting subscriber; `backend` has the token that may open the stream. */
export interface Listener {
  readonly backend: Backend;
  /** Ids of points that changed; null when some may have been missed. */
  onIds(ids: readonly number[] | null): void;
  /** Called when the backend refuses the token of the listener. */
  onRefused(): void;
}

/** The backend sends a heartbeat every 15 seconds. */
const HEARTBEAT_TIMEOUT_MS = 40_000;
const RECONNECT_DELAY_MS = 1_000;

/**
 * One stream of the changes that the backend reports, shared by all subscribers of this gateway; closed while there are
 * no subscribers.
 */
export class PointChangeStream {
  readonly #connections: BackendConnections;
  readonly #listeners = new Set<Listener>();
  #stream: AbortController | undefined;

  constructor(connections: BackendConnections) {
    this.#connections = connections;
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (!this.#stream) void this.#keepOpen((this.#stream = new AbortController()));
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size) return;
      this.#stream?.abort();
      this.#stream = undefined;
    };
  }

  /**
   * Opens with the newest subscriber's token: the others' expire sooner. After a gap all
   * subscribers read everything again.
   */
  async #keepOpen(stream: AbortController): Promise<void> {
    for (let first = true; !stream.signal.aborted; first = false) {
      const opener = [...this.#listeners].at(-1);
      if (!opener) return;
      await this.#read(opener, stream.signal, () => first || this.#notify(null)).catch(() => {});
      await wait(RECONNECT_DELAY_MS, undefined, { signal: stream.signal }).catch(() => {});
    }
  }

  async #read(opener: Listener, signal: AbortSignal, onOpen: () => void): Promise<void> {
    const { pool, prefix } = this.#connections;
    const { statusCode, body } = await pool.request({
      method: 'GET',
      path: `${prefix}/shipment_tracker/stream`,
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${opener.backend.caller.token ?? ''}`,
      },
      bodyTimeout: HEARTBEAT_TIMEOUT_MS,
      signal,
    });
    if (statusCode !== 200) {
      await body.dump();
      if (statusCode === 401 || statusCode === 403) this.#refuse(opener);
      return;
    }
    onOpen();
    let rest = '';
    for await (const chunk of body.setEncoding('utf8')) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (line.startsWith('data: ')) this.#notify(line.slice(6).split(',').map(Number));
    }
  }

  #refuse(listener: Listener): void {
    this.#listeners.delete(listener);
    listener.onRefused();
  }

  #notify(ids: readonly number[] | null): void {
    for (const listener of this.#listeners) listener.onIds(ids);
  }
}

const streams = new WeakMap<BackendConnections, PointChangeStream>();

/** Uses one of the gateway's connections to its backend. */
export function pointChangeStreamOf(connections: BackendConnections): PointChangeStream {
  const stream = streams.get(connections) ?? new PointChangeStream(connections);
  streams.set(connections, stream);
  return stream;
}
