import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { beginLoading, endLoading } from '../ui/overlay/loading.ts';

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

export async function withTimeout<T>(
  promise: Promise<T>,
  milliseconds = CHUNK_TIMEOUT_MS,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PartLoadError('timeout')), milliseconds);
  });
  beginLoading();
  try {
    return await Promise.race([promise, late]);
  } catch (cause) {
    throw toLoadError(cause);
  } finally {
    endLoading();
    clearTimeout(timer);
  }
}

/** Code that is there already. */
const loaded = new WeakMap<() => Promise<unknown>, unknown>();

/** Loads a part before it is drawn, which then waits for nothing. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  loaded.set(load, part);
  return part;
}

/** A promise that has its answer at once: React draws a part that is there in the same frame. */
const atOnce = <Part>(part: Part) =>
  // oxlint-disable-next-line unicorn/no-thenable -- a promise answers a frame later, in which the placeholder shows
  ({ then: (take: (part: Part) => void) => take(part) }) as unknown as Promise<Part>;

/** A screen or panel whose code is loaded when it is first drawn. */
export const lazyScreen = <Props = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => {
    const part = loaded.get(load) as ComponentType<Props> | undefined;
    if (part) return atOnce({ default: part });
    return withTimeout(loadPart(load)).then((component) => ({ default: component }));
  });
