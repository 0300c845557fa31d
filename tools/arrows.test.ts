import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { badName, forbidden, importsOf } from './arrows.ts';
import { brokenArrows } from './checkArrows.ts';

const why = (from: string, to: string, typeOnly = false) => forbidden({ from, to, typeOnly });

test.each([
  ['gateway/src/orders/orders.resolvers.ts', '@munim/schema/orders/orders.rules.ts'],
  ['gateway/src/orders/orders.resolvers.ts', 'gateway/src/core/ids.ts'],
  ['gateway/src/core/resolvers.ts', 'gateway/src/orders/orders.resolvers.ts'],
  ['backend/src/orders/orders.service.ts', 'backend/src/tenants/tenants.public.ts'],
  ['backend/src/core/http/routes.ts', 'backend/src/orders/orders.routes.ts'],
  ['backend/src/orders/orders.test.ts', 'backend/src/quotations/quotations.routes.ts'],
  ['console/src/orders/OrdersScreen.tsx', 'console/src/tenants/TenantPicker.tsx'],
  ['console/src/home/homeColumns.tsx', 'console/src/orders/orders.labels.ts'],
  ['console/src/app/routes.tsx', 'console/src/orders/OrdersScreen.tsx'],
  ['gateway/src/orders/orders.test.ts', 'backend/testing/testServer.ts'],
  ['tools/start.ts', 'backend/src/core/data/embeddedPostgres.ts'],
  ['backend/src/core/data/database.ts', 'kysely'],
])('%s may import %s', (from, to) => {
  expect(why(from, to)).toBeUndefined();
});

test.each([
  ['gateway/src/orders/orders.resolvers.ts', '@munim/backend/x.ts'],
  ['schema/src/orders/orders.rules.ts', '@munim/schema/shared/money.ts'],
  ['gateway/src/orders/orders.resolvers.ts', 'backend/src/core/data/database.ts'],
  ['gateway/src/orders/orders.resolvers.ts', 'backend/testing/testServer.ts'],
  ['gateway/src/orders/orders.resolvers.ts', 'gateway/src/tenants/tenants.source.ts'],
  ['gateway/src/core/server.ts', 'gateway/src/tenants/tenants.source.ts'],
  ['backend/src/orders/orders.service.ts', 'backend/src/tenants/tenants.shapes.ts'],
  ['backend/src/core/data/database.ts', 'backend/src/orders/orders.service.ts'],
  ['console/src/orders/OrdersScreen.tsx', 'console/src/tenants/SelectTenantDrawer.tsx'],
  ['console/src/ui/form/Picker.tsx', 'console/src/tenants/TenantPicker.tsx'],
  ['console/src/ui/form/Picker.tsx', 'console/src/app/session.tsx'],
  ['backend/src/orders/orders.service.ts', 'tools/services.ts'],
])('%s may not import %s', (from, to) => {
  expect(why(from, to)).toEqual(expect.any(String));
});

test('the gateway may name the type of another feature', () => {
  expect(
    why('gateway/src/orders/orders.resolvers.ts', 'gateway/src/tenants/tenants.source.ts', true),
  ).toBeUndefined();
});

test('imports of every form are seen', () => {
  const text = `import a from 'one';\nimport type { B } from '../two/b.ts';\nimport {\n  c,\n} from './c.ts';\nexport { d } from './d.ts';\nimport './e.css';\nconst f = () => import('../six/f.tsx');`;
  expect(importsOf('console/src/x/a.ts', text).map(({ to, typeOnly }) => [to, typeOnly])).toEqual([
    ['one', false],
    ['console/src/two/b.ts', true],
    ['console/src/x/c.ts', false],
    ['console/src/x/d.ts', false],
    ['console/src/x/e.css', false],
    ['console/src/six/f.tsx', false],
  ]);
});

test('vague names are refused', () => {
  expect(badName('console/src/utils/money.ts')).toMatch(/no folder is called utils/);
  expect(badName('console/src/ui/index.ts')).toMatch(/no index files/);
  expect(badName('console/src/ui/columns.ts')).toBeUndefined();
});

test('a planted violation is found in a real tree', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'munim-arrows-'));
  const folder = path.join(root, 'gateway/src/orders');
  fs.mkdirSync(folder, { recursive: true });
  execFileSync('git', ['init', '-q'], { cwd: root });
  fs.writeFileSync(
    path.join(folder, 'orders.source.ts'),
    `import { x } from '../tenants/tenants.source.ts';\nexport const y = x;\n`,
  );
  const broken = brokenArrows(root);
  fs.rmSync(root, { recursive: true });
  expect(broken).toEqual([
    expect.stringContaining(
      'gateway/src/orders/orders.source.ts → gateway/src/tenants/tenants.source.ts',
    ),
  ]);
});
