import type { ApolloClient, DocumentNode } from '@apollo/client';
import { useEffect } from 'react';
import { type Filters, useChangeUrl, useUrlFilters, useUrlParam } from './useUrlParam.ts';

/** A page of a list. */
export interface Page<Row> {
  items: readonly Row[];
  count: number;
}

interface QueryResult<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  loading: boolean;
  error?: { message: string } | undefined;
  refetch: () => Promise<unknown>;
  client: ApolloClient;
  observable: { query: DocumentNode };
}

/** A generated hook of a list, such as `useQuotationsQuery`. */
export type ListHook<Data, Variables> = (options: {
  variables: Variables;
  fetchPolicy: 'cache-and-network';
}) => QueryResult<Data>;

export interface ListSource<Data, Variables, Row> {
  query: ListHook<Data, Variables>;
  variables: (filters: Filters, page: number, limit: number) => NoInfer<Variables>;
  rows: (data: NoInfer<Data>) => Page<Row>;
}

const positive = (
  text: string | null,
  otherwise: number,
  max = Number.MAX_SAFE_INTEGER,
): number => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 && number <= max ? number : otherwise;
};

const NO_ROWS: readonly never[] = [];

/**
 * A page of a list for the address; the rows of the previous page stay until the next ones arrive.
 */
export function useListPage<Data, Variables, Row>(
  source: ListSource<Data, Variables, Row>,
  defaultLimit: number,
) {
  const filters = useUrlFilters();
  const change = useChangeUrl();
  const [pageText] = useUrlParam('page');
  const [limitText] = useUrlParam('limit');
  const page = positive(pageText, 1);
  const limit = positive(limitText, defaultLimit, 200);
  const result = source.query({
    variables: source.variables(filters, page, limit),
    fetchPolicy: 'cache-and-network',
  });
  const data = result.data ?? result.previousData;
  const known = data ? source.rows(data) : undefined;
  // Rows of another page must not appear under this page's number.
  const shown = known && result.error && !result.data ? { ...known, items: NO_ROWS } : known;
  const stale = result.loading && !result.data;

  const lastPage = shown ? Math.max(1, Math.ceil(shown.count / limit)) : 1;
  const pastEnd = shown !== undefined && !stale && shown.items.length === 0 && page > lastPage;
  useEffect(() => {
    if (pastEnd) change({ page: String(lastPage) }, { replace: true });
  }, [pastEnd, lastPage, change]);

  return {
    filters,
    page,
    limit,
    shown,
    stale,
    error: result.error,
    retry: () => result.refetch().catch(() => undefined),
    client: result.client,
    document: () => result.observable.query,
    setPage: (next: number) => change({ page: next === 1 ? null : String(next) }),
    setLimit: (next: number) =>
      change({ limit: next === defaultLimit ? null : String(next), page: null }),
    change,
  };
}
