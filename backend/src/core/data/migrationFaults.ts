import type pg from 'pg';

/** A statement that failed, in words for the person who upgrades. */
export interface StatementFault {
  statement: string;
  /** Message of PostgreSQL, with the table, the constraint and up to five rows at fault. */
  reason: string;
}

type Ask = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

const MOST_ROWS = 5;
const MOST_LETTERS = 400;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Text between the bracket at `from` and the one that closes it. */
function bracketed(text: string, from: number): string | undefined {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    if (text[i] === '(') depth++;
    if (text[i] === ')' && --depth === 0) return text.slice(from + 1, i);
  }
  return undefined;
}

/** The condition of a check: in the statement that adds it, else in the tables. */
async function conditionOf(ask: Ask, statement: string, error: pg.DatabaseError) {
  const named = new RegExp(`constraint\\s+"?${error.constraint ?? ''}"?\\s+check\\s*\\(`, 'i');
  const found = named.exec(statement) ?? /\bcheck\s*\(/i.exec(statement);
  if (found) return bracketed(statement, found.index + found[0].length - 1);
  const { rows } = await ask(
    `select pg_get_expr(conbin, conrelid) as condition from pg_constraint where conname = $1`,
    [error.constraint],
  );
  return (rows[0] as { condition?: string } | undefined)?.condition;
}

/** `where` of the rows at fault, by the kind of error; undefined where they cannot be told. */
async function atFault(ask: Ask, statement: string, error: pg.DatabaseError) {
  // Key (customer, day)=(7, 2026-11-01) is duplicated
  const key = /^Key \((.+?)\)=\((.*)\) /.exec(error.detail ?? '');
  switch (error.code) {
    case '23514': {
      const condition = await conditionOf(ask, statement, error);
      return condition && { text: `not (${condition})`, values: [] };
    }
    case '23502':
      return error.column && { text: `${quoted(error.column)} is null`, values: [] };
    case '23503':
    case '23505':
      return key && { text: `concat_ws(', ', ${key[1]}) = $1`, values: [key[2]] };
    default:
      return undefined;
  }
}

async function rowsAtFault(ask: Ask, statement: string, error: pg.DatabaseError) {
  const where = await atFault(ask, statement, error);
  if (!where || !error.table) return undefined;
  const table = `${quoted(error.schema ?? 'public')}.${quoted(error.table)}`;
  const key = await ask(
    `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)`,
    [table],
  );
  const names = (key.rows as { name: string }[]).map(({ name }) => name);
  if (!names.length) return undefined;
  const { rows } = await ask(
    `select concat_ws('/', ${names.map(quoted).join(', ')}) as id from ${table} where ${where.text}
     order by ${names.map(quoted).join(', ')} limit ${MOST_ROWS + 1}`,
    where.values,
  );
  const ids = (rows as { id: string }[]).map(({ id }) => id);
  const more = ids.length > MOST_ROWS ? ' and more' : '';
  return ids.length
    ? `${error.table}, ${names.join('/')} ${ids.slice(0, MOST_ROWS).join(', ')}${more}`
    : undefined;
}

/** Reads the rows at fault within a savepoint of its own: a guess that fails must not hide the fault. */
async function readRows(ask: Ask, statement: string, error: pg.DatabaseError) {
  await ask('savepoint munim_fault');
  try {
    return await rowsAtFault(ask, statement, error);
  } catch {
    await ask('rollback to savepoint munim_fault');
    return undefined;
  }
}

export async function faultOf(
  ask: Ask,
  statement: string,
  error: pg.DatabaseError,
): Promise<StatementFault> {
  const rows = await readRows(ask, statement, error);
  const line = statement.replaceAll(/\s+/g, ' ').trim();
  const reason = [
    error.message,
    error.constraint && !error.message.includes(error.constraint)
      ? `constraint ${error.constraint}`
      : undefined,
    error.detail,
    rows && `rows at fault: ${rows}`,
  ];
  return {
    statement: line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)} …` : line,
    reason: reason.filter(Boolean).join('; '),
  };
}
