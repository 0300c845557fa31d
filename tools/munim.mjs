#!/usr/bin/env node
// Plain JavaScript for any Node of the machine: the project brings the Node that its TypeScript needs.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { keepCompiled } from './compileCache.mjs';

const tools = path.dirname(fileURLToPath(import.meta.url));
const root = path.dirname(tools);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

function refuse(text) {
  console.error(text);
  process.exit(1);
}

/** Runs the command with the project's own Node in place of this one. */
function runWithOwnNode() {
  const own = path.join(
    root,
    'node_modules/node/bin',
    os.platform() === 'win32' ? 'node.exe' : 'node',
  );
  if (!fs.existsSync(own)) refuse(`Munim is not installed yet: run 'npm ci' in ${root}`);
  const guard = pathToFileURL(path.join(tools, 'exitWithParent.ts')).href;
  const args = ['--import', guard, path.join(tools, 'munim.ts'), ...process.argv.slice(2)];
  const env = { ...process.env };
  delete env.MUNIM_STARTER;
  const child = spawn(own, args, { stdio: 'inherit', env });
  // a terminal sends Ctrl-C to the child too, and a second one would end it at once
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => refuse(`${own} could not be started: ${error.message}`));
  child.once('exit', (code, signal) =>
    process.exit(code ?? 128 + (os.constants.signals[signal] ?? 0)),
  );
}

keepCompiled();
if (major < 20 || (major === 20 && minor < 19))
  refuse(
    `Munim needs Node 20.19 or newer to start (it then uses its own); this is ${process.version}.`,
  );
if (major < 24) runWithOwnNode();
else if (fs.existsSync(path.join(root, 'node_modules'))) await import('./munim.ts');
else refuse(`Munim is not installed yet: run 'npm ci' in ${root}`);
