import { useApolloClient } from '@apollo/client/react';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useEffect, useState } from 'react';
import {
  type SearchHitFieldsFragment,
  SearchDocument,
  SearchedRecordsDocument,
} from '../../generated/documents.ts';
import { useDebounced } from '../ui/useDebounced.ts';
import { type RecentRecord, readRecent } from './recentRecords.ts';

const SEARCH_AFTER_MS = 120;
/** Errors are said in the list itself. */
const IN_PLACE = { context: { silent: true }, fetchPolicy: 'no-cache' } as const;

export interface FoundRecords {
  hits: readonly SearchHitFieldsFragment[];
  searching: boolean;
  failed: boolean;
}
const NONE: FoundRecords = { hits: [], searching: false, failed: false };

/**
 * Records for what is typed, after a pause; without a text those opened last. What was found for
 * other letters is never shown: no key can open it.
 */
export function useFoundRecords(typed: string, viewerId: string): FoundRecords {
  const client = useApolloClient();
  const wanted = typed.trim().slice(0, LIMITS.keyword);
  const text = useDebounced(wanted, SEARCH_AFTER_MS);
  const [recent] = useState<RecentRecord[]>(() => readRecent(viewerId));
  const [answer, setAnswer] = useState<{ text: string; found: FoundRecords } | null>(null);
  useEffect(() => {
    let current = true;
    const take = (found: Partial<FoundRecords>) =>
      current && setAnswer({ text, found: { ...NONE, ...found } });
    const ask = async () => {
      if (text) {
        const { data } = await client.query({
          query: SearchDocument,
          variables: { text },
          ...IN_PLACE,
        });
        return data?.search ?? [];
      }
      if (!recent.length) return [];
      const { data } = await client.query({
        query: SearchedRecordsDocument,
        variables: { keys: recent },
        ...IN_PLACE,
      });
      return data?.searchedRecords ?? [];
    };
    ask().then(
      (hits) => take({ hits }),
      () => take({ failed: true }),
    );
    return () => {
      current = false;
    };
  }, [client, text, recent]);
  return answer?.text === wanted ? answer.found : { ...NONE, searching: true };
}
