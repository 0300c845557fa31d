import { type Outcome, runLanes, type Step } from './runSteps.ts';

const step = (name: string, ...command: string[]): Step => ({ name, command });

const WORKSPACES = ['schema', 'gateway', 'backend', 'console', 'tools', 'bench', 'e2e'];

// two lanes for two cores; the longest steps first
const lanes = [
  [
    step('lint', 'oxlint', '--type-aware', '--deny-warnings', '--quiet'),
    step('GraphQL lint', 'eslint', '.'),
    step('style lint', 'stylelint', 'console/src/**/*.css'),
    step('dead code', 'knip', '--no-progress'),
    step('imports', 'depcruise', ...WORKSPACES),
  ],
  [
    // each further checker works out the same types again
    step('types', 'tsc', '-b', '--checkers', '1'),
    step('format', 'oxfmt', '--check'),
    step('migrations', 'node', 'tools/freezeMigrations.ts', '--check'),
    step('texts of the console', 'i18next-cli', 'extract', '--ci', '--dry-run'),
    step('texts outside the catalogue', 'i18next-cli', 'lint', '--quiet'),
    step('Hindi of all texts', 'i18next-cli', 'status', 'hi'),
    step('measures of the SDL', 'node', 'tools/measureEnums.ts', '--check'),
    step('generated GraphQL types', 'graphql-codegen', '--check'),
    step('REST contract', 'node', 'tools/openapi.ts', '--check'),
    step('table types', 'node', 'tools/databaseTypes.ts', '--check'),
  ],
];

function report({ name, ok, output, seconds }: Outcome) {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${seconds.toFixed(1).padStart(5)} s  ${name}`);
  if (!ok) console.log(output.trimEnd().replaceAll(/^/gm, '    '));
}

const since = performance.now();
const clean = await runLanes(lanes, report);
console.log(
  `${clean ? 'Clean' : 'Not clean'} after ${((performance.now() - since) / 1000).toFixed(1)} s`,
);
process.exit(clean ? 0 : 1);
