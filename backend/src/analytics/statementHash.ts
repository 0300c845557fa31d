import crypto from 'node:crypto';
import type { RawBuilder } from 'kysely';
import type { Database, Trx } from '../core/data/database.ts';

/** Names a statement with its values: what was kept is only read when it was made by the very same. */
export function statementHash(db: Database | Trx, statement: RawBuilder<unknown>): string {
  const { sql, parameters } = statement.compile(db);
  return crypto
    .createHash('sha256')
    .update(JSON.stringify([sql, parameters]))
    .digest('hex');
}
