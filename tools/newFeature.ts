import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type FeatureNames, featureNames } from './featureNames.ts';
import { backendFiles } from './featureOfBackend.ts';
import { consoleFiles, hindiTexts } from './featureOfConsole.ts';
import { gatewayFiles } from './featureOfGateway.ts';
import { schemaFiles } from './featureOfSchema.ts';

/** Hindi of the console's texts. */
const CATALOGUE = 'console/src/ui/hindi/hi.json';

/** A line that a file gets before (or after) the only place where this text stands. */
interface Registration {
  file: string;
  line: string;
  before?: string;
  after?: string;
}

/** All that a feature must register by hand otherwise. */
const registrations = ({
  folder,
  One,
  Many,
  many,
  column,
  table,
  words,
  CONSTANT,
}: FeatureNames): Registration[] => [
  { file: 'features.ts', line: `  '${folder}',`, before: '\n  // Trade' },
  {
    file: 'gateway/src/core/sources.ts',
    line: `import { ${Many}Source } from '../${folder}/${folder}.source.ts';`,
    before: 'import type { Backend }',
  },
  {
    file: 'gateway/src/core/sources.ts',
    line: `  ${many}: ${Many}Source,`,
    after: 'const SOURCES = {\n',
  },
  {
    file: 'console/src/app/screens.ts',
    line: `import { ${many}Screens } from '../${folder}/${folder}.screens.ts';`,
    before: 'import type { Screen }',
  },
  {
    file: 'console/src/app/screens.ts',
    line: `  ...${many}Screens,`,
    before: '  ...supportScreens,',
  },
  {
    file: 'schema/src/changes/changes.graphql',
    line: `  "${words}."\n  ${CONSTANT}`,
    before: '}\n\n"A record that was made',
  },
  {
    file: 'backend/src/changes/changes.shapes.ts',
    line: `  '${CONSTANT}',`,
    before: '] as const satisfies ChangedKind[]',
  },
  {
    file: 'backend/src/core/http/changeKinds.ts',
    line: `  ${CONSTANT}: { from: sql\`${table} z\`, id: sql\`z.${column}_id\`, ...readers('PRODUCT', 'READ') },`,
    before: '  STOCK_MOVEMENT: {',
  },
  {
    file: 'console/src/app/changedFields.ts',
    line: `  ${CONSTANT}: { types: ['${One}'], records: [], lists: ['${many}'], live: [] },`,
    before: '  BOOKS: {',
  },
  {
    file: 'schema/testing/changedKinds.ts',
    line: `  create${One}: ['${CONSTANT}'],`,
    before: '};',
  },
  {
    file: 'backend/testing/testOpenRoutes.ts',
    line: `  '/${column}',`,
    after: 'export const OPEN_READS = [\n',
  },
  {
    file: 'backend/testing/testOpenRoutes.ts',
    line: `  'POST /${column}',`,
    after: 'export const OPEN_WRITES = [\n',
  },
];

function register(root: string, { file, line, before, after }: Registration) {
  const mark = before ?? after ?? '';
  const name = path.join(root, file);
  const text = fs.readFileSync(name, 'utf8');
  if (text.split(mark).length !== 2) throw new Error(`${file} must have '${mark.trim()}' once`);
  const added = before ? `${line}\n${mark}` : `${mark}${line}\n`;
  fs.writeFileSync(
    name,
    text.replace(mark, () => added),
  );
}

function nextMigration(root: string): string {
  const numbers = fs
    .readdirSync(path.join(root, 'backend/migrations'))
    .filter((name) => /^\d{4}_.*\.ts$/.test(name))
    .map((name) => Number.parseInt(name, 10));
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/** Texts that the console has already keep their Hindi; `i18next-cli extract` sorts. */
function addHindi(root: string, names: FeatureNames): void {
  const name = path.join(root, CATALOGUE);
  const texts = JSON.parse(fs.readFileSync(name, 'utf8')) as Record<string, string>;
  fs.writeFileSync(name, `${JSON.stringify({ ...hindiTexts(names), ...texts }, null, 2)}\n`);
}

/** Makes a feature in all four parts and registers it; what exists is never written over. Answers every file it touched. */
export function makeFeature(root: string, folder: string): string[] {
  const names = featureNames(folder);
  const files = Object.entries({
    ...schemaFiles(names),
    ...backendFiles(names, nextMigration(root)),
    ...gatewayFiles(names),
    ...consoleFiles(names),
  });
  const taken = ['schema', 'backend', 'gateway', 'console']
    .map((part) => `${part}/src/${folder}`)
    .filter((name) => fs.existsSync(path.join(root, name)));
  if (taken.length > 0) throw new Error(`${folder} exists: ${taken.join(', ')}`);
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text, { flag: 'wx' });
  }
  const places = registrations(names);
  for (const place of places) register(root, place);
  addHindi(root, names);
  return [...files.map(([file]) => file), ...new Set(places.map(({ file }) => file)), CATALOGUE];
}

if (import.meta.main) {
  const folder = process.argv[2] ?? '';
  try {
    const root = path.dirname(import.meta.dirname);
    const run = (...args: string[]) =>
      execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
    const files = makeFeature(root, folder);
    run('node_modules/oxfmt/bin/oxfmt', ...files);
    run('node_modules/@graphql-codegen/cli/esm/bin.js');
    run('tools/databaseTypes.ts');
    run('tools/openapi.ts');
    run('node_modules/i18next-cli/dist/esm/cli.js', 'extract', '--quiet');
    console.log(`
${folder} is there and registered. Next (docs/add-a-feature.md):
  its place in features.ts; its permission (now PRODUCT) in SDL, routes and screen;
  who sees its rows, in backend/testing/testOpenRoutes.ts (now all);
  a menu entry in console/src/app/menu.ts; its name in Hindi, which ${CATALOGUE}
  has in English so far; npm run check; npm test -- ${folder}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
