// Plain JavaScript for any Node of the machine: nothing is installed yet when this runs.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Munim needs Node 20.19 or newer to install (afterwards it uses its own); this is ${process.version}.`,
  );
  process.exit(1);
}

const changed = (file) =>
  fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
// npm writes this list last, so an interrupted installation is not mistaken for a complete one
const installed = changed('node_modules/.package-lock.json');

if (installed === 0 || installed < changed('package-lock.json')) {
  console.log('Installing the dependencies (npm ci) …');
  const npm = process.env.npm_execpath;
  // warnings of engines are about the Node that bootstraps; the project brings its own
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  // drops the npm_ variables of the calling script: a nested npm would read them as its own
  // settings
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(package|lifecycle|command)/.test(name)),
  );
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { ...options, env })
    : spawnSync('npm', args, { ...options, env, shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
  // npm ci may leave the list older than a lock file that was just checked out
  fs.utimesSync(path.join(root, 'node_modules/.package-lock.json'), new Date(), new Date());
}
