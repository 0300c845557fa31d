import { pendingMigrations } from '../../backend/src/core/data/migrate.ts';
import { prepareDatabase } from '../../backend/src/core/data/prepareDatabase.ts';
import { defineCommand, Fault } from './command.ts';

const NO_OWNER =
  'DATABASE_OWNER_URL, of the role that owns the tables, and DATABASE_URL, of the one that services work as, must be set.';

export const command = defineCommand({
  details: `As the owner of the tables, for services that have no password of the owner: run it before they start. Running it
again changes nothing.`,
  options: {},
  async run() {
    const { DATABASE_OWNER_URL: owner, DATABASE_URL: service } = process.env;
    if (!owner || !service) throw new Fault(NO_OWNER);
    const pending = await pendingMigrations(owner);
    await prepareDatabase({ owner, service }, console.log);
    console.log(
      pending.length
        ? `The database is up to date: ${pending.length} migrations were made.`
        : 'The database was up to date.',
    );
  },
});
