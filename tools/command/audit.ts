import { sealAuditLog, verifyAuditLog } from '../../backend/src/core/data/auditChain.ts';
import { openDatabase } from '../../backend/src/core/data/database.ts';
import { openLocalDatabase } from '../localDatabase.ts';
import { defineCommand, Fault } from './command.ts';

export const command = defineCommand({
  details:
    'Computes the chain of the audit log anew. Keep the head that it prints elsewhere, for --head.',
  options: {
    head: {
      type: 'string',
      value: 'HEAD',
      help: 'a head noted before, which must be in the chain',
    },
  },
  async run({ head: noted }) {
    const local = await openLocalDatabase();
    const db = openDatabase(local.url);
    try {
      await sealAuditLog(db);
      const { faults, seals, rows, unsealed, head } = await verifyAuditLog(db, noted);
      console.log(`${rows} rows, ${seals} seals, ${unsealed} rows not sealed yet. Head ${head}`);
      if (faults.length) throw new Fault(`The audit log was changed:\n${faults.join('\n')}`);
      console.log('The audit log is whole. Keep the head elsewhere, for --head.');
    } finally {
      await db.destroy();
      await local.stop();
    }
  },
});
