import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** The folder of the other servers, with packages and a lock file of its own: they are no part of the product. */
export const SERVERS = path.join(import.meta.dirname, 'servers');

/** Installs the pinned packages of the other servers, unless they are there. */
export function installPeers(): void {
  const installed = path.join(SERVERS, 'node_modules', '.package-lock.json');
  const lock = path.join(SERVERS, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log(`Installing the other servers in ${SERVERS}`);
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: SERVERS,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`npm ci failed in ${SERVERS}`);
}
