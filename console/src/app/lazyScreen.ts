import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { beginLoading, endLoading } from '../ui/overlay/loading.ts';

/**
 * Loading a part of the application fails after 120 seconds (docs/rules/console.md#call-errors).
 */
export const CHUNK_TIMEOUT_MS = 120_000;

export async function withTimeout<T>(
  promise: Promise<T>,
  milliseconds = CHUNK_TIMEOUT_MS,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('A part of the console took too long to load')),
      milliseconds,
    );
  });
  beginLoading();
  try {
    return await Promise.race([promise, late]);
  } finally {
    endLoading();
    clearTimeout(timer);
  }
}

/** A screen or panel whose code is loaded when it is first drawn. */
export const lazyScreen = <Props = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await withTimeout(load()) }));
