import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { namesOf } from './operations.ts';

const require = createRequire(import.meta.url);
const beside = (library: string, file: string) =>
  path.join(path.dirname(require.resolve(library)), file);
const GRID = beside('ag-grid-community', 'main.esm.mjs');
const REACT = beside('ag-grid-react', 'index.esm.mjs');
const EDITING = `${GRID}?editing`;
/** What only grids of lines use: lists are read. */
const EDITORS = ['CustomEditorModule', 'TextEditorModule'];
const IMPORT = /^import \{([^}]*)\} from ["']ag-grid-community["'];/gm;

interface Node {
  type: string;
  start: number;
  end: number;
}
type AnyNode = Node & Record<string, unknown>;
interface Named {
  name: string;
}
interface Statement {
  text: string;
  /** What it declares; with their names here. */
  declares: string[];
  /** Identifiers in it, those of properties and of inner variables too. */
  uses: Set<string>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function walk(node: Node, visit: (node: AnyNode) => void): void {
  visit(node as AnyNode);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, visit);
}

function namesDeclaredBy(node: AnyNode): string[] {
  const nameOf = (one: unknown) => (one as Named).name;
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
    return [nameOf(node['id'])];
  if (node.type === 'VariableDeclaration')
    return (node['declarations'] as { id: unknown }[]).map(({ id }) => nameOf(id));
  if (node.type === 'ImportDeclaration')
    return (node['specifiers'] as { local: unknown }[]).map(({ local }) => nameOf(local));
  return [];
}

interface Library {
  statements: Statement[];
  /** What it calls inside what it exports under a name. */
  localOf: Map<string, string>;
}

function parseLibrary(code: string): Library {
  const localOf = new Map<string, string>();
  const { body } = parseSync('grid.js', code).program as unknown as { body: AnyNode[] };
  const statements = body.flatMap((node) => {
    if (node.type === 'ExportNamedDeclaration') {
      const specifiers = node['specifiers'] as { local: Named; exported: Named }[];
      for (const { local, exported } of specifiers) localOf.set(exported.name, local.name);
      return [];
    }
    const uses = new Set<string>();
    walk(node, ({ type, name }) => type === 'Identifier' && uses.add(String(name)));
    return [{ text: code.slice(node.start, node.end), declares: namesDeclaredBy(node), uses }];
  });
  return { statements, localOf };
}

/** Statements that these names need. A statement that declares nothing belongs to what it speaks of. */
function reachedFrom(names: readonly string[], statements: readonly Statement[]): Set<Statement> {
  const declaring = new Map(
    statements.flatMap((one) => one.declares.map((name) => [name, one] as const)),
  );
  const reached = new Set<Statement>();
  const reach = (name: string) => {
    const one = declaring.get(name);
    if (one) reached.add(one);
  };
  names.forEach(reach);
  // grows while it is walked
  for (const { uses } of reached) uses.forEach(reach);
  const isReached = (name: string) => {
    const one = declaring.get(name);
    return one !== undefined && reached.has(one);
  };
  for (const one of statements)
    if (one.declares.length === 0 && [...one.uses].some(isReached)) reached.add(one);
  return reached;
}

const textOf = (statements: Iterable<Statement>) =>
  [...statements].map(({ text }) => text).join('\n');
const exportOf = (names: Iterable<string>, { localOf }: Library) =>
  `export { ${[...names].map((name) => `${localOf.get(name) ?? name} as ${name}`).join(', ')} };`;

/** The grid in two modules: what these exports need, and what editing needs beside it. */
export function splitGrid(code: string, used: readonly string[]) {
  const library = parseLibrary(code);
  const { statements, localOf } = library;
  const reached = (names: readonly string[]) => {
    const all = reachedFrom(
      names.map((name) => localOf.get(name) ?? name),
      statements,
    );
    return statements.filter((one) => all.has(one));
  };
  const grid = reached(used);
  const editing = reached(EDITORS).filter((one) => !grid.includes(one));
  const wanted = new Set(editing.flatMap(({ uses }) => [...uses]));
  const own = new Set(editing.flatMap(({ declares }) => declares));
  const shared = grid
    .flatMap(({ declares }) => declares)
    .filter((name) => wanted.has(name) && !own.has(name));
  // under a name that no export has
  const inner = (name: string) => `$${name}`;
  return {
    grid: [
      textOf(grid),
      exportOf(used, library),
      `export { ${shared.map((name) => `${name} as ${inner(name)}`).join(', ')} };`,
    ].join('\n'),
    editing: [
      `import { ${shared.map((name) => `${inner(name)} as ${name}`).join(', ')} } from ${JSON.stringify(GRID)};`,
      textOf(editing),
      exportOf(EDITORS, library),
    ].join('\n'),
  };
}

const isEditor = (name: string) => EDITORS.includes(name.split(' as ')[0] ?? name);

/** The imports of a module, with those of editing from the module of editing. */
export function splitGridImports(code: string): string {
  return code.replace(IMPORT, (whole, names: string) => {
    const all = namesOf(names);
    if (!all.some(isEditor)) return whole;
    const others = all.filter((name) => !isEditor(name));
    return [
      `import { ${others.join(', ')} } from 'ag-grid-community';`,
      `import { ${all.filter(isEditor).join(', ')} } from ${JSON.stringify(EDITING)};`,
    ].join(' ');
  });
}

/** What our modules and the grid for React import from it. */
function namesInUse(): string[] {
  const own = fs
    .globSync('**/*.{ts,tsx}', { cwd: path.join(import.meta.dirname, 'src') })
    .filter((file) => !file.includes('.test.'))
    .map((file) => path.join(import.meta.dirname, 'src', file));
  const names = [...own, REACT].flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, all = '']) => namesOf(all)),
  );
  return [...new Set(names.map((name) => name.split(' as ')[0] ?? name))].filter(
    (name) => !isEditor(name),
  );
}

/** Two modules of the grid's one file, so that a list does not load what edits cells: a bundler does not divide a module. */
export function gridEditing(): Plugin {
  let parts: ReturnType<typeof splitGrid> | undefined;
  return {
    name: 'grid-editing',
    enforce: 'pre',
    apply: 'build',
    buildStart() {
      parts = splitGrid(fs.readFileSync(GRID, 'utf8'), namesInUse());
    },
    resolveId: (source) => (source === EDITING ? source : null),
    load(id) {
      const code = id === GRID ? parts?.grid : id === EDITING ? parts?.editing : undefined;
      return code === undefined ? null : { code, map: null, moduleSideEffects: false };
    },
    transform: (code, id) =>
      id.includes('node_modules') || !code.includes('ag-grid-community')
        ? null
        : { code: splitGridImports(code), map: null },
  };
}
