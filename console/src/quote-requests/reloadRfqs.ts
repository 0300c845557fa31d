import type { ApolloCache } from '@apollo/client';

/** The lists are read again: what changed may have left them, or come in. */
export function reloadRfqs(cache: ApolloCache): void {
  cache.evict({ fieldName: 'rfqs' });
  cache.evict({ fieldName: 'rfqsByDate' });
}
