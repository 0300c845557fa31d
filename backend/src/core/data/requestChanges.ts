import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditedKind } from './auditedKinds.ts';

/** Records by kind; null: more than are kept, or all of the kind. */
export type NotedChanges = Map<AuditedKind, Set<number> | null>;
/** The same as JSON, for the kept answer of an idempotency key. */
export type KeptChanges = readonly (readonly [AuditedKind, readonly number[] | null])[];

/** Records of a kind that are told one by one. */
const MAX_OF_KIND = 1_000;

const changesOfRequest = new AsyncLocalStorage<{ noted: NotedChanges; isKnown: boolean }>();

/** Runs a request; the audit rows that it writes are noted for its answer. */
export const withRequestChanges = (handle: () => void): void =>
  changesOfRequest.run({ noted: new Map(), isKnown: true }, handle);

/** Notes records of audit rows. Those of a rolled back attempt stay noted: they are read again, and nothing else. */
export function noteChanges(kind: AuditedKind, ids: Iterable<number> | null): void {
  const noted = changesOfRequest.getStore()?.noted;
  const before = noted?.get(kind);
  if (!noted || before === null) return;
  const all = ids && new Set([...(before ?? []), ...ids]);
  noted.set(kind, all && all.size <= MAX_OF_KIND ? all : null);
}

/** Says that the answer is of an earlier request whose changes were not kept. */
export function forgetChanges(): void {
  const store = changesOfRequest.getStore();
  if (store) store.isKnown = false;
}

/** What the request has changed by now; null when it is not known. */
export function changesNow(): NotedChanges | null {
  const store = changesOfRequest.getStore();
  return store?.isKnown ? store.noted : null;
}

export const keptChanges = (): KeptChanges =>
  [...(changesNow() ?? [])].map(([kind, ids]) => [kind, ids && [...ids]] as const);
