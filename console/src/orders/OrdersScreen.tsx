import { Button } from '@blueprintjs/core';
import type { OrderStatus } from '@munim/schema/generated/types.ts';
import { OPEN_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOrdersQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { organisationSource } from '../organisations/OrganisationPicker.tsx';
import { paperFiltersFor, tenantSource } from '../tenants/TenantPicker.tsx';
import type { Filter } from '../ui/FilterBar.tsx';
import { ListScreen } from '../ui/ListScreen.tsx';
import { useUrlParam } from '../ui/useUrlParam.ts';
import { salesPersonSource } from '../users/SalesPersonPicker.tsx';
import { orderColumns } from './orderColumns.tsx';
import { orderPath } from './orderPaths.ts';
import { ORDER_STATUS } from './orders.labels.ts';

const filters: readonly Filter[] = [
  { kind: 'search', name: 'orderNumber', label: 'Order no.' },
  { kind: 'search', name: 'customerPoNumber', label: 'Customer PO no.' },
  { kind: 'choice', name: 'statuses', label: 'Status', labels: ORDER_STATUS, several: true },
  { kind: 'picker', name: 'organisation', label: 'Organisation', source: organisationSource },
  { kind: 'picker', name: 'customer', label: 'Customer', source: tenantSource },
  { kind: 'picker', name: 'salesPerson', label: 'Sales person', source: salesPersonSource },
  { kind: 'dates', label: 'Date', from: 'fromDate', to: 'toDate' },
];
const OPEN = OPEN_ORDER_STATUSES.join(',');

/** The four statuses that wait for goods, in one press. */
function OpenOrders() {
  const [statuses, setStatuses] = useUrlParam('statuses');
  const on = statuses === OPEN;
  return <Button text="Open orders" active={on} onClick={() => setStatuses(on ? null : OPEN)} />;
}

export function OrdersScreen() {
  const { can } = useSession();
  const navigate = useNavigate();
  const offered = useMemo(() => paperFiltersFor(can, filters), [can]);
  return (
    <ListScreen
      title="Sales Orders"
      query={useOrdersQuery}
      variables={({ one, many }, page, limit) => ({
        filter: {
          orderNumber: one('orderNumber'),
          customerPoNumber: one('customerPoNumber'),
          statuses: many<OrderStatus>('statuses'),
          organisationId: one('organisation'),
          tenantId: one('customer'),
          salesPersonIds: many('salesPerson'),
          fromDate: one('fromDate'),
          toDate: one('toDate'),
        },
        page,
        limit,
      })}
      rows={(data) => data.orders}
      columns={orderColumns}
      filters={offered}
      actions={<OpenOrders />}
      onOpen={(row) => void navigate(orderPath(row.number))}
      emptyText="No orders match these filters."
    />
  );
}
