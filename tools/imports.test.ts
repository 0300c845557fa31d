import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const ROOT = path.dirname(import.meta.dirname);

/** Form of import in the sample; all must be recognised. `import('…').Type` is refused by lint (consistent-type-imports). */
const FORMS = {
  value: (to: string) => `import {\n  value,\n} from '${to}';\nexport const own = value;\n`,
  type: (to: string) => `import type { Value } from '${to}';\nexport type Own = Value;\n`,
  export: (to: string) => `export { value } from '${to}';\n`,
  dynamic: (to: string) => `export const load = () => import('${to}');\n`,
} as const;
type Sample = readonly [rule: string, from: string, to: string, form?: keyof typeof FORMS];

const FORBIDDEN: readonly Sample[] = [
  ['features-in-order', 'backend/src/documents/a.ts', 'backend/src/orders/orders.public.ts'],
  ['features-in-order', 'backend/src/orders/b.ts', 'backend/src/bills/bills.public.ts', 'type'],
  ['features-in-order', 'backend/src/orders/c.ts', 'backend/src/home/home.public.ts', 'dynamic'],
  ['features-in-order', 'schema/src/orders/c.ts', 'schema/src/bills/bills.rules.ts'],
  ['features-in-order', 'console/src/orders/h.ts', 'console/src/bills/bills.labels.ts'],
  ['features-are-listed', 'backend/src/unheard-of/a.ts', 'backend/src/core/data/database.ts'],
  [
    'only-public-files-of-other-features',
    'backend/src/orders/d.ts',
    'backend/src/tenants/tenants.service.ts',
  ],
  [
    'only-public-files-of-other-features',
    'backend/src/bills/a.ts',
    'backend/src/orders/orders.routes.ts',
    'type',
  ],
  [
    'only-public-files-of-other-features',
    'console/src/orders/OrdersScreen.tsx',
    'console/src/tenants/SelectTenantDrawer.tsx',
  ],
  [
    'gateway-features-apart',
    'gateway/src/orders/a.ts',
    'gateway/src/tenants/tenants.source.ts',
    'export',
  ],
  ['core-knows-no-feature', 'gateway/src/core/server.ts', 'gateway/src/tenants/tenants.source.ts'],
  ['core-knows-no-feature', 'backend/src/core/log.ts', 'backend/src/orders/orders.public.ts'],
  ['core-knows-no-feature', 'console/src/ui/Picker.tsx', 'console/src/tenants/TenantPicker.tsx'],
  ['core-knows-no-feature', 'console/src/ui/Frame.tsx', 'console/src/app/session.tsx'],
  ['shell-knows-no-feature', 'console/src/app/x.ts', 'console/src/orders/orderWrites.ts', 'export'],
  ['assembly-is-for-the-shell', 'console/src/tenants/a.ts', 'console/src/app/screens.ts'],
  ['commands-are-no-service', 'backend/src/orders/g.ts', 'backend/seed/documents.ts'],
  ['commands-are-no-service', 'backend/src/core/h.ts', 'backend/command/init.ts', 'dynamic'],
  ['workspaces-apart', 'gateway/src/orders/b.ts', 'backend/src/core/data/database.ts'],
  ['workspaces-apart', 'gateway/src/orders/c.ts', '@munim/backend/src/core/data/database.ts'],
  ['workspaces-apart', 'schema/src/orders/a.ts', 'gateway/src/core/ids.ts'],
  ['schema-by-its-package-name', 'schema/src/orders/b.ts', '@munim/schema/shared/money.ts'],
  ['schema-by-its-package-name', 'console/src/orders/g.ts', 'schema/src/shared/money.ts'],
  ['tools-take-core-and-testing', 'tools/a.ts', 'backend/src/orders/orders.public.ts'],
  ['tools-take-core-and-testing', 'bench/a.ts', 'console/src/ui/columns.ts'],
  ['client-stands-alone', 'client/src/a.ts', '@munim/schema/shared/limits.ts', 'type'],
  ['tools-are-no-product', 'backend/src/orders/e.ts', 'tools/services.ts'],
  ['tools-are-no-product', 'console/src/orders/f.test.tsx', 'tools/services.ts'],
  ['testing-is-no-product', 'gateway/src/orders/d.ts', 'backend/testing/testServer.ts'],
  ['testing-is-no-product', 'backend/src/orders/f.ts', 'backend/testing/testServer.ts', 'dynamic'],
  ['no-index-files', 'console/src/ui/f.ts', 'console/src/ui/index.ts'],
  ['no-vague-folders', 'console/src/ui/g.ts', 'console/src/ui/utils/money.ts'],
  ['no-cycles', 'backend/src/orders/one.ts', 'backend/src/orders/other.ts'],
];

const ALLOWED: readonly (readonly [from: string, to: string, form?: keyof typeof FORMS])[] = [
  ['gateway/src/orders/x.resolvers.ts', '@munim/schema/orders/orders.rules.ts'],
  ['gateway/src/orders/y.resolvers.ts', 'gateway/src/core/ids.ts'],
  ['gateway/src/orders/z.resolvers.ts', 'gateway/src/tenants/tenants.source.ts', 'type'],
  ['gateway/src/core/resolvers.ts', 'gateway/src/orders/orders.resolvers.ts'],
  ['gateway/src/orders/orders.test.ts', 'backend/testing/testServer.ts'],
  ['backend/src/orders/x.ts', 'backend/src/tenants/tenants.public.ts'],
  ['backend/src/orders/y.ts', 'backend/src/tenants/tenants.shapes.ts'],
  ['backend/src/orders/z.ts', 'backend/src/orders/orders.service.ts'],
  ['backend/src/core/http/declared.ts', 'backend/src/orders/orders.routes.ts'],
  ['backend/src/core/services.ts', 'backend/src/documents/fileStore.ts', 'type'],
  ['backend/src/orders/orders.test.ts', 'backend/src/shipments/shipments.service.ts'],
  // the way back of the cycle above, which is reported once
  ['backend/src/orders/other.ts', 'backend/src/orders/one.ts'],
  ['backend/src/orders/first.ts', 'backend/src/orders/second.ts'],
  ['backend/src/orders/second.ts', 'backend/src/orders/first.ts', 'type'],
  ['console/src/orders/x.tsx', 'console/src/tenants/TenantPicker.tsx'],
  ['console/src/home/homeColumns.tsx', 'console/src/orders/orders.labels.ts'],
  ['console/src/app/routes.tsx', 'console/src/orders/OrdersScreen.tsx'],
  ['console/src/app/CustomerLink.tsx', 'console/src/tenants/tenants.labels.ts'],
  ['schema/src/bills/a.ts', 'schema/src/orders/orders.rules.ts'],
  ['schema/src/list-views/lists.ts', 'schema/src/orders/orders.rules.ts'],
  ['backend/src/tenants/x.ts', '@munim/schema/orders/orders.rules.ts'],
  ['client/src/x.ts', 'client/src/y.ts', 'export'],
  ['tools/start.ts', 'backend/src/core/data/database.ts'],
  ['tools/x.ts', 'backend/testing/testServer.ts'],
];

interface Report {
  summary: {
    violations: { from: string; to: string; rule: { name: string } }[];
    ruleSetUsed: { forbidden: { name: string }[] };
  };
}

let tree: string;
let report: Report;

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  fs.writeFileSync(path.join(tree, file), text);
}

/** The path of a workspace's file as its package exports it. */
const fileOf = (to: string) =>
  to.replace('@munim/schema/', 'schema/src/').replace('@munim/backend/', 'backend/');

function specifier(from: string, to: string): string {
  if (to.startsWith('@')) return to;
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

beforeAll(() => {
  tree = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'munim-imports-')));
  for (const [name, exported] of [
    ['schema', './src/*'],
    ['backend', './*'],
  ] as const) {
    write(
      `${name}/package.json`,
      JSON.stringify({ name: `@munim/${name}`, exports: { './*': exported } }),
    );
    fs.mkdirSync(path.join(tree, 'node_modules/@munim'), { recursive: true });
    fs.symlinkSync(path.join(tree, name), path.join(tree, 'node_modules/@munim', name));
  }
  const samples = [...FORBIDDEN.map(([, ...sample]) => sample), ...ALLOWED];
  for (const [, to] of samples)
    write(fileOf(to), 'export const value = 1;\nexport type Value = number;\n');
  for (const [from, to, form = 'value'] of samples)
    write(from, `${FORMS[form](specifier(from, to))}export type Value = number;\n`);
  const config = path.join(ROOT, '.dependency-cruiser.mjs');
  const command = path.join(ROOT, 'node_modules/.bin/depcruise');
  const output = execFileSync(
    process.execPath,
    [command, '--config', config, '--output-type', 'json', ...fs.readdirSync(tree)],
    { cwd: tree, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  report = JSON.parse(output) as Report;
}, 60_000);
afterAll(() => fs.rmSync(tree, { recursive: true, force: true }));

test('every forbidden import is reported, and no allowed one', () => {
  const found = report.summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
  );
  expect(found.toSorted()).toEqual(
    FORBIDDEN.map(([rule, from, to]) => `${rule}: ${from} → ${fileOf(to)}`).toSorted(),
  );
});

test('every rule has a sample that it forbids', () => {
  const rules = new Set(report.summary.ruleSetUsed.forbidden.map(({ name }) => name));
  expect([...rules].toSorted()).toEqual([...new Set(FORBIDDEN.map(([rule]) => rule))].toSorted());
});
