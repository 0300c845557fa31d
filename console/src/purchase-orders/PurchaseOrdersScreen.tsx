import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePurchaseOrdersQuery } from '../../generated/hooks.ts';
import { lazyDrawer } from '../app/lazyDrawer.tsx';
import { Panels } from '../app/panels.tsx';
import { purchaseOrderPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { usePrint } from '../app/usePrint.ts';
import { categoryManagerSource } from '../categories/CategoryManagerPicker.tsx';
import { sellerSource } from '../sellers/SellerPicker.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { useListSelection } from '../ui/grid/useListSelection.ts';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { useChangeUrl, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { isViewable, mayIssue, PO_STATUS } from './purchase-orders.labels.ts';
import { purchaseOrdersList } from './purchase-orders.list.ts';
import { PurchaseOrderBulk } from './PurchaseOrderBulk.tsx';
import { purchaseOrderColumns, type PurchaseOrderRow } from './purchaseOrderColumns.tsx';
import { t } from '../ui/text.ts';

const CreatePurchaseOrderDrawer = lazyDrawer(() =>
  import('./CreatePurchaseOrderDrawer.tsx').then((part) => part.CreatePurchaseOrderDrawer),
);
const PurchaseOrderPanel = lazyDrawer(() =>
  import('./PurchaseOrderPanel.tsx').then((part) => part.PurchaseOrderPanel),
);

const ALL: readonly Filter[] = [
  { kind: 'search', name: 'poId', label: t('PO no.'), maxLength: 15 },
  { kind: 'dates', label: t('Date'), from: 'fromDate', to: 'toDate' },
  { kind: 'choice', name: 'statuses', label: t('Status'), labels: PO_STATUS, multiple: true },
  { kind: 'picker', name: 'seller', label: t('Vendor'), source: sellerSource },
  {
    kind: 'picker',
    name: 'categoryManager',
    label: t('Category manager'),
    source: categoryManagerSource,
  },
];

function Drawers() {
  const { can } = useSession();
  const [po] = useUrlParam('po');
  const [issue] = useUrlParam('issue');
  const [form, setForm] = useUrlParam('form');
  return (
    <>
      {po && <PurchaseOrderPanel key={po} poId={po} issue={issue !== null} />}
      {form === 'create' && can('PURCHASE_ORDER', 'WRITE') && (
        <CreatePurchaseOrderDrawer onClose={() => setForm(null)} />
      )}
    </>
  );
}

/** Purchase orders in the viewer's row scope. */
export function PurchaseOrdersScreen() {
  const { can } = useSession();
  const navigate = useNavigate();
  const change = useChangeUrl();
  const open = usePrint();
  const { selectedRows, rowSelection } = useListSelection<PurchaseOrderRow>();
  const columns = useMemo(() => {
    const menu = (row: PurchaseOrderRow) => {
      const { id, status, actions } = row;
      return (
        <Menu>
          <MenuItem
            text={t('View')}
            disabled={!isViewable(status)}
            title={
              isViewable(status) ? undefined : t('Paid and cancelled ones have their page alone')
            }
            onClick={() => change({ po: id })}
          />
          <MenuItem text={t('Details')} onClick={() => void navigate(purchaseOrderPath(id))} />
          <MenuItem text={t('Download')} onClick={() => void open('PURCHASE_ORDER', id)} />
          <MenuItem
            text={t('Download PDF')}
            onClick={() => void open('PURCHASE_ORDER', id, 'PDF')}
          />
          {mayIssue(actions, can) && <MenuDivider />}
          {mayIssue(actions, can) && (
            <MenuItem text={t('Issue')} onClick={() => change({ po: id, issue: '1' })} />
          )}
          <Panels to="PURCHASE_ORDER_MENU" data={row} />
        </Menu>
      );
    };
    return [...purchaseOrderColumns(can), menuColumn(menu)];
  }, [can, navigate, change, open]);
  const filters = useMemo(
    () => ALL.filter(({ label }) => label !== t('Vendor') || can('SELLER', 'READ')),
    [can],
  );

  return (
    <ListScreen
      title={t('Purchase Orders')}
      list={purchaseOrdersList.list}
      query={usePurchaseOrdersQuery}
      variables={purchaseOrdersList.variables}
      rows={(data) => data.purchaseOrders}
      columns={columns}
      filters={filters}
      actions={
        <>
          {can('PURCHASE_ORDER', 'WRITE') && (
            <Button
              intent="primary"
              text={t('Create Purchase Order')}
              onClick={() => change({ form: 'create' })}
            />
          )}
        </>
      }
      onOpen={({ id, status }) =>
        isViewable(status) ? change({ po: id }) : void navigate(purchaseOrderPath(id))
      }
      rowSelection={rowSelection}
      selection={{
        count: selectedRows.length,
        actions: <PurchaseOrderBulk rows={selectedRows} />,
      }}
      emptyText={t('No purchase orders match these filters.')}
      failedText={t('Error in retrieving po!')}
    >
      <Drawers />
    </ListScreen>
  );
}
