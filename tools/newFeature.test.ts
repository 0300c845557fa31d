import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { transformSync } from '@swc/core';
import { buildASTSchema, parse } from 'graphql';
import { featureNames } from './featureNames.ts';
import { makeFeature } from './newFeature.ts';

const ROOT = path.dirname(import.meta.dirname);
/** Files where features come together: a new one adds its lines there. */
const ASSEMBLY = [
  'features.ts',
  'gateway/src/core/sources.ts',
  'console/src/app/screens.ts',
  'schema/src/changes/changes.graphql',
  'backend/src/changes/changes.shapes.ts',
  'backend/src/core/http/changeKinds.ts',
  'console/src/app/changedFields.ts',
  'schema/testing/changedKinds.ts',
  'backend/testing/testOpenRoutes.ts',
];
const CATALOGUE = 'console/src/ui/hindi/hi.json';
let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'munim-feature-'));
  fs.mkdirSync(path.join(root, 'backend/migrations'), { recursive: true });
  fs.writeFileSync(path.join(root, 'backend/migrations/0070_bills.ts'), '');
  fs.writeFileSync(path.join(root, 'backend/migrations/frozen.json'), '{}');
  for (const file of [...ASSEMBLY, CATALOGUE]) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.copyFileSync(path.join(ROOT, file), path.join(root, file));
  }
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const read = (file: string, from = root) => fs.readFileSync(path.join(from, file), 'utf8');
const parseFile = (file: string, text: string) =>
  file.endsWith('.graphql')
    ? parse(text)
    : transformSync(text, { jsc: { parser: { syntax: 'typescript', tsx: file.endsWith('x') } } });

test.each([
  ['bills', 'Bill', 'bills', 'bill'],
  ['sample-requests', 'SampleRequest', 'sampleRequests', 'sample_request'],
  ['categories', 'Category', 'categories', 'category'],
  ['expenses', 'Expense', 'expenses', 'expense'],
  ['addresses', 'Address', 'addresses', 'address'],
])('%s is spelt in every way', (folder, One, many, column) => {
  expect(featureNames(folder)).toMatchObject({ One, many, column });
});

test('files in all four parts that parse and import what is there', () => {
  const files = makeFeature(root, 'price-tags');
  expect(files.map((file) => file.replace('/src/price-tags/', ' '))).toEqual([
    'schema price-tags.graphql',
    'schema price-tags.rules.ts',
    'schema price-tags.rules.test.ts',
    'backend/migrations/0071_price_tags.ts',
    'backend price-tags.shapes.ts',
    'backend price-tags.service.ts',
    'backend createPriceTag.ts',
    'backend price-tags.routes.ts',
    'backend price-tags.test.ts',
    'gateway price-tags.source.ts',
    'gateway price-tags.resolvers.ts',
    'gateway price-tags.test.ts',
    'console price-tags.graphql',
    'console price-tags.labels.ts',
    'console PriceTagDrawer.tsx',
    'console PriceTagsScreen.tsx',
    'console price-tags.screens.ts',
    'console price-tags.test.tsx',
    ...ASSEMBLY,
    CATALOGUE,
  ]);
  for (const file of files.filter((name) => name !== CATALOGUE)) {
    const text = read(file);
    expect(() => parseFile(file, text)).not.toThrow();
    for (const [, specifier = ''] of text.matchAll(/ from '([.][^']+)'/g)) {
      const target = path.join(path.dirname(file), specifier);
      const isMade = [ROOT, root].some((where) => fs.existsSync(path.join(where, target)));
      expect([target, isMade || target.includes('/generated/')]).toEqual([target, true]);
    }
  }
});

test('thirteen lines in nine files register it', () => {
  makeFeature(root, 'price-tags');
  const added = ASSEMBLY.flatMap((file) => {
    const before = new Set(read(file, ROOT).split('\n'));
    return read(file)
      .split('\n')
      .filter((line) => !before.has(line));
  });
  expect(added).toEqual([
    "  'price-tags',",
    "import { PriceTagsSource } from '../price-tags/price-tags.source.ts';",
    '  priceTags: PriceTagsSource,',
    "import { priceTagsScreens } from '../price-tags/price-tags.screens.ts';",
    '  ...priceTagsScreens,',
    '  "Price tags."',
    '  PRICE_TAG',
    "  'PRICE_TAG',",
    "  PRICE_TAG: { from: sql`price_tags z`, id: sql`z.price_tag_id`, ...readers('PRODUCT', 'READ') },",
    "  PRICE_TAG: { types: ['PriceTag'], records: [], lists: ['priceTags'], live: [] },",
    "  createPriceTag: ['PRICE_TAG'],",
    "  '/price_tag',",
    "  'POST /price_tag',",
  ]);
});

test('each of its texts is in the catalogue with Hindi, and none besides', () => {
  const before = JSON.parse(read(CATALOGUE)) as Record<string, string>;
  const files = makeFeature(root, 'price-tags');
  const after = JSON.parse(read(CATALOGUE)) as Record<string, string>;
  expect(after).toMatchObject(before);
  const texts = files
    .filter((file) => file.startsWith('console/src/price-tags/'))
    .flatMap((file) => [...read(file).matchAll(/\bt\('([^']+)'\)/g)].map(([, text]) => text ?? ''));
  expect(texts).toContain('Price tag created successfully.');
  expect(texts.filter((text) => !after[text])).toEqual([]);
  const added = Object.keys(after).filter((text) => !(text in before));
  expect(added.filter((text) => !texts.includes(text))).toEqual([]);
});

test('its imports keep the rules', () => {
  makeFeature(root, 'price-tags');
  // the assembly imports features that are not in this copy
  for (const file of ASSEMBLY.slice(1)) fs.rmSync(path.join(root, file));
  const command = path.join(ROOT, 'node_modules/.bin/depcruise');
  const config = fs.readFileSync(path.join(ROOT, '.dependency-cruiser.mjs'), 'utf8');
  fs.writeFileSync(path.join(root, '.dependency-cruiser.mjs'), config);
  // fails where an import is forbidden
  const output = execFileSync(process.execPath, [command, 'gateway', 'backend', 'console'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(output).toContain('no dependency violations found');
});

test('its SDL joins the shared one', () => {
  makeFeature(root, 'price-tags');
  const shared = read('schema/src/shared/shared.graphql', ROOT);
  const text = shared + read('schema/src/price-tags/price-tags.graphql');
  expect(buildASTSchema(parse(text)).getType('PriceTagPage')).toBeDefined();
});

test('what exists is not touched, and odd names are refused', () => {
  makeFeature(root, 'price-tags');
  expect(() => makeFeature(root, 'price-tags')).toThrow(/price-tags exists/);
  expect(() => makeFeature(root, 'PriceTags')).toThrow(/kebab-case/);
  expect(() => makeFeature(root, '../bills')).toThrow(/kebab-case/);
  expect(() => makeFeature(root, 'stock')).toThrow(/plural/);
});
