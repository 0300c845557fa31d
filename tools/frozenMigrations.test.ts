import { expect, test } from '@jest/globals';
import { freeze, hashOf, migrationFaults } from './frozenMigrations.ts';

const TEXT = "import { type Kysely, sql } from 'kysely';\nexport async function up() {}\n";
const frozen = {
  version: '0.1.0',
  migrations: {
    '0001_users': hashOf(`${TEXT}// users`),
    '0005_orders': hashOf(`${TEXT}// orders`),
  },
};
const tree = new Map([
  ['0001_users', `${TEXT}// users`],
  ['0005_orders', `${TEXT}// orders`],
]);
const faultsOf = (changed: Record<string, string | undefined>, version = '0.1.0') => {
  const migrations = new Map(tree);
  for (const [name, text] of Object.entries(changed))
    if (text === undefined) migrations.delete(name);
    else migrations.set(name, text);
  return migrationFaults(frozen, migrations, version);
};

test('what was released and what is new after it pass, with any line ends', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ '0006_bills': TEXT, '0009_cash': TEXT })).toEqual([]);
  expect(faultsOf({ '0001_users': `${TEXT}// users`.replaceAll('\n', '\r\n') })).toEqual([]);
});

test('a changed, removed or renamed one is refused, with what to do', () => {
  expect(faultsOf({ '0001_users': `${TEXT}// users, better` })).toEqual([
    expect.stringMatching(
      /^0001_users was changed after its release.*git checkout.*new migration/s,
    ),
  ]);
  expect(faultsOf({ '0005_orders': undefined })).toEqual([
    expect.stringMatching(/^0005_orders was removed .*Restore it/),
  ]);
  expect(faultsOf({ '0005_orders': undefined, '0007_orders': `${TEXT}// orders` })).toEqual([
    expect.stringMatching(/^0005_orders was renamed to 0007_orders .*that name again/),
  ]);
  expect(faultsOf({ '0001_users': undefined, '0002_users': `${TEXT}// users` })).toEqual([
    expect.stringMatching(/^0001_users was renamed to 0002_users/),
  ]);
});

test('one inserted before the last released, one with a number twice or none, and one that imports the program are refused', () => {
  expect(faultsOf({ '0003_late': TEXT })).toEqual([
    expect.stringMatching(/^0003_late comes before 0005_orders.*after 0005/),
  ]);
  expect(faultsOf({ '0006_a': TEXT, '0006_b': TEXT })).toEqual([
    expect.stringMatching(/^0006_b has the number of another/),
  ]);
  expect(faultsOf({ '0NaN_tags': TEXT })).toContainEqual(
    expect.stringMatching(/^0NaN_tags must begin with 4 digits/),
  );
  expect(
    faultsOf({ '0006_a': `${TEXT}import {\n  rate,\n} from '../src/core/rate.ts';\n` }),
  ).toEqual([expect.stringMatching(/^0006_a imports \.\.\/src\/core\/rate\.ts/)]);
});

test('a new version asks for its list, which keeps what stands in it', () => {
  expect(faultsOf({}, '0.2.0')).toEqual([expect.stringContaining('npm run freeze-migrations')]);
  const next = freeze(frozen, new Map([...tree, ['0006_bills', TEXT]]), '0.2.0');
  expect(next).toEqual({
    version: '0.2.0',
    migrations: { ...frozen.migrations, '0006_bills': hashOf(TEXT) },
  });
});
