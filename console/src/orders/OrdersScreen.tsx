import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { type OrderFieldsFragment, OrderSumsDocument } from '../../generated/documents.ts';
import { useOrdersQuery } from '../../generated/hooks.ts';
import { lazyDrawer } from '../app/lazyDrawer.tsx';
import { copyOrderPath, NO_COPY, orderPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { organisationSource } from '../organisations/OrganisationPicker.tsx';
import { salesPersonSource } from '../tenants/SalesPersonPicker.tsx';
import { documentFiltersFor, tenantSource } from '../tenants/TenantPicker.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { lateFilter } from '../ui/grid/lateFilter.ts';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { documentNumber, numberAfter, withDigit } from '../ui/grid/numberSearch.ts';
import { useListSelection } from '../ui/grid/useListSelection.ts';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { useChangeUrl, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { OrderBulk } from './OrderBulk.tsx';
import { orderColumns } from './orderColumns.tsx';
import { ordersList } from './orders.list.ts';
import {
  isOrderDialogAction,
  ORDER_ACTION,
  ORDER_STATUS,
  type OrderDialogAction,
} from './orders.labels.ts';
import { t } from '../ui/text.ts';

const CreateOrderDrawer = lazyDrawer(() =>
  import('./CreateOrderDrawer.tsx').then((part) => part.CreateOrderDrawer),
);
const OrderDialog = lazyDrawer(() => import('./OrderDialog.tsx').then((part) => part.OrderDialog));

const ALL_SUMS = { document: OrderSumsDocument, field: 'orders' };
const filters: readonly Filter[] = [
  { kind: 'search', name: 'orderNumber', label: t('Order no.'), takes: documentNumber('SO') },
  { kind: 'search', name: 'customerName', label: t('Customer') },
  {
    kind: 'search',
    name: 'customerPoNumber',
    label: t('Customer PO no.'),
    takes: withDigit,
  },
  { kind: 'search', name: 'poId', label: t('PO no.'), takes: numberAfter('PO') },
  { kind: 'choice', name: 'statuses', label: t('Status'), labels: ORDER_STATUS, multiple: true },
  { kind: 'picker', name: 'customer', label: t('Customer'), source: tenantSource },
  { kind: 'dates', label: t('Date'), from: 'fromDate', to: 'toDate' },
  lateFilter(),
  { kind: 'picker', name: 'organisation', label: t('Organisation'), source: organisationSource },
  { kind: 'picker', name: 'salesPerson', label: t('Sales person'), source: salesPersonSource },
];
type RowDialogAction = Exclude<OrderDialogAction, 'EDIT' | 'SEND_MAIL'>;
const isRowDialogAction = (action: OrderDialogAction): action is RowDialogAction =>
  action !== 'EDIT' && action !== 'SEND_MAIL';

/** Opened by the address, for an order of the page. */
function Drawers({ rows }: { rows: readonly OrderFieldsFragment[] }) {
  const { can } = useSession();
  const change = useChangeUrl();
  const [form] = useUrlParam('form');
  const [orderId] = useUrlParam('order');
  const close = () => change({ form: null, order: null, ...NO_COPY });
  if (form === 'create' && can('ORDER', 'WRITE')) return <CreateOrderDrawer onClose={close} />;
  const order = rows.find(({ id }) => id === orderId);
  const action = order?.actions.filter(isOrderDialogAction).find((offered) => offered === form);
  return order && action && isRowDialogAction(action) ? (
    <OrderDialog order={order} action={action} onClose={close} />
  ) : null;
}

/** Orders in the viewer's row scope. */
export function OrdersScreen() {
  const { can } = useSession();
  const navigate = useNavigate();
  const change = useChangeUrl();
  const { selectedRows, rowSelection } = useListSelection<OrderFieldsFragment>();
  const columns = useMemo(() => {
    const menu = ({ id, number, actions }: OrderFieldsFragment) => {
      const dialogActions = actions.filter(isOrderDialogAction).filter(isRowDialogAction);
      const copy = copyOrderPath(can, number);
      return (
        <Menu>
          <MenuItem text={t('Open')} onClick={() => void navigate(orderPath(number))} />
          {copy && <MenuItem text={t('Duplicate')} onClick={() => void navigate(copy)} />}
          {dialogActions.length > 0 && <MenuDivider />}
          {dialogActions.map((action) => (
            <MenuItem
              key={action}
              text={ORDER_ACTION[action]}
              intent={action === 'CANCEL' ? 'danger' : 'none'}
              onClick={() => change({ form: action, order: id })}
            />
          ))}
        </Menu>
      );
    };
    return [...orderColumns, menuColumn(menu)];
  }, [navigate, change, can]);
  const offered = useMemo(() => documentFiltersFor(can, filters), [can]);
  return (
    <ListScreen
      title={t('Sales Orders')}
      list={ordersList.list}
      query={useOrdersQuery}
      variables={ordersList.variables}
      rows={(data) => data.orders}
      allSums={ALL_SUMS}
      columns={columns}
      filters={offered}
      actions={
        <>
          {can('ORDER', 'WRITE') && (
            <Button
              intent="primary"
              text={t('Create Order')}
              onClick={() => change({ form: 'create', order: null })}
            />
          )}
        </>
      }
      onOpen={(row) => void navigate(orderPath(row.number))}
      {...(can('ORDER', 'UPDATE')
        ? {
            rowSelection,
            selection: {
              count: selectedRows.length,
              actions: <OrderBulk rows={selectedRows} />,
            },
          }
        : {})}
      emptyText={t('No orders match these filters.')}
    >
      {(rows) => <Drawers rows={rows} />}
    </ListScreen>
  );
}
