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

interface Noting {
  readonly request: RequestChanges;
  /** Changes of the running transaction; outside of one, those of the request. */
  readonly noted: NotedChanges;
}

const current = new AsyncLocalStorage<Noting>();

export const noChanges = (): RequestChanges => ({ noted: new Map(), isKnown: true });

/** Runs a request; the audit rows that it writes are noted for its answer. */
export const withRequestChanges = (request: RequestChanges, handle: () => void): void =>
  current.run({ request, noted: request.noted }, handle);

function addTo(noted: NotedChanges, kind: AuditedKind, ids: Iterable<number> | null): void {
  if (noted.get(kind) === null) return;
  const known = noted.get(kind) ?? new Set();
  for (const id of ids ?? []) known.add(id);
  noted.set(kind, ids && known.size <= MAX_OF_KIND ? known : null);
}

/** Notes records of audit rows, and of the few changes that have none. */
export function noteChanges(kind: AuditedKind, ids: Iterable<number> | null): void {
  const noting = current.getStore();
  if (noting) addTo(noting.noted, kind, ids);
}

/** Runs a transaction. What it notes is the request's once it is committed: a refusal tells nothing of what was rolled back. */
export async function noteOnCommit<T>(transaction: () => Promise<T>): Promise<T> {
  const noting = current.getStore();
  if (!noting) return transaction();
  const noted: NotedChanges = new Map();
  const result = await current.run({ ...noting, noted }, transaction);
  for (const [kind, ids] of noted) addTo(noting.noted, kind, ids);
  return result;
}

/** Says that something was changed that is not noted: by an earlier request whose answer this one repeats. */
export function forgetChanges(): void {
  const noting = current.getStore();
  if (noting) noting.request.isKnown = false;
}

/** Changes of the running transaction; undefined when they are not known. */
export function keptChanges(): KeptChanges | undefined {
  const noting = current.getStore();
  return noting?.request.isKnown
    ? [...noting.noted].map(([kind, ids]) => [kind, ids && [...ids]] as const)
    : undefined;
}
