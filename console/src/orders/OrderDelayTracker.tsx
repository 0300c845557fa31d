import type { ColDef } from 'ag-grid-community';
import { useSearchParams } from 'react-router-dom';
import type { OrderDelaysQuery } from '../../generated/documents.ts';
import { useOrderDelaysQuery } from '../../generated/hooks.ts';
import { NotFoundPage } from '../app/StatePages.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { errorCode } from '../ui/errors.ts';
import { dateColumn, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { countText, Pager } from '../ui/grid/Pager.tsx';
import { SkeletonRows } from '../ui/grid/SkeletonRows.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { useChangeUrl } from '../ui/grid/useUrlParam.ts';
import { ORDER_STATUS } from './orders.labels.ts';
import { t } from '../ui/text.ts';

type Row = OrderDelaysQuery['orderDelays']['items'][number];

const columns: ColDef<Row>[] = [
  textColumn('id', t('Order'), { minWidth: 150 }),
  statusColumn('stage', t('Stage'), ORDER_STATUS),
  dateColumn('expectedDate', t('Expected date')),
  numberColumn('daysLate', t('Days late'), { pinned: 'right' }),
];
const FIVE_MINUTES = 5 * 60_000;
const ROWS = 10;
const NO_ROWS: readonly Row[] = [];

const numberOf = (text: string | null, preset: number) =>
  text && /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : preset;

/**
 * Late orders for the holder of a link, read again every five minutes
 * (docs/rules/orders.md#late-orders).
 */
export function OrderDelayTracker() {
  const [params] = useSearchParams();
  const change = useChangeUrl();
  const [page, limit] = [
    numberOf(params.get('page'), 1),
    Math.min(numberOf(params.get('limit'), ROWS), 200),
  ];
  const { data, previousData, error, loading, refetch } = useOrderDelaysQuery({
    variables: { token: params.get('token') || null, page, limit },
    pollInterval: FIVE_MINUTES,
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  const code = errorCode(error);
  if (code === 'NOT_FOUND') return <NotFoundPage />;
  const shown = (data ?? previousData)?.orderDelays;
  return (
    <section className="kit-list" aria-label={t('Order delay tracker')}>
      <header className="kit-list-head">
        <h1 className="kit-title">{t('Order delay tracker')}</h1>
        <span className="kit-muted kit-numeric">
          {shown && !error ? countText(shown.count) : ''}
        </span>
      </header>
      {code === 'LINK_INVALID' ? (
        <EmptyState text={error?.message ?? ''} />
      ) : (
        <>
          <div
            className={loading && shown ? 'kit-list-body kit-dim' : 'kit-list-body'}
            aria-busy={loading}
          >
            <DataGrid label={t('Late orders')} rows={shown?.items ?? NO_ROWS} columns={columns} />
            {!shown && loading && <SkeletonRows rows={limit} />}
            {error && <ErrorInPlace error={error} onRetry={() => void refetch()} />}
            {shown?.count === 0 && !error && <EmptyState text={t('No delayed orders.')} />}
          </div>
          <Pager
            page={page}
            limit={limit}
            ownLimit={ROWS}
            count={shown?.count ?? 0}
            shown={shown?.items.length ?? 0}
            onPage={(to) => change({ page: String(to) })}
            onLimit={(rows) => change({ limit: String(rows), page: null })}
          />
        </>
      )}
    </section>
  );
}
