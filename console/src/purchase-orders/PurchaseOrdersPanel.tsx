import type { PoStatus } from '@munim/schema/generated/types.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePurchaseOrdersQuery } from '../../generated/hooks.ts';
import { purchaseOrderPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { withoutColumns } from '../ui/grid/columns.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { PO_STATUS } from './purchase-orders.labels.ts';
import { purchaseOrderColumns } from './purchaseOrderColumns.tsx';
import { t } from '../ui/text.ts';

interface Props {
  orderId?: string;
  sellerId?: string;
}

const filters: readonly Filter[] = [
  { kind: 'dates', label: t('Date'), from: 'fromDate', to: 'toDate' },
  { kind: 'choice', name: 'statuses', label: t('Status'), labels: PO_STATUS, multiple: true },
];

/** Purchase orders made for one sales order, or given to one seller. */
export function PurchaseOrdersPanel({ orderId, sellerId }: Props) {
  const { can } = useSession();
  const navigate = useNavigate();
  const columns = useMemo(
    () => withoutColumns(sellerId ? 'seller.' : 'orderNumber', purchaseOrderColumns(can)),
    [can, sellerId],
  );
  return (
    <ListScreen
      panel
      title={t('Purchase Orders')}
      query={usePurchaseOrdersQuery}
      variables={({ one, many }, page, limit) => ({
        filter: {
          orderId,
          sellerId,
          fromDate: one('fromDate'),
          toDate: one('toDate'),
          statuses: many<PoStatus>('statuses'),
        },
        page,
        limit,
      })}
      rows={(data) => data.purchaseOrders}
      columns={columns}
      filters={filters}
      onOpen={({ id }) => void navigate(purchaseOrderPath(id))}
      emptyText={t('No purchase orders here.')}
      failedText={t('Error in retrieving po!')}
    />
  );
}
