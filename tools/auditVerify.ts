import { parseArgs } from 'node:util';
import { sealAuditLog, verifyAuditLog } from '../backend/src/core/data/auditChain.ts';
import { openDatabase } from '../backend/src/core/data/database.ts';
import { openLocalDatabase } from './localDatabase.ts';
import { exitOnError } from './runUntilStopped.ts';

/** `npm run audit:verify [-- --head 12:abc…]`: computes the chain of the audit log anew, and that a head noted before is in it. */
await exitOnError(async () => {
  const { values } = parseArgs({ options: { head: { type: 'string' } } });
  const local = await openLocalDatabase({ fill: false });
  const db = openDatabase(local.url);
  try {
    await sealAuditLog(db);
    const { faults, seals, rows, unsealed, head } = await verifyAuditLog(db, values.head);
    console.log(`${rows} rows, ${seals} seals, ${unsealed} rows not sealed yet. Head ${head}`);
    if (faults.length) throw new Error(`The audit log was changed:\n${faults.join('\n')}`);
    console.log('The audit log is whole. Keep the head elsewhere, for --head.');
  } finally {
    await db.destroy();
    await local.stop();
  }
});
