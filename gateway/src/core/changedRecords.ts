import type { ApolloServerPlugin } from '@apollo/server';
import type { Backend } from './backend.ts';
import type { Context } from './context.ts';

/** Header of the answer to a write; a backend in place of ours need not send it. */
export const CHANGED = 'x-changed';

/** A record that a mutation changed, or any of its kind. */
interface ChangedRecord {
  readonly kind: string;
  readonly id: string | null;
  readonly key: string | null;
}

const RECORD = /^([A-Z_]+)(?::([1-9][0-9]*)(?::([^:,\s]+))?)?$/;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Null when the backend says nothing that can be read. */
function recordsOf(header: string | null): ChangedRecord[] | null {
  if (header === null) return null;
  const records: ChangedRecord[] = [];
  for (const part of header.split(',').filter(Boolean)) {
    const [, kind, id, key] = RECORD.exec(part) ?? [];
    if (kind === undefined) return null;
    records.push({ kind, id: id ?? null, key: key === undefined ? null : decoded(key) });
  }
  return records;
}

/** What all writes of a request changed, each record once; null when one of them does not say. */
function changedBy({ changes }: Backend): ChangedRecord[] | null {
  const changed = new Map<string, ChangedRecord>();
  for (const header of changes) {
    const records = recordsOf(header);
    if (!records) return null;
    for (const record of records) changed.set(`${record.kind} ${record.id}`, record);
  }
  return [...changed.values()];
}

/** Adds `extensions.changed` to the answers of mutations: null when it is not known (docs/decisions/076). */
export const changedRecords: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, contextValue, response: { body } }) => {
      if (operation?.operation !== 'mutation' || body.kind !== 'single') return;
      const { singleResult } = body;
      const changed = changedBy(contextValue.backend);
      singleResult.extensions = { ...singleResult.extensions, changed };
    },
  }),
};
