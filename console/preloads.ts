import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { earlyScript, listCalls, type Screen } from './firstCalls.ts';
import type { ListCall } from './src/app/earlyCalls.ts';

/** Files that an address needs, the largest first, and the call of its list. */
interface Preloads {
  /** Address as the router has it. */
  path: string;
  scripts: string[];
  styles: string[];
  fonts: string[];
  list?: ListCall;
}
interface Address {
  path: string;
  page?: string;
  /** Name of its file. */
  screen?: string;
}
/** Modules that a module imports to begin with. */
type ImportsOf = (id: string) => readonly string[];
type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } };

const source = (name: string) => path.join(import.meta.dirname, 'src', name);
const PAGE = path.join(import.meta.dirname, 'index.html');
const CONSOLE = source('console.tsx');
const SIGN_IN = source('signInPage.tsx');

/** The file of a screen, which `load` of its row in a `*.screens.ts` imports. */
const fileOf = ({ load }: Screen): string =>
  /import\(["'](?:[./\w-]*\/)?([\w-]+\.tsx)["']\)/.exec(String(load))?.[1] ?? '';

const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((one) => one.type === 'chunk');

/** The files of modules that are loaded for themselves, and of what they import. */
function filesOf(modules: readonly string[], bundle: Bundle): Set<Chunk> {
  const chunks = chunksOf(bundle);
  const files = new Set(
    chunks.filter(({ facadeModuleId: id }) => id !== null && modules.includes(id)),
  );
  // grows while it is walked
  for (const { imports } of files)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) files.add(chunk);
  return files;
}

/** The largest first: the line is in use all the time, and small ones wait for a connection. */
const bySize = (files: ReadonlySet<Chunk>): Chunk[] =>
  [...files].toSorted((one, other) => other.code.length - one.code.length);

/** The font of all pages but those in Hindi. */
const FONT = /\/inter-[\w-]+\.woff2$/;

/** Draws the grid when it has arrived. */
const GRID_FRAME = source('ui/grid/DataGrid.tsx');
const GRID = source('ui/grid/Grid.tsx');
/** Draws its first rows without the grid, which comes after them. */
const LIST = source('ui/grid/ListScreen.tsx');

/** True when a screen draws grids without first rows before them. */
function beginsWithGrid(screen: string, importsOf: ImportsOf): boolean {
  const imported = new Set([screen]);
  // grows while it is walked
  for (const id of imported) for (const next of importsOf(id)) imported.add(next);
  return imported.has(GRID_FRAME) && !imported.has(LIST);
}

/**
 * Preloads of an address without the script and styles that index.html names. The grid comes last:
 * nothing of the page waits for it.
 */
function preloadsFor(
  { path: address, page = CONSOLE, screen = '' }: Address,
  bundle: Bundle,
  importsOf: ImportsOf,
): Preloads {
  const named = filesOf([PAGE], bundle);
  const drawn = chunksOf(bundle).flatMap(({ facadeModuleId: id }) =>
    screen && id?.endsWith(`/${screen}`) ? id : [],
  );
  const grid = drawn.some((id) => beginsWithGrid(id, importsOf)) ? [GRID] : [];
  const files = new Set([
    ...bySize(filesOf([PAGE, page], bundle)),
    ...bySize(filesOf(drawn, bundle)),
    ...filesOf(grid, bundle),
  ]);
  const wanted = [...files].filter((file) => !named.has(file));
  const scripts = [...files].filter(({ facadeModuleId: id }) => id !== PAGE);
  return {
    path: address,
    scripts: scripts.map(({ fileName }) => fileName),
    fonts: Object.keys(bundle).filter((file) => FONT.test(file)),
    styles: [...new Set(wanted.flatMap((file) => [...(file.viteMetadata?.importedCss ?? [])]))],
  };
}

/**
 * Tells the gateway, in preloads.json, what to write into the page of each address: the script that
 * makes its first calls, and the files it needs, so that none waits for another that imports it.
 */
export const preloads = (): Plugin => ({
  name: 'preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    // the script of the page asks for them after its call and the largest files
    handler: (html, { filename }) =>
      filename === PAGE ? html.replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '') : html,
  },
  async writeBundle({ dir = '' }, bundle) {
    const { ALL_SCREENS } = (await import(pathToFileURL(source('app/screens.ts')).href)) as {
      ALL_SCREENS: readonly Screen[];
    };
    const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
    const addresses: Address[] = [
      ...['/', '/login'].map((one) => ({ path: one, page: SIGN_IN })),
      ...ALL_SCREENS.map((screen) => ({ path: screen.path, screen: fileOf(screen) })),
      { path: '*' },
    ];
    const lists = await listCalls(ALL_SCREENS);
    const pages = addresses.map((address) => {
      const call = lists.get(address.path);
      const files = preloadsFor(address, bundle, importsOf);
      return call ? { ...files, list: call } : files;
    });
    const all = { script: await earlyScript(), pages };
    await fs.writeFile(path.join(dir, 'preloads.json'), JSON.stringify(all));
  },
});
