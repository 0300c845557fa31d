import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { createGzip } from 'node:zlib';
import { dumpTables } from '../backend/src/core/data/dumpTables.ts';
import { onServer } from '../backend/src/core/data/onServer.ts';
import { createTestDatabase } from '../backend/testing/testDatabase.ts';
import { startTestServer } from '../backend/testing/testServer.ts';
import { root } from './runSteps.ts';

/**
 * `npm run dump-release`: seeds the demo data on a server of its own and writes its rows to
 * backend/testing/releases/<version>.sql.gz, which releases.deep.test.ts takes through all later migrations.
 */
const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  version: string;
};
const file = path.join(root, 'backend', 'testing', 'releases', `${version}.sql.gz`);
const server = await startTestServer();
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'munim-release-'));
try {
  const { ownerUrl, drop } = await createTestDatabase();
  const { status } = spawnSync(process.execPath, ['backend/seed/seed.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      MUNIM_ENV: 'development',
      DATABASE_URL: ownerUrl,
      FILE_STORE_URL: pathToFileURL(path.join(home, 'files')).href,
    },
  });
  if (status !== 0) throw new Error('Seeding the demo data failed');
  await onServer(ownerUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const rows = dumpTables(client, new Map(), ['public']);
    await pipeline(rows, createGzip({ level: 9 }), fs.createWriteStream(file));
    await client.query('commit');
  });
  await drop();
  console.log(`${file}: ${Math.ceil(fs.statSync(file).size / 1024)} KB`);
} finally {
  fs.rmSync(home, { recursive: true, force: true });
  await server.stop();
}
