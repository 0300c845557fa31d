import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../backend/testing/testDatabase.ts';
import { startTestServer } from '../backend/testing/testServer.ts';
import { COLUMN_IMPORTS, COLUMN_TYPES } from './columnTypes.ts';
import { root } from './localSettings.ts';
import { writeGenerated } from './writeGenerated.ts';

/** Types of the tables, read from a database that holds nothing but the migrations. */
const server = await startTestServer();
const folder = await mkdtemp(join(tmpdir(), 'munim-types-'));
try {
  const database = await createTestDatabase();
  const file = join(folder, 'database.ts');
  const options = {
    dialect: 'postgres',
    url: database.ownerUrl,
    'out-file': file,
    'log-level': 'error',
    'date-parser': 'string',
    'default-schema': 'public',
    'exclude-pattern': '{kysely_*,pgboss.*}',
    'type-mapping': JSON.stringify({ int8: 'number', timestamptz: 'string' }),
    overrides: JSON.stringify({ columns: COLUMN_TYPES }),
    'custom-imports': JSON.stringify(COLUMN_IMPORTS),
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const hook = new URL('typescript5.mjs', import.meta.url).href;
  const program = join(root, 'node_modules/kysely-codegen/dist/cli/bin.js');
  execFileSync(process.execPath, ['--import', hook, program, ...args], { stdio: 'inherit' });
  await writeGenerated('backend/generated/database.ts', await readFile(file, 'utf8'));
  await database.drop();
} finally {
  await rm(folder, { recursive: true });
  await server.stop();
}
