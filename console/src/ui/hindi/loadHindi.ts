import { createInstance } from 'i18next';
import type { Values } from '../text.ts';
import hindi from './hi.json';
import { ruleOf } from './ruleTexts.ts';

/** i18next with the catalogue: whole texts are keys, so that no character of them separates anything. */
export async function loadHindi() {
  const texts = createInstance();
  await texts.init({
    lng: 'hi',
    fallbackLng: false,
    resources: { hi: { translation: hindi } },
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: false,
    interpolation: { escapeValue: false },
  });
  // `replace` keeps a value named `count` from choosing a plural: texts have both forms
  const translate = (text: string, { context, ...replace }: Values = {}): string =>
    texts.t(text, { replace, ...(context && { context: String(context) }) });
  const translateRule = (words: string): string => {
    const rule = ruleOf(words);
    return rule ? translate(rule.text, rule.values) : words;
  };
  return { translate, translateRule };
}
