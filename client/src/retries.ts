import { MunimError } from './munimError.ts';

/** Codes of failures that pass: the same call may succeed later. */
const PASSING = new Set(['NETWORK', 'UNAVAILABLE', 'RATE_LIMITED', 'THROTTLED']);

const FIRST_WAIT_MS = 250;
const LONGEST_BACK_OFF_MS = 10_000;
/** A server that asks for more is not waited for. */
const LONGEST_RETRY_AFTER_MS = 120_000;

/**
 * Milliseconds until the call is sent again after so many failures; null when it is not. The time that the server asks for, else twice as long
 * each time; both with a random part, so that many clients do not come back at once.
 */
export function waitAfter(error: unknown, failures: number): number | null {
  if (!(error instanceof MunimError) || !PASSING.has(error.code)) return null;
  const { retryAfterMs } = error;
  if (retryAfterMs !== undefined)
    return retryAfterMs > LONGEST_RETRY_AFTER_MS
      ? null
      : retryAfterMs + Math.random() * FIRST_WAIT_MS;
  const most = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_BACK_OFF_MS);
  return most * (0.5 + Math.random() / 2);
}

/** Waits, or rejects with the signal's reason. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
}
