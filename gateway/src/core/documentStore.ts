import type { DocumentStore } from '@apollo/server';

/** Parsed and validated documents, least recently used out first. Counted, not measured: the limits bound each. */
export function documentStore(most: number): DocumentStore {
  const kept = new Map<string, NonNullable<Awaited<ReturnType<DocumentStore['get']>>>>();
  return {
    get: async (key) => {
      const document = kept.get(key);
      if (!document) return undefined;
      kept.delete(key);
      kept.set(key, document);
      return document;
    },
    set: async (key, document) => {
      kept.set(key, document);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    delete: async (key) => kept.delete(key),
  };
}
