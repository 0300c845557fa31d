import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkOf } from './chunks.ts';
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

/** Parts that change only when a library does stay in the browser's cache over releases. */
const LIBRARIES = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
  },
  { name: 'apollo', test: /node_modules[\\/](@apollo|rxjs)[\\/]/ },
  { name: 'blueprint', test: /node_modules[\\/]@blueprintjs[\\/](core|colors|select)[\\/]/ },
  {
    name: 'richtext',
    test: /node_modules[\\/](prosemirror-[a-z-]+|orderedmap|rope-sequence|w3c-keyname)[\\/]/,
  },
  { name: 'grid', test: /node_modules[\\/](ag-grid-community|ag-grid-react)[\\/]/ },
];

export default defineConfig(({ mode }) => ({
  plugins: [react(), precompress()],
  // Blueprint looks it up by this name.
  define: { NODE_ENV: JSON.stringify(mode) },
  // Ready-made workers (`?worker` imports) are no food for the optimiser.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2022',
    // The explorer's editor; nobody but its readers loads it.
    chunkSizeWarningLimit: 3_000,
    rolldownOptions: {
      input: { index: page('index.html'), explorer: page('explorer.html') },
      // The editor's own "use no memo" says something to a compiler that is not here.
      onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
      preserveEntrySignatures: 'allow-extension',
      output: {
        strictExecutionOrder: true,
        codeSplitting: {
          groups: [
            ...LIBRARIES,
            { name: chunkOf, debugName: 'parts', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
}));
