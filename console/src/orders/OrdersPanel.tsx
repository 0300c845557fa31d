import type { OrderStatus } from '@munim/schema/generated/types.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOrdersQuery } from '../../generated/hooks.ts';
import { orderPath } from '../app/recordPaths.ts';
import { withoutColumns } from '../ui/grid/columns.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { orderColumns } from './orderColumns.tsx';
import { ORDER_STATUS } from './orders.labels.ts';
import { t } from '../ui/text.ts';

interface Props {
  tenantId?: string;
  organisationId?: string;
}

const filters: readonly Filter[] = [
  { kind: 'dates', label: t('Date'), from: 'fromDate', to: 'toDate' },
  { kind: 'choice', name: 'statuses', label: t('Status'), labels: ORDER_STATUS, multiple: true },
];

/** Orders of one customer, or of an organisation's customers. */
export function OrdersPanel({ tenantId, organisationId }: Props) {
  const navigate = useNavigate();
  return (
    <ListScreen
      panel
      title={t('Sales Orders')}
      query={useOrdersQuery}
      variables={({ one, many }, page, limit) => ({
        filter: {
          tenantId,
          organisationId,
          fromDate: one('fromDate'),
          toDate: one('toDate'),
          statuses: many<OrderStatus>('statuses'),
        },
        page,
        limit,
      })}
      rows={(data) => data.orders}
      columns={useMemo(
        () => (tenantId ? withoutColumns('customer.', orderColumns) : orderColumns),
        [tenantId],
      )}
      filters={filters}
      onOpen={(row) => void navigate(orderPath(row.number))}
      emptyText={t('No orders here.')}
    />
  );
}
