import { useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

function notifyAll() {
  for (const notify of listeners) notify();
}

function change(by: number) {
  pending = Math.max(0, pending + by);
  void Promise.resolve().then(notifyAll); // a query may begin while a screen renders
}

/** Counts a request that people wait for; the app's link calls these. */
export const beginLoading = (): void => change(1);
export const endLoading = (): void => change(-1);

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** True while any load is pending. */
export const useLoading = (): boolean => useSyncExternalStore(subscribe, () => pending > 0);
