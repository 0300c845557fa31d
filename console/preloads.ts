import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** Files that an address needs, in the order of their use. */
interface Preloads {
  /** As the router has it. */
  path: string;
  scripts: string[];
  styles: string[];
}
interface Screen {
  path: string;
  load: () => unknown;
}
type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } };

const source = (name: string) => path.join(import.meta.dirname, 'src', name);
const CONSOLE = source('console.tsx');
const SIGN_IN = source('signInPage.tsx');

/** The file of a screen, which `load` of its row in a `*.screens.ts` imports. */
const fileOf = ({ load }: Screen): string =>
  /import\(["'](?:[./\w-]*\/)?([\w-]+\.tsx)["']\)/.exec(String(load))?.[1] ?? '';

const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((one) => one.type === 'chunk');

/** The files of modules that are loaded for themselves, and of what they import. */
function filesOf(isRoot: (moduleId: string) => boolean, bundle: Bundle): Set<Chunk> {
  const chunks = chunksOf(bundle);
  const files = new Set(
    chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && isRoot(facadeModuleId)),
  );
  // grows while it is walked
  for (const { imports } of files)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) files.add(chunk);
  return files;
}

/** Without what index.html names already. Nor the grid, which comes when the first rows are drawn. */
function preloadsFor(address: string, page: string, screen: string, bundle: Bundle): Preloads {
  const named = filesOf((id) => id.endsWith('index.html'), bundle);
  const isOf = (id: string) => id === page || (screen !== '' && id.endsWith(`/${screen}`));
  const files = filesOf(isOf, bundle);
  const wanted = [...files].filter((file) => !named.has(file));
  return {
    path: address,
    scripts: wanted.map(({ fileName }) => fileName),
    styles: [...new Set(wanted.flatMap((file) => [...(file.viteMetadata?.importedCss ?? [])]))],
  };
}

/**
 * Tells the gateway, in preloads.json, which files each address needs: the page names them, so that
 * none waits for another that imports it.
 */
export const preloads = (): Plugin => ({
  name: 'preloads',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const { ALL_SCREENS } = (await import(pathToFileURL(source('app/screens.ts')).href)) as {
      ALL_SCREENS: readonly Screen[];
    };
    const all = [
      ...['/', '/login'].map((address) => preloadsFor(address, SIGN_IN, '', bundle)),
      ...ALL_SCREENS.map((screen) => preloadsFor(screen.path, CONSOLE, fileOf(screen), bundle)),
      preloadsFor('*', CONSOLE, '', bundle),
    ];
    await fs.writeFile(path.join(dir, 'preloads.json'), JSON.stringify(all));
  },
});
