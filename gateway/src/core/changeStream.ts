import { setTimeout as wait } from 'node:timers/promises';
import type { Backend } from './backend.ts';
import { callerHeaders } from './caller.ts';
import type { BackendConnections } from './backendConnections.ts';

/** One waiting subscriber; `backend` has the token that may open the stream. */
export interface Listener {
  readonly backend: Backend;
  /** Numbers of one event; null when some may have been missed: when the stream begins, for this listener or again. */
  onNumbers(numbers: string | null): void;
  /** Called when the backend refuses the token of the listener. */
  onRefused(): void;
}

/** Streams of the backend; each is opened once a gateway. */
export type StreamPath = '/shipment_tracker/stream' | '/changes/stream';

/** The backend sends a heartbeat every 15 seconds. */
const HEARTBEAT_TIMEOUT_MS = 40_000;
const RECONNECT_DELAY_MS = 1_000;

/**
 * One stream of the changes that the backend reports, shared by all subscribers of this gateway; closed while there are
 * no subscribers.
 */
export class ChangeStream {
  readonly #connections: BackendConnections;
  readonly #path: StreamPath;
  readonly #listeners = new Set<Listener>();
  #stream: AbortController | undefined;
  #isOpen = false;

  constructor(connections: BackendConnections, path: StreamPath) {
    this.#connections = connections;
    this.#path = path;
  }

  /** Subscribers at present. */
  get size(): number {
    return this.#listeners.size;
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#isOpen)
      queueMicrotask(() => this.#listeners.has(listener) && listener.onNumbers(null));
    if (!this.#stream) void this.#keepOpen((this.#stream = new AbortController()));
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size) return;
      this.#stream?.abort();
      this.#stream = undefined;
      this.#isOpen = false;
    };
  }

  /**
   * Opens with the newest subscriber's token: the others' expire sooner. Once it is open, all
   * subscribers read what they may have missed.
   */
  async #keepOpen(stream: AbortController): Promise<void> {
    while (!stream.signal.aborted) {
      const opener = [...this.#listeners].at(-1);
      if (!opener) return;
      await this.#read(opener, stream.signal).catch(() => {});
      if (stream === this.#stream) this.#isOpen = false;
      await wait(RECONNECT_DELAY_MS, undefined, { signal: stream.signal }).catch(() => {});
    }
  }

  async #read(opener: Listener, signal: AbortSignal): Promise<void> {
    const { pool, prefix } = this.#connections;
    const { statusCode, body } = await pool.request({
      method: 'GET',
      path: `${prefix}${this.#path}`,
      headers: {
        accept: 'text/event-stream',
        ...callerHeaders(opener.backend.caller),
      },
      bodyTimeout: HEARTBEAT_TIMEOUT_MS,
      signal,
    });
    if (statusCode !== 200) {
      await body.dump();
      if (statusCode === 401 || statusCode === 403) this.#refuse(opener);
      return;
    }
    if (signal.aborted) return;
    this.#isOpen = true;
    this.#notify(null);
    let rest = '';
    for await (const chunk of body.setEncoding('utf8')) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data: ')) this.#notify(line.slice(6));
    }
  }

  #refuse(listener: Listener): void {
    this.#listeners.delete(listener);
    listener.onRefused();
  }

  #notify(numbers: string | null): void {
    for (const listener of this.#listeners) listener.onNumbers(numbers);
  }
}

const streams = new WeakMap<BackendConnections, Map<StreamPath, ChangeStream>>();

/** Uses one of the gateway's connections to its backend. */
export function changeStreamOf(connections: BackendConnections, path: StreamPath): ChangeStream {
  const opened = streams.get(connections) ?? new Map<StreamPath, ChangeStream>();
  const stream = opened.get(path) ?? new ChangeStream(connections, path);
  streams.set(connections, opened.set(path, stream));
  return stream;
}
