import { sql } from 'kysely';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';

const EVERY_MS = 5_000;
/** Rows of one seal. */
const MOST = 10_000;

/** Seals the audit rows that are committed and not sealed yet; answers their number. */
export async function sealAuditLog(db: Database): Promise<number> {
  let sealed = 0;
  for (;;) {
    const { rows } = await sql<{ n: number }>`select seal_audit_log(${MOST}) as n`.execute(db);
    const n = rows[0]?.n ?? 0;
    sealed += n;
    if (n < MOST) return sealed;
  }
}

/** Seals every five seconds; of several services one does. */
export function startSealing(db: Database, log: Log): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const seal = () => {
    running = sealAuditLog(db).catch((error: Error) =>
      log.warn({ error: error.message }, 'the audit log could not be sealed'),
    );
  };
  const timer = setInterval(seal, EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

export interface AuditProof {
  /** Faults of the audit log; empty when it is whole. */
  faults: string[];
  seals: number;
  rows: number;
  unsealed: number;
  /** Number and hash of the last seal: noted elsewhere, it proves later that nothing up to it was replaced. */
  head: string;
}

/** Rows by seal. By ranges of ids, so that each finds its rows by the primary key. */
const SEALED = sql`select s.seal_id, count(a.audit_id)::int as rows,
    sha256(convert_to(coalesce(string_agg(audit_row_text(a), E'\n' order by a.audit_id), ''), 'UTF8')) as digest
  from audit_seals s cross join lateral unnest(s.audit_ids) as part(ids)
    left join audit_log a on a.audit_id >= lower(part.ids) and a.audit_id < upper(part.ids)
  group by s.seal_id`;

const badSeals = (db: Database) =>
  sql<{ seal_id: number; fault: string }>`with sealed as (${SEALED}), checked as (
    select s.seal_id, case
      when s.seal_id <> row_number() over (order by s.seal_id) then 'a seal before it is missing'
      when f.rows <> s.row_count then 'rows are missing or were added'
      when s.hash <> sha256(coalesce(lag(s.hash) over (order by s.seal_id), '') || f.digest) then 'a row or the seal before it was changed'
    end as fault from audit_seals s join sealed f using (seal_id)
  ) select seal_id, fault from checked where fault is not null order by seal_id limit 100`.execute(
    db,
  );

const totals = (db: Database) =>
  sql<{ seals: number; rows: number; unsealed: number; outside: number; gone: number }>`select
    (select count(*) from audit_seals)::int as seals, (select count(*) from audit_log)::int as rows,
    (select count(*) from audit_unsealed)::int as unsealed,
    (select count(*) from audit_log)::int - (select count(*) from audit_unsealed)::int
      - (select coalesce(sum(row_count), 0) from audit_seals)::int as outside,
    (select count(*) from audit_unsealed u where not exists (select from audit_log a where a.audit_id = u.audit_id))::int as gone`.execute(
    db,
  );

const headOf = async (db: Database, known?: string): Promise<string | undefined> => {
  const { rows } = await sql<{
    head: string;
  }>`select seal_id || ':' || encode(hash, 'hex') as head from audit_seals
    where ${known ?? null}::text is null or seal_id || ':' || encode(hash, 'hex') = ${known ?? null}
    order by seal_id desc limit 1`.execute(db);
  return rows[0]?.head;
};

/** Computes every seal anew, in one snapshot. `known` is a head that was noted before: it must still be in the chain. */
export const verifyAuditLog = (db: Database, known?: string): Promise<AuditProof> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      const faults = (await badSeals(trx)).rows.map(
        ({ seal_id, fault }) => `Seal ${seal_id}: ${fault}`,
      );
      const [sums] = (await totals(trx)).rows;
      const { seals = 0, rows = 0, unsealed = 0, outside = 0, gone = 0 } = sums ?? {};
      if (outside > 0) faults.push(`${outside} rows are in no seal`);
      if (outside < 0) faults.push(`${-outside} rows that were sealed or listed are missing`);
      if (gone) faults.push(`${gone} rows are missing that were not sealed yet`);
      if (known && !(await headOf(trx, known))) faults.push(`The chain does not hold ${known}`);
      return { faults, seals, rows, unsealed, head: (await headOf(trx)) ?? 'none' };
    });
