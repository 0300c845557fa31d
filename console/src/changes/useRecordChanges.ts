import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { ChangedRecord } from '../app/changedFields.ts';
import { onUnknownChanges } from '../app/unknownChanges.ts';
import { isOwnRequest } from '../app/ownRequests.ts';
import type { LiveQueries } from './liveQueries.ts';
import { subscribeLive } from '../app/liveSocket.ts';

const QUERY =
  'subscription Changes($after: ID) { changes(after: $after) { number complete records { kind id key ownRequestId } } }';

interface RecordChanges {
  number: string;
  complete: boolean;
  records: (ChangedRecord & { ownRequestId: string | null })[];
}

/** Loaded with the first change: a list shows its rows without it. */
const liveQueriesOf = async (client: ApolloClient): Promise<LiveQueries> =>
  new (await import('./liveQueries.ts')).LiveQueries(client);

/**
 * Changes by others appear on the page that is open, without a reload. After a lost connection what was missed,
 * at first what was committed since the viewer was read, which is before all that is on the page.
 */
export function useRecordChanges(changeNumber: string | null): void {
  const client = useApolloClient();
  const first = useRef(changeNumber);
  useEffect(() => {
    let live: Promise<LiveQueries> | undefined;
    const withQueries = (note: (queries: LiveQueries) => void): void => {
      live ??= liveQueriesOf(client);
      live.then(note, () => (live = undefined));
    };
    const stopListening = onUnknownChanges((read) =>
      withQueries((queries) => (read ? queries.noteQueries(read) : queries.note(null))),
    );
    let last = first.current;
    const stop = subscribeLive<{ changes: RecordChanges }>(client, {
      query: QUERY,
      variables: () => ({ after: last }),
      onData: ({ changes: { number, complete, records } }) => {
        // everything read before this answer may be old when there is no number to begin with
        const isUnknown = !complete || !last;
        last = number;
        if (isUnknown) return withQueries((queries) => queries.note(null));
        const others = records.filter(({ ownRequestId }) => !isOwnRequest(ownRequestId));
        if (others.length) withQueries((queries) => queries.note(others));
      },
    });
    return () => {
      stop();
      stopListening();
      void live?.then((queries) => queries.stop());
    };
  }, [client]);
}
