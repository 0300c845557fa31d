import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditedKind } from './auditedKinds.ts';

/** Records by kind; null: more than are kept, or all of the kind. */
export type NotedChanges = Map<AuditedKind, Set<number> | null>;
/** The same as JSON, for the kept answer of an idempotency key. */
export type KeptChanges = readonly (readonly [AuditedKind, readonly number[] | null])[];

/** What one request has changed by now. */
export interface RequestChanges {
  readonly noted: NotedChanges;
  /** False: it, or the request that it repeats, changed what was not noted. */
  isKnown: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request that may write; null before its handler begins. */
    changes: RequestChanges | null;
  }
  interface FastifyContextConfig {
    /** A GET that writes all the same, by the contract. */
    writes?: true;
  }
}

/** Records of a kind that are told one by one. */
const MAX_OF_KIND = 1_000;

const changesOfRequest = new AsyncLocalStorage<RequestChanges>();

export const noChanges = (): RequestChanges => ({ noted: new Map(), isKnown: true });

/** Runs a request; the audit rows that it writes are noted for its answer. */
export const withRequestChanges = (changes: RequestChanges, handle: () => void): void =>
  changesOfRequest.run(changes, handle);

/**
 * Notes records of audit rows, and of the few changes that have none. Those of a rolled back attempt stay noted: they
 * are read again, and nothing else.
 */
export function noteChanges(kind: AuditedKind, ids: Iterable<number> | null): void {
  const noted = changesOfRequest.getStore()?.noted;
  if (!noted || noted.get(kind) === null) return;
  const known = noted.get(kind) ?? new Set();
  for (const id of ids ?? []) known.add(id);
  noted.set(kind, ids && known.size <= MAX_OF_KIND ? known : null);
}

/** Says that something was changed that is not noted: by an earlier request whose answer this one repeats. */
export function forgetChanges(): void {
  const changes = changesOfRequest.getStore();
  if (changes) changes.isKnown = false;
}

/** Undefined when it is not known. */
export function keptChanges(): KeptChanges | undefined {
  const changes = changesOfRequest.getStore();
  return changes?.isKnown
    ? [...changes.noted].map(([kind, ids]) => [kind, ids && [...ids]] as const)
    : undefined;
}
