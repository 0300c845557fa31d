import { openLocalDatabase, seed } from '../localDatabase.ts';
import { defineCommand, WrongUse } from './command.ts';

export const command = defineCommand({
  details: `Into the embedded database, or with --demo into that of DATABASE_URL. A database that holds data of a company
is never touched.`,
  options: {
    orders: { type: 'string', value: 'N', help: 'adds N orders with what belongs to them' },
    force: { type: 'boolean', help: 'EMPTIES a database that has demo data first' },
    demo: { type: 'boolean', help: 'allows the database of DATABASE_URL' },
  },
  async run({ orders, force, demo }) {
    if (process.env['DATABASE_URL'] && !demo)
      throw new WrongUse('the database of DATABASE_URL gets demo data only with --demo');
    if (orders !== undefined && !/^\d{1,9}$/.test(orders))
      throw new WrongUse(`--orders must be a whole number, not '${orders}'`);
    const database = await openLocalDatabase();
    try {
      seed(database.ownerUrl, [
        ...(orders === undefined ? [] : ['--orders', orders]),
        ...(force ? ['--force'] : []),
      ]);
    } finally {
      await database.stop();
    }
  },
});
