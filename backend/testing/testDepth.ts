/** Set by `npm run test:deep`: the long form of tests that have a short one in `npm test`. */
export const DEEP = process.env['DEEP'] === '1';

/** How many runs a property test makes; the environment variable of that name goes before both. */
export const runsOf = (variable: string, { short, deep }: { short: number; deep: number }) =>
  Number(process.env[variable] ?? (DEEP ? deep : short));
