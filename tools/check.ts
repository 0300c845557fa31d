import { type Outcome, runAll, type Step } from './runSteps.ts';

const step = (name: string, ...command: string[]): Step => ({ name, command });

const WORKSPACES = [
  'schema',
  'gateway',
  'backend',
  'console',
  'client',
  'examples',
  'tools',
  'bench',
  'e2e',
];

// the longest first; with more checkers and threads, types and lint work out the same types again in each
const steps: Step[] = [
  step('types', 'tsc', '-b', '--checkers', '1'),
  {
    ...step('lint', 'oxlint', '--type-aware', '--deny-warnings', '--quiet'),
    env: { GOMAXPROCS: '1' },
  },
  step('imports', 'depcruise', ...WORKSPACES),
  step('GraphQL lint', 'eslint', '.'),
  step('dead code', 'knip', '--no-progress'),
  step('table types', 'node', 'tools/databaseTypes.ts', '--check'),
  step('REST contract', 'node', 'tools/openapi.ts', '--check'),
  step('generated GraphQL types', 'graphql-codegen', '--check'),
  step('texts of the console', 'i18next-cli', 'extract', '--ci', '--dry-run'),
  step('texts outside the catalogue', 'i18next-cli', 'lint', '--quiet'),
  step('Hindi of all texts', 'node', 'tools/untranslated.ts'),
  step('measures of the SDL', 'node', 'tools/measureEnums.ts', '--check'),
  step('style lint', 'stylelint', 'console/src/**/*.css'),
  step('migrations', 'node', 'tools/freezeMigrations.ts', '--check'),
  step('changes of the SDL', 'node', 'tools/releaseSchema.ts', '--check'),
  step('format', 'oxfmt', '--check'),
];

function report({ name, ok, output, seconds }: Outcome) {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${seconds.toFixed(1).padStart(5)} s  ${name}`);
  if (!ok) console.log(output.trimEnd().replaceAll(/^/gm, '    '));
}

const since = performance.now();
const clean = await runAll(steps, report);
console.log(
  `${clean ? 'Clean' : 'Not clean'} after ${((performance.now() - since) / 1000).toFixed(1)} s`,
);
process.exit(clean ? 0 : 1);
