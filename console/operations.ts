import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const GENERATED = path.join(import.meta.dirname, 'generated');
const DOCUMENTS = path.join(GENERATED, 'documents.ts');
const HOOKS = path.join(GENERATED, 'hooks.ts');
const IMPORT = /^import \{([^}]*)\} from '[./]*\/generated\/(documents|hooks)\.ts';/gm;
const APOLLO_HOOK = /\b(useQuery|useSuspenseQuery|useMutation|useSubscription)\(/;

/** Names of an import, without types. */
export const namesOf = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));

/** The generated constants by name: each stands on a line of its own. */
function linesOf(file: string): Map<string, string> {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const name = /^export const (\w+) =/.exec(line)?.[1];
      return name ? [[name, line]] : [];
    }),
  );
}

const address = (file: string, name: string) => `${file}?only=${name}`;

/** The imports of a module with one for each operation; names of types are left out. */
export function splitImports(code: string): string {
  return code.replace(IMPORT, (_, names: string, file: string) =>
    namesOf(names)
      .map((name) => {
        const from = address(file === 'hooks' ? HOOKS : DOCUMENTS, name.split(' as ')[0] ?? name);
        return `import { ${name} } from ${JSON.stringify(from)};`;
      })
      .join(' '),
  );
}

/** A generated hook with what it imports. */
function withImports(hook: string): string {
  const [, use = ''] = APOLLO_HOOK.exec(hook) ?? [];
  const [, document = ''] = new RegExp(`${use}\\((\\w+Document)`).exec(hook) ?? [];
  return [
    `import { ${use} } from '@apollo/client/react';`,
    `import { ${document} } from ${JSON.stringify(address(DOCUMENTS, document))};`,
    hook,
  ].join('\n');
}

/**
 * One module for each operation, so that a chunk of the build holds only its own: the generated
 * files hold all of them, and a bundler does not divide a module among chunks.
 */
export function operations(): Plugin {
  let documents = new Map<string, string>();
  let hooks = new Map<string, string>();
  return {
    name: 'operations',
    enforce: 'pre',
    apply: 'build',
    buildStart() {
      documents = linesOf(DOCUMENTS);
      hooks = linesOf(HOOKS);
    },
    resolveId: (source) => (source.startsWith(GENERATED) && source.includes('?') ? source : null),
    load(id) {
      const [file, name = ''] = id.split('?only=');
      if (file !== DOCUMENTS && file !== HOOKS) return null;
      const line = (file === HOOKS ? hooks : documents).get(name);
      if (!line) throw new Error(`${file} exports no constant ${name}.`);
      return { code: file === HOOKS ? withImports(line) : line, moduleSideEffects: false };
    },
    transform: (code, id) =>
      id.startsWith(GENERATED) || id.includes('node_modules') || !code.includes('/generated/')
        ? null
        : { code: splitImports(code), map: null },
  };
}
