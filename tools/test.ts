import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FEATURES } from '../features.ts';
import { root, runStep } from './runSteps.ts';
import { jestTotals, playwrightTotals, sum, type Totals } from './testTotals.ts';

interface Runner {
  name: string;
  /** Undefined when none of its tests is selected. */
  command: string[] | undefined;
  env: NodeJS.ProcessEnv;
  totals: (report: string) => Totals;
}

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'munim-reports-'));
const file = (name: string) => path.join(reports, `${name}.json`);

const SPECS = 'e2e';
const asked = process.argv.slice(2);

/** Jest matches paths: the name of a feature selects its folder in every workspace. */
const paths = asked.map((name) =>
  (FEATURES as readonly string[]).includes(name) ? `/src/${name}/` : name,
);
/** Playwright's specs belong to no feature: selected by file name. */
const specs = fs
  .readdirSync(path.join(root, SPECS))
  .filter((name) => /(?<!\.deep)\.spec\.ts$/.test(name))
  .filter((name) => asked.some((word) => name.includes(word)));

const runners: Runner[] = [
  {
    name: 'jest',
    command: ['jest', '--json', `--outputFile=${file('jest')}`, '--passWithNoTests', ...paths],
    env: { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
    totals: jestTotals,
  },
  {
    name: 'playwright',
    command:
      asked.length && !specs.length
        ? undefined
        : [
            'playwright',
            'test',
            '--config',
            `${SPECS}/playwright.config.ts`,
            '--reporter=list,json',
            ...specs,
          ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file('playwright') },
    totals: playwrightTotals,
  },
];

const NONE: Totals = { passed: 0, failed: 0, failures: [] };

/** A runner that failed without a report of a failed test (a crash, a bad set-up) counts as one failure. */
async function runTests({ name, command, env, totals }: Runner): Promise<Totals> {
  if (!command) return NONE;
  const { ok } = await runStep({ name, command, env }, true);
  const counted = fs.existsSync(file(name)) ? totals(fs.readFileSync(file(name), 'utf8')) : NONE;
  return ok || counted.failed > 0
    ? counted
    : { ...counted, failed: 1, failures: [`${name} ended without a report of a failed test`] };
}

// runs both at the same time: journeys wait for browsers and databases, Jest fills the cores
// meanwhile
const all = await Promise.all(runners.map(runTests));
fs.rmSync(reports, { recursive: true });
const { passed, failed, failures } = sum(all);
// named once more at the very end: the output before it has thousands of lines
if (failures.length) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
