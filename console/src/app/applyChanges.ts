import type { ApolloClient, ApolloLink, InMemoryCache, ObservableQuery } from '@apollo/client';
import { Kind } from 'graphql';
import { afterBulkRun } from '../ui/bulkRuns.ts';
import { afterOtherForms } from '../ui/form/openForms.ts';
import { type ChangedRecord, isRecord, type QueryField, SHOWN } from './changedFields.ts';
import { forgetOwnRequest } from './ownRequests.ts';
import { readAgain } from './readAgain.ts';
import { tellUnknownChanges } from './unknownChanges.ts';

type Changed = readonly ChangedRecord[];
type Fields = ReadonlySet<QueryField>;
type Result = Pick<ApolloLink.Result, 'data' | 'extensions'>;

/** What the frame stands on is never dropped: its own writes put their answer into the cache. */
const KEPT: readonly QueryField[] = ['viewer', 'company', 'roleTemplates', 'listViews', 'books'];
const withoutKept = (fields: readonly QueryField[]): Fields =>
  new Set(fields.filter((field) => !KEPT.includes(field)));

const LOGS: Fields = new Set(['logs']);
/** Choices within forms: read again below an open form too, which may have added one. */
const CHOICES: Fields = new Set(['addresses', 'billingRegistrations']);

const ALL = withoutKept([
  ...LOGS,
  ...Object.values(SHOWN).flatMap(({ records, lists, live }) => [...records, ...lists, ...live]),
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

/** Fields of Query that a mutation makes stale; all where it is not known to have changed less. */
export function staleFields(result: Result): Fields {
  const changed = changedBy(result);
  if (!changed) return ALL;
  if (!changed.length) return new Set();
  return withoutKept([
    ...LOGS,
    ...changed.flatMap(({ kind }) => [...SHOWN[kind].lists, ...SHOWN[kind].live]),
    ...notReturned(changed, result.data).flatMap(({ kind }) => SHOWN[kind].records),
  ]);
}

const fieldsOf = ({ query }: Pick<ObservableQuery, 'query'>) =>
  query.definitions
    .flatMap((part) =>
      part.kind === Kind.OPERATION_DEFINITION ? part.selectionSet.selections : [],
    )
    .filter((selection) => selection.kind === Kind.FIELD);

const shows = (query: ObservableQuery, fields: Fields) =>
  fieldsOf(query).some(({ name }) => fields.has(name.value as QueryField));

/** Drops what is not on screen, such as the same field with other arguments: it is read when it is asked for. */
function dropUnseen(client: ApolloClient, stale: Fields): void {
  const cache = client.cache as InMemoryCache;
  const seen = new Set(
    [...client.getObservableQueries('active')].flatMap((query) =>
      fieldsOf(query).map((field) =>
        cache.policies.getStoreFieldName({
          typename: 'Query',
          fieldName: field.name.value,
          field,
          variables: query.variables,
        }),
      ),
    ),
  );
  cache.modify({
    fields: (value, { fieldName, storeFieldName, DELETE }) =>
      stale.has(fieldName as QueryField) && !seen.has(storeFieldName) ? DELETE : value,
  });
  cache.gc();
}

/** Reads what is on screen; it stays as it is until the answer, with the drawers that are open on it. */
function readSeen(client: ApolloClient, stale: Fields): void {
  for (const query of client.getObservableQueries('active'))
    if (shows(query, stale)) readAgain(client, query, () => tellUnknownChanges([query]));
}

/** To be read after writes in bulk, and once no other form is open that must not change below the typing. */
const waiting = new WeakMap<ApolloClient, Set<QueryField>>();

function readLater(client: ApolloClient, stale: readonly QueryField[]): void {
  waiting.set(client, new Set([...(waiting.get(client) ?? []), ...stale]));
  afterBulkRun(() =>
    afterOtherForms(() => {
      const all = waiting.get(client);
      waiting.delete(client);
      if (all) readSeen(client, all);
    }),
  );
}

/** Drops and reads again what a write made stale; all of it where its answer does not say what it changed. */
export function applyChanges({ client, getContext }: ApolloLink.Operation, result: Result): void {
  const { answersAll, headers } = getContext();
  const stale = staleFields(result);
  if (!stale.size) return;
  dropUnseen(client, stale);
  if (changedBy(result)) {
    const seen = [...(answersAll ? LOGS : stale)];
    readSeen(client, new Set(seen.filter((field) => CHOICES.has(field))));
    readLater(
      client,
      seen.filter((field) => !CHOICES.has(field)),
    );
  } else {
    // live updates tell what it did
    forgetOwnRequest(headers?.['x-request-id'] ?? '');
    tellUnknownChanges(null);
  }
}
