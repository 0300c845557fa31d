import pg from 'pg';

/** Uses after which a text counts as one that repeats. */
const REPEATS = 3;
/** Texts whose uses are counted, in the whole process. */
const MOST_COUNTED = 2_000;
/** Named statements of one connection: each holds its plan in the memory of PostgreSQL. */
const MOST_NAMED = 100;
/** A longer list of values varies in its length, and each length is a text of its own. */
const MOST_VALUES = 40;
const PLANNED = /^(select|with|insert|update|delete)\b/;
/**
 * A limit, a range or a searched text: its rows are estimated badly without the value, and a plan for any value read 5,600 pages
 * where one for the value read 100 (docs/decisions/082). What is found by equal keys reads the same by both.
 */
const NEEDS_VALUE = /\b(?:limit|offset)\s+\$|\b(?:between|i?like)\b|(?:[<>]=?|%>|@@|~\*?)\s*\(?\$/i;

const uses = new Map<string, number>();

/** Moves an entry to the end: the first one is the one not used for longest. */
function toEnd<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
}

/** Counts a use; true for a text that repeats. */
function repeats(text: string): boolean {
  const count = (uses.get(text) ?? 0) + 1;
  toEnd(uses, text, count);
  const [oldest] = uses.keys();
  if (uses.size > MOST_COUNTED && oldest !== undefined) uses.delete(oldest);
  return count >= REPEATS;
}

/** True for a statement that is as good with a plan for any value. */
export const isSteady = (text: string, values: readonly unknown[]): boolean =>
  values.length > 0 &&
  values.length <= MOST_VALUES &&
  PLANNED.test(text) &&
  !NEEDS_VALUE.test(text);

/** DDL gave a table of the statement other columns: its plan is of no use any more. */
export const isOutOfDate = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message === 'cached plan must not change result type';

type Run = (query: pg.QueryConfig) => Promise<unknown>;

/**
 * A connection on which statements that repeat are prepared once and planned rarely. A new connection begins without any.
 */
export class NamingClient extends pg.Client {
  /** Names by text; a name is never given twice on a connection. */
  readonly #names = new Map<string, string>();
  #given = 0;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // looked up at each call: tests put defects in place of pg's own
    const run = (...args: unknown[]) =>
      (pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>).apply(this, args);
    const query = (text: unknown, values?: unknown, ...more: unknown[]) =>
      typeof text === 'string' &&
      Array.isArray(values) &&
      isSteady(text, values) &&
      !more.length &&
      repeats(text)
        ? this.#runNamed(text, values, run)
        : run(text, values, ...more);
    this.query = query as pg.Client['query'];
  }

  async #runNamed(text: string, values: unknown[], run: Run): Promise<unknown> {
    const name = this.#names.get(text) ?? `s${++this.#given}`;
    toEnd(this.#names, text, name);
    try {
      const answer = await run({ name, text, values });
      const [oldest] = this.#names;
      if (this.#names.size > MOST_NAMED && oldest) await this.#forget(...oldest);
      return answer;
    } catch (error) {
      if (!isOutOfDate(error)) throw error;
      // the status before the statement; a transaction is repeated as a whole (database.ts)
      const isAlone = this.getTransactionStatus() === 'I';
      await this.#forget(text, name, isAlone);
      if (!isAlone) throw error;
      return await run({ text, values });
    }
  }

  /** The next use prepares the text anew, under another name. A failed transaction gives nothing back. */
  async #forget(text: string, name: string, isAlone = true): Promise<void> {
    this.#names.delete(text);
    const { parsedStatements } = (this as unknown as { connection: Prepared }).connection;
    delete parsedStatements[name];
    if (isAlone) await this.query(`deallocate ${name}`).catch(() => undefined);
  }
}

/** What pg keeps of the statements of a connection. */
interface Prepared {
  parsedStatements: Record<string, string>;
}
