import path from 'node:path';

/** One import: both ends as paths from the root, or a package's name for what is imported. */
export interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const PARTS = new Set(['schema', 'gateway', 'backend', 'console']);
/** Where the features of a part come together: the only core files that may name them. */
const ASSEMBLY =
  /^(gateway\/src\/core\/(context|resolvers|sources)|backend\/src\/core\/(http\/(app|routes)|services|startServices))\.ts$/;
/** What tests and tools of other parts may take from the backend to bring up the real thing. */
const BACKEND_LENT = /^backend\/testing\/[\w/]+\.ts$/;
/** What features stand on; nothing in it knows a feature. `app` is the console's assembly, `messages` the backend's outbox. */
const CORE = new Set(['core', 'shared', 'ui', 'app', 'messages']);

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /^\w+\/testing\//.test(file);
const place = (file: string) => {
  const [part = '', source = '', folder = ''] = file.split('/');
  return { part, folder: source === 'src' && file.split('/').length > 3 ? folder : '' };
};

/** What one feature may take from another of its part. */
function betweenFeatures(part: string, { to, typeOnly }: Import): string | undefined {
  const name = path.basename(to);
  if (part === 'backend' && !/\.(service|scope)\.ts$/.test(name))
    return "another feature's service and scope are the only ways into it";
  if (part === 'gateway' && !typeOnly) return 'another feature is reached through context.sources';
  if (part === 'console' && !/((Panel|Picker)\.tsx|\.labels\.ts)$/.test(name))
    return 'only <Name>Panel, <Name>Picker and <feature>.labels may be imported by other features';
  return undefined;
}

function insidePart(one: Import): string | undefined {
  const from = place(one.from);
  const to = place(one.to);
  if (!from.folder || !to.folder || from.folder === to.folder || isTest(one.from)) return undefined;
  if (CORE.has(to.folder))
    return from.folder === 'ui' && to.folder === 'app' ? 'ui knows nothing of the app' : undefined;
  if (!CORE.has(from.folder)) return betweenFeatures(from.part, one);
  if (from.folder === 'app' || ASSEMBLY.test(one.from)) return undefined;
  return `${from.folder} knows no feature`;
}

/** Why this import may not be; undefined when it may. */
export function forbidden(one: Import): string | undefined {
  const from = place(one.from).part;
  const munim = /^@munim\/(\w+)/.exec(one.to)?.[1];
  if (munim)
    return munim === 'schema' && from !== 'schema'
      ? undefined
      : 'parts import @munim/schema and nothing else of each other';
  const to = place(one.to).part;
  if (!PARTS.has(to))
    return PARTS.has(from) && one.to.includes('/') && ['tools', 'e2e', 'bench'].includes(to)
      ? 'tools are not part of the product'
      : undefined;
  if (to === from) return insidePart(one);
  if ((from === 'tools' || from === 'bench') && one.to.startsWith('backend/src/core/'))
    return undefined;
  if (BACKEND_LENT.test(one.to) && (!PARTS.has(from) || isTest(one.from))) return undefined;
  return 'parts import @munim/schema and nothing else of each other; the rest is HTTP';
}

const STATEMENT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

/** The imports of a file, those of packages with their name. */
export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(STATEMENT)].map(([, type, static_, dynamic]) => {
    const specifier = static_ ?? dynamic ?? '';
    const to = specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), specifier)
      : specifier;
    return { from: file, to, typeOnly: Boolean(type) };
  });
}

/** Names that hide what a file is about. */
export function badName(file: string): string | undefined {
  const parts = file.split('/');
  if (/^index\.tsx?$/.test(parts.at(-1) ?? '')) return 'no index files: import from where it lives';
  const vague = parts.find((part) =>
    ['utils', 'helpers', 'common', 'types', 'hooks'].includes(part),
  );
  return vague && `no folder is called ${vague}: name it after its feature`;
}
