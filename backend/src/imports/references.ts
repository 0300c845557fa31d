import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { eqAny } from '../core/data/search.ts';
import { GivenUp, type Run } from './importRuns.ts';

/** Tables whose name is not the word that people use. */
const WORDS: Record<string, string> = {
  rfqs: 'quote requests',
  sellers: 'vendors',
  tenants: 'customers',
  users: 'people',
  category_managers: 'category managers',
};
/** Tables that name a record by its kind and number, without a foreign key. */
const BY_KIND = [
  ['documents', 'entity_name'],
  ['comments', 'entity_name'],
  ['addresses', 'entity_type'],
] as const;

/** Columns of other tables that refer to the key, from the database's own catalogue: a new table is never forgotten. */
async function references(trx: Trx, table: string, key: string) {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c cross join lateral unnest(c.conkey, c.confkey) as k(own, foreign_key)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
      join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.foreign_key
    where c.contype = 'f' and c.confrelid = ${table}::regclass and f.attname = ${key}
    order by 1, 2`.execute(trx);
  return rows;
}

async function firstOf(trx: Trx, record: RawBuilder<unknown>, rest: RawBuilder<unknown>) {
  const { rows } = await sql<{ count: number; record: number | null }>`
    select count(*) as count, min(${record}) as record ${rest}`.execute(trx);
  return rows[0] ?? { count: 0, record: null };
}

const nameOf = async (trx: Trx, { kind, source }: Run, recordId: number) =>
  (
    await trx
      .selectFrom('external_ids')
      .select('external_id')
      .where('kind', '=', kind)
      .where('source', '=', source)
      .where('record_id', '=', recordId)
      .executeTakeFirst()
  )?.external_id ?? String(recordId);

/** Refuses with the names of what was built on the records, or changed of them by hand, since they were imported. */
export async function refuseIfUsed(trx: Trx, run: Run, ids: readonly number[]): Promise<void> {
  const { entity, table, key } = run.definition;
  const used: string[] = [];
  const note = async (word: string, count: number, record: number | null) => {
    if (record !== null) used.push(`${count} ${word} (first of ${await nameOf(trx, run, record)})`);
  };
  const among = eqAny([...ids]);
  for (const reference of await references(trx, table, key)) {
    const column = sql.ref(reference.column);
    const { count, record } = await firstOf(
      trx,
      column,
      sql`from ${sql.table(reference.table)} where ${column} = ${among}`,
    );
    await note(WORDS[reference.table] ?? reference.table.replaceAll('_', ' '), count, record);
  }
  for (const [name, kind] of BY_KIND) {
    const { count, record } = await firstOf(
      trx,
      sql.ref('entity_id'),
      sql`from ${sql.table(name)} where ${sql.ref(kind)} = ${entity} and entity_id = ${among}`,
    );
    await note(name, count, record);
  }
  const changed = await firstOf(
    trx,
    sql.ref('l.entity_id'),
    sql`from audit_log l where l.entity = ${entity} and l.entity_id = ${among} and l.created_at > ${run.appliedAt}
      and l.action <> 'CREATE' and not exists (select from audit_log i where i.entity = 'IMPORT' and i.request_id = l.request_id)`,
  );
  await note('later changes', changed.count, changed.record);
  const imported = await firstOf(
    trx,
    sql.ref('r.record_id'),
    sql`from import_records r join imports n using (import_id) where r.record_id = ${among} and n.kind = ${run.kind}
      and n.import_id <> ${run.importId} and n.status = 'APPLIED'`,
  );
  await note('changes by later imports', imported.count, imported.record);
  if (used.length) throw new GivenUp(`In use by ${used.join(', ')}. Nothing was undone`);
}
