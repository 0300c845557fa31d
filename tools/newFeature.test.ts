import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { transformSync } from '@swc/core';
import { buildASTSchema, parse } from 'graphql';
import { featureNames } from './featureTemplates.ts';
import { makeFeature } from './newFeature.ts';

const ROOT = path.dirname(import.meta.dirname);
let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'munim-feature-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

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
])('%s is converted to every spelling', (folder, One, many, column) => {
  expect(featureNames(folder)).toMatchObject({ One, many, column });
});

test('one folder per workspace, files that parse and import existing files', () => {
  const files = makeFeature(root, 'sample-requests');
  expect(files.map((file) => file.replace('/src/sample-requests/', ' '))).toEqual([
    'schema sample-requests.graphql',
    'gateway sample-requests.source.ts',
    'gateway sample-requests.resolvers.ts',
    'backend sample-requests.routes.ts',
    'backend sample-requests.service.ts',
    'console sample-requests.graphql',
    'console SampleRequestsScreen.tsx',
    'console sample-requests.screens.ts',
  ]);
  for (const file of files) {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    expect(() => parseFile(file, text)).not.toThrow();
    for (const [, specifier = ''] of text.matchAll(/ from '([.][^']+)'/g)) {
      const target = path.join(path.dirname(file), specifier);
      const isMade = [ROOT, root].some((where) => fs.existsSync(path.join(where, target)));
      expect([target, isMade || target.includes('/generated/')]).toEqual([target, true]);
    }
  }
});

test('its imports follow the rules', () => {
  makeFeature(root, 'sample-requests');
  const command = path.join(ROOT, 'node_modules/.bin/depcruise');
  const config = path.join(ROOT, '.dependency-cruiser.mjs');
  // fails where an import is forbidden
  const output = execFileSync(
    process.execPath,
    [command, '--config', config, 'gateway', 'backend', 'console'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(output).toContain('no dependency violations found');
});

test('its SDL builds with the schema', () => {
  makeFeature(root, 'sample-requests');
  const company = path.join(import.meta.dirname, '../schema/src/shared/shared.graphql');
  const own = path.join(root, 'schema/src/sample-requests/sample-requests.graphql');
  const text = fs.readFileSync(company, 'utf8') + fs.readFileSync(own, 'utf8');
  expect(buildASTSchema(parse(text)).getType('SampleRequestPage')).toBeDefined();
});

test('existing files are not changed, and invalid names are refused', () => {
  makeFeature(root, 'bills');
  expect(() => makeFeature(root, 'bills')).toThrow(/bills exists/);
  expect(() => makeFeature(root, 'SampleRequests')).toThrow(/kebab-case/);
  expect(() => makeFeature(root, '../bills')).toThrow(/kebab-case/);
});
