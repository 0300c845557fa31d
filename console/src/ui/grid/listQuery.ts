import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
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
  /** Sums of all rows of the filters, of a query that takes the list's filter. */
  allSums?: AllSumsSource;
}

export interface AllSumsSource {
  document: DocumentNode;
  /** The list among the query's fields. */
  field: string;
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

/** Rows a page as the person last chose them. */
export interface RowsMemory {
  remembered: number | undefined;
  remember: (limit: number) => void;
}

const NO_FILTERS: Filters = { one: () => undefined, many: () => undefined };

/** Number of records without filters, read once the filters find none. */
export function useUnfilteredCount<Data, Variables extends OperationVariables, Row>(
  { variables, rows }: ListSource<Data, Variables, Row>,
  { client, document }: { client: ApolloClient; document: () => DocumentNode },
  isAsked: boolean,
): number | null {
  const [count, setCount] = useState<number | null>(null);
  const latest = useRef({ variables, rows, client, document });
  useEffect(() => void (latest.current = { variables, rows, client, document }));
  useEffect(() => {
    setCount(null);
    if (!isAsked) return;
    let current = true;
    const source = latest.current;
    source.client
      .query<Data>({
        query: source.document(),
        variables: source.variables(NO_FILTERS, 1, 1),
        fetchPolicy: 'no-cache',
      })
      .then(
        ({ data }) => current && data && setCount(source.rows(data as NoInfer<Data>).count),
        () => undefined, // the number is a hint only
      );
    return () => {
      current = false;
    };
  }, [isAsked]);
  return count;
}

/**
 * A page of a list for the address; the rows of the previous page stay until the next ones arrive.
 */
export function useListPage<Data, Variables, Row>(
  source: ListSource<Data, Variables, Row>,
  defaultLimit: number,
  rows?: RowsMemory,
) {
  const filters = useUrlFilters();
  const change = useChangeUrl();
  const [pageText] = useUrlParam('page');
  const [limitText] = useUrlParam('limit');
  const page = positive(pageText, 1);
  const limit = positive(limitText, rows?.remembered ?? defaultLimit, 200);
  const variables = source.variables(filters, page, limit);
  const result = source.query({ variables, fetchPolicy: 'cache-and-network' });
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
    setLimit: (next: number) => {
      rows?.remember(next);
      change({ limit: next === defaultLimit ? null : String(next), page: null });
    },
    change,
  };
}
