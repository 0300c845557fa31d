import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { namesOf } from './operations.ts';

const require = createRequire(import.meta.url);
/** Folder of the modules of a Blueprint library. */
export const folderOf = (library: string) =>
  path.join(path.dirname(require.resolve(`@blueprintjs/${library}/package.json`)), 'lib/esm');
const COMPONENTS = path.join(folderOf('core'), 'components');
const ICONS = path.join(folderOf('icons'), 'generated/components');

const IMPORT = /^import \{([^}]*)\} from ["']@blueprintjs\/(core|icons)["'];/gm;
const EXPORT = /^export \{([^}]*)\} from "\.\/([^"]+)";/gm;

/** The file of each component, by name. */
export function filesOfComponents(): Map<string, string> {
  const index = fs.readFileSync(path.join(COMPONENTS, 'index.js'), 'utf8');
  return new Map(
    [...index.matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      namesOf(names).map((name) => [name, path.join(COMPONENTS, `${file}.js`)] as const),
    ),
  );
}

const kebab = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** Our files import `Cog`, Blueprint's own `CogIcon`. */
function fileOfIcon(name: string): string | undefined {
  const file = path.join(ICONS, `${kebab(name.replace(/Icon$/, ''))}.js`);
  return fs.existsSync(file) ? file : undefined;
}

/** The imports of a module with one for each component and icon; the rest stays as it is. */
export function splitBlueprint(code: string, components: Map<string, string>): string {
  return code.replace(IMPORT, (_, names: string, library: string) =>
    namesOf(names)
      .map((name) => {
        const [exported = name] = name.split(' as ');
        const file = library === 'icons' ? fileOfIcon(exported) : components.get(exported);
        return `import { ${name} } from ${JSON.stringify(file ?? `@blueprintjs/${library}`)};`;
      })
      .join(' '),
  );
}

/**
 * Imports each component and icon of Blueprint from its own file: the package's one file makes every
 * one of them needed by the first page.
 */
export function blueprintFiles(): Plugin {
  let components = new Map<string, string>();
  return {
    name: 'blueprint-files',
    enforce: 'pre',
    apply: 'build',
    buildStart() {
      components = filesOfComponents();
    },
    transform: (code, id) =>
      code.includes('@blueprintjs/') &&
      (!id.includes('node_modules') || id.includes('@blueprintjs'))
        ? { code: splitBlueprint(code, components), map: null }
        : null,
  };
}
