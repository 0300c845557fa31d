import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { createClient as sourceOf } from './client.ts';

const FOLDER = new URL('../', import.meta.url);
const server = createServer((_, answer) => answer.end('{"data":{"viewer":{"id":"7"}}}'));
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
const dist = mkdtempSync(path.join(tmpdir(), 'munim-client-'));
afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true });
});

test('what is built is plain JavaScript with types, which needs nothing else', async () => {
  execFileSync(process.execPath, ['build.ts', dist], { cwd: FOLDER, stdio: 'pipe' });
  const files = readdirSync(dist);
  expect(files).toEqual(
    expect.arrayContaining(['client.js', 'client.d.ts', 'package.json', 'README.md', 'LICENSE']),
  );
  expect(files.filter((file) => file.includes('test'))).toEqual([]);
  const manifest = JSON.parse(readFileSync(path.join(dist, 'package.json'), 'utf8')) as object;
  expect(manifest).toMatchObject({
    name: '@munim/client',
    exports: { '.': { types: './client.d.ts', default: './client.js' } },
  });
  expect(manifest).not.toHaveProperty('dependencies');
  const { createClient } = (await import(pathToFileURL(path.join(dist, 'client.js')).href)) as {
    createClient: typeof sourceOf;
  };
  const { port } = server.address() as AddressInfo;
  const client = createClient({ address: `http://127.0.0.1:${port}`, token: 'any' });
  expect(await client.request('{ viewer { id } }')).toEqual({ viewer: { id: '7' } });
});
