import type { Viewer } from '../access/viewer.ts';
import type { Settings } from '../settings.ts';
import { audit, type AuditEntry } from './audit.ts';
import type { Database, Trx } from './database.ts';

/** Context of a read: database, viewer, and the settings that sign the addresses of files. */
export interface ReadContext {
  readonly db: Database | Trx;
  readonly settings: Settings;
  readonly viewer: Viewer;
}

/**
 * One change on behalf of one viewer. All that it reads and writes is in one transaction, audit
 * rows and queued messages too.
 */
export interface Work extends ReadContext {
  readonly db: Trx;
  /** The same transaction as `db`, for statements that lock or write. */
  readonly trx: Trx;
  /** Adds rows to the audit trail in the transaction. Never a secret in them. */
  audit(...entries: AuditEntry[]): Promise<void>;
}

export const workOf = (trx: Trx, settings: Settings, viewer: Viewer): Work => ({
  db: trx,
  trx,
  settings,
  viewer,
  audit: (...entries) => audit(trx, viewer, ...entries),
});
