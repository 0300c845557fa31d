import type { Language } from '@munim/schema/my-settings/my-settings.rules.ts';

/** `context` tells apart what English says in one word: 'Open' of a ticket and of a menu. */
export type Values = Readonly<Record<string, string | number | null | undefined>>;
type Translate = (text: string, values?: Values) => string;

/** A copy of the choice that the server keeps: texts are made before its answer, and signing in has it too. */
const COPY = 'munim.language';

/** English texts are their own keys: only their placeholders are filled. */
const english: Translate = (text, values) =>
  values ? text.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? '')) : text;

let translate = english;
const sources = new Map<string, string>();

/**
 * A text of the console in the user's language; what is missing stays English. The key is the
 * English text itself, written as a literal: `i18next-cli` collects it for the catalogue.
 */
export function t(text: string, values?: Values): string {
  const shown = translate(text, values);
  if (!values && shown !== text) sources.set(shown, text);
  return shown;
}

let translateRule = (words: string): string => words;

/** A refusal of a rule that console and server share, which says it in English; other words stay as they are. */
export const ruleText = (words: string): string => translateRule(words);

/** English of what `t` answered: what is kept under a title is the same in every language. */
export const sourceOf = (shown: string): string => sources.get(shown) ?? shown;

export const chosenLanguage = (): Language => (localStorage.getItem(COPY) === 'hi' ? 'hi' : 'en');

/**
 * Call once, before the modules with texts are evaluated: labels are made with them
 * (docs/decisions/067-hindi.md).
 */
export async function applyLanguage(): Promise<void> {
  if (chosenLanguage() === 'en') return;
  const { loadHindi } = await import('./hindi/loadHindi.ts');
  ({ translate, translateRule } = await loadHindi());
  document.documentElement.lang = 'hi';
}

/** All labels are made anew, by a reload. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(COPY, language);
  window.location.reload();
}

/**
 * The language that the server keeps for the signed-in user; true while the page is loaded anew for
 * it.
 */
export function followLanguage(kept: string | undefined): boolean {
  // a person who has chosen none does not get the language of the one before in this browser
  const language = kept === 'hi' ? 'hi' : 'en';
  if (language === chosenLanguage()) return false;
  localStorage.setItem(COPY, language);
  // a browser that keeps nothing would load the page without end
  if (chosenLanguage() !== language) return false;
  window.location.reload();
  return true;
}
