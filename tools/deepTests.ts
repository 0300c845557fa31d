/** Tests of `npm run test:deep`: the file, and the paths it is about, as prefixes from the root. */
interface DeepTest {
  file: string;
  about: readonly string[];
}

/** Folders any file of which can break an invariant; a list of features would miss the next one. */
const DOCUMENTS = ['backend/migrations/', 'backend/src/', 'backend/testing/', 'schema/src/'];

/** Subjects of a journey over documents of several features. */
const JOURNEY = ['console/', 'e2e/', 'gateway/src/', ...DOCUMENTS];
/** Parts that every journey passes through. */
const FRAME = ['console/src/app/', 'console/src/ui/', 'e2e/'];

/** Subjects of a journey over these features alone. */
const journeyOf = (...features: readonly string[]) => [
  ...FRAME,
  'backend/src/core/',
  'gateway/src/core/',
  ...features.flatMap((feature) =>
    ['backend', 'console', 'gateway', 'schema'].map((part) => `${part}/src/${feature}/`),
  ),
];

/**
 * All of them run in `npm test` too, in a short form, except the mutants, the plans, the killed
 * import, the sums of days after each kind of change (what they add up to is in ownerSums.test.ts and
 * metrics.test.ts), every number of Home against the rows behind it (fixed cases are in home's own
 * tests), the layout shift of all routes, the journeys of an empty installation, imports, saved views,
 * copies, tickets, tokens, posts, masters and rights, reports, Hindi, the widths of lines, orders of two
 * states, several documents at once and a purchase for stock (their rules are tested in the
 * backend, their screens in the console), databases of older releases, which only a migration
 * can break, and faults of the embedded server, which every run starts.
 */
export const DEEP_TESTS: readonly DeepTest[] = [
  {
    file: 'e2e/accessibility.deep.spec.ts',
    about: ['console/', 'e2e/', 'schema/src/'],
  },
  {
    file: 'e2e/layout.deep.spec.ts',
    about: ['console/', 'e2e/'],
  },
  {
    file: 'e2e/set-up.deep.spec.ts',
    about: [...JOURNEY, 'backend/command/'],
  },
  {
    file: 'e2e/moving-in.deep.spec.ts',
    about: JOURNEY,
  },
  {
    file: 'e2e/views.deep.spec.ts',
    about: journeyOf('list-views'),
  },
  {
    file: 'e2e/duplicate.deep.spec.ts',
    about: JOURNEY,
  },
  {
    file: 'e2e/support.deep.spec.ts',
    about: journeyOf('support'),
  },
  {
    file: 'e2e/blogs.deep.spec.ts',
    about: journeyOf('blogs'),
  },
  {
    file: 'e2e/api-tokens.deep.spec.ts',
    about: journeyOf('api-tokens', 'saved-queries', 'sign-in'),
  },
  {
    file: 'e2e/masters.deep.spec.ts',
    about: journeyOf(
      ...['products', 'skus', 'sellers', 'offers', 'seller-leads', 'sheets'],
      ...['tenants', 'addresses', 'organisations', 'contract-prices'],
    ),
  },
  {
    file: 'e2e/masters-access.deep.spec.ts',
    about: journeyOf('users', 'sign-in', 'categories', 'tenants', 'quote-requests', 'sheets'),
  },
  {
    file: 'e2e/reports.deep.spec.ts',
    about: journeyOf('analytics', 'home', 'orders'),
  },
  {
    file: 'e2e/hindi.deep.spec.ts',
    about: ['console/', 'e2e/'],
  },
  {
    file: 'e2e/order-lines.deep.spec.ts',
    about: ['console/', 'e2e/'],
  },
  {
    file: 'e2e/bulk.deep.spec.ts',
    about: JOURNEY,
  },
  {
    file: 'e2e/two-states.deep.spec.ts',
    about: JOURNEY,
  },
  {
    file: 'e2e/stockPurchase.deep.spec.ts',
    about: JOURNEY,
  },
  {
    file: 'backend/src/core/data/plans.deep.test.ts',
    about: ['backend/migrations/', 'backend/src/', 'backend/testing/'],
  },
  {
    file: 'backend/seed/dailyTotals.deep.test.ts',
    about: ['backend/migrations/', 'backend/seed/dailyTotals', 'backend/src/analytics/'],
  },
  {
    file: 'gateway/src/home/numbersOpenRows.deep.test.ts',
    about: ['gateway/src/', ...DOCUMENTS],
  },
  {
    file: 'gateway/src/core/askedFields.test.ts',
    about: ['gateway/src/', 'gateway/testing/', 'backend/src/', 'schema/src/'],
  },
  {
    file: 'gateway/src/core/plan/plan.property.test.ts',
    about: ['gateway/src/', 'gateway/testing/', 'schema/'],
  },
  {
    file: 'backend/seed/hiddenVendors.test.ts',
    about: DOCUMENTS,
  },
  {
    file: 'backend/testing/invariants/invariants.deep.test.ts',
    about: DOCUMENTS,
  },
  {
    file: 'backend/testing/invariants/invariants.property.test.ts',
    about: DOCUMENTS,
  },
  {
    file: 'backend/testing/invariants/invariants.races.test.ts',
    about: DOCUMENTS,
  },
  {
    file: 'backend/src/imports/killedImport.deep.test.ts',
    about: ['backend/migrations/', 'backend/src/imports/', 'backend/src/core/data/'],
  },
  {
    file: 'backend/testing/releases/releases.deep.test.ts',
    about: ['backend/migrations/', 'backend/testing/', 'backend/src/core/data/'],
  },
  {
    file: 'backend/src/core/data/embeddedPostgres.deep.test.ts',
    about: ['backend/src/core/data/embedded', 'package-lock.json'],
  },
  {
    file: 'backend/src/users/lastTopAdmin.test.ts',
    about: ['backend/migrations/', 'backend/src/users/', 'backend/src/core/access/'],
  },
  {
    file: 'backend/src/quotations/quoting.property.test.ts',
    about: ['backend/migrations/', 'backend/src/quot', 'schema/src/quot', 'schema/src/shared/'],
  },
  {
    file: 'backend/src/invoices/money.property.test.ts',
    about: ['backend/migrations/', 'backend/src/', 'schema/src/shared/'],
  },
  {
    file: 'backend/src/warehouses/stock.property.test.ts',
    about: ['backend/migrations/', 'backend/src/warehouses/', 'backend/src/core/data/'],
  },
];

/** Deep tests that a change of these files may break. */
export const deepTestsOf = (changed: readonly string[]): string[] =>
  DEEP_TESTS.filter(({ file, about }) =>
    changed.some((name) => name === file || about.some((start) => name.startsWith(start))),
  ).map(({ file }) => file);
