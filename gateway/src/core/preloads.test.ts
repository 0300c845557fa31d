import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

const dist = `${mkdtempSync(join(tmpdir(), 'console-'))}/`;
const needs = (path: string, name: string) => ({
  path,
  scripts: [`assets/${name}.js`],
  styles: [`assets/${name}.css`],
});
let gateway: TestGateway;

beforeAll(async () => {
  mkdirSync(`${dist}assets`);
  writeFileSync(`${dist}index.html`, '<!doctype html><head><title>console</title></head>');
  writeFileSync(
    `${dist}preloads.json`,
    JSON.stringify([
      needs('/login', 'sign-in'),
      needs('/orders/:number', 'order'),
      needs('*', 'console'),
    ]),
  );
  gateway = await testGateway('http://127.0.0.1:1', { consoleDist: dist });
});
afterAll(async () => {
  await gateway.close();
  rmSync(dist, { recursive: true });
});

test.each([
  ['/login', 'sign-in'],
  ['/orders/SO-1?tab=log', 'order'],
  ['/orders/SO-1/more', 'console'],
  ['/orders', 'console'],
])('the page of %s names the files that it needs: %s', async (url, name) => {
  const { body } = await gateway.app.inject({ url, headers: { accept: 'text/html' } });
  expect(body.match(/<link rel="(stylesheet|modulepreload)[^>]*>/g)).toEqual([
    `<link rel="stylesheet" crossorigin href="/assets/${name}.css">`,
    `<link rel="modulepreload" crossorigin href="/assets/${name}.js">`,
  ]);
});
