import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, runStep } from './runSteps.ts';
import { jestTotals, playwrightTotals, sum, type Totals } from './testTotals.ts';

interface Runner {
  name: string;
  command: string[];
  env: (report: string) => NodeJS.ProcessEnv;
  totals: (report: string) => Totals;
}

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'munim-reports-'));
const file = (name: string) => path.join(reports, `${name}.json`);

const runners: Runner[] = [
  {
    name: 'jest',
    command: ['jest', '--json', `--outputFile=${file('jest')}`],
    env: () => ({
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    }),
    totals: jestTotals,
  },
];
const config = ['playwright.config.ts', 'e2e/playwright.config.ts'].find((name) =>
  fs.existsSync(path.join(root, name)),
);
if (config) {
  runners.push({
    name: 'playwright',
    command: ['playwright', 'test', '--config', config, '--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    totals: playwrightTotals,
  });
}

const kept: string[] = [];

/** What Playwright printed is shown after Jest's output: they run at the same time. A runner that failed without a report of a failed test (a crash, a bad set-up) counts as one failure. */
async function runTests({ name, command, env, totals }: Runner): Promise<Totals> {
  const { ok, output } = await runStep({ name, command, env: env(file(name)) }, name === 'jest');
  if (name !== 'jest') kept.push(output);
  const counted = fs.existsSync(file(name))
    ? totals(fs.readFileSync(file(name), 'utf8'))
    : { passed: 0, failed: 0 };
  return { passed: counted.passed, failed: ok ? counted.failed : Math.max(1, counted.failed) };
}

const all = await Promise.all(runners.map(runTests));
console.log(kept.join(''));
fs.rmSync(reports, { recursive: true });
const { passed, failed } = sum(all);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
