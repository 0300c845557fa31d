import type { DocumentStore } from '@apollo/server';
import { LRUCache } from 'lru-cache';

type Document = NonNullable<Awaited<ReturnType<DocumentStore['get']>>>;

/** Parsed and validated documents, at most `max`; the limits of a document bound the size of each. */
export function documentStore(max: number): DocumentStore {
  const documents = new LRUCache<string, Document>({ max });
  return {
    get: async (key) => documents.get(key),
    set: async (key, document) => void documents.set(key, document),
    delete: async (key) => documents.delete(key),
  };
}
