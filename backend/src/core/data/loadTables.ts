import type pg from 'pg';
import { copyIn } from './copyStreams.ts';

const NEWLINE = 0x0a;
const COPY = /^COPY ((?:"[^"]+"|\w+)\.(?:"[^"]+"|\w+)) \(([^;]+)\) FROM stdin;$/;
const SEQUENCE = /^SELECT pg_catalog\.setval\('([^;]+)', (\d+)\);$/;
const HEAD = /^-- Munim, migration (\w+)$/;
const BATCH_BYTES = 64 * 1024;

/** Lines of a text that comes in pieces, without their ends. */
async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    const bytes = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    let from = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
      yield bytes.subarray(from, end);
      from = end + 1;
    }
    rest = bytes.subarray(from);
  }
  if (rest.length) yield rest;
}

/** Lines of a dump with the migration that its tables are of. */
export async function openDump(source: AsyncIterable<Buffer>) {
  const lines = linesOf(source);
  const head = HEAD.exec(String((await lines.next()).value));
  if (!head) throw new Error('This is no dump of Munim');
  return { migration: String(head[1]), lines };
}

/** Rows up to the line that ends them, in batches. */
async function* rowsOf(
  lines: AsyncGenerator<Buffer>,
  table: string,
  count: (rows: number) => void,
) {
  let batch: Buffer[] = [];
  let [size, rows] = [0, 0];
  for (;;) {
    const { value: line, done } = await lines.next();
    if (done) throw new Error(`The dump ends within ${table}`);
    const isEnd = line.length === 2 && line.toString() === '\\.';
    if (!isEnd) {
      batch.push(line, Buffer.of(NEWLINE));
      size += line.length + 1;
      rows++;
    }
    if (size && (isEnd || size > BATCH_BYTES)) {
      yield Buffer.concat(batch);
      [batch, size] = [[], 0];
    }
    if (isEnd) break;
  }
  count(rows);
}

async function skipRows(lines: AsyncGenerator<Buffer>, table: string): Promise<void> {
  const rows = rowsOf(lines, table, () => undefined);
  while (!(await rows.next()).done);
}

const SCHEMAS = `(select oid from pg_namespace where nspname in ('public', 'pgboss'))`;

interface Rule {
  table: string;
  name: string;
  definition: string;
}

/** References, which are added again after all rows: their order would not suit every table. */
const REFERENCES = `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and conparentid = 0 and connamespace in ${SCHEMAS}`;
const TABLES = `select oid::regclass::text as name from pg_class
  where relnamespace in ${SCHEMAS} and relkind in ('r', 'p') and relname not like 'kysely\\_migration%'`;

/**
 * Fills empty tables of the dump's migration, in the caller's transaction, without triggers: what they did is in the rows.
 * Rows that migrations made are replaced. Answers the rows of each table. `skips` tells tables to leave as they are.
 */
export async function loadTables(
  client: pg.Client,
  lines: AsyncGenerator<Buffer>,
  skips: (table: string) => boolean = () => false,
): Promise<Map<string, number>> {
  const { rows: references } = await client.query<Rule>(REFERENCES);
  const { rows: tables } = await client.query<{ name: string }>(TABLES);
  const names = tables.map(({ name }) => name);
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  const counts = new Map<string, number>();
  for (;;) {
    const { value, done } = await lines.next();
    if (done) break;
    const line = value.toString();
    const [, table, columns] = COPY.exec(line) ?? [];
    const [, sequence, last] = SEQUENCE.exec(line) ?? [];
    if (table && skips(table)) await skipRows(lines, table);
    else if (table) {
      await client.query(`truncate ${table}`);
      await copyIn(
        client,
        `copy ${table} (${columns}) from stdin`,
        rowsOf(lines, table, (rows) => counts.set(table, rows)),
      );
    } else if (sequence && skips(sequence)) continue;
    else if (sequence) await client.query('select setval($1::regclass, $2)', [sequence, last]);
    else throw new Error(`The dump has a line that is not known: ${line.slice(0, 80)}`);
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  return counts;
}
