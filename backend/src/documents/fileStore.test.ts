import { mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { S3_KEYS, startS3, type TestS3 } from '../../testing/testS3.ts';
import { TEST_SECRETS } from '../../testing/testApp.ts';
import { readSettings } from '../core/settings.ts';
import type { FileStore } from './fileStore.ts';
import { openFileStore } from './openFileStore.ts';

let dir: string;
let s3: TestS3;
beforeAll(async () => {
  [dir, s3] = await Promise.all([mkdtemp(path.join(tmpdir(), 'munim-files-')), startS3()]);
});
afterAll(async () => {
  await s3.close();
  await rm(dir, { recursive: true });
});

const open = (env: Record<string, string>) =>
  openFileStore(
    readSettings({
      ...TEST_SECRETS,
      DATABASE_URL: 'postgres://none',
      ...env,
    }),
  );
const keys = {
  AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
  AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
};
const disk = () => open({ FILE_STORE_URL: `file://${dir}/made/on/demand` });
const bucket = (secret = S3_KEYS.secretAccessKey) =>
  open({ FILE_STORE_URL: s3.url, ...keys, AWS_SECRET_ACCESS_KEY: secret });

const BYTES = Uint8Array.from({ length: 70_000 }, (_, i) => i % 251);

describe.each<[string, () => FileStore]>([
  ['a folder', disk],
  ['an S3 bucket', () => bucket()],
])('%s', (_, store) => {
  test('gives back what it was given, the latest of a name', async () => {
    await store().put('a-sm.jpg', BYTES, 'image/jpeg');
    expect(Buffer.compare((await store().get('a-sm.jpg'))!, BYTES)).toBe(0);
    await store().put('a-sm.jpg', Uint8Array.of(1, 2), 'image/jpeg');
    expect([...(await store().get('a-sm.jpg'))!]).toEqual([1, 2]);
  });

  test('has no other files', async () => {
    expect(await store().get('b.jpg')).toBeUndefined();
  });

  test('removes a file, and does not mind when there is none', async () => {
    await store().put('gone', BYTES, 'image/png');
    await store().remove('gone');
    await store().remove('gone');
    expect(await store().get('gone')).toBeUndefined();
  });

  test.each([
    '../secret',
    'a/b',
    'a\\b',
    '..',
    '.',
    '',
    '.hidden',
    'a..b',
    'a\0b',
    'a?b',
    'a%2fb',
    'x'.repeat(201),
  ])('refuses the name %j', async (name) => {
    await expect(store().get(name)).rejects.toThrow('Not a name of a stored file');
    await expect((async () => store().remove(name))()).rejects.toThrow(
      'Not a name of a stored file',
    );
    await expect(store().put(name, BYTES, 'image/jpeg')).rejects.toThrow(
      'Not a name of a stored file',
    );
  });
});

describe('a folder', () => {
  test('holds whole files only, private ones', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        disk().put(
          'same',
          Uint8Array.from(BYTES, () => i),
          'image/png',
        ),
      ),
    );
    expect(new Set(await disk().get('same')).size).toBe(1);
    const folder = path.join(dir, 'made/on/demand');
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect((await stat(path.join(folder, 'same'))).mode & 0o077).toBe(0);
  });

  test('a write that fails leaves nothing behind and says so', async () => {
    await writeFile(path.join(dir, 'file'), '');
    await expect(
      open({ FILE_STORE_URL: `file://${dir}/file` }).put('a', BYTES, 'image/png'),
    ).rejects.toThrow(/EEXIST|ENOTDIR/);
  });

  test('a relative address is one from where the service runs', async () => {
    const relative = path.relative(process.cwd(), dir);
    await symlink('/etc/passwd', path.join(dir, 'kept')).catch(() => undefined);
    await open({ FILE_STORE_URL: `file:${relative}` }).put('kept', BYTES, 'image/png');
    expect((await stat(path.join(dir, 'kept'))).size).toBe(BYTES.length);
  });
});

describe('an S3 bucket', () => {
  test('keeps the content type, under the prefix', async () => {
    await bucket().put('typed', BYTES, 'image/png');
    expect(s3.objects.get('/bucket/some/prefix/typed')?.contentType).toBe('image/png');
  });

  test('a wrong secret is a fault, not an empty store', async () => {
    await expect(bucket('wrong').put('x', BYTES, 'image/png')).rejects.toThrow('403');
    await expect(bucket('wrong').get('typed')).rejects.toThrow('403');
    await expect(bucket('wrong').remove('typed')).rejects.toThrow('403');
    expect(s3.objects.has('/bucket/some/prefix/x')).toBe(false);
  });

  test('a store that is down is a fault', async () => {
    s3.isDown = true;
    await expect(bucket().get('typed')).rejects.toThrow('503');
    await expect(bucket().put('typed', BYTES, 'image/png')).rejects.toThrow('503');
    s3.isDown = false;
  });

  test('without keys, or with another scheme, nothing starts', () => {
    expect(() => open({ FILE_STORE_URL: s3.url })).toThrow('AWS_ACCESS_KEY_ID');
    expect(() => open({ FILE_STORE_URL: 'ftp://files' })).toThrow('FILE_STORE_URL');
  });
});
