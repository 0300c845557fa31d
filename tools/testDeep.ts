import { execFileSync } from 'node:child_process';
import { DEEP_TESTS, deepTestsOf } from './deepTests.ts';
import { root, runStep } from './runSteps.ts';

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
if (files.length) {
  const { ok } = await runStep(
    {
      name: 'deep tests',
      command: ['jest', '--runTestsByPath', ...files],
      env: {
        DEEP: '1',
        NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      },
    },
    true,
  );
  process.exitCode = ok ? 0 : 1;
}
