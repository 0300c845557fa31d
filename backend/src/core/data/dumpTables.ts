import type pg from 'pg';
import { copyOut } from './copyStreams.ts';

/** Schemas of the tables and of the job queue. */
const ALL_SCHEMAS: readonly string[] = ['public', 'pgboss'];

const NEWLINE = 0x0a;

interface Table {
  name: string;
  columns: string;
}

/**
 * Tables with the columns to keep. Not kept: unlogged tables (limits of calls per minute), computed columns, numbers of
 * transactions (another server counts its own), and the list of migrations, which is made with the tables.
 */
const TABLES = `select format('%I.%I', n.nspname, c.relname) as name,
    string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype
  where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
    and c.relname not like 'kysely\\_migration%'
  group by n.nspname, c.relname order by n.nspname desc, c.relname`;

const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
  from pg_sequences where schemaname = any($1) and last_value is not null order by 1`;

export async function lastMigration(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string | null }>(
    'select max(name) as name from kysely_migration',
  );
  const name = rows[0]?.name;
  if (!name) throw new Error('The database has no tables of Munim yet');
  return name;
}

/** Rows of COPY end with one; those inside of texts are escaped. */
function newlinesIn(chunk: Buffer): number {
  let found = 0;
  for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) found++;
  return found;
}

/**
 * All rows as one SQL text, which psql reads too, into tables made by the migrations up to the one named in its first
 * line. `client` is in a repeatable-read transaction: all of it is of one moment. Sequences are read last, so none is behind
 * the rows. `counts` gets the rows of each table.
 */
export async function* dumpTables(
  client: pg.Client,
  counts: Map<string, number>,
  schemas = ALL_SCHEMAS,
): AsyncGenerator<Buffer> {
  const rowsOf = async <Row extends object>(query: string) =>
    (await client.query<Row>(query, [schemas])).rows;
  const text = (line: string) => Buffer.from(line);
  yield text(`-- Munim, migration ${await lastMigration(client)}\n`);
  for (const { name, columns } of await rowsOf<Table>(TABLES)) {
    yield text(`COPY ${name} (${columns}) FROM stdin;\n`);
    let lines = 0;
    const rows = copyOut(client, `copy (select ${columns} from ${name}) to stdout`);
    for await (const chunk of rows as AsyncIterable<Buffer>) {
      lines += newlinesIn(chunk);
      yield chunk;
    }
    counts.set(name, lines);
    yield text('\\.\n');
  }
  for (const { name, value } of await rowsOf<{ name: string; value: string }>(SEQUENCES))
    yield text(`SELECT pg_catalog.setval('${name.replaceAll("'", "''")}', ${value});\n`);
}
