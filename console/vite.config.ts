import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { blueprintFiles } from './blueprintFiles.ts';
import { blueprintStyles } from './blueprintStyles.ts';
import { chunkOf } from './chunks.ts';
import { operations } from './operations.ts';
import { preloads } from './preloads.ts';
import { precompress } from './precompress.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:3000';
const proxy = {
  ...Object.fromEntries(
    ['/graphql', '/files', '/quotation/download', '/download_purchase_order', '/dev'].map(
      (path) => [path, gateway],
    ),
  ),
  '/graphql/ws': { target: gateway, ws: true },
};
const page = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const SILENT = new Set(['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT']);
/** Production build: the package names the development build only. */
const ROUTER = '../node_modules/react-router/dist/production/';

export default defineConfig(({ mode }) => ({
  plugins: [operations(), blueprintFiles(), blueprintStyles(), react(), precompress(), preloads()],
  // Blueprint looks it up by this name.
  define: { NODE_ENV: JSON.stringify(mode) },
  // Ready-made workers (`?worker` imports) are no food for the optimiser.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  resolve: {
    alias:
      mode === 'production'
        ? [
            { find: /^react-router$/, replacement: page(`${ROUTER}index.mjs`) },
            { find: /^react-router\/dom$/, replacement: page(`${ROUTER}dom-export.mjs`) },
            { find: /^\.\/iconLoader$/, replacement: page('namedIcons.ts') },
          ]
        : [],
  },
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // The explorer's editor; nobody but its readers loads it.
    chunkSizeWarningLimit: 3_000,
    rolldownOptions: {
      input: { index: page('index.html'), explorer: page('explorer.html') },
      // The editor's own "use no memo" says something to a compiler that is not here.
      // A drawer that one page draws at once and another on demand has a chunk of its own all the same (chunks.ts).
      onwarn: (warning, warn) => SILENT.has(warning.code ?? '') || warn(warning),
      preserveEntrySignatures: 'allow-extension',
      output: {
        strictExecutionOrder: true,
        codeSplitting: {
          groups: [{ name: chunkOf, debugName: 'parts', includeDependenciesRecursively: false }],
        },
      },
    },
  },
}));
