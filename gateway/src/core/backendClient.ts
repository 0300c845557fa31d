import type { GraphQLError } from 'graphql';
import { FormData, type Dispatcher } from 'undici';
import { type AskedFields, withFields } from './askedFields.ts';
import {
  headerOf,
  isClosedSocket,
  isRefused,
  isSuccess,
  jsonOf,
  refusalJson,
  type WholeAnswer,
} from './backendAnswer.ts';
import type { BackendConnections } from './backendConnections.ts';
import { errorOf, unavailable, unreadable } from './backendErrors.ts';
import { type Caller, callerHeaders } from './caller.ts';
import { CHANGED } from './changedRecords.ts';
import { completeAnswer } from './completeAnswer.ts';
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

/** The header that makes a POST repeatable. */
export const idempotencyHeaders = (key: string | null | undefined): Headers =>
  key ? { 'idempotency-key': key } : {};

/** All that an answer was allowed by, as one text; a backend in place of ours need not send it. */
const VIEWER_VERSION = 'x-viewer-version';

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
    const more = { headers: { accept: '*/*' }, isFile: true };
    const [answer] = await Promise.all([this.#success('GET', target, more), this.#gate]);
    return answer.fault ? this.#faulty('GET', target, answer.fault) : answer.text;
  }

  /** A file passed on as it comes; the caller consumes the body. */
  stream(path: string, headers: Headers): Promise<Dispatcher.ResponseData> {
    return this.#request('GET', path, { headers, isFile: true }, (options) =>
      this.#connections.pool.request(options),
    );
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

  async #send(method: Method, path: string, more: SentRequest = {}): Promise<unknown> {
    const answer = this.#json(method, path, await this.#success(method, path, more));
    if (isRefused(answer)) throw refusedBy({ method, target: path, ...more }, 400, answer);
    this.answers.set(`${method} ${pathOnly(path)}`, answer);
    return completeAnswer({ method, path: pathOnly(path), asked: more.asked ?? null }, answer);
  }

  #json(method: Method, path: string, answer: WholeAnswer): unknown {
    try {
      return jsonOf(answer);
    } catch (error) {
      return this.#faulty(method, path, error);
    }
  }

  /** The answer of a success; anything else is thrown. */
  async #success(method: Method, path: string, more: SentRequest): Promise<WholeAnswer> {
    const answer = await this.#request(method, path, more, this.#connections.read);
    if (isSuccess(answer)) return answer;
    const { statusCode } = answer;
    if (statusCode === 401 && this.caller.token) {
      this.#connections.onToken?.(this.caller.token, false);
      this.#connections.viewers.forget(this.caller.token);
    }
    if (statusCode < 400 || statusCode >= 500) this.#note(method, path, `status ${statusCode}`);
    throw refusedBy({ method, target: path, ...more }, statusCode, refusalJson(answer));
  }

  /** Sends a call, and notes what its answer's head says. */
  async #request<Answer extends Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>>(
    method: Method,
    path: string,
    more: SentRequest,
    send: (options: Dispatcher.RequestOptions) => Promise<Answer>,
  ): Promise<Answer> {
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
    let answer: Answer;
    try {
      answer = await send(options).catch((error: unknown) => {
        // A kept-alive connection may close just as a read leaves; a write is never sent twice.
        if (!isWrite && isClosedSocket(error)) return send(options);
        throw error;
      });
    } catch (error) {
      return this.#unanswered(method, path, error, started);
    }
    this.#connections.onCall?.({
      method,
      status: answer.statusCode,
      seconds: (performance.now() - started) / 1000,
    });
    this.versions.push({ call, version: headerOf(answer, VIEWER_VERSION) });
    if (isWrite && answer.statusCode < 500) this.changes[write] = headerOf(answer, CHANGED);
    return answer;
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
