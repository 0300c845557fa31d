import { useSyncExternalStore } from 'react';
import './kit.css';

const KEY = 'munim.theme';
const listeners = new Set<() => void>();
const isDark = () => document.body.classList.contains('bp6-dark');

function applyClass(dark: boolean) {
  document.body.classList.toggle('bp6-dark', dark);
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  for (const tell of listeners) tell();
}

const systemDark = () => window.matchMedia?.('(prefers-color-scheme: dark)');

/** What was chosen last, else what the system says. */
function applyChosen(): void {
  const chosen = localStorage.getItem(KEY);
  applyClass(chosen ? chosen === 'dark' : (systemDark()?.matches ?? false));
}

/** Call once before the first render. Paper is light, whatever the screen is. */
export function applyTheme(): void {
  applyChosen();
  systemDark()?.addEventListener('change', applyChosen);
  addEventListener('beforeprint', () => applyClass(false));
  addEventListener('afterprint', applyChosen);
}

export function setDark(dark: boolean): void {
  localStorage.setItem(KEY, dark ? 'dark' : 'light');
  applyClass(dark);
}

/** True while the dark theme is on; Blueprint and the grids change together. */
export function useDark(): boolean {
  return useSyncExternalStore((tell) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  }, isDark);
}
