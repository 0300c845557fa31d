import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { transformSync } from '@swc/core';
import { buildASTSchema, parse } from 'graphql';
import { importsOf, forbidden } from './arrows.ts';
import { featureNames } from './featureTemplates.ts';
import { makeFeature } from './newFeature.ts';

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
])('%s is spelt in every way', (folder, One, many, column) => {
  expect(featureNames(folder)).toMatchObject({ One, many, column });
});

test('one folder a part, files that parse and keep the arrows', () => {
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
    expect(importsOf(file, text).map(forbidden).filter(Boolean)).toEqual([]);
  }
});

test('its SDL joins the house', () => {
  makeFeature(root, 'sample-requests');
  const house = path.join(import.meta.dirname, '../schema/src/shared/shared.graphql');
  const own = path.join(root, 'schema/src/sample-requests/sample-requests.graphql');
  const text = fs.readFileSync(house, 'utf8') + fs.readFileSync(own, 'utf8');
  expect(buildASTSchema(parse(text)).getType('SampleRequestPage')).toBeDefined();
});

test('what exists is not touched, and odd names are refused', () => {
  makeFeature(root, 'bills');
  expect(() => makeFeature(root, 'bills')).toThrow(/bills exists/);
  expect(() => makeFeature(root, 'SampleRequests')).toThrow(/kebab-case/);
  expect(() => makeFeature(root, '../bills')).toThrow(/kebab-case/);
});
