import fs from 'node:fs';
import path from 'node:path';
import { freeze, type FrozenMigrations, migrationFaults } from './frozenMigrations.ts';
import { root } from './runSteps.ts';

/** `npm run freeze-migrations`: at a release, the migrations so far become final. With --check it only looks. */
const folder = path.join(root, 'backend', 'migrations');
const list = path.join(folder, 'frozen.json');
const read = <T>(file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as T;

const frozen = read<FrozenMigrations>(list);
const { version } = read<{ version: string }>(path.join(root, 'package.json'));
const migrations = new Map(
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
    .map((file) => [file.replace('.ts', ''), fs.readFileSync(path.join(folder, file), 'utf8')]),
);

const check = process.argv.includes('--check');
// freezing is what a new version asks for, so its own fault is none
const faults = migrationFaults(frozen, migrations, check ? version : frozen.version);
if (faults.length) {
  console.error(`Migrations are append-only (docs/releases.md):\n${faults.join('\n')}`);
  process.exitCode = 1;
} else if (!check) {
  const added = migrations.size - Object.keys(frozen.migrations).length;
  fs.writeFileSync(list, `${JSON.stringify(freeze(frozen, migrations, version), null, 2)}\n`);
  console.log(`Version ${version}: ${migrations.size} migrations are final, ${added} of them new.`);
}
