import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { beginLoading, endLoading } from '../ui/overlay/loading.ts';
import { inTime } from '../ui/partLoading.ts';

/** Waits for code as inTime() does, and shows the progress bar meanwhile. */
export async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  beginLoading();
  try {
    return await inTime(promise);
  } finally {
    endLoading();
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
