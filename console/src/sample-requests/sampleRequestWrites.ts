import type { ApolloCache } from '@apollo/client';
import { t } from '../ui/text.ts';

export const UPDATED = {
  done: t('Sample Request Successfully updated'),
  failed: t('Error occurred while updating sample request.'),
};

/** The lists and Home's badges are read again: what changed may have left them, or come in. */
export function reloadSampleRequests(cache: ApolloCache): void {
  cache.evict({ fieldName: 'sampleRequests' });
  cache.evict({ fieldName: 'home' });
}
