import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { root } from './runSteps.ts';

/** A copy of the tree with the packages linked, so that what the tool makes is compiled and run as it comes out. */
let copy: string;
const run = (program: string, ...args: string[]) =>
  execFileSync(process.execPath, [path.join(copy, program), ...args], {
    cwd: copy,
    encoding: 'utf8',
    stdio: 'pipe',
    env: {
      ...process.env,
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    },
  });

beforeAll(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'munim-new-feature-'));
  const listed = ['ls-files', '-co', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name && fs.existsSync(path.join(root, name))))
    fs.cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  for (const folder of ['.', 'console', 'gateway', 'tools'])
    linkPackages(path.join(folder, 'node_modules'));
}, 120_000);
afterAll(() => fs.rmSync(copy, { recursive: true }));

/** Links of packages one by one: those of the workspaces are relative, so they lead to the copy. */
function linkPackages(folder: string) {
  const from = path.join(root, folder);
  if (!fs.existsSync(from)) return;
  fs.mkdirSync(path.join(copy, folder), { recursive: true });
  for (const name of fs.readdirSync(from).filter((entry) => entry !== '.cache')) {
    const to = path.join(copy, folder, name);
    if (name === '@munim')
      fs.cpSync(path.join(from, name), to, { recursive: true, verbatimSymlinks: true });
    else fs.symlinkSync(path.join(from, name), to);
  }
}

test('a new feature compiles, and its tests and those of all routes pass', () => {
  run('tools/newFeature.ts', 'price-tags');
  expect(run('node_modules/typescript/bin/tsc', '-b')).toBe('');
  const tested = ['/src/price-tags/', 'backend/src/core/access', 'gateway/src/core/contract'];
  expect(() => run('node_modules/jest/bin/jest.js', ...tested)).not.toThrow();
}, 600_000);
