import pg from 'pg';

/**
 * A defect between the service and its database. It changes the statements that match, and nothing
 * else of the service.
 */
export interface Defect {
  of: RegExp;
  /**
   * True when the statement is never sent to the database; the service gets that no row was
   * affected.
   */
  lost?: true;
  twice?: true;
  as?(text: string): string;
  /** Waits for this before it is sent. */
  after?(): Promise<unknown>;
}

/** Rows are read without their lock: a second caller reads what the first is about to change. */
export const noLocks: Defect = {
  of: / for (no key )?update/,
  as: (text) => text.replaceAll(/ for (no key )?update( of "\w+")?/g, ''),
};

/** Wait for `Defect.after`: callers go on once so many have come. */
export function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return async () => {
    if (++here >= size) resolve();
    await promise;
  };
}

type Query = (this: pg.Client, text: unknown, values?: unknown[]) => Promise<unknown>;
const NO_ROWS = { command: 'INSERT', rowCount: 0, oid: 0, fields: [], rows: [] };

async function changed(
  client: pg.Client,
  query: Query,
  text: string,
  values: unknown[] | undefined,
  defects: readonly Defect[],
) {
  const own = defects.filter(({ of }) => of.test(text));
  for (const { after } of own) await after?.();
  if (own.some(({ lost }) => lost)) return NO_ROWS;
  const sent = own.reduce((sql, { as }) => as?.(sql) ?? sql, text);
  if (own.some(({ twice }) => twice)) await query.call(client, sent, values);
  return query.call(client, sent, values);
}

/** A statement with a name (core/data/namedStatements.ts); with a defect it is sent without. */
const isNamed = (asked: unknown): asked is { name: string; text: string; values: unknown[] } =>
  typeof asked === 'object' && asked !== null && 'name' in asked && 'text' in asked;

/** Runs something while the service has these defects. */
export async function withDefects<T>(
  defects: readonly Defect[],
  work: () => Promise<T>,
): Promise<T> {
  const proto = pg.Client.prototype as unknown as { query: Query };
  const { query } = proto;
  proto.query = function (asked, values) {
    const [text, given] = isNamed(asked) ? [asked.text, asked.values] : [asked, values];
    return typeof text === 'string' && defects.some(({ of }) => of.test(text))
      ? changed(this, query, text, given, defects)
      : query.call(this, asked, values);
  };
  try {
    return await work();
  } finally {
    proto.query = query;
  }
}
