import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { backUp, filesIn, rowsOf, testFolders } from '../../testing/testBackups.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { createEmptyDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { staffOf } from '../../testing/testDemoApp.ts';
import { addBilled, readInvoice } from '../../testing/testInvoices.ts';
import { addLogistics, type Logistics } from '../../testing/testLogistics.ts';
import { testOutbox } from '../../testing/testPurchasing.ts';
import { S3_KEYS, startS3 } from '../../testing/testS3.ts';
import { startJobs } from '../core/data/jobs.ts';
import { onServer } from '../core/data/onServer.ts';
import { createLog } from '../core/log.ts';
import type { ListedStore } from '../documents/fileStore.ts';
import { openFileStore } from '../documents/openFileStore.ts';
import { backupsIn } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';

const PASSPHRASE = 'correct horse battery staple';
const folders = testFolders();
const files = folders.store('files');
let company: Logistics;
let url: string;
const databases: TestDatabase[] = [];

const newDatabase = async () => {
  const database = await createEmptyDatabase();
  databases.push(database);
  return database;
};
const restore = (
  { ownerUrl, url: service }: TestDatabase,
  store: ListedStore,
  into: ListedStore,
  passphrase?: string,
) => restoreBackup({ store, files: into, passphrase, database: { owner: ownerUrl, service } });

/** A file as an upload leaves it. */
async function addFile(): Promise<string> {
  const uuid = crypto.randomUUID();
  await company.test.db
    .insertInto('files')
    .values({
      uuid,
      file_name: `${uuid}.png`,
      content_type: 'image/png',
      byte_size: 3000,
      has_thumbnail: true,
      uploaded_by: 1,
    })
    .execute();
  for (const name of [uuid, `${uuid}-sm`, `${uuid}.png`])
    await files.put(name, crypto.randomBytes(3000), 'image/png');
  return uuid;
}

beforeAll(async () => {
  company = await addLogistics();
  url = company.test.url;
  await addBilled(company);
  // texts that COPY has to escape
  const remarks = 'a\tb\nc\\d \\. \\N “₹” \r end';
  await company.test.db
    .insertInto('messages')
    .values({ channel: 'MAIL', recipients: ['x@example.com'], subject: remarks, content: '{}' })
    .execute();
  const boss = await startJobs(url, createLog('silent'));
  await boss.createQueue('tested');
  await boss.send('tested', { remarks }, { startAfter: 3600 });
  await boss.stop({ graceful: false });
  await addFile();
}, 60_000);
afterAll(async () => {
  await company.test.close();
  for (const database of databases) await database.drop();
  folders.drop();
});

const invoiceNumber = async (of: Logistics) => {
  const { invoiceIds } = await addBilled(of);
  return (await readInvoice(of, invoiceIds[0]!)).invoice_number as string;
};

describe('after a disaster', () => {
  let restored: TestApp;
  afterAll(() => restored?.close());

  test('every row, every file, the queue and the next invoice number are as they were', async () => {
    const store = folders.store('encrypted');
    const before = { rows: await rowsOf(company.test.url), files: await filesIn(files) };
    const made = await backUp(url, files, store, PASSPHRASE);
    expect(made).toMatchObject({
      files: Object.keys(before.files).length,
      missing: [],
      removed: 0,
    });
    const stored = Object.values(await filesIn(store)).map((text) => Buffer.from(text, 'base64'));
    expect(stored.some((bytes) => bytes.includes('Hotel Udupi'))).toBe(false);

    const database = await createEmptyDatabase();
    const into = folders.store('files-restored');
    await expect(restore(database, store, into)).rejects.toThrow('BACKUP_PASSPHRASE_FILE');
    await expect(restore(database, store, into, 'another passphrase')).rejects.toThrow(
      'The passphrase is not the one',
    );
    const done = await restore(database, store, into, PASSPHRASE);
    expect(done).toMatchObject({ name: made.name, withQueue: true, audit: { faults: [] } });
    expect(await rowsOf(database.ownerUrl)).toEqual(before.rows);
    expect(await filesIn(into)).toEqual(before.files);

    const { outbox } = testOutbox();
    restored = await createTestApp({
      database,
      services: { outbox },
      fill: (_, owner) => staffOf(owner),
    });
    expect(await invoiceNumber({ ...company, test: restored })).toBe(await invoiceNumber(company));
  }, 60_000);
});

describe('a backup', () => {
  test('does not store again what the one before has, and names files that are not there', async () => {
    const store = folders.store('twice');
    await backUp(url, files, store);
    const uuid = await addFile();
    const gone = await addFile();
    for (const name of [gone, `${gone}-sm`, `${gone}.png`]) await files.remove(name);
    const put: string[] = [];
    const watched = {
      ...store,
      put: async (...[name, bytes, type]: Parameters<ListedStore['put']>) => {
        put.push(name);
        await store.put(name, bytes, type);
      },
    };
    const made = await backUp(url, files, watched);
    expect(made.missing).toEqual([gone]);
    expect(put.filter((name) => name.startsWith('file-'))).toEqual(
      [uuid, `${uuid}-sm`, `${uuid}.png`].map((name) => `file-plain-${name}`),
    );
    await company.test.db.deleteFrom('files').where('uuid', '=', gone).execute();
  });

  test('goes to a bucket and comes back from it', async () => {
    const s3 = await startS3();
    const store = openFileStore({ files: { url: s3.url, assetBaseUrl: '', ...S3_KEYS } });
    await backUp(url, files, store);
    const into = folders.store('files-of-bucket');
    await restore(await newDatabase(), store, into);
    expect(await filesIn(into)).toEqual(await filesIn(files));
    await s3.close();
  }, 60_000);

  test('of which two are made at once is made once', async () => {
    const store = folders.store('at-once');
    const both = await Promise.allSettled([backUp(url, files, store), backUp(url, files, store)]);
    const ends = both.map((end) => (end.status === 'fulfilled' ? 'made' : end.reason.message));
    // one may have ended before the other begins
    expect(new Set(ends)).toEqual(
      new Set(
        ends.includes('Another backup of this database is being made')
          ? ['made', 'Another backup of this database is being made']
          : ['made'],
      ),
    );
  });
});

describe('a backup that fails', () => {
  const failsAfter = (store: ListedStore, puts: number): ListedStore => ({
    ...store,
    put: async (...args) => {
      if (puts-- <= 0)
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      await store.put(...args);
    },
  });

  test.each([0, 1, 2, 4])(
    'after %i objects leaves the last good one, and nothing of itself',
    async (puts) => {
      const store = folders.store(`full-${puts}`);
      await backUp(url, files, store);
      const before = await filesIn(store);
      const uuid = await addFile();
      await expect(backUp(url, files, failsAfter(store, puts))).rejects.toThrow('no space left');
      expect(await filesIn(store)).toEqual(before);
      await company.test.db.deleteFrom('files').where('uuid', '=', uuid).execute();
      for (const name of [uuid, `${uuid}-sm`, `${uuid}.png`]) await files.remove(name);
    },
  );

  const small = folders.folder('tmpfs');
  const canMount = (() => {
    if (process.getuid?.() !== 0) return false;
    fs.mkdirSync(small);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', small], {
        stdio: 'ignore',
      });
      return true;
    } catch {
      return false;
    }
  })();
  const onSmallDisk = canMount ? test : test.skip;

  onSmallDisk(
    'on a full disk leaves the last good one, and no half file',
    async () => {
      const store = folders.store('tmpfs');
      try {
        await backUp(url, files, store);
        const before = await filesIn(store);
        const uuid = await addFile();
        await files.put(uuid, crypto.randomBytes(400_000), 'image/png');
        await expect(backUp(url, files, store)).rejects.toThrow('ENOSPC');
        expect(await filesIn(store)).toEqual(before);
        expect(fs.readdirSync(small).toSorted()).toEqual(Object.keys(before));
        await restore(await newDatabase(), store, folders.store('files-of-small'));
      } finally {
        execFileSync('umount', ['-l', small]);
      }
    },
    60_000,
  );
});

describe('a restore refuses', () => {
  let store: ListedStore;
  let database: TestDatabase;
  const into = folders.store('files-refused');
  beforeAll(async () => {
    store = folders.store('tampered');
    await backUp(url, files, store);
    database = await newDatabase();
  });
  const isEmpty = async (of = database, place: ListedStore = into) => {
    const tables = await onServer(of.ownerUrl, (client) =>
      client.query(`select from pg_class where relnamespace = 'public'::regnamespace`),
    );
    const queue = await onServer(of.ownerUrl, (client) =>
      client.query(`select from pg_namespace where nspname = 'pgboss'`),
    );
    expect([tables.rowCount, queue.rowCount, await place.list()]).toEqual([0, 0, []]);
  };
  const changed = (
    name: RegExp,
    change: (bytes: Buffer) => Uint8Array | undefined,
  ): ListedStore => ({
    ...store,
    get: async (object) => {
      const bytes = await store.get(object);
      return bytes && name.test(object) ? change(Buffer.from(bytes)) : bytes;
    },
  });
  const flipped = (bytes: Buffer) => {
    bytes[100]! ^= 1;
    return bytes;
  };

  test.each([
    ['a changed piece', /\.0001$/, flipped, /\.0001 has another checksum/],
    ['a changed file', /^file-/, flipped, /file-plain-.* has another checksum/],
    ['a missing file', /^file-/, () => undefined, /file-plain-.* is missing/],
    ['a changed manifest', /manifest$/, flipped, /its manifest is not whole/],
    [
      'fewer rows in the manifest, signed anew by who has no key',
      /manifest$/,
      (bytes: Buffer) => Buffer.from(bytes.toString().replace('"format": 1', '"format": 2')),
      /its manifest is not whole/,
    ],
  ] as const)('%s', async (_, name, change, reason) => {
    await expect(restore(database, changed(name, change), into)).rejects.toThrow(reason);
    await isEmpty();
  });

  test('one that is not encrypted where a passphrase is set', async () => {
    await expect(restore(database, store, into, PASSPHRASE)).rejects.toThrow('is not encrypted');
  });

  test('a database or a place for files that is not empty', async () => {
    const full = { ...database, ownerUrl: company.test.url };
    await expect(restore(full, store, into)).rejects.toThrow(
      /database is not empty .* Nothing was changed/,
    );
    await expect(restore(database, store, files)).rejects.toThrow(
      /file store is not empty \(\d+ files\)/,
    );
    await isEmpty();
  });

  test('and leaves nothing when the place for files fails half-way', async () => {
    const [own, place] = [await newDatabase(), folders.store('files-half-way')];
    let puts = 1;
    const failing: ListedStore = {
      ...place,
      put: async (...args) => {
        if (puts-- <= 0) throw new Error('no space left on device');
        await place.put(...args);
      },
    };
    await expect(restore(own, store, failing)).rejects.toThrow('no space left');
    await isEmpty(own, place);
    expect(backupsIn(await store.list())).toHaveLength(1);
    await restore(own, store, place);
  });
});
