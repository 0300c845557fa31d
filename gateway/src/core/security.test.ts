import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testGateway } from '../../testing/testGateway.ts';

const dist = `${mkdtempSync(join(tmpdir(), 'console-'))}/`;
beforeAll(() => writeFileSync(`${dist}index.html`, '<!doctype html>'));
afterAll(() => rmSync(dist, { recursive: true }));

async function pageHeaders(env: Record<string, string>) {
  const { app, close } = await testGateway('http://127.0.0.1:1', { env, consoleDist: dist });
  const { headers } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  await close();
  return headers;
}
const pictures = async (env: Record<string, string>) =>
  /img-src [^;]*/.exec(String((await pageHeaders(env))['content-security-policy']))?.[0];

test('the console shows pictures of the host of ASSET_BASE_URL, and of no other', async () => {
  expect(await pictures({})).toBe("img-src 'self' data: blob:");
  expect(await pictures({ ASSET_BASE_URL: '/files' })).toBe("img-src 'self' data: blob:");
  expect(await pictures({ ASSET_BASE_URL: 'https://cdn.nursery.in/munim/files' })).toBe(
    "img-src 'self' data: blob: https://cdn.nursery.in",
  );
  for (const wrong of ['cdn.nursery.in', 'javascript:alert(1)', "https://a b'"])
    await expect(pictures({ ASSET_BASE_URL: wrong })).rejects.toThrow('ASSET_BASE_URL must be');
});

test('names below are bound to https only when that is chosen', async () => {
  const header = async (env: Record<string, string>) =>
    (await pageHeaders(env))['strict-transport-security'];
  expect(await header({})).toBe('max-age=31536000');
  expect(await header({ HSTS_SUBDOMAINS: 'on' })).toBe('max-age=31536000; includeSubDomains');
  await expect(header({ HSTS_SUBDOMAINS: 'true' })).rejects.toThrow('on or off');
});
