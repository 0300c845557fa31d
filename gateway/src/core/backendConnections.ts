import { type Dispatcher, Pool } from 'undici';
import { readAnswer, type WholeAnswer } from './backendAnswer.ts';
import { KnownViewers } from './knownViewers.ts';

/** The kept-alive connections to the backend, shared by all requests. */
export interface BackendConnections {
  readonly pool: Pool;
  /** Sends a request and reads its answer to the end. Rejects where no answer begins. */
  readonly read: (options: Dispatcher.RequestOptions) => Promise<WholeAnswer>;
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
  return {
    pool,
    read: (options) => readAnswer(pool, options),
    prefix: pathname.replace(/\/$/, ''),
    fileLimits,
    viewers,
  };
}
