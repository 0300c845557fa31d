import crypto from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longest time in which a repeated call must be answered; then it counts as failed. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 200;
/** Number of gateways, which nginx takes in turn: one loses its gateway. */
const SUBSCRIPTIONS = 2;

/** One call that got no answer, or one that does not say what happened. */
interface Loss {
  at: number;
  began: number;
  kind: 'read' | 'write';
  why: string;
}

/** Observations of the traffic; times in ms since the start of the process. */
export interface Seen {
  reads: number;
  /** Acknowledged writes: name by the id that was answered. */
  written: Map<string, string>;
  /** Writes that got an answer only when they were repeated under their key. */
  repeated: number;
  losses: Loss[];
  /** Calls that were never answered. */
  failed: string[];
  /** Longest time to an answer, repetitions included. */
  longestMs: number;
  /** Organisations that each subscription told of. */
  told: Set<string>[];
  /** Times that a connection of theirs was lost. */
  reconnected: number;
}

interface Answer<T> {
  data?: T;
  errors?: { message: string; extensions?: { code?: string; status?: number } }[];
}

const READ = '{ organisations(limit: 5) { items { id name } } }';
const WRITE = 'mutation($name: String!) { createOrganisation(input: { name: $name }) { id } }';
const CHANGES =
  'subscription($after: ID) { changes(after: $after) { number complete records { kind id } } }';
/** Codes after which nobody knows whether it was done, or which ask for another try. */
const UNKNOWN = new Set(['UNAVAILABLE', 'SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 'TIMEOUT']);

export class Traffic {
  readonly seen: Seen = {
    reads: 0,
    written: new Map(),
    repeated: 0,
    losses: [],
    failed: [],
    longestMs: 0,
    told: Array.from({ length: SUBSCRIPTIONS }, () => new Set()),
    reconnected: 0,
  };
  readonly #address: string;
  readonly #token: string;
  #running = true;
  readonly #sockets: WebSocket[] = [];
  readonly #after: (string | undefined)[] = [];

  constructor(address: string, token: string) {
    this.#address = address;
    this.#token = token;
  }

  async #ask<T>(query: string, variables: object, key?: string): Promise<T> {
    const answer = await fetch(`${this.#address}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${this.#token}`,
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body: JSON.stringify({ query, variables }),
    });
    if (answer.status >= 500) throw new Error(`status ${answer.status}`);
    const { data, errors } = (await answer.json()) as Answer<T>;
    if (errors) {
      const code = errors[0]?.extensions?.code ?? '';
      const text = `${code} ${errors[0]?.message}`;
      throw Object.assign(new Error(text), { final: !UNKNOWN.has(code) });
    }
    return data as T;
  }

  /** Repeats until there is an answer, a write under the same key. */
  async #untilAnswered<T>(kind: Loss['kind'], call: () => Promise<T>): Promise<T | undefined> {
    const began = performance.now();
    for (let tries = 0; performance.now() - began < PATIENCE_MS; tries++) {
      const sent = performance.now();
      try {
        const answer = await call();
        this.seen.longestMs = Math.max(this.seen.longestMs, performance.now() - began);
        if (kind === 'write' && tries > 0) this.seen.repeated++;
        return answer;
      } catch (error) {
        const { message, cause, final } = error as Error & { final?: boolean };
        const why = cause instanceof Error ? `${message}: ${cause.message}` : message;
        if (final) {
          this.seen.failed.push(`${kind}: ${why}`);
          return undefined;
        }
        this.seen.losses.push({ at: performance.now(), began: sent, kind, why });
        await sleep(PAUSE_MS);
      }
    }
    this.seen.failed.push(`${kind}: no answer in ${PATIENCE_MS / 1000} s`);
    return undefined;
  }

  async #read(): Promise<void> {
    while (this.#running)
      if (await this.#untilAnswered('read', () => this.#ask(READ, {}))) this.seen.reads++;
  }

  async #write(run: string, writer: number): Promise<void> {
    for (let n = 0; this.#running; n++) {
      const name = `Failover ${run} ${writer}-${n}`;
      const key = crypto.randomUUID();
      const made = await this.#untilAnswered('write', () =>
        this.#ask<{ createOrganisation: { id: string } }>(WRITE, { name }, key),
      );
      if (made) this.seen.written.set(made.createOrganisation.id, name);
    }
  }

  /** Listens to changes by the protocol of graphql-ws, and again from the last number when the connection is lost. */
  #listen(index: number): void {
    const socket = new WebSocket(
      `${this.#address.replace('https:', 'wss:')}/graphql/ws`,
      'graphql-transport-ws',
    );
    this.#sockets[index] = socket;
    const send = (message: object) => socket.send(JSON.stringify(message));
    socket.addEventListener('open', () =>
      send({ type: 'connection_init', payload: { token: this.#token } }),
    );
    socket.addEventListener('message', ({ data }) => {
      const { type, payload } = JSON.parse(String(data)) as {
        type: string;
        payload?: Answer<{
          changes: { number: string; records: { kind: string; id: string | null }[] };
        }>;
      };
      if (type === 'ping') return send({ type: 'pong' });
      if (type === 'connection_ack')
        return send({
          id: '1',
          type: 'subscribe',
          payload: { query: CHANGES, variables: { after: this.#after[index] } },
        });
      // the stream of the gateway ended with its backend: begin again
      if (type === 'complete' || type === 'error') return socket.close();
      for (const { kind, id } of payload?.data?.changes.records ?? [])
        if (kind === 'ORGANISATION' && id) this.seen.told[index]?.add(id);
      this.#after[index] = payload?.data?.changes.number ?? this.#after[index];
    });
    socket.addEventListener('close', () => {
      if (!this.#running) return;
      this.seen.reconnected++;
      setTimeout(() => this.#listen(index), PAUSE_MS);
    });
  }

  /** Acknowledged writes that one of the subscriptions has not told of. */
  undelivered(): string[] {
    const { written, told } = this.seen;
    return [...written.keys()].filter((id) => told.some((ids) => !ids.has(id)));
  }

  /** Runs until `stop`, which waits for the calls under way and for what is still to be told. */
  start(run: string, readers: number, writers: number): () => Promise<void> {
    for (const index of this.seen.told.keys()) this.#listen(index);
    const all = [
      ...Array.from({ length: readers }, () => this.#read()),
      ...Array.from({ length: writers }, (_, i) => this.#write(run, i)),
    ];
    return async () => {
      // readers and writers end, the subscription goes on
      this.#running = false;
      await Promise.all(all);
      this.#running = true;
      const missing = () => this.undelivered().length > 0;
      for (const since = Date.now(); missing() && Date.now() - since < PATIENCE_MS;)
        await sleep(PAUSE_MS);
      this.#running = false;
      for (const socket of this.#sockets) socket.close();
    };
  }
}
