import path from 'node:path';

export interface Totals {
  passed: number;
  failed: number;
  /** File, name and first lines of the message of each failed test. */
  failures: string[];
}

const MESSAGE_LINES = 12;
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

function failureOf(file: string, name: string, message = ''): string {
  const lines = message.replaceAll(COLOURS, '').trim().split('\n').slice(0, MESSAGE_LINES);
  return [`${file} › ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Jest's --json. A file that could not even be run counts as one failed test. */
export function jestTotals(report: string): Totals {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
    report,
  ) as JestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed')
      return [failureOf(file, 'could not be run', message)];
    return failed.map((test) => failureOf(file, test.fullName, test.failureMessages[0]));
  });
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures,
  };
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

function failedSpecs({ file, suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) =>
      failureOf(file, title, tests.flatMap(({ results }) => results).at(-1)?.error?.message),
    );
  return [...own, ...suites.flatMap(failedSpecs)];
}

/** Playwright's json reporter. A test that passed on a retry has passed; errors outside tests have failed. */
export function playwrightTotals(report: string): Totals {
  const { stats, errors, suites } = JSON.parse(report) as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...suites.flatMap(failedSpecs),
      ...errors.map(({ message }) => failureOf('playwright', 'outside the tests', message)),
    ],
  };
}

export const sum = (all: Totals[]): Totals => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  failures: all.flatMap(({ failures }) => failures),
});
