import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { TicketsDocument } from '../../generated/documents.ts';
import { useReadTicketStatesMutation } from '../../generated/hooks.ts';
import { serverText } from '../ui/errors.ts';
import { NOT_READ } from './support.labels.ts';

/** The tracker is asked no sooner again when the person comes back to the tab. */
const FOCUS_MS = 5_000;

export interface TicketReading {
  /** Time since which the states of an outside tracker are known. */
  readAt: string | null;
  failure: string | undefined;
  isReading: boolean;
  read: () => Promise<void>;
}

/** Reads the tickets again with their states: at first, when the person comes back to the tab, and when asked. */
export function useTicketReading(isOn: boolean): TicketReading {
  const client = useApolloClient();
  const [ask, { loading: isReading }] = useReadTicketStatesMutation();
  const [state, setState] = useState<Pick<TicketReading, 'readAt' | 'failure'>>({
    readAt: null,
    failure: undefined,
  });
  // 0 before the first reading: the list is being read then
  const lastAt = useRef(0);
  const read = useCallback(async () => {
    const isFirst = lastAt.current === 0;
    lastAt.current = Date.now();
    try {
      const { data } = isOn ? await ask({ context: { silent: true, changesNothing: true } }) : {};
      const readAt = data?.readTicketStates.readAt ?? null;
      setState({ readAt, failure: undefined });
      if (isFirst && readAt === null) return;
    } catch (error) {
      setState(({ readAt }) => ({ readAt, failure: serverText(error) ?? NOT_READ }));
    }
    await client.refetchQueries({ include: [TicketsDocument] });
  }, [ask, client, isOn]);
  useEffect(() => {
    const onFocus = () => {
      if (!document.hidden && Date.now() - lastAt.current >= FOCUS_MS) void read();
    };
    onFocus();
    window.addEventListener('focus', onFocus);
    document.addEventListener('visibilitychange', onFocus);
    return () => {
      window.removeEventListener('focus', onFocus);
      document.removeEventListener('visibilitychange', onFocus);
    };
  }, [read]);
  return { ...state, isReading, read };
}
