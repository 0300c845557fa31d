import { pendingMigrations } from '../../backend/src/core/data/migrate.ts';
import { onServer } from '../../backend/src/core/data/onServer.ts';
import { backUpBeforeUpgrade } from '../../backend/command/backups.ts';
import { prepareDatabase } from '../../backend/src/core/data/prepareDatabase.ts';
import { defineCommand, Fault } from './command.ts';

const NO_OWNER =
  'DATABASE_OWNER_URL, of the role that owns the tables, and DATABASE_URL, of the one that services work as, must be set.';

/** An empty database needs no backup. */
const hasRows = (owner: string) =>
  onServer(owner, async (client) => {
    const { rows } = await client.query<{ found: boolean }>(
      `select to_regclass('users') is not null as found`,
    );
    return rows[0]?.found ?? false;
  });

async function backUp(owner: string): Promise<void> {
  const made = await backUpBeforeUpgrade(process.env, owner);
  if (made) console.log(`Backup ${made.name} made.`);
  else
    console.warn(
      'No backup is made before this upgrade: BACKUP_URL is not set. It is all or nothing, but only a backup leads back to the version before.',
    );
}

export const command = defineCommand({
  details: `As the owner of the tables, for services that have no password of the owner: run it before they start. A backup is
made first where BACKUP_URL is set. Running it again changes nothing.`,
  options: {},
  async run() {
    const { DATABASE_OWNER_URL: owner, DATABASE_URL: service } = process.env;
    if (!owner || !service) throw new Fault(NO_OWNER);
    const pending = await pendingMigrations(owner);
    if (pending.length && (await hasRows(owner))) await backUp(owner);
    await prepareDatabase({ owner, service }, console.log);
    console.log(
      pending.length
        ? `The database is up to date: ${pending.length} migrations were made.`
        : 'The database was up to date.',
    );
  },
});
