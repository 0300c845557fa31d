import type { ColDef } from 'ag-grid-community';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorInPlace } from '../ErrorInPlace.tsx';
import { listKey } from './columnMemory.ts';
import { DataGrid } from './DataGrid.tsx';
import type { Page } from './listQuery.ts';
import { Pager } from './Pager.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';

/**
 * Page state of a list that is not alone on its page: not in the address, which has room for one.
 */
export function usePanelPage(ownLimit: number) {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(ownLimit);
  return {
    page,
    limit,
    ownLimit,
    onPage: setPage,
    onLimit: (next: number) => (setLimit(next), setPage(1)),
  };
}

interface Props<Row extends { id: string }> {
  title: string;
  /** Paging of `usePanelPage`. */
  paging: ReturnType<typeof usePanelPage>;
  shown: Page<Row> | undefined;
  failed: { text: string; error: { message: string }; retry: () => void } | undefined;
  columns: ColDef<Row>[];
  onOpen: (row: Row) => void;
  emptyText: string;
  /** Content above it: totals and actions. */
  children?: ReactNode;
}

/** A list as high as its rows, beside others on the page. */
export function PanelList<Row extends { id: string }>(props: Props<Row>) {
  const { title, paging, shown, failed, columns, onOpen, emptyText, children } = props;
  const [sort, setSort] = useState<string | null>(null);
  const { items = [], count = 0 } = shown ?? {};
  return (
    <section className="kit-list kit-list-panel" aria-label={title}>
      <header className="kit-list-head">
        <h2 className="bp6-heading">{title}</h2>
        <div className="kit-list-actions">{children}</div>
      </header>
      <div className="kit-list-body">
        <DataGrid
          fit
          cards="records"
          label={title}
          rows={items}
          columns={columns}
          memory={listKey(title)}
          sort={sort}
          onSort={setSort}
          onOpen={onOpen}
        />
        {!shown && !failed && <SkeletonRows rows={paging.ownLimit} />}
        {failed && <ErrorInPlace title={failed.text} error={failed.error} onRetry={failed.retry} />}
        {shown?.items.length === 0 && !failed && <EmptyState text={emptyText} />}
      </div>
      {count > paging.ownLimit && <Pager {...paging} count={count} shown={items.length} />}
    </section>
  );
}
