// Rules of imports, checked by `npm run check` (step "imports"); tools/imports.test.ts shows that each rule can fail.
import { FEATURES } from './features.ts';

/** Files of a feature that other features may import. */
const PUBLIC_FILES = {
  backend: '[.](public|shapes)[.]ts$',
  console: '((Panel|Picker)[.]tsx|[.]labels[.]ts)$',
};

const any = (names) => `(?:${names.join('|')})`;
const FEATURE = any(FEATURES);
/** Tests bring up more than their own feature, so rules about features leave them out. */
const TEST = '[.]test[.]tsx?$';
/** The only files of core and of the shell that may name features: there the features come together. */
const ASSEMBLY = [
  '^backend/src/core/(http/(app|appParts|changeKinds|declared)|services|startServices)[.]ts$',
  '^gateway/src/core/(context|resolvers|sources)[.]ts$',
];
const CONSOLE_ASSEMBLY =
  '^console/src/app/(AllPanels|FoundStatus|Frame|SideMenu|routes|screens)[.]tsx?$';
/** Names the lists of all features. */
const ALL_LISTS = '^schema/src/list-views/lists[.]ts$';

/** A feature imports only from features above it in features.ts. */
const inOrder = (workspace) =>
  FEATURES.slice(0, -1).map((feature, index) => ({
    name: 'features-in-order',
    comment: `${feature} stands above these features in features.ts: move the code down, or declare it to the feature above.`,
    severity: 'error',
    from: { path: `^${workspace}/src/${feature}/`, pathNot: [TEST, ALL_LISTS] },
    to: { path: `^${workspace}/src/${any(FEATURES.slice(index + 1))}/` },
  }));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...inOrder('backend'),
    ...inOrder('console'),
    // other workspaces use the rules of any feature: sets of statuses are facts of the whole domain
    ...inOrder('schema'),
    {
      name: 'features-are-listed',
      comment: 'A feature folder is listed in features.ts, or no rule applies to it.',
      severity: 'error',
      from: { path: `^(gateway|backend|console)/src/(?!(core|ui|app|${FEATURE})/)[^/]+/` },
      to: {},
    },
    ...Object.entries(PUBLIC_FILES).map(([workspace, files]) => ({
      name: 'only-public-files-of-other-features',
      comment: `Of another feature only ${files} may be imported.`,
      severity: 'error',
      from: { path: `^${workspace}/src/(${FEATURE})/`, pathNot: TEST },
      to: { path: `^${workspace}/src/${FEATURE}/`, pathNot: [`^${workspace}/src/$1/`, files] },
    })),
    {
      name: 'gateway-features-apart',
      comment:
        'Other features of the gateway are used through context.sources; their types may be imported.',
      severity: 'error',
      from: { path: `^gateway/src/(${FEATURE})/`, pathNot: TEST },
      to: {
        path: `^gateway/src/${FEATURE}/`,
        pathNot: '^gateway/src/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'core-knows-no-feature',
      comment:
        'core, shared and ui are below every feature; only the assembly files name features.',
      severity: 'error',
      from: {
        path: '^(schema|gateway|backend|console)/src/(core|shared|ui)/',
        pathNot: [TEST, ...ASSEMBLY],
      },
      to: { path: `^$1/src/(${FEATURE}|app)/` },
    },
    {
      name: 'shell-knows-no-feature',
      comment:
        'Only the assembly files of the shell name features; any of its files may use labels of one.',
      severity: 'error',
      from: { path: '^console/src/app/', pathNot: [TEST, CONSOLE_ASSEMBLY] },
      to: { path: `^console/src/${FEATURE}/`, pathNot: '[.]labels[.]ts$' },
    },
    {
      name: 'assembly-is-for-the-shell',
      comment: 'A feature would reach the features below it through an assembly file.',
      severity: 'error',
      from: { path: `^console/src/(${FEATURE}|ui)/`, pathNot: TEST },
      to: { path: CONSOLE_ASSEMBLY },
    },
    {
      name: 'commands-are-no-service',
      comment: 'The service does not import demo data or commands.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: TEST },
      to: { path: '^backend/(seed|command)/' },
    },
    {
      name: 'workspaces-apart',
      comment: 'Workspaces import @munim/schema and nothing else of each other; the rest is HTTP.',
      severity: 'error',
      from: { path: '^(schema|gateway|backend|console)/' },
      to: {
        path: '^(schema|gateway|backend|console)/',
        // tests bring up the real backend
        pathNot: ['^$1/', '^schema/', '^backend/testing/'],
      },
    },
    {
      name: 'schema-by-its-package-name',
      comment: 'Others import @munim/schema, which exports what is public of it.',
      severity: 'error',
      from: { path: '^(gateway|backend|console|tools|bench|e2e)/' },
      to: { path: '^schema/', dependencyTypes: ['local'] },
    },
    {
      name: 'schema-by-its-package-name',
      comment: 'The schema imports its own files by their path.',
      severity: 'error',
      from: { path: '^schema/' },
      to: { path: '^schema/', dependencyTypesNot: ['local'] },
    },
    {
      name: 'tools-take-core-and-testing',
      comment:
        'Tools, bench and journeys take of the backend its core, its commands and what tests bring it up with, of the gateway the last, of others nothing.',
      severity: 'error',
      from: { path: '^(tools|bench|e2e)/' },
      to: {
        path: '^(gateway|backend|console)/',
        pathNot: [
          '^backend/(src/core|testing|command)/',
          '^gateway/testing/',
          // run in the command's own process
          '^(backend|gateway)/src/main[.]ts$',
          // names the styles that the build leaves out
          '^console/blueprintStyles[.]ts$',
        ],
      },
    },
    {
      name: 'tools-are-no-product',
      comment: 'The product does not import from tools, bench or e2e.',
      severity: 'error',
      from: { path: '^(schema|gateway|backend|console)/' },
      to: { path: '^(tools|bench|e2e)/' },
    },
    {
      name: 'client-stands-alone',
      comment:
        'The client runs in any browser and any project: it imports nothing, of Node neither.',
      severity: 'error',
      from: { path: '^client/src/', pathNot: TEST },
      to: { pathNot: '^client/src/' },
    },
    {
      name: 'testing-is-no-product',
      comment: 'Product code does not import test support or tests.',
      severity: 'error',
      from: {
        path: '^(schema|gateway|backend|console)/',
        pathNot: [TEST, '^[^/]+/testing/', '[.]config[.]js$'],
      },
      to: { path: ['^[^/]+/testing/', TEST] },
    },
    {
      name: 'no-cycles',
      comment:
        'Files that import each other cannot be read or loaded one by one; types are erased and may.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-index-files',
      comment: 'Import from where it lives.',
      severity: 'error',
      from: {},
      to: { path: '(^|/)index[.]tsx?$', pathNot: 'node_modules' },
    },
    {
      name: 'no-vague-folders',
      comment: 'A folder is named after its feature.',
      severity: 'error',
      from: {},
      to: { path: '/(utils|helpers|common|types|hooks)/', pathNot: 'node_modules' },
    },
  ],
  options: {
    // TypeScript 7 has no API that dependency-cruiser could parse with
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)node_modules/(?!@munim/)', '/generated/', '/dist/', '[.]tsbuild/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
