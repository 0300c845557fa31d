import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

const dist = `${mkdtempSync(join(tmpdir(), 'console-'))}/`;
const SCRIPT = 'window.earlyCalls = []';
const needs = (path: string, name: string) => ({
  path,
  scripts: [`assets/${name}.js`],
  styles: [`assets/${name}.css`],
  fonts: [],
});
const list = { list: 'orders', call: { operationName: 'Orders', query: '</script><script>' } };
let gateway: TestGateway;

beforeAll(async () => {
  mkdirSync(`${dist}assets`);
  writeFileSync(`${dist}index.html`, '<!doctype html><head><title>console</title></head>');
  const pages = [
    needs('/login', 'sign-in'),
    { ...needs('/orders', 'orders'), list },
    needs('/orders/:number', 'order'),
    needs('*', 'console'),
  ];
  writeFileSync(`${dist}preloads.json`, JSON.stringify({ script: SCRIPT, pages }));
  gateway = await testGateway('http://127.0.0.1:1', { consoleDist: dist });
});
afterAll(async () => {
  await gateway.close();
  rmSync(dist, { recursive: true });
});

const open = (url: string) => gateway.app.inject({ url, headers: { accept: 'text/html' } });
/** What the script of the page reads. */
const needsIn = (body: string): unknown =>
  JSON.parse(
    /<script type="application\/json" id="page-needs">(.*?)<\/script>/.exec(body)?.[1] ?? '',
  );

test.each([
  ['/login', 'sign-in'],
  ['/orders/SO-1?tab=log', 'order'],
  ['/orders/SO-1/more', 'console'],
  ['/invoices', 'console'],
])('the page of %s names the files that it needs: %s', async (url, name) => {
  const { body } = await open(url);
  expect(body.match(/<link [^>]*>/g)).toEqual([
    `<link rel="stylesheet" crossorigin href="/assets/${name}.css">`,
  ]);
  expect(needsIn(body)).toEqual({ scripts: [`assets/${name}.js`], fonts: [] });
});

test('the page of a list has its call, and no text in it ends the element', async () => {
  const { body } = await open('/orders?page=2');
  expect(needsIn(body)).toMatchObject({ scripts: ['assets/orders.js'], list });
  expect(body.match(/<script/g)).toHaveLength(2);
});

test('the policy of the page lets its own script run, before its styles are there, and no other', async () => {
  const { body, headers } = await open('/orders');
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(body).toContain(`<script>${SCRIPT}</script><link rel="stylesheet"`);
});
