import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** `npm run build -w client`: writes the package as JavaScript to `client/dist`, or a folder that is named, ready for `npm pack`. */
const folder = import.meta.dirname;
const dist = path.resolve(folder, process.argv[2] ?? 'dist');
const compiler = path.join(folder, '..', 'node_modules', 'typescript', 'bin', 'tsc');
const { name, version, description, license, type, engines } = JSON.parse(
  fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
) as Record<string, unknown>;

fs.rmSync(dist, { recursive: true, force: true });
const config = path.join(folder, 'tsconfig.build.json');
execFileSync(process.execPath, [compiler, '-p', config, '--outDir', dist], { stdio: 'inherit' });
const built = {
  ...{ name, version, description, license, type, engines },
  exports: { '.': { types: './client.d.ts', default: './client.js' } },
};
fs.writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify(built, null, 2)}\n`);
fs.copyFileSync(path.join(folder, 'README.md'), path.join(dist, 'README.md'));
fs.copyFileSync(path.join(folder, '..', 'LICENSE'), path.join(dist, 'LICENSE'));
