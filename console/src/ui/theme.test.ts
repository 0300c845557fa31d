import { afterEach, expect, test } from '@jest/globals';
import { forgetSettings, loadSettings } from './mySettings.ts';
import { applyTheme, setDark } from './theme.ts';

const isDark = () => document.body.classList.contains('bp6-dark');

/** The system's choice, which changes while a page is open. */
const system = Object.assign(new EventTarget(), { matches: false });
const systemIs = (dark: boolean) => {
  system.matches = dark;
  system.dispatchEvent(new Event('change'));
};
window.matchMedia = () => system as unknown as MediaQueryList;
applyTheme();
const keep = () => undefined;

afterEach(() => {
  forgetSettings();
  localStorage.clear();
});

test('An open page follows the system until the person chooses', () => {
  loadSettings('7', [], keep);
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

test('A choice is the person’s own: who signs in next does not see it', () => {
  loadSettings('7', [{ key: 'theme', value: 'dark' }], keep);
  expect(isDark()).toBe(true);
  forgetSettings();
  expect(isDark()).toBe(false);
  expect(localStorage.length).toBe(0);
  loadSettings('8', [], keep);
  expect(isDark()).toBe(false);
});
