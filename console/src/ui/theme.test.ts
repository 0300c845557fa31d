import { afterEach, expect, test } from '@jest/globals';
import { applyTheme, setDark } from './theme.ts';

const isDark = () => document.body.classList.contains('bp6-dark');

/** The system's choice, which changes while a page is open. */
const system = Object.assign(new EventTarget(), { matches: false });
const systemIs = (dark: boolean) => {
  system.matches = dark;
  system.dispatchEvent(new Event('change'));
};

afterEach(() => localStorage.clear());

test('An open page follows the system until the person chooses', () => {
  window.matchMedia = () => system as unknown as MediaQueryList;
  applyTheme();
  expect(isDark()).toBe(false);
  systemIs(true);
  expect(isDark()).toBe(true);
  systemIs(false);
  expect(isDark()).toBe(false);

  setDark(true);
  systemIs(true);
  systemIs(false);
  expect(isDark()).toBe(true);
});
