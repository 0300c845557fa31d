/** Set by `npm run test:deep`: the long form of tests that have a short one in `npm test`. */
export const DEEP = process.env['DEEP'] === '1';

/** Runs of a property test; the environment variable of that name overrides both. */
export const runsOf = (variable: string, { short, deep }: { short: number; deep: number }) =>
  Number(process.env[variable] ?? (DEEP ? deep : short));
