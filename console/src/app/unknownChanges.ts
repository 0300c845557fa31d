import type { ObservableQuery } from '@apollo/client';

/**
 * Called when what is on screen may be old and could not be read: all of it, because an answer does not say what a write
 * changed, or some queries.
 */
type Listener = (queries: readonly ObservableQuery[] | null) => void;
const listeners = new Set<Listener>();
export function onUnknownChanges(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
export const tellUnknownChanges: Listener = (queries) => {
  for (const listener of listeners) listener(queries);
};
