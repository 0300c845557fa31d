import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@jest/globals';
import type { TestDatabase } from './testDatabase.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const FILES = fs.mkdtempSync(path.join(os.tmpdir(), 'munim-test-files-'));
process.once('exit', () => fs.rmSync(FILES, { recursive: true, force: true }));

interface Call {
  env?: NodeJS.ProcessEnv;
  node?: string;
  /** Lines that a person types; absent: there is nobody to ask. */
  input?: string;
}

/**
 * Calls munim as a person does, with the Node that is on this machine, and nothing of this run's
 * environment.
 */
export function callMunim(
  database: Pick<TestDatabase, 'url' | 'ownerUrl'>,
  args: string[],
  { env = {}, node = process.execPath, input }: Call = {},
) {
  const { status, stdout, stderr } = spawnSync(node, ['tools/munim.mjs', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    ...(input === undefined ? {} : { input }),
    env: {
      PATH: process.env['PATH'],
      MUNIM_ENV: 'development',
      // all that would else be kept in the folder of this checkout
      TOKEN_SECRET: 'x'.repeat(32),
      FILE_SIGNING_KEY: 'y'.repeat(32),
      FILE_STORE_URL: `file://${FILES}`,
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      ...env,
    },
  });
  expect(stderr).not.toMatch(/^\s+at /m);
  return { status, stdout, stderr };
}
