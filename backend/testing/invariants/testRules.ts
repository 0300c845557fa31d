import { sql } from 'kysely';
import { refreshTotals } from '../../src/analytics/refreshTotals.ts';
import type { Database } from '../../src/core/data/database.ts';
import type { Settings } from '../../src/core/settings.ts';
import { wantAllSums, wrongAnswers, wrongSums } from '../testSums.ts';
import { AUDIT_RULES } from './testAuditRules.ts';
import { BILLING_RULES } from './testBillingRules.ts';
import { FROZEN_RULES } from './testFrozenRules.ts';
import { GOODS_RULES } from './testGoodsRules.ts';
import { TRADE_RULES } from './testTradeRules.ts';

/**
 * Facts that hold of all documents after any command (docs/rules/invariants.md), computed here a
 * second time from the tables alone. A name begins with the number of its invariant; each query
 * returns the records that break it. `invariants.deep.test.ts` proves that each query finds a
 * defect.
 */
const RULES = { ...TRADE_RULES, ...GOODS_RULES, ...BILLING_RULES, ...AUDIT_RULES, ...FROZEN_RULES };

/** Settings without values: kept sums do not depend on any. */
const NO_SETTINGS = {} as Settings;
const SUMS = '20 sums: kept sums of days and months are what the documents add up to';

/** Every broken rule with the record that breaks it; none when all is well. */
export async function brokenRules(db: Database): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(RULES).map(async ([name, query]) =>
      (await query.execute(db)).rows.map(({ record }) => `${name} (${record})`),
    ),
  );
  const sums = [...(await wrongSums(db, NO_SETTINGS)), ...(await wrongAnswers(db, NO_SETTINGS))];
  return [...found.flat(), ...sums.map((record) => `${SUMS} (${record})`)];
}

/** Makes the sums that are kept, or brings them up to date: afterwards each change must tell of itself. */
export async function keepSums(db: Database): Promise<void> {
  wantAllSums(db, NO_SETTINGS);
  await refreshTotals(db, NO_SETTINGS);
}

export const RULE_NAMES: readonly string[] = [...Object.keys(RULES), SUMS];

/** 12: one line a table, to see that nothing was written. Who is signed in is no part of it. */
export async function digest(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public'
    and tablename not in ('sessions', 'presence') order by 1`.execute(db);
  return Promise.all(
    rows.map(async ({ name }) => {
      const { rows: sums } = await sql<{
        sum: string;
      }>`select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
        from ${sql.table(name)} t`.execute(db);
      return `${name} ${sums[0]?.sum}`;
    }),
  );
}
