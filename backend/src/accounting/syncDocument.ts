import type { Database } from '../core/data/database.ts';
import {
  type Ledger,
  type LedgerDocument,
  type LedgerEntry,
  LedgerError,
  type DocumentKind,
} from './ledger.ts';
import {
  isCancelled,
  isLive,
  type DocumentState,
  readDocument,
  type SyncResult,
  writeSyncResult,
} from './syncedDocuments.ts';
import {
  releaseLease,
  clearCreateSent,
  recordCreateSent,
  RETRY_MINUTES,
  acquireLease,
  type SyncLease,
} from './syncLease.ts';

const NAMES = {
  BILL: 'bill',
  INVOICE: 'invoice',
  CREDIT_NOTE: 'credit note',
} as const satisfies Record<DocumentKind, string>;

const isAsSent = (entry: LedgerEntry, { number, date, due_date, total }: LedgerDocument): boolean =>
  entry.number === number &&
  entry.date === date &&
  (due_date === null || entry.due_date === due_date) &&
  entry.total === total;

/**
 * Looks our reference up before creating: a document whose answer was lost is found, not made
 * again.
 */
async function findOrCreate(
  db: Database,
  ledger: Ledger,
  lease: SyncLease,
  document: LedgerDocument,
): Promise<{ id: string; entry?: LedgerEntry }> {
  const entry = await ledger.byReference(lease.documentType, document.reference);
  if (entry) return { id: entry.id, entry };
  if (!(await recordCreateSent(db, lease)))
    throw new LedgerError(
      'Accounting was asked before and has not answered yet: it is looked up again in a few minutes',
      false,
    );
  try {
    const id = await ledger.create(document);
    return { id };
  } catch (error) {
    if (error instanceof LedgerError && error.isCertain) await clearCreateSent(db, lease);
    throw error;
  }
}

/**
 * Message of a document that was removed in accounting: a person decides, so it is not made again
 * automatically.
 */
const removedMessage = (record: DocumentKind) =>
  `This ${NAMES[record]} was removed in accounting. Sync again to send it anew, or cancel it.`;

async function pushLive(
  db: Database,
  ledger: Ledger,
  lease: SyncLease,
  { accountingId, document }: DocumentState,
): Promise<SyncResult> {
  const known = accountingId !== null && ledger.isOwnId(accountingId) ? accountingId : undefined;
  const existing = known === undefined ? undefined : await ledger.byId(lease.documentType, known);
  if (known !== undefined && !existing)
    return {
      accountingId: null,
      sync_status: 'FAILED',
      sync_error: removedMessage(lease.documentType),
    };
  const { id, entry } = existing
    ? { id: existing.id, entry: existing }
    : await findOrCreate(db, ledger, lease, document);
  await clearCreateSent(db, lease);
  // kept at once: the change that follows may fail
  if (id !== accountingId)
    await writeSyncResult(db, lease.documentType, lease.documentId, { accountingId: id });
  if (entry && !isAsSent(entry, document)) await ledger.change(id, document);
  return { sync_status: 'SYNCED', sync_error: null, synced: true };
}

async function makeVoid(
  ledger: Ledger,
  lease: SyncLease,
  { accountingId, document }: DocumentState,
): Promise<SyncResult> {
  const known =
    accountingId !== null && ledger.isOwnId(accountingId)
      ? await ledger.byId(lease.documentType, accountingId)
      : undefined;
  const existing = known ?? (await ledger.byReference(lease.documentType, document.reference));
  if (existing) await ledger.makeVoid(lease.documentType, existing.id);
  return {
    sync_status: existing || accountingId !== null ? 'SYNCED' : null,
    sync_error: null,
    ...(existing ? { synced: true } : {}),
  };
}

/** One attempt; the result is written on the document and never changes its own status. */
async function trySync(db: Database, ledger: Ledger, lease: SyncLease): Promise<string[]> {
  const { documentType: record, documentId } = lease;
  const state = await readDocument(db, record, documentId);
  if (!state || !(isLive(state) || isCancelled(state))) return [];
  try {
    const note = isLive(state)
      ? await pushLive(db, ledger, lease, state)
      : await makeVoid(ledger, lease, state);
    await writeSyncResult(db, record, documentId, note);
    return note.sync_error ? [note.sync_error] : [];
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    await writeSyncResult(db, record, documentId, {
      sync_status: 'FAILED',
      sync_error: error.message.slice(0, 500),
    });
    return [error.message];
  }
}

/** Started by a person. A queued retry stays queued unless this succeeds. */
export async function syncOnce(
  db: Database,
  ledger: Ledger,
  record: DocumentKind,
  documentId: number,
): Promise<string[]> {
  const state = await readDocument(db, record, documentId);
  if (!state || !(isLive(state) || isCancelled(state)))
    return [`Only an issued ${NAMES[record]} is sent to accounting`];
  const lease = await acquireLease(db, record, documentId);
  if (!lease)
    return [`Accounting is being told of this ${NAMES[record]} already: try again in a moment`];
  const again = { tries: lease.tries, at: lease.queuedFor };
  try {
    const errors = await trySync(db, ledger, lease);
    await releaseLease(db, lease, errors.length ? again : { tries: 0, at: null });
    return errors;
  } catch (error) {
    await releaseLease(db, lease, again);
    throw error;
  }
}

/** One attempt from the queue. */
export async function syncUnderLease(
  db: Database,
  ledger: Ledger,
  lease: SyncLease,
): Promise<void> {
  const failed = { tries: lease.tries + 1, at: null, inMinutes: RETRY_MINUTES[lease.tries] };
  try {
    const errors = await trySync(db, ledger, lease);
    await releaseLease(db, lease, errors.length ? failed : { tries: 0, at: null });
  } catch (error) {
    await releaseLease(db, lease, failed);
    throw error;
  }
}

/**
 * Called before a cancellation. Clears the id of a document that was removed in accounting; the
 * local ledger removes it itself. True when accounting still has it.
 */
export async function existsInAccounting(
  db: Database,
  ledger: Ledger,
  record: DocumentKind,
  documentId: number,
): Promise<boolean> {
  const state = await readDocument(db, record, documentId);
  const id = state?.accountingId ?? null;
  if (id === null) return false;
  if (ledger.isOwnId(id)) {
    if (ledger.isLocal) await ledger.makeVoid(record, id);
    else if (await ledger.byId(record, id)) return true;
  }
  await writeSyncResult(db, record, documentId, {
    accountingId: null,
    sync_status: null,
    sync_error: null,
  });
  return false;
}
