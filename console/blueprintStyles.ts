import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { folderOf } from './blueprintFiles.ts';
import { namesOf } from './operations.ts';

const require = createRequire(import.meta.url);
const STYLES = require.resolve('@blueprintjs/core/lib/css/blueprint.css');
const OWN = path.join(import.meta.dirname, 'src');
/** The one names all classes, so it tells nothing of which are in use; the other has values of ARIA that are called as classes are. */
const OF_NO_USE = ['common/classes.js', 'components/popover/popupKind.js'].map((file) =>
  path.join(folderOf('core'), file),
);

const IMPORT = /(?:import|export) (?:\{([^}]*)\}|\*) from ["']([^"']+)["']/g;
const DECLARED = /^export (?:class|const|function|let|var) (\w+)/gm;
const LIBRARY = /^@blueprintjs\/(core|datetime|select)$/;
/** Exported as objects, which declare no component. */
const OBJECTS = new Set(['Classes', 'Utils']);
/** Classes that the functions of `Classes` make of a property: no file names these. */
const OF_PROPERTIES =
  /^bp6-((align|elevation|intent|position)-.*|dark|large|minimal|outlined|small)$/;
const FONT_ICON = /^bp6-icon-/;

const filesIn = (folder: string, pattern: string) =>
  fs.globSync(pattern, { cwd: folder }).map((file) => path.join(folder, file));
const read = (file: string) => fs.readFileSync(file, 'utf8');

/** The file that declares each thing that a library of Blueprint exports. */
function declarationsOf(library: string): Map<string, string> {
  const files = filesIn(folderOf(library), '**/*.js');
  return new Map(
    files.flatMap((file) =>
      [...read(file).matchAll(DECLARED)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

function fileAt(from: string, address: string): string {
  const file = path.resolve(path.dirname(from), address);
  const found = [`${file}.js`, path.join(file, 'index.js'), file].find((one) =>
    fs.statSync(one, { throwIfNoEntry: false })?.isFile(),
  );
  if (!found) throw new Error(`${from} imports ${address}, which is not there.`);
  return found;
}

/** Blueprint's files that ours reach by their imports. */
function filesInUse(own: readonly string[]): string[] {
  const libraries = new Map(
    ['core', 'datetime', 'select'].map((library) => [library, declarationsOf(library)]),
  );
  const declaring = (library: string, name: string, from: string) => {
    const file = libraries.get(library)?.get(name);
    if (!file) throw new Error(`${from} imports ${name}: no file of ${library} declares it.`);
    return file;
  };
  const seen = new Set(own);
  // grows while it is walked
  for (const file of seen)
    for (const [, names = '', address = ''] of read(file).matchAll(IMPORT)) {
      const [, library] = LIBRARY.exec(address) ?? [];
      if (library)
        namesOf(names)
          .map((name) => name.split(' as ')[0] ?? name)
          .filter((name) => !OBJECTS.has(name))
          .forEach((name) => seen.add(declaring(library, name, file)));
      else if (address.startsWith('.') && !file.startsWith(OWN)) seen.add(fileAt(file, address));
    }
  return [...seen].filter((file) => !own.includes(file) && !OF_NO_USE.includes(file));
}

/** The classes that files name, some of them by their beginning only. */
function namedClasses(): Set<string> {
  const own = filesIn(OWN, '**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const constants = require('@blueprintjs/core/lib/cjs/common/classes.js') as Record<
    string,
    unknown
  >;
  const valueOf = (name = '') => [constants[name]].filter((value) => typeof value === 'string');
  const library = filesInUse(own).map(read).join('\n');
  const ours = own.map(read).join('\n');
  return new Set([
    ...[...`${ours}${library}`.matchAll(/bp6(?:-[a-z0-9]+)+/g)].map(([name]) => name),
    ...[...library.matchAll(/\b[A-Z][A-Z0-9_]+\b/g)].flatMap(([name]) => valueOf(name)),
    ...[...ours.matchAll(/\bClasses\.([A-Z0-9_]+)/g)].flatMap(([, name]) => valueOf(name)),
  ]);
}

/** 'bp6-popover-arrow-fill' → itself, 'bp6-popover-arrow', 'bp6-popover'. */
const beginningsOf = (name: string): string[] =>
  name
    .split('-')
    .map((_, at, words) => words.slice(0, at + 1).join('-'))
    .slice(1);

/**
 * The classes of Blueprint's styles that nothing of the console can have: no file of ours and none of
 * Blueprint's that ours reach names them or what they begin with, as Blueprint adds to a name
 * (`POPOVER_ARROW + '-fill'`). Those of icons draw a font where there is no SVG.
 */
export function unusedClasses(): string[] {
  const named = namedClasses();
  const classes = new Set(
    [...read(STYLES).matchAll(/\.(bp6-[a-z0-9-]+)/g)].map(([, name = '']) => name),
  );
  return [...classes].filter((name) =>
    FONT_ICON.test(name)
      ? !named.has(name)
      : !OF_PROPERTIES.test(name) && !beginningsOf(name).some((begin) => named.has(begin)),
  );
}

/**
 * Boxes are border boxes by a value and not by their parent's: Chromium keeps no computed style of what inherits so, and computes
 * that of each cell anew while a list is scrolled.
 */
function withOwnBoxes(css: string): string {
  const [before, after, ...more] = css.split('box-sizing: inherit');
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('Blueprint sets boxes in another way than it did');
  return `${before}box-sizing: border-box${after}`;
}

/** Leaves out what Blueprint's one file of styles has for components that the console does not use. */
export const blueprintStyles = (): Plugin => ({
  name: 'blueprint-styles',
  enforce: 'pre',
  apply: 'build',
  transform(_, id) {
    if (id !== STYLES) return null;
    const { code } = transform({
      filename: STYLES,
      code: fs.readFileSync(STYLES),
      unusedSymbols: unusedClasses(),
    });
    return { code: withOwnBoxes(new TextDecoder().decode(code)), map: null };
  },
});
