import { type GraphError, MunimError } from './munimError.ts';

/** One HTTP request. */
export interface Sending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly requestId: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Statuses of the gateway, or of a proxy before it, that pass. */
const CODES: Record<number, string> = {
  429: 'RATE_LIMITED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

/** Milliseconds of a Retry-After header, seconds or a date; without one, of what the error says. */
function retryAfterOf(header: string | null, error?: GraphError): number | undefined {
  if (header === null) {
    const seconds = error?.extensions?.['retryAfter'];
    return typeof seconds === 'number' ? seconds * 1_000 : undefined;
  }
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly GraphError[];
}

/** The answer when it is one of the gateway's: a proxy answers pages of HTML. */
function answerOf(text: string): Answer | undefined {
  try {
    const answer = JSON.parse(text) as Answer | null;
    return answer?.errors?.length || typeof answer?.data === 'object' ? (answer ?? {}) : undefined;
  } catch {
    return undefined;
  }
}

/** Sends once, and returns what was answered. The caller's own signal ends it with the caller's reason, everything else with a MunimError. */
export async function sendOnce({
  url,
  headers,
  body,
  requestId,
  timeoutMs,
  signal,
}: Sending): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  let response: Response;
  let text: string;
  try {
    const init = { method: 'POST', headers, body, signal: either, redirect: 'error' } as const;
    response = await fetch(url, init);
    text = await response.text();
  } catch (cause) {
    signal?.throwIfAborted();
    const words = timeout.aborted ? `No answer in ${timeoutMs} ms` : `No answer from ${url}`;
    throw new MunimError(words, { code: 'NETWORK', requestId, cause });
  }
  const { status } = response;
  const answer = answerOf(text);
  if (answer && !answer.errors?.length) return answer.data;
  const [first] = answer?.errors ?? [];
  const code = first?.extensions?.['code'];
  const known = CODES[status] ?? (answer ? 'INTERNAL_SERVER_ERROR' : 'BAD_ANSWER');
  throw new MunimError(first?.message ?? `Status ${status} and no answer of a graph from ${url}`, {
    code: typeof code === 'string' ? code : known,
    requestId: response.headers.get('x-request-id') ?? requestId,
    status,
    errors: answer?.errors,
    data: answer?.data,
    retryAfterMs: retryAfterOf(response.headers.get('retry-after'), first),
  });
}
