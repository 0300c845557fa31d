import { createInstance } from 'i18next';
import type { Values } from '../text.ts';
import hindi from './hi.json';

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
  return (text: string, { context, ...replace }: Values = {}): string =>
    texts.t(text, { replace, ...(context && { context: String(context) }) });
}
