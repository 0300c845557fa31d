import crypto from 'node:crypto';

/** The list beside the migrations: the version that was released last, and its migrations with the hash of each. */
export interface FrozenMigrations {
  version: string;
  migrations: Record<string, string>;
}

/** Texts of migrations by name. */
export type Migrations = ReadonlyMap<string, string>;

/** Line ends are those of the checkout, so they do not count. */
export const hashOf = (text: string): string =>
  crypto.createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');

const numberOf = (name: string) => name.slice(0, 4);
const FOLDER = 'backend/migrations';

/** Allowed imports of a migration: others can change after it ran; the three that did so before keep it. */
const IMPORTS = new Set(['kysely', '@munim/schema/shared/states.ts']);

function importFaults(name: string, text: string): string[] {
  const others = Array.from(
    text.matchAll(/^(?:import|export)[^;]*? from '([^']+)'/gm),
    ([, from]) => String(from),
  ).filter((from) => !IMPORTS.has(from));
  return others.map(
    (from) =>
      `${name} imports ${from}: what it does could change after it has run. Write the values into the migration.`,
  );
}

function frozenFaults(name: string, hash: string, migrations: Migrations): string[] {
  const text = migrations.get(name);
  if (text !== undefined)
    return hashOf(text) === hash
      ? []
      : [
          `${name} was changed after its release: databases that have run it keep what it did before. ` +
            `Undo the change (git checkout main -- ${FOLDER}/${name}.ts) and write a new migration.`,
        ];
  const renamed = Array.from(migrations).find(([, other]) => hashOf(other) === hash)?.[0];
  return [
    renamed
      ? `${name} was renamed to ${renamed} after its release: databases know it by its old name. Give it that name again.`
      : `${name} was removed after its release: databases that have run it do not start any more. Restore it (git checkout main -- ${FOLDER}/${name}.ts).`,
  ];
}

/** Faults of the migrations of this tree; each says what to do. */
export function migrationFaults(
  { version, migrations: frozen }: FrozenMigrations,
  migrations: Migrations,
  packageVersion: string,
): string[] {
  const last = Object.keys(frozen).toSorted().at(-1) ?? '';
  const names = Array.from(migrations.keys());
  const early = names.filter((name) => !(name in frozen) && numberOf(name) <= numberOf(last));
  const twins = names.filter((name, i) =>
    names.slice(0, i).some((other) => numberOf(other) === numberOf(name)),
  );
  return [
    ...names
      .filter((name) => !/^\d{4}_./.test(name))
      .map((name) => `${name} must begin with 4 digits and _: migrations run in order of name.`),
    ...Object.entries(frozen).flatMap(([name, hash]) => frozenFaults(name, hash, migrations)),
    ...early
      .filter((name) => !Object.values(frozen).includes(hashOf(migrations.get(name) ?? '')))
      .map(
        (name) =>
          `${name} comes before ${last}, which databases have run already. Give it a number after ${numberOf(last)}.`,
      ),
    ...twins.map((name) => `${name} has the number of another migration. Give it a free one.`),
    ...Array.from(migrations).flatMap(([name, text]) => importFaults(name, text)),
    ...(version === packageVersion
      ? []
      : [
          `Version ${packageVersion} is not frozen (the list is of ${version}): run npm run freeze-migrations and commit ${FOLDER}/frozen.json.`,
        ]),
  ];
}

/** The list with all migrations of this tree; what stands in it stays as it is. */
export const freeze = (
  { migrations: frozen }: FrozenMigrations,
  migrations: Migrations,
  version: string,
): FrozenMigrations => ({
  version,
  migrations: {
    ...Object.fromEntries(Array.from(migrations, ([name, text]) => [name, hashOf(text)])),
    ...frozen,
  },
});
