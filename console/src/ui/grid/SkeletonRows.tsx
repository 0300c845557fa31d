import type { GridApi } from 'ag-grid-community';
import { rowHeight } from './density.ts';
import { t } from '../text.ts';

interface Bar {
  id: string;
  width: number | undefined;
  right: boolean;
}

const ONE_BAR: readonly Bar[] = [{ id: 'row', width: undefined, right: false }];

/** Bars as wide as the columns will be, and aligned as they are. */
const barsOf = (api: GridApi): Bar[] =>
  api.getAllDisplayedColumns().map((column) => ({
    id: column.getColId(),
    width: column.getActualWidth(),
    right: column.getColDef().headerClass === 'ag-right-aligned-header',
  }));

/** Placeholder of the rows' later height. */
export function SkeletonRows<Row>({ rows, api }: { rows: number; api?: GridApi<Row> | null }) {
  const bars = api && !api.isDestroyed() ? barsOf(api as GridApi) : ONE_BAR;
  return (
    <div className="kit-skeleton" role="status" aria-label={t('Loading rows')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="kit-skeleton-row" style={{ height: rowHeight() }}>
          {bars.map(({ id, width, right }) => (
            <span
              key={id}
              className={right ? 'kit-skeleton-right' : undefined}
              style={{ width: width ?? '100%' }}
            >
              <span className="bp6-skeleton" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
