import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { jestTotals, playwrightTotals, sum } from './testTotals.ts';

const root = path.dirname(import.meta.dirname);

/** Output of the real runner for these files. */
async function jestReport(files: Record<string, string>) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'munim-totals-'));
  for (const [name, text] of Object.entries({ 'package.json': '{}', ...files }))
    fs.writeFileSync(path.join(dir, name), text);
  const report = path.join(dir, 'report.json');
  const args = [
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '--rootDir',
    dir,
    '--json',
    `--outputFile=${report}`,
  ];
  await promisify(execFile)(process.execPath, args, {
    cwd: dir,
    env: { ...process.env, NODE_OPTIONS: '' },
  }).catch(() => undefined);
  const text = fs.readFileSync(report, 'utf8');
  fs.rmSync(dir, { recursive: true });
  return text;
}

test("Jest's passes, failures and files that do not even load are counted", async () => {
  const report = await jestReport({
    'a.test.js': `test('one', () => {}); test('two', () => { throw new Error('no'); });`,
    'b.test.js': `syntax error`,
  });
  const { passed, failed, failures } = jestTotals(report);
  expect({ passed, failed }).toEqual({ passed: 1, failed: 2 });
  expect(failures.toSorted()).toEqual([
    expect.stringMatching(/a\.test\.js › two\n +Error: no/),
    expect.stringMatching(/b\.test\.js › could not be run\n +● Test suite failed/),
  ]);
});

const spec = (title: string, ok: boolean, message?: string) => ({
  title,
  ok,
  tests: [{ results: [{ error: message ? { message } : undefined }] }],
});

test("Playwright's flaky ones passed, its errors outside tests failed, each failure is named", () => {
  const inner = {
    title: 'inner',
    file: 'b.spec.ts',
    specs: [spec('pays', false, '\u001b[31mno\nat x')],
  };
  expect(
    playwrightTotals(
      JSON.stringify({
        stats: { expected: 3, unexpected: 1, flaky: 2, skipped: 4 },
        errors: [{ message: 'no stack' }],
        suites: [{ title: 'b', file: 'b.spec.ts', specs: [spec('sells', true)], suites: [inner] }],
      }),
    ),
  ).toEqual({
    passed: 5,
    failed: 2,
    failures: [
      'b.spec.ts › pays\n    no\n    at x',
      'playwright › outside the tests\n    no stack',
    ],
  });
});

test('totals of the runners are added', () => {
  expect(
    sum([
      { passed: 2, failed: 0, failures: [] },
      { passed: 3, failed: 1, failures: ['a'] },
    ]),
  ).toEqual({ passed: 5, failed: 1, failures: ['a'] });
});
