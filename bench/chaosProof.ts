import { openDatabase } from '../backend/src/core/data/database.ts';
import { onServer } from '../backend/src/core/data/onServer.ts';
import { brokenRules } from '../backend/testing/invariants/testRules.ts';
import type { Change, Kind } from './chaosClients.ts';

/** Column with the mark of a change. */
const WHERE: Record<Kind, string> = {
  order: 'select remarks as mark from orders',
  receipt: 'select reference_number as mark from payments',
  expense: 'select remarks as mark from expenses',
  adjustment: 'select remarks as mark from stock_ledger',
};

/** Changes that exist more often than requested, and acknowledged changes that do not exist. */
export async function doubledAndLost(
  databaseUrl: string,
  changes: readonly Change[],
): Promise<{ doubled: string[]; lost: string[] }> {
  const times = new Map<string, number>();
  await onServer(databaseUrl, async (client) => {
    for (const [kind, query] of Object.entries(WHERE)) {
      const { rows } = await client.query<{ mark: string; times: number }>(
        `select mark, count(*)::integer as times from (${query}) m where mark like 'chaos-%' group by 1`,
      );
      for (const row of rows) times.set(`${kind} ${row.mark}`, row.times);
    }
  });
  const found = changes.map(({ kind, mark, answer }) => ({
    name: `${kind} ${mark}`,
    answer,
    times: times.get(`${kind} ${mark}`) ?? 0,
  }));
  return {
    doubled: found.filter((change) => change.times > 1).map(({ name }) => name),
    lost: found
      .filter((change) => change.answer === 'done' && change.times === 0)
      .map(({ name }) => name),
  };
}

/** Broken invariants of all documents (docs/decisions/018). */
export async function rulesBroken(databaseUrl: string): Promise<string[]> {
  const db = openDatabase(databaseUrl);
  try {
    return await brokenRules(db);
  } finally {
    await db.destroy();
  }
}
