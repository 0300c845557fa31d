import { execFileSync } from 'node:child_process';
import { DEEP_TESTS, deepTestsOf } from './deepTests.ts';
import { root, runStep, type Step } from './runSteps.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * The files that differ from where this branch left origin/main; on main itself, from the newest commit that is older
 * than a day, so that all commits of one submission count. DEEP_SINCE names another commit. Undefined where the
 * history does not go back so far.
 */
function changedFiles(): string[] | undefined {
  try {
    const head = git('rev-parse', 'HEAD').trim();
    const since = process.env['DEEP_SINCE'] ?? branchPoint(head) ?? aDayAgo();
    return git('diff', '--name-only', since).split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
}

function aDayAgo(): string {
  const commit = git('rev-list', '-1', '--before=24 hours ago', 'HEAD').trim();
  if (!commit) throw new Error('All commits are younger than a day');
  return commit;
}

function branchPoint(head: string): string | undefined {
  try {
    const point = git('merge-base', 'origin/main', 'HEAD').trim();
    return point === head ? undefined : point;
  } catch {
    return undefined;
  }
}

const all = DEEP_TESTS.map(({ file }) => file);
const changed = process.argv.includes('--changed') ? changedFiles() : undefined;
const files = changed ? deepTestsOf(changed) : all;
console.log(
  files.length
    ? `Deep tests: ${files.join(', ')}`
    : 'Deep tests: none, for nothing has changed that they are about',
);

const jest = files.filter((file) => file.endsWith('.test.ts'));
const journeys = files.filter((file) => file.endsWith('.spec.ts'));
const steps: Step[] = [];
if (jest.length)
  steps.push({
    name: 'deep tests',
    command: ['jest', '--runTestsByPath', ...jest],
    env: {
      DEEP: '1',
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    },
  });
if (journeys.length)
  steps.push({
    name: 'deep journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...journeys],
    env: { DEEP: '1' },
  });
const outcomes = await Promise.all(steps.map((step) => runStep(step, true)));
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
