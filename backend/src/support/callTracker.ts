import { TrackerError } from './tracker.ts';

const MEGABYTE = 1024 * 1024;
/** A page of 100 tasks with all their fields; more than that is no answer. */
const MOST_BYTES = 16 * MEGABYTE;

/** Faults of a connection that was never made: nothing was sent. */
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

export interface TrackerCall {
  method: 'GET' | 'POST';
  token: string;
  body?: string | FormData;
  signal: AbortSignal;
}

function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : '';
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new TrackerError('answered', 'The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function readObject(response: Response): Promise<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(await readText(response));
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch (error) {
    if (error instanceof TrackerError) throw error;
    throw new TrackerError('answered', 'The answer cannot be read');
  }
  throw new TrackerError('answered', 'The answer is no JSON object');
}

async function ask(url: string, { token, signal, ...call }: TrackerCall): Promise<Response> {
  const headers = {
    accept: 'application/json',
    authorization: token,
    ...(typeof call.body === 'string' ? { 'content-type': 'application/json' } : {}),
  };
  try {
    // a redirect would carry the token elsewhere
    return await fetch(url, { ...call, headers, redirect: 'manual', signal });
  } catch (error) {
    if (NOT_CONNECTED.includes(codeOf(error)))
      throw new TrackerError('refused', 'The tracker could not be reached');
    throw new TrackerError('lost', signal.aborted ? 'No answer in time' : 'The connection was cut');
  }
}

/** One call to an outside tracker; answers its JSON. */
export async function callTracker(
  url: string,
  call: TrackerCall,
): Promise<Record<string, unknown>> {
  const response = await ask(url, call);
  if (response.ok) return readObject(response);
  await response.body?.cancel().catch(() => undefined);
  const isOver = response.status >= 500 || response.status === 408;
  throw new TrackerError(
    isOver ? 'answered' : 'refused',
    `The tracker answered ${response.status}`,
  );
}
