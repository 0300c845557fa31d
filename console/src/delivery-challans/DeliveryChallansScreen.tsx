import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import type { DeliveryChallanAction } from '@munim/schema/generated/types.ts';
import { useMemo, useState } from 'react';
import { useDeliveryChallansQuery } from '../../generated/hooks.ts';
import { PrintTogether } from '../app/PrintTogether.tsx';
import { useSession } from '../app/session.tsx';
import { usePrint } from '../app/usePrint.ts';
import { tenantSource } from '../tenants/TenantPicker.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { useListSelection } from '../ui/grid/useListSelection.ts';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { documentNumber } from '../ui/grid/numberSearch.ts';
import { useChangeUrl, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { RefusedMenuItem } from '../ui/overlay/RefusedAction.tsx';
import { challanColumns, type ChallanRow } from './challanColumns.tsx';
import { deliveryChallansList } from './delivery-challans.list.ts';
import { DeliveryChallanPanel } from './ChallanModal.tsx';
import { ChallanPreview } from './ChallanPreview.tsx';
import { ChallanStatusDrawer } from './ChallanStatusDrawer.tsx';
import { CreateChallanDrawer } from './CreateChallanDrawer.tsx';
import {
  CHALLAN_ACTION,
  CHALLAN_STATUS,
  challanPrints,
  isStatusAction,
} from './delivery-challans.labels.ts';
import { EditChallanDrawer } from './EditChallanDrawer.tsx';
import { InvoiceAgainDialog } from './InvoiceAgainDialog.tsx';
import { t } from '../ui/text.ts';

const ALL: readonly Filter[] = [
  { kind: 'search', name: 'number', label: t('Challan no.'), takes: documentNumber('DC') },
  { kind: 'search', name: 'orderNumber', label: t('Order no.') },
  { kind: 'choice', name: 'statuses', label: t('Status'), labels: CHALLAN_STATUS, multiple: true },
  { kind: 'picker', name: 'customer', label: t('Customer'), source: tenantSource },
  { kind: 'dates', label: t('Challan date'), from: 'fromDate', to: 'toDate' },
  { kind: 'dates', label: t('Order date'), from: 'fromOrderDate', to: 'toOrderDate' },
];

/** Shown after a status change: the first five in transit (docs/rules/console.md#page-sizes). */
const ON_THE_WAY = { page: null, limit: '5', statuses: 'IN_TRANSIT' };

interface PendingAction {
  challan: ChallanRow;
  action: DeliveryChallanAction;
}

interface DrawersProps {
  pendingAction: PendingAction | null;
  onAction: (pendingAction: PendingAction | null) => void;
}

function Drawers({ pendingAction, onAction }: DrawersProps) {
  const { can } = useSession();
  const change = useChangeUrl();
  const [dc] = useUrlParam('dc');
  const [preview, setPreview] = useUrlParam('preview');
  const [form, setForm] = useUrlParam('form');
  const close = () => onAction(null);
  const moved = () => {
    close();
    change(ON_THE_WAY);
  };
  return (
    <>
      {dc && <DeliveryChallanPanel key={dc} challanId={dc} onStatusChanged={moved} />}
      {preview && <ChallanPreview challanId={preview} onClose={() => setPreview(null)} />}
      {pendingAction?.action === 'EDIT' && (
        <EditChallanDrawer challan={pendingAction.challan} onClose={close} />
      )}
      {pendingAction?.action === 'INVOICE_AGAIN' && (
        <InvoiceAgainDialog challan={pendingAction.challan} onClose={close} />
      )}
      {pendingAction && isStatusAction(pendingAction.action) && (
        <ChallanStatusDrawer
          challan={pendingAction.challan}
          action={pendingAction.action}
          onClose={close}
          onStatusChanged={moved}
        />
      )}
      {form === 'create' && can('DELIVERY_CHALLAN', 'WRITE') && (
        <CreateChallanDrawer onClose={() => setForm(null)} />
      )}
    </>
  );
}

/** Delivery challans in the viewer's row scope. */
export function DeliveryChallansScreen() {
  const { can } = useSession();
  const change = useChangeUrl();
  const open = usePrint();
  const { selectedRows, rowSelection } = useListSelection<ChallanRow>();
  const [pendingAction, setPendingAction] = useState<PendingAction | null>(null);
  const columns = useMemo(() => {
    const menu = (challan: ChallanRow) => (
      <Menu>
        <MenuItem text={t('Open')} onClick={() => change({ dc: challan.id })} />
        <MenuItem text={t('Preview')} onClick={() => change({ preview: challan.id })} />
        <MenuItem text={t('Download')}>
          {challanPrints(challan, can).flatMap(({ type, text }) => [
            <MenuItem key={type} text={text} onClick={() => void open(type, challan.id)} />,
            <MenuItem
              key={`${type} PDF`}
              text={`${text} (PDF)`}
              onClick={() => void open(type, challan.id, 'PDF')}
            />,
          ])}
        </MenuItem>
        {(challan.actions.length > 0 || challan.deliverRefusal) && <MenuDivider />}
        <RefusedMenuItem text={CHALLAN_ACTION.DELIVER} reason={challan.deliverRefusal} />
        {challan.actions.map((action) => (
          <MenuItem
            key={action}
            text={CHALLAN_ACTION[action]}
            intent={action === 'CANCEL' ? 'danger' : 'none'}
            onClick={() => setPendingAction({ challan, action })}
          />
        ))}
      </Menu>
    );
    return [...challanColumns(can), menuColumn(menu)];
  }, [can, change, open]);
  const printRows = selectedRows.map(({ id, number }) => ({ id, label: number ?? `#${id}` }));
  const filters = useMemo(
    () => ALL.filter(({ label }) => label !== t('Customer') || can('TENANT', 'READ')),
    [can],
  );

  return (
    <ListScreen
      title={t('Delivery Challans')}
      list={deliveryChallansList.list}
      query={useDeliveryChallansQuery}
      variables={deliveryChallansList.variables}
      rows={(data) => data.deliveryChallans}
      rowSelection={rowSelection}
      selection={{
        count: selectedRows.length,
        actions: <PrintTogether document="DC" name={t('Delivery challans')} rows={printRows} />,
      }}
      columns={columns}
      filters={filters}
      actions={
        can('DELIVERY_CHALLAN', 'WRITE') && (
          <Button
            intent="primary"
            text={t('Create Delivery Challan')}
            onClick={() => change({ form: 'create' })}
          />
        )
      }
      onOpen={({ id }) => change({ dc: id })}
      emptyText={t('No delivery challans match these filters.')}
      failedText={t('Error retrieving delivery challans.')}
    >
      <Drawers pendingAction={pendingAction} onAction={setPendingAction} />
    </ListScreen>
  );
}
