/** Tests of `npm run test:deep`: the file, and what it proves something about (paths from the root that begin so). */
interface DeepTest {
  file: string;
  about: readonly string[];
}

/** What every test of the documents' invariants runs through. */
const DOCUMENTS = [
  'backend/migrations/',
  'backend/src/core/data/',
  'backend/testing/invariants/',
  ...[
    'bills',
    'credit-notes',
    'delivery-challans',
    'delivery-points',
    'expenses',
    'invoices',
    'orders',
    'payments',
    'purchase-orders',
    'quotations',
    'shipments',
    'warehouses',
  ].map((feature) => `backend/src/${feature}/`),
];

/** Every one of them is in `npm test` too, in its short form; only the mutants and the new feature stand here alone. */
export const DEEP_TESTS: readonly DeepTest[] = [
  {
    file: 'backend/src/core/data/plans.test.ts',
    about: ['backend/migrations/', 'backend/src/', 'backend/testing/'],
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
  {
    file: 'tools/newFeature.deep.test.ts',
    about: [
      'tools/feature',
      'tools/newFeature',
      ...['backend', 'console', 'gateway'].map((part) => `${part}/testing/`),
      ...['backend/src/core/', 'console/src/ui/', 'console/src/app/', 'gateway/src/core/'],
    ],
  },
];

/** The deep tests that a change of these files can make fail. */
export const deepTestsOf = (changed: readonly string[]): string[] =>
  DEEP_TESTS.filter(({ file, about }) =>
    changed.some((name) => name === file || about.some((start) => name.startsWith(start))),
  ).map(({ file }) => file);
