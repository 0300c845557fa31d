import { defineConfig } from 'i18next-cli';

/** English texts are the keys: Hindi is the only catalogue (docs/decisions/068-hindi.md). */
export default defineConfig({
  locales: ['hi'],
  extract: {
    input: ['console/src/**/*.{ts,tsx}'],
    ignore: ['**/*.test.*'],
    output: 'console/src/ui/hindi/{{language}}.json',
    primaryLanguage: 'en',
    functions: ['t'],
    keySeparator: false,
    nsSeparator: false,
    disablePlurals: true,
    sort: true,
    removeUnusedKeys: true,
    defaultValue: '',
    indentation: 2,
  },
});
