import type { ColDef } from 'ag-grid-community';
import { useEffect, useState } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import type { ListHook, Page } from '../ui/grid/listQuery.ts';
import { Pager } from '../ui/grid/Pager.tsx';
import { SkeletonRows } from '../ui/grid/SkeletonRows.tsx';
import { t } from '../ui/text.ts';

export const PAGE_SIZE = 5;

interface Props<Data, Filter, Row> {
  label: string;
  query: ListHook<Data, { filter: Filter; page: number; limit: number }>;
  /** Keep it the same between renders: a change returns to the first page. */
  filter: NoInfer<Filter>;
  rows: (data: NoInfer<Data>) => Page<Row>;
  columns: ColDef<Row>[];
  onOpen: (row: Row) => void;
}

/** One list of Home: loads, fails and pages on its own, five rows a page. */
export function HomeTable<Data, Filter, Row extends { id: string }>({
  label,
  query,
  filter,
  rows,
  columns,
  onOpen,
}: Props<Data, Filter, Row>) {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(PAGE_SIZE);
  useEffect(() => setPage(1), [filter, limit]);
  const { data, previousData, loading, error, refetch } = query({
    variables: { filter, page, limit },
    fetchPolicy: 'cache-and-network',
  });
  const known = data ?? previousData;
  const shown = known ? rows(known) : undefined;
  if (error) return <ErrorInPlace error={error} onRetry={() => refetch().catch(() => undefined)} />;
  if (!shown) return <SkeletonRows rows={PAGE_SIZE} />;
  if (!shown.items.length && !loading) return <EmptyState text={t('Nothing is waiting here.')} />;
  return (
    <div className={loading && !data ? 'kit-dim' : ''} aria-busy={loading}>
      <DataGrid
        fit
        cards="records"
        label={label}
        rows={shown.items}
        columns={columns}
        onOpen={onOpen}
      />
      <Pager
        page={page}
        limit={limit}
        ownLimit={PAGE_SIZE}
        count={shown.count}
        shown={shown.items.length}
        onPage={setPage}
        onLimit={setLimit}
      />
    </div>
  );
}
