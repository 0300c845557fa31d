import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { DEEP_TESTS, deepTestsOf } from './deepTests.ts';
import { root } from './runSteps.ts';

const exists = (name: string) => fs.existsSync(path.join(root, name));

test('all files in the list of deep tests exist', () => {
  expect(DEEP_TESTS.filter(({ file }) => !exists(file))).toEqual([]);
  const folders = DEEP_TESTS.flatMap(({ about }) => about).filter((start) => start.endsWith('/'));
  expect(folders.filter((start) => !exists(start))).toEqual([]);
});

test('every deep test and deep journey is in the list', () => {
  const deep = fs
    .globSync('{backend,gateway,schema,tools,e2e}/**/*.deep.{test,spec}.ts', {
      cwd: root,
      exclude: (name) => name.includes('node_modules'),
    })
    .toSorted();
  expect(deep.length).toBeGreaterThan(0);
  expect(DEEP_TESTS.map(({ file }) => file)).toEqual(expect.arrayContaining(deep));
});

test('a change runs the tests about it, and itself when it is one', () => {
  const stock = 'backend/src/warehouses/stock.property.test.ts';
  expect(deepTestsOf(['backend/src/warehouses/moveStock.ts'])).toContain(stock);
  expect(deepTestsOf(['README.md', 'deploy/nginx.conf'])).toEqual([]);
  const documents = ['set-up', 'moving-in', 'duplicate', 'bulk', 'two-states', 'stockPurchase'];
  const journeys = documents.map((name) => `e2e/${name}.deep.spec.ts`);
  expect(deepTestsOf(['console/src/bills/Bills.tsx'])).toEqual([
    'e2e/accessibility.deep.spec.ts',
    'e2e/layout.deep.spec.ts',
    'e2e/set-up.deep.spec.ts',
    'e2e/moving-in.deep.spec.ts',
    'e2e/duplicate.deep.spec.ts',
    'e2e/hindi.deep.spec.ts',
    'e2e/order-lines.deep.spec.ts',
    'e2e/bulk.deep.spec.ts',
    'e2e/two-states.deep.spec.ts',
    'e2e/stockPurchase.deep.spec.ts',
  ]);
  expect(deepTestsOf(['backend/src/invoices/invoiceDocument.ts'])).toEqual(
    expect.arrayContaining(journeys),
  );
  const features = ['views', 'support', 'masters'].map((name) => `e2e/${name}.deep.spec.ts`);
  expect(deepTestsOf(['e2e/forms.ts'])).toEqual(expect.arrayContaining([...journeys, ...features]));
  expect(deepTestsOf(['console/src/blogs/BlogScreen.tsx'])).toContain('e2e/blogs.deep.spec.ts');
  expect(deepTestsOf(['console/src/bills/Bills.tsx'])).not.toContain('e2e/blogs.deep.spec.ts');
  expect(deepTestsOf([stock])).toContain(stock);
});
