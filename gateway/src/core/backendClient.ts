import type { GraphQLError } from 'graphql';
import { FormData, Pool, type Dispatcher } from 'undici';
import { type AskedFields, withFields } from './askedFields.ts';
import { headerOf, isClosedSocket, isRefused, readJson, readRefusal } from './backendBodies.ts';
import { errorOf, unavailable, unreadable } from './backendErrors.ts';
import { type Caller, callerHeaders } from './caller.ts';
import { CHANGED } from './changedRecords.ts';
import { completeAnswer } from './completeAnswer.ts';
import { KnownViewers } from './knownViewers.ts';
import { queryText, type Query } from './queryText.ts';
import { repeatable } from './repeatable.ts';

/** A call as it leaves the gateway. */
export interface SentCall extends SentRequest {
  readonly method: string;
  /** Path with its query. */
  readonly target: string;
}
type Headers = Readonly<Record<string, string>>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Fields and files of a multipart request. */
export type Parts = Readonly<Record<string, string | { file: Blob; name: string }>>;

/** The kept-alive connections to the backend, shared by all requests. */
export interface BackendConnections {
  readonly pool: Pool;
  /** Path of BACKEND_URL, put before every path. */
  readonly prefix: string;
  /** Time limits of a print or file, in ms. */
  readonly fileLimits: { readonly headersTimeout: number; readonly bodyTimeout: number };
  /** An outside store of presence, with its token. */
  realtime?: { readonly connections: BackendConnections; readonly token: string | null };
  /** Signed-in people of recent calls, by token. */
  readonly viewers: KnownViewers;
  /** Called after every finished call, for metrics. */
  onCall?: (call: { method: string; status: number; seconds: number }) => void;
  /** Called when the backend accepts or refuses a token. */
  onToken?: (token: string, isAccepted: boolean) => void;
  onFault?: (problem: { method: string; path: string; requestId: string; error: unknown }) => void;
}

/** The header that makes a POST repeatable. */
export const idempotencyHeaders = (key: string | null | undefined): Headers =>
  key ? { 'idempotency-key': key } : {};

/** All that an answer was allowed by, as one text; a backend in place of ours need not send it. */
const VIEWER_VERSION = 'x-viewer-version';

/** Prints and files are made as they are asked for, and take longer than a list on a busy machine. */
const FILE_TIMEOUT_MS = 60_000;

const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;

export function connectBackend(
  url: string,
  { timeoutMs, connections }: { timeoutMs: number; connections: number },
): BackendConnections {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, {
    connections,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: { timeout: Math.min(timeoutMs, 5_000) },
    keepAliveTimeout: 4_000,
    maxResponseSize: MAX_RESPONSE_BYTES,
  });
  const fileTimeout = Math.max(timeoutMs, FILE_TIMEOUT_MS);
  const fileLimits = { headersTimeout: fileTimeout, bodyTimeout: fileTimeout };
  const viewers = new KnownViewers();
  return { pool, prefix: pathname.replace(/\/$/, ''), fileLimits, viewers };
}

/** The backend as one request sees it: its token, its memo of reads, its count of calls. */
export class BackendClient {
  /** Every call made, as 'GET /rfq'; tests assert their number. */
  readonly calls: string[] = [];
  /** Viewer's version of each answer, in the order of the answers; null where it names none. */
  readonly versions: { readonly call: string; readonly version: string | null }[] = [];
  /** What each write said that it changed; null where it said nothing, failed, or was not answered. */
  readonly changes: (string | null)[] = [];
  /** Grows whenever what was read before may be stale: with every write. */
  writes = 0;
  #posts = 0;
  /** Last answer of each method and path, for dry runs (dryRun.ts). */
  readonly answers = new Map<string, unknown>();
  readonly caller: Caller;
  readonly #connections: BackendConnections;
  readonly #headers: Headers;
  #reads = new Map<string, Promise<unknown>>();
  #gate: Promise<unknown> | null = null;

  constructor(connections: BackendConnections, caller: Caller) {
    this.#connections = connections;
    this.caller = caller;
    this.#headers = { accept: 'application/json', ...callerHeaders(caller) };
  }

  /** A client with the same caller and backend and an empty memo, for reads after a write. */
  withoutMemo(): BackendClient {
    return new BackendClient(this.#connections, this.caller);
  }

  get connections(): BackendConnections {
    return this.#connections;
  }

  /** Later reads resolve only after the gate has resolved, and fail with its error. */
  holdReadsUntil(gate: Promise<unknown>): void {
    this.#gate = gate;
  }

  /** Forgets all that was answered, to ask again. */
  startOver(): void {
    this.#forgetReads();
    this.versions.length = 0;
  }

  /** The same path and query is read once per request. With `asked`, the records have these fields alone. */
  async get<T>(path: string, query: Query = {}, asked: AskedFields | null = null): Promise<T> {
    const target = withFields(path + queryText(query), asked);
    let read = this.#reads.get(target);
    if (read === undefined) {
      read = this.#send('GET', target, { asked });
      this.#reads.set(target, read);
    }
    if (this.#gate === null) return (await read) as T;
    const [answer] = await Promise.all([read, this.#gate]);
    return answer as T;
  }

  /** A GET that writes, by the contract. */
  refresh<T>(path: string): Promise<T> {
    this.#forgetReads();
    return this.#send('GET', path, { isWrite: true }) as Promise<T>;
  }

  post = async <T>(path: string, body: unknown, headers?: Headers): Promise<T> =>
    this.#write<T>('POST', path, body, {
      ...repeatable(this.caller.idempotencyKey, ++this.#posts),
      ...headers,
    });
  put = <T>(path: string, body: unknown, headers?: Headers): Promise<T> =>
    this.#write<T>('PUT', path, body, headers);
  patch = <T>(path: string, body: unknown, headers?: Headers): Promise<T> =>
    this.#write<T>('PATCH', path, body, headers);
  del = <T>(path: string, body?: unknown, query: Query = {}): Promise<T> =>
    this.#write<T>('DELETE', path + queryText(query), body);

  async upload<T>(
    method: 'POST' | 'PUT',
    path: string,
    parts: Parts,
    query: Query = {},
  ): Promise<T> {
    const form = new FormData();
    for (const [name, part] of Object.entries(parts)) {
      if (typeof part === 'string') form.append(name, part);
      else form.append(name, part.file, part.name);
    }
    this.#forgetReads();
    const headers = repeatable(this.caller.idempotencyKey, ++this.#posts);
    return (await this.#send(method, path + queryText(query), { body: form, headers })) as T;
  }

  /** Text answers, such as prints: not JSON. */
  async text(path: string, query: Query): Promise<string> {
    const target = path + queryText(query);
    const [body] = await Promise.all([
      this.#body('GET', target, { headers: { accept: '*/*' }, isFile: true }),
      this.#gate,
    ]);
    return body.text().catch((error: unknown) => this.#faulty('GET', target, error));
  }

  /** A file passed on as it comes; the caller consumes the body. */
  stream(path: string, headers: Headers): Promise<Dispatcher.ResponseData> {
    return this.#request('GET', path, { headers, isFile: true });
  }

  async #write<T>(method: Method, path: string, body: unknown, headers: Headers = {}): Promise<T> {
    this.#forgetReads();
    const json = { 'content-type': 'application/json', ...headers };
    const sent = body === undefined ? { headers } : { body: JSON.stringify(body), headers: json };
    return (await this.#send(method, path, sent)) as T;
  }

  #forgetReads(): void {
    this.writes++;
    this.#reads = new Map();
  }

  async #send(method: Method, path: string, more?: SentRequest): Promise<unknown> {
    const body = await this.#body(method, path, more);
    const answer = await readJson(body).catch((error: unknown) =>
      this.#faulty(method, path, error),
    );
    if (isRefused(answer)) throw refusedBy({ method, target: path, ...more }, 400, answer);
    this.answers.set(`${method} ${pathOnly(path)}`, answer);
    return completeAnswer({ method, path: pathOnly(path), asked: more?.asked ?? null }, answer);
  }

  /** The body of a success; anything else is thrown. */
  async #body(
    method: Method,
    path: string,
    more: SentRequest = {},
  ): Promise<Dispatcher.ResponseData['body']> {
    const { statusCode, body } = await this.#request(method, path, more);
    if (statusCode >= 200 && statusCode < 300) return body;
    if (statusCode === 401 && this.caller.token) {
      this.#connections.onToken?.(this.caller.token, false);
      this.#connections.viewers.forget(this.caller.token);
    }
    if (statusCode < 400 || statusCode >= 500) this.#note(method, path, `status ${statusCode}`);
    throw refusedBy({ method, target: path, ...more }, statusCode, await readRefusal(body));
  }

  async #request(
    method: Method,
    path: string,
    more: SentRequest,
  ): Promise<Dispatcher.ResponseData> {
    const call = `${method} ${pathOnly(path)}`;
    this.calls.push(call);
    const isWrite = method !== 'GET' || more.isWrite === true;
    const write = isWrite ? this.changes.push(null) - 1 : 0;
    const started = performance.now();
    const options: Dispatcher.RequestOptions = {
      method,
      path: this.#connections.prefix + path,
      headers: more.headers === undefined ? this.#headers : { ...this.#headers, ...more.headers },
      body: more.body ?? null,
      ...(more.isFile ? this.#connections.fileLimits : {}),
    };
    const response = await this.#connections.pool
      .request(options)
      .catch((error: unknown) => {
        // A kept-alive connection may close just as a read leaves; a write is never sent twice.
        if (!isWrite && isClosedSocket(error)) return this.#connections.pool.request(options);
        throw error;
      })
      .catch((error: unknown) => this.#unanswered(method, path, error, started));
    this.#connections.onCall?.({
      method,
      status: response.statusCode,
      seconds: (performance.now() - started) / 1000,
    });
    this.versions.push({ call, version: headerOf(response, VIEWER_VERSION) });
    if (isWrite && response.statusCode < 500) this.changes[write] = headerOf(response, CHANGED);
    return response;
  }

  #unanswered(method: Method, path: string, error: unknown, started: number): never {
    this.#connections.onCall?.({
      method,
      status: 0,
      seconds: (performance.now() - started) / 1000,
    });
    this.#note(method, path, error);
    throw unavailable();
  }

  /** An answer that cannot be read to its end, or is no JSON. */
  #faulty(method: Method, path: string, error: unknown): never {
    this.#note(method, path, error);
    throw unreadable();
  }

  #note(method: Method, path: string, error: unknown): void {
    const { requestId } = this.caller;
    this.#connections.onFault?.({ method, path: pathOnly(path), requestId, error });
  }
}

const REFUSED_CALLS = new WeakMap<GraphQLError, SentCall>();

/** The call that the backend refused with this error; undefined for refusals of our own. */
export const refusedCall = (error: GraphQLError): SentCall | undefined => REFUSED_CALLS.get(error);

function refusedBy(call: SentCall, status: number, answer: unknown): GraphQLError {
  const error = errorOf(status, answer);
  REFUSED_CALLS.set(error, call);
  return error;
}

interface SentRequest {
  body?: string | FormData;
  headers?: Headers;
  /** A print or file. */
  isFile?: boolean;
  /** A GET that writes. */
  isWrite?: boolean;
  asked?: AskedFields | null;
}

/** Queries may contain one-use tokens: they are left out of metrics and logs. */
const pathOnly = (path: string): string => path.split('?', 1)[0] ?? path;
