import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { isOwnRequest } from '../app/ownRequests.ts';
import type { ChangedRecord } from './affectedQueries.ts';
import { LiveQueries } from './liveQueries.ts';
import { subscribeLive } from '../app/liveSocket.ts';

const QUERY =
  'subscription Changes($after: ID) { changes(after: $after) { number complete records { kind id key ownRequestId } } }';

interface RecordChanges {
  number: string;
  complete: boolean;
  records: (ChangedRecord & { ownRequestId: string | null })[];
}

/** What others change appears on the page that is open, without a reload. After a lost connection what was missed. */
export function useRecordChanges(): void {
  const client = useApolloClient();
  useEffect(() => {
    const queries = new LiveQueries(client);
    let last: string | undefined;
    const stop = subscribeLive<{ changes: RecordChanges }>(client, {
      query: QUERY,
      variables: () => ({ after: last }),
      onData: ({ changes: { number, complete, records } }) => {
        last = number;
        if (!complete) return queries.note(null);
        const others = records.filter(({ ownRequestId }) => !isOwnRequest(ownRequestId));
        if (others.length) queries.note(others);
      },
    });
    return () => {
      stop();
      queries.stop();
    };
  }, [client]);
}
