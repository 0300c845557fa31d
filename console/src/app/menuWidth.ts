import { useSyncExternalStore } from 'react';

const KEY = 'munim.menu';
const COLLAPSED = 'collapsed';
const listeners = new Set<() => void>();
const isCollapsed = () => localStorage.getItem(KEY) === COLLAPSED;

/** Between words and icons alone; kept by this browser, because it belongs to its window. */
export function toggleMenuWidth(): void {
  if (isCollapsed()) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, COLLAPSED);
  for (const tell of listeners) tell();
}

/** True while the menu shows icons alone. */
export function useCollapsedMenu(): boolean {
  return useSyncExternalStore((tell) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  }, isCollapsed);
}
