import { defineConfig, type Plugin } from 'i18next-cli';

/** Names, abbreviations and keys, which Hindi writes in the same way. */
const SAME_IN_HINDI = new Set(
  'Munim SKU GST_% PAN CIN MOQ MRP CSV PDF YYYY-MM-DD J K Alt+O Ctrl+S Ctrl+Enter'
    .split(' ')
    .map((word) => word.replace('_', ' ')),
);
const sameInHindi: Plugin = {
  name: 'same-in-hindi',
  lintOnResult: (_, issues) => issues.filter(({ text }) => !SAME_IN_HINDI.has(text)),
};

/** English texts are the keys: Hindi is the only catalogue (docs/decisions/067-hindi.md). */
export default defineConfig({
  locales: ['hi'],
  plugins: [sameInHindi],
  extract: {
    input: ['console/src/**/*.{ts,tsx}'],
    ignore: ['**/*.test.*'],
    output: 'console/src/ui/hindi/{{language}}.json',
    primaryLanguage: 'en',
    functions: ['t', 'inCatalogue'],
    keySeparator: false,
    nsSeparator: false,
    disablePlurals: true,
    sort: true,
    removeUnusedKeys: true,
    defaultValue: '',
    indentation: 2,
  },
  lint: {
    // the texts of the rules are filled in where they are matched
    ignore: ['console/src/explorer/**', 'console/src/ui/hindi/ruleTexts.ts'],
    acceptedTags: 'all',
    acceptedAttributes: [
      'alt',
      'aria-label',
      'description',
      'emptyText',
      'failedText',
      'help',
      'hint',
      'label',
      'note',
      'placeholder',
      'requiredText',
      'submitText',
      'text',
      'title',
      'what',
      'word',
    ],
  },
});
