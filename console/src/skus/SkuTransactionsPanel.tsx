import type { TradeDocumentType } from '@munim/schema/generated/types.ts';
import { seesCost } from '@munim/schema/shared/roles.ts';
import type { ColDef } from 'ag-grid-community';
import { useMemo } from 'react';
import type { SkuTransactionsQuery } from '../../generated/documents.ts';
import { useSkuTransactionsQuery } from '../../generated/hooks.ts';
import { Panels } from '../app/panels.tsx';
import { orderPath, purchaseOrderPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { Statuses } from '../ui/format/labels.ts';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import {
  dateColumn,
  idColumn,
  moneyColumn,
  numberColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { DateRangeFilter } from '../ui/grid/DateRangeFilter.tsx';
import { useChangeUrl, useUrlFilters } from '../ui/grid/useUrlParam.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Select } from '../ui/form/Select.tsx';
import { t } from '../ui/text.ts';

type Transaction = SkuTransactionsQuery['sku']['recentTransactions'][number] & { id: string };

const TRADE_DOCUMENT: Statuses<TradeDocumentType> = {
  ORDER: { text: t('Sold'), intent: 'none', ring: null },
  PURCHASE_ORDER: { text: t('Bought'), intent: 'none', ring: null },
};
const COUNTS = [5, 10, 20, 50];
const DEFAULT_COUNT = 10;

const baseColumns: ColDef<Transaction>[] = [
  dateColumn('date', t('Date')),
  idColumn('number', t('Order / PO no.'), {
    to: ({ documentType, number }) =>
      documentType === 'ORDER' ? orderPath(number) : purchaseOrderPath(number),
    width: 150,
  }),
  statusColumn('documentType', t('Kind'), TRADE_DOCUMENT, { width: 90 }),
  textColumn('party', t('Party'), { minWidth: 160 }),
  numberColumn('quantity', t('Quantity')),
  moneyColumn('sellingPrice', t('Price')),
];
const withCost = [...baseColumns, moneyColumn<Transaction>('costPrice', t('Cost'))];

/** The newest document lines that traded the SKU, within a range of days. */
export function SkuTransactionsPanel({ skuId }: { skuId: string }) {
  const { can } = useSession();
  const filters = useUrlFilters();
  const change = useChangeUrl();
  const [fromDate, toDate] = [filters.one('from'), filters.one('to')];
  const requestedCount = Number(filters.one('count'));
  const count = COUNTS.includes(requestedCount) ? requestedCount : DEFAULT_COUNT;
  const { data, previousData, loading, error, refetch } = useSkuTransactionsQuery({
    variables: { id: skuId, fromDate: fromDate ?? null, toDate: toDate ?? null, count },
    fetchPolicy: 'cache-and-network',
  });
  const lines = (data ?? previousData)?.sku.recentTransactions;
  // a SKU may be on an order twice
  const rows = useMemo(
    () => lines?.map((line, index) => ({ ...line, id: `${line.number}:${index}` })),
    [lines],
  );
  return (
    <section aria-label={t('Recent transactions')}>
      <Panels to="SKU_PRICES" data={{ skuId, onOpen: ({ from, to }) => change({ from, to }) }} />
      <div className="kit-filters sku-filters">
        <DateRangeFilter
          label={t('Date')}
          from={fromDate}
          to={toDate}
          onChange={(from, to) => change({ from, to })}
        />
        <Select
          aria-label={t('How many')}
          value={count}
          options={COUNTS.map((value) => ({ value, label: t('{{value}} newest', { value }) }))}
          onChange={({ currentTarget: { value } }) =>
            change({ count: Number(value) === DEFAULT_COUNT ? null : value })
          }
        />
      </div>
      {error && <ErrorInPlace error={error} onRetry={refetch} />}
      {loading && !rows && <Skeleton shape="table" />}
      {rows?.length === 0 && !error && (
        <EmptyState
          text={
            fromDate || toDate
              ? t('No transactions in these days.')
              : t('No transactions that you may see.')
          }
        />
      )}
      {rows && rows.length > 0 && (
        <DataGrid
          fit
          cards="lines"
          label={t('Recent transactions')}
          rows={rows}
          columns={seesCost(can) ? withCost : baseColumns}
          memory="sku-transactions"
        />
      )}
    </section>
  );
}
