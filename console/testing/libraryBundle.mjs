import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Libraries that the console and its tests import by these names. */
const LIBRARIES = [
  '@apollo/client',
  '@apollo/client/errors',
  '@apollo/client/react',
  '@blueprintjs/core',
  '@blueprintjs/datetime',
  '@blueprintjs/icons',
  '@blueprintjs/select',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'ag-grid-community',
  'ag-grid-react',
  'date-fns/locale',
  'graphql',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router-dom',
  'react/jsx-runtime',
  'rxjs',
];

const ownFile = (name) => fileURLToPath(new URL(name, import.meta.url));
const SCHEDULER = ownFile('flushedScheduler.mjs');
const ACT = ownFile('productionAct.mjs');
const root = fileURLToPath(new URL('../..', import.meta.url));
const hash = createHash('sha256');
for (const file of [
  path.join(root, 'package-lock.json'),
  fileURLToPath(import.meta.url),
  SCHEDULER,
  ACT,
])
  hash.update(fs.readFileSync(file));
const folder = path.join(
  root,
  'node_modules/.cache/console-tests',
  hash.digest('hex').slice(0, 16),
);

/** Jest's moduleNameMapper: each library is one file of the bundle instead of hundreds of modules. */
export const libraryMapper = {
  [`^(${LIBRARIES.join('|')})$`]: path.join(folder, '$1.cjs'),
};

/** Replaced texts by file: the production build of React has no act(), so tests bring their own. */
const PATCHES = [
  [
    '/@testing-library/react.esm.js',
    [
      "const reactAct = typeof React.act === 'function' ? React.act : DeprecatedReactTestUtils.act;",
      `import { act as reactAct } from ${JSON.stringify(ACT)};`,
    ],
  ],
  // jsdom's live lists are slow
  [
    '/@testing-library/dom.esm.js',
    [
      "return Array.from(node.childNodes).filter(child => child.nodeType === TEXT_NODE && Boolean(child.textContent)).map(c => c.textContent).join('');",
      "let text = ''; for (let child = node.firstChild; child; child = child.nextSibling) if (child.nodeType === TEXT_NODE) text += child.textContent; return text;",
    ],
  ],
  [
    '/react-dom-client.production.js',
    ['queueMicrotask', `require(${JSON.stringify(SCHEDULER)}).scheduleMicrotask`],
  ],
];

/** Bundles of other libraries, as an earlier package-lock.json named them. */
function removeOthers() {
  for (const name of fs.readdirSync(path.dirname(folder)))
    if (!name.startsWith(path.basename(folder)))
      fs.rmSync(path.join(path.dirname(folder), name), { recursive: true });
}

/** Builds the bundle unless one of the same libraries stands. */
export async function buildLibraries() {
  if (fs.existsSync(folder)) return;
  const { build } = await import('vite');
  const partial = `${folder}.${process.pid}`;
  const home = path.join(root, 'console');
  await build({
    configFile: false,
    root: home,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', NODE_ENV: '"production"' },
    // Resolved like Jest: Vite would add Apollo's development build, which checks and freezes every answer.
    resolve: { conditions: ['module', 'browser'] },
    plugins: [
      {
        name: 'library-entries',
        enforce: 'pre',
        // Vite takes the entries of a library for files.
        resolveId(source, importer) {
          if (source === 'scheduler' && importer !== SCHEDULER) return SCHEDULER;
          if (importer) return null;
          return this.resolve(path.relative(home, source), path.join(home, 'src/main.ts'));
        },
        transform(code, id) {
          const [here, there] = PATCHES.find(([file]) => id.endsWith(file))?.[1] ?? [];
          if (!here) return null;
          if (!code.includes(here))
            throw new Error(`${id} has changed: its replaced text no longer fits`);
          return code.replaceAll(here, there);
        },
      },
    ],
    build: {
      outDir: partial,
      emptyOutDir: false,
      minify: false,
      target: 'esnext',
      lib: {
        entry: Object.fromEntries(LIBRARIES.map((name) => [name, path.join(home, name)])),
        formats: ['cjs'],
      },
      rolldownOptions: {
        output: {
          esModule: true,
          entryFileNames: '[name].cjs',
          chunkFileNames: 'parts/[name].cjs',
        },
      },
    },
  });
  removeOthers();
  try {
    fs.renameSync(partial, folder);
  } catch (error) {
    // Another run was faster.
    fs.rmSync(partial, { recursive: true });
    if (!fs.existsSync(folder)) throw error;
  }
}
