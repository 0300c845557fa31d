import './kit.css';
import { chooseSetting, settingOf, settingsOwner, watchSettings } from './mySettings.ts';

/** A copy of the choice that the server keeps: the first frame is drawn before its answer. */
const COPY = 'munim.theme';
const listeners = new Set<() => void>();
export const isDark = (): boolean => document.body.classList.contains('bp6-dark');

function applyClass(dark: boolean) {
  document.body.classList.toggle('bp6-dark', dark);
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  for (const tell of listeners) tell();
}

const systemDark = () => window.matchMedia?.('(prefers-color-scheme: dark)');

/** Choice of the person, else of the system. */
function applyChosen(): void {
  const theme = localStorage.getItem(COPY);
  applyClass(theme ? theme === 'dark' : (systemDark()?.matches ?? false));
}

/** Copies the choice of the signed-in user; nothing stays of one who signed out. */
function copyChosen(): void {
  const theme = settingOf('theme');
  if (settingsOwner() !== null && theme) localStorage.setItem(COPY, theme);
  else localStorage.removeItem(COPY);
  applyChosen();
}

watchSettings(copyChosen);

/** Call once before the first render. Paper is light, whatever the screen is. */
export function applyTheme(): void {
  applyChosen();
  systemDark()?.addEventListener('change', applyChosen);
  addEventListener('beforeprint', () => applyClass(false));
  addEventListener('afterprint', applyChosen);
}

export const setDark = (dark: boolean): void => chooseSetting('theme', dark ? 'dark' : 'light');

/** Called when dark turns to light and back. */
export function watchTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
