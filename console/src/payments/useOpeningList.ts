import type { OpeningFilter } from '@munim/schema/generated/types.ts';
import { useState } from 'react';
import { useOpeningsQuery } from '../../generated/hooks.ts';
import { usePanelPage } from '../ui/grid/PanelList.tsx';

interface Options {
  /** Rows of a page at first. */
  rows: number;
  failedText: string;
}

/** Documents of old books by pages: what their list shows, and the one that is opened. */
export function useOpeningList(filter: OpeningFilter, { rows, failedText }: Options) {
  const paging = usePanelPage(rows);
  const { page, limit } = paging;
  const [opened, setOpened] = useState<string | null>(null);
  const { data, previousData, error, refetch } = useOpeningsQuery({
    variables: { filter, page, limit },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.openings;
  const retry = () => void refetch().catch(() => undefined);
  return {
    list: {
      paging,
      shown,
      failed: error && !shown ? { text: failedText, error, retry } : undefined,
      onOpen: ({ id }: { id: string }) => setOpened(id),
    },
    error,
    opening: shown?.items.find(({ id }) => id === opened),
    close: () => setOpened(null),
  };
}
