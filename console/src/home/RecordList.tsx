import type {
  OrderStatus,
  PoStatus,
  QuotationStatus,
  RfqStatus,
  SampleRequestStatus,
} from '@munim/schema/generated/types.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { HomeList, HomeRowsFragment } from '../../generated/documents.ts';
import {
  useHomeOrdersQuery,
  useHomePurchaseOrdersQuery,
  useHomeQuotationsQuery,
  useHomeRfqsQuery,
  useHomeSamplesQuery,
} from '../../generated/hooks.ts';
import { orderPath, purchaseOrderModalPath, quotationPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import {
  orderColumns,
  purchaseOrderColumns,
  quotationColumns,
  rfqColumns,
  rfqPath,
  sampleColumns,
} from './homeColumns.tsx';
import { HomeTable } from './HomeTable.tsx';

const KINDS = {
  PENDING_RFQS: 'rfqs',
  OPEN_RFQS: 'rfqs',
  PENDING_QUOTATIONS: 'quotations',
  OPEN_QUOTATIONS: 'quotations',
  DRAFT_POS: 'purchaseOrders',
  OPEN_ORDERS: 'orders',
  UNASSIGNED_SAMPLES: 'samples',
  ASSIGNED_SAMPLES: 'samples',
  OPEN_SAMPLES: 'samples',
} as const satisfies Partial<Record<HomeList, string>>;
type RecordKind = keyof typeof KINDS;

export const isRecordList = (list: HomeList): list is RecordKind => list in KINDS;

const columnsOf = (owner: 'own' | 'everyone') => ({
  rfqs: rfqColumns(owner),
  quotations: quotationColumns(owner),
  orders: orderColumns(owner),
  samples: sampleColumns(owner),
});
const COLUMNS = { own: columnsOf('own'), everyone: columnsOf('everyone') };

interface Props {
  list: RecordKind;
  title: string;
  /** Filters of the number on the tab. */
  rows: HomeRowsFragment;
}

/** The filters as the lists take them; the same object while nothing changes, so that the page stays. */
function useFilters(rows: HomeRowsFragment) {
  const key = JSON.stringify(rows);
  return useMemo(() => {
    const { statuses, fromDate, toDate, salesPersonIds, categoryManagerId, assignedToIds } =
      JSON.parse(key) as HomeRowsFragment;
    const dates = { fromDate, toDate };
    return {
      rfqs: { ...dates, salesPersonIds, categoryManagerId, statuses: statuses as RfqStatus[] },
      quotations: {
        ...dates,
        salesPersonIds,
        categoryManagerId,
        statuses: statuses as QuotationStatus[],
      },
      purchaseOrders: { ...dates, categoryManagerId, statuses: statuses as PoStatus[] },
      orders: { ...dates, salesPersonIds, statuses: statuses as OrderStatus[] },
      samples: {
        ...dates,
        assignedToIds,
        salesPersonId: salesPersonIds?.[0],
        statuses: statuses as SampleRequestStatus[],
      },
    };
  }, [key]);
}

/** One list of records, five rows a page; a row opens its record. */
export function RecordList({ list, title, rows }: Props) {
  const { viewer } = useSession();
  const navigate = useNavigate();
  const [, openSample] = useUrlParam('sample');
  const filters = useFilters(rows);
  // the viewer's own name is in no column of lists that are theirs alone
  const isOwn = list.startsWith('OPEN_') && rows.salesPersonIds?.join() === viewer.id;
  const columns = COLUMNS[isOwn ? 'own' : 'everyone'];
  switch (KINDS[list]) {
    case 'rfqs':
      return (
        <HomeTable
          label={title}
          query={useHomeRfqsQuery}
          filter={filters.rfqs}
          rows={(data) => data.rfqs}
          columns={columns.rfqs}
          onOpen={(row) => void navigate(rfqPath(row.id))}
        />
      );
    case 'quotations':
      return (
        <HomeTable
          label={title}
          query={useHomeQuotationsQuery}
          filter={filters.quotations}
          rows={(data) => data.quotations}
          columns={columns.quotations}
          onOpen={(row) => void navigate(quotationPath(row.id))}
        />
      );
    case 'purchaseOrders':
      return (
        <HomeTable
          label={title}
          query={useHomePurchaseOrdersQuery}
          filter={filters.purchaseOrders}
          rows={(data) => data.purchaseOrders}
          columns={purchaseOrderColumns}
          onOpen={(row) => void navigate(purchaseOrderModalPath(row.id))}
        />
      );
    case 'orders':
      return (
        <HomeTable
          label={title}
          query={useHomeOrdersQuery}
          filter={filters.orders}
          rows={(data) => data.orders}
          columns={columns.orders}
          onOpen={(row) => void navigate(orderPath(row.number))}
        />
      );
    case 'samples':
      return (
        <HomeTable
          label={title}
          query={useHomeSamplesQuery}
          filter={filters.samples}
          rows={(data) => data.sampleRequests}
          columns={columns.samples}
          onOpen={(row) => openSample(row.id)}
        />
      );
  }
}
