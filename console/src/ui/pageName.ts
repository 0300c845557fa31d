import { useEffect, useSyncExternalStore } from 'react';

let current: string | null = null;
const listeners = new Set<() => void>();

function change(name: string | null): void {
  current = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names what the page shows, such as "Order SO-2627-00197", while it stands; null for a page that its route names. */
export function useNamePage(name: string | null): void {
  useEffect(() => {
    if (name === null) return undefined;
    change(name);
    return () => {
      if (current === name) change(null);
    };
  }, [name]);
}

/** Name of the record in sight, for the breadcrumb and the window's title. */
export const usePageName = (): string | null => useSyncExternalStore(subscribe, () => current);
