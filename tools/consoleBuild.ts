import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './localSettings.ts';

const SOURCES = [
  'console/src',
  'console/generated',
  'console/index.html',
  'console/vite.config.ts',
  'console/blueprintFiles.ts',
  'console/blueprintStyles.ts',
  'console/chunks.ts',
  'console/firstCalls.ts',
  'console/namedIcons.ts',
  'console/operations.ts',
  'console/precompress.ts',
  'console/preloads.ts',
  'console/package.json',
  'schema/src',
  'package-lock.json',
];

function newest(file: string): number {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    stat.mtimeMs,
    ...fs.readdirSync(file).map((name) => newest(path.join(file, name))),
  );
}

/** Builds the console when its sources are newer than its last build. */
export function buildConsole() {
  const built =
    fs.statSync(path.join(root, 'console/dist/index.html'), { throwIfNoEntry: false })?.mtimeMs ??
    0;
  if (SOURCES.every((source) => newest(path.join(root, source)) <= built)) return;
  console.log('Building the console …');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(root, 'console'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('Building the console failed; see the output above.');
}
