import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../core/data/database.ts';
import type { DocumentKind } from './ledger.ts';

/** Minutes after the first try; then only a person tries it again. */
export const RETRY_MINUTES = [1, 5, 30, 120, 720];
/** Longer than all calls of one try can take. */
const LEASE_SECONDS = 90;
/** A call that was lost on the way may still be worked on for as long: until then the document is looked up, not asked for again. */
const LOST_CALL_MINUTES = 4;

/** Lease to sync one document: one attempt at a time, by queue or person. */
export interface SyncLease {
  documentType: DocumentKind;
  documentId: number;
  runId: string;
  tries: number;
  /** Time at which the document was due without this attempt. */
  queuedFor: string | null;
}

const until = sql<string>`now() + make_interval(secs => ${LEASE_SECONDS})`;
const isFree = sql<boolean>`(run_until is null or run_until <= now())`;

/** Documents that are due. */
export async function dueLeases(db: Database, most: number): Promise<SyncLease[]> {
  const due = db
    .selectFrom('accounting_pushes')
    .select(['document_type', 'document_id'])
    .where('next_try_at', '<=', sql<string>`now()`)
    .where(isFree)
    .orderBy('next_try_at')
    .limit(most)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .with('due', () => due)
    .updateTable('accounting_pushes as p')
    .from('due')
    .set({ run_id: sql<string>`gen_random_uuid()`, run_until: until, next_try_at: until })
    .whereRef('p.document_type', '=', 'due.document_type')
    .whereRef('p.document_id', '=', 'due.document_id')
    .returning(['p.document_type', 'p.document_id', 'p.run_id', 'p.tries'])
    .execute();
  return rows.map(({ document_type, document_id, run_id, tries }) => ({
    documentType: document_type as DocumentKind,
    documentId: document_id,
    runId: run_id ?? '',
    tries,
    queuedFor: null,
  }));
}

async function tryAcquire(
  db: Database,
  documentType: DocumentKind,
  documentId: number,
): Promise<SyncLease | undefined> {
  const mine = db
    .selectFrom('accounting_pushes')
    .where('document_type', '=', documentType)
    .where('document_id', '=', documentId);
  const row = await db
    .with('before', () => mine.select(['next_try_at']).where(isFree).forUpdate())
    .updateTable('accounting_pushes as p')
    .from('before')
    .set({ run_id: sql<string>`gen_random_uuid()`, run_until: until, next_try_at: until })
    .where('p.document_type', '=', documentType)
    .where('p.document_id', '=', documentId)
    .returning(['p.run_id', 'p.tries', 'before.next_try_at as queued_for'])
    .executeTakeFirst();
  return (
    row && {
      documentType,
      documentId,
      runId: row.run_id ?? '',
      tries: row.tries,
      queuedFor: row.queued_for,
    }
  );
}

/** Takes the lease for a person: waits briefly for an attempt that is running. */
export async function acquireLease(
  db: Database,
  documentType: DocumentKind,
  documentId: number,
  patienceMs = 15_000,
): Promise<SyncLease | undefined> {
  await db
    .insertInto('accounting_pushes')
    .values({ document_type: documentType, document_id: documentId })
    .onConflict((c) => c.doNothing())
    .execute();
  const end = Date.now() + patienceMs;
  for (;;) {
    const lease = await tryAcquire(db, documentType, documentId);
    if (lease || Date.now() > end) return lease;
    await wait(100);
  }
}

const rowOf = (db: Database, { documentType, documentId, runId }: SyncLease) =>
  db
    .updateTable('accounting_pushes')
    .where('document_type', '=', documentType)
    .where('document_id', '=', documentId)
    .where('run_id', '=', runId);

/**
 * Called before accounting creates a document. False when the lease has expired, or when an earlier
 * call may still be creating one.
 */
export async function recordCreateSent(db: Database, lease: SyncLease): Promise<boolean> {
  const row = await rowOf(db, lease)
    .set({ create_sent_at: sql<string>`now()` })
    .where('run_until', '>', sql<string>`now()`)
    .where(
      sql<boolean>`(create_sent_at is null or create_sent_at <= now() - make_interval(mins => ${LOST_CALL_MINUTES}))`,
    )
    .returning('run_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Called when accounting has answered a create. */
export const clearCreateSent = (db: Database, lease: SyncLease) =>
  rowOf(db, lease).set({ create_sent_at: null }).execute();

/** Releases the lease; a document that was queued meanwhile stays due. */
export async function releaseLease(
  db: Database,
  lease: SyncLease,
  next: { tries: number; at: string | null; inMinutes?: number | undefined },
): Promise<void> {
  const at =
    next.inMinutes === undefined
      ? sql`${next.at}::timestamptz`
      : sql`now() + make_interval(mins => ${next.inMinutes})`;
  await rowOf(db, lease)
    .set({
      next_try_at: sql<
        string | null
      >`case when next_try_at = run_until then ${at} else next_try_at end`,
      tries: sql<number>`case when next_try_at = run_until then ${next.tries}::int else tries end`,
      run_id: null,
      run_until: null,
    })
    .execute();
}
