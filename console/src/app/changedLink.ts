import { type ApolloClient, ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { afterBulkRun } from '../ui/bulkRuns.ts';
import { type ChangedRecord, isRecord, type QueryField, SHOWN } from './changedFields.ts';
import { readAgain } from './readAgain.ts';

type Changed = readonly ChangedRecord[];
type Fields = ReadonlySet<QueryField>;
type Result = Pick<ApolloLink.Result, 'data' | 'extensions'>;

/** What the frame stands on is never dropped: its own writes put their answer into the cache. */
const KEPT: readonly QueryField[] = ['viewer', 'company', 'roleTemplates', 'listViews', 'books'];
const withoutKept = (fields: readonly QueryField[]): Fields =>
  new Set(fields.filter((field) => !KEPT.includes(field)));

const ALL = withoutKept([
  'logs',
  ...Object.values(SHOWN).flatMap(({ fields, record }) => [...fields, record ?? []].flat()),
]);

const objectsOf = (value: unknown): Record<string, unknown>[] =>
  [value]
    .flat()
    .filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null);

/** Records that a mutation returns: alone, in a list, or as a field of its result. The cache has them as they are now. */
const returnedBy = (data: unknown): Record<string, unknown>[] =>
  objectsOf(data)
    .flatMap((fields) => objectsOf(Object.values(fields).flat()))
    .flatMap((result) => ('id' in result ? [result] : objectsOf(Object.values(result).flat())));

function notReturned(changed: Changed, data: unknown): Changed {
  const records = returnedBy(data);
  return changed.filter(
    (one) => one.id === null || !records.some((record) => isRecord(record, one)),
  );
}

/** Null where it is not known. */
function changedBy({ extensions }: Result): Changed | null {
  const changed = (extensions?.['changed'] ?? null) as Changed | null;
  return changed?.every(({ kind }) => kind in SHOWN) ? changed : null;
}

const isDone = ({ data }: Result): boolean => Object.values(data ?? {}).some(Boolean);

/** Fields of Query that a mutation makes stale; all where it was done and is not known to have changed less. */
export function staleFields(result: Result): Fields {
  const changed = changedBy(result);
  if (!changed) return ALL;
  if (!changed.length) return new Set();
  return withoutKept([
    'logs',
    ...changed.flatMap(({ kind }) => SHOWN[kind].fields),
    ...notReturned(changed, result.data).flatMap(({ kind }) => SHOWN[kind].record ?? []),
  ]);
}

const RECORDS: ReadonlySet<string> = new Set(
  Object.values(SHOWN).flatMap(({ record }) => record ?? []),
);

/**
 * Lists are dropped in one step, so that a query on screen is read again once. The page of a record is read again
 * while it stays, with the drawers that are open on it.
 */
function drop(client: ApolloClient, fields: Fields): void {
  const kept = new Set<string>();
  for (const query of client.getObservableQueries('active')) {
    const shown = Object.keys(query.getCurrentResult().data ?? {});
    const pages = shown.filter((field) => RECORDS.has(field) && fields.has(field as QueryField));
    if (!pages.length) continue;
    for (const field of pages) kept.add(field);
    readAgain(client, query);
  }
  client.cache.batch({
    update: (cache) => {
      for (const fieldName of fields) if (!kept.has(fieldName)) cache.evict({ fieldName });
    },
  });
  client.cache.gc();
}

/** Of writes in bulk, until the last is done. */
const collected = new WeakMap<ApolloClient, Fields>();

function dropAfterRun(client: ApolloClient, fields: Fields): void {
  const before = collected.get(client);
  collected.set(client, new Set([...(before ?? []), ...fields]));
  if (before) return;
  afterBulkRun(() => {
    const all = collected.get(client) ?? new Set();
    collected.delete(client);
    drop(client, all);
  });
}

/** Called when a write failed and may have been done all the same. */
type Listener = () => void;
const listeners = new Set<Listener>();
export function onUnknownChanges(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function apply({ client, getContext }: ApolloLink.Operation, result: Result): void {
  const isKnown = changedBy(result) !== null;
  if (isKnown && getContext().answersAll) return;
  // a form that failed stays as it is: what is on screen is read again behind it
  if (!isKnown && !isDone(result)) for (const listener of listeners) listener();
  else {
    const fields = staleFields(result);
    if (fields.size) dropAfterRun(client, fields);
  }
}

/** After a mutation what it made stale is dropped and, where it is on screen, read again (docs/decisions/076). */
export const changedLink = new ApolloLink((operation, forward) =>
  operation.operationType === OperationTypeNode.MUTATION
    ? forward(operation).pipe(tap((result) => apply(operation, result)))
    : forward(operation),
);
