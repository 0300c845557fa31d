import type { DocumentStore } from '@apollo/server';
import { LRUCache } from 'lru-cache';
import { TEXT_LIMITS } from './plan/plans.ts';

type Document = NonNullable<Awaited<ReturnType<DocumentStore['get']>>>;

/** Parsed and validated documents: at most `max`, and no more text than is remembered; a longer document is parsed each time. */
export function documentStore(max: number): DocumentStore {
  const documents = new LRUCache<string, Document>({
    max,
    ...TEXT_LIMITS,
    sizeCalculation: ({ loc }) => loc?.source.body.length ?? 1,
  });
  return {
    get: async (key) => documents.get(key),
    set: async (key, document) => void documents.set(key, document),
    delete: async (key) => documents.delete(key),
  };
}
