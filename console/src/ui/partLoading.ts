/**
 * Loading a part of the application fails after 120 seconds (docs/rules/console.md#call-errors).
 */
export const CHUNK_TIMEOUT_MS = 120_000;

export type LoadFailure = 'timeout' | 'missing' | 'other';

/** A part of the application that could not be loaded, and in which of three ways. */
export class PartLoadError extends Error {
  override name = 'PartLoadError';
  readonly kind: LoadFailure;
  constructor(kind: LoadFailure, cause?: unknown) {
    super(`A part of the console could not be loaded: ${kind}`, { cause });
    this.kind = kind;
  }
}

/** Texts of Chromium, Firefox and Safari for a module that is not there (any more) or cannot be reached. */
const MISSING =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed/i;

const toLoadError = (cause: unknown): PartLoadError =>
  cause instanceof PartLoadError
    ? cause
    : new PartLoadError(MISSING.test(String(cause)) ? 'missing' : 'other', cause);

/** Waits for code, in milliseconds; fails with a PartLoadError. Shows nothing: the page can be read already. */
export async function inTime<T>(promise: Promise<T>, milliseconds = CHUNK_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PartLoadError('timeout')), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } catch (cause) {
    throw toLoadError(cause);
  } finally {
    clearTimeout(timer);
  }
}
