export interface Totals {
  passed: number;
  failed: number;
}

/** Jest's --json. A file that could not even be run counts as one failed test. */
export function jestTotals(report: string): Totals {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    report,
  ) as Record<string, number>;
  return {
    passed: numPassedTests ?? 0,
    failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0),
  };
}

/** Playwright's json reporter. A test that passed on a retry has passed; errors outside tests have failed. */
export function playwrightTotals(report: string): Totals {
  const { stats, errors } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

export const sum = (all: Totals[]): Totals => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});
