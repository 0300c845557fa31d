import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import type { BillAction, BillStatus } from '@munim/schema/generated/types.ts';
import { writesBills } from '@munim/schema/shared/roles.ts';
import { BillSumsDocument } from '../../generated/documents.ts';
import { useMemo, useState } from 'react';
import { useBillsQuery } from '../../generated/hooks.ts';
import { BooksPanel } from '../accounting/BooksPanel.tsx';
import { lazyDrawer } from '../app/lazyDrawer.tsx';
import { useSession } from '../app/session.tsx';
import { sellerSource } from '../sellers/SellerPicker.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { digits, numberAfter } from '../ui/grid/numberSearch.ts';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { useChangeUrl, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { billColumns, type BillRow } from './billColumns.tsx';
import { type BillDialogAction, opensDialog, BillDialog } from './BillDialog.tsx';
import { BillPanel } from './BillPanel.tsx';
import { BILL_ACTION, BILL_ACTIONS, BILL_STATUS } from './bills.labels.ts';
import { useBillWrites } from './billWrites.ts';
import { t } from '../ui/text.ts';

const CreateBillDrawer = lazyDrawer(() =>
  import('./CreateBillDrawer.tsx').then((part) => part.CreateBillDrawer),
);

const ALL_SUMS = { document: BillSumsDocument, field: 'bills' };
const filters: readonly Filter[] = [
  { kind: 'search', name: 'billNo', label: t('Bill no.'), takes: digits },
  { kind: 'picker', name: 'seller', label: t('Vendor'), source: sellerSource },
  { kind: 'search', name: 'poNo', label: t('PO no.'), takes: numberAfter('PO') },
  { kind: 'search', name: 'shipment', label: t('Shipment'), takes: numberAfter('(?:SH|shipment)') },
  { kind: 'dates', label: t('Vendor invoice date'), from: 'fromDate', to: 'toDate' },
  { kind: 'choice', name: 'status', label: t('Status'), labels: BILL_STATUS, multiple: true },
  { kind: 'search', name: 'zohoBillId', label: t('Zoho bill id'), maxLength: 100 },
];

/** Matches nothing, for input that is no number. */
const IMPOSSIBLE_ID = '999999999999999';
const toIdFilter = (text: string | undefined) =>
  text && (/^[1-9][0-9]*$/.test(text) ? text : IMPOSSIBLE_ID);

interface PendingAction {
  billId: string;
  action: BillDialogAction;
}

/** Actions at the end of a row. */
function useRowMenu(onAction: (pendingAction: PendingAction) => void) {
  const change = useChangeUrl();
  const { sync } = useBillWrites();
  return useMemo(() => {
    const act = (id: string, action: BillAction) => {
      if (opensDialog(action)) onAction({ billId: id, action });
      else if (action === 'PAY') change({ bill: id, part: 'payments' });
      else void sync(id);
    };
    return menuColumn<BillRow>(({ id, actions }) => (
      <Menu>
        <MenuItem text={t('View')} onClick={() => change({ bill: id })} />
        {BILL_ACTIONS.filter((action) => actions.includes(action)).map((action) => (
          <MenuItem
            key={action}
            text={BILL_ACTION[action]}
            intent={action === 'CANCEL' ? 'danger' : 'none'}
            onClick={() => act(id, action)}
          />
        ))}
      </Menu>
    ));
    // oxlint-disable-next-line react/exhaustive-deps -- the writes are new with every render, and do the same
  }, [change, onAction]);
}

function Bills() {
  const { can } = useSession();
  const change = useChangeUrl();
  const [opened, setOpened] = useUrlParam('bill');
  const [part] = useUrlParam('part');
  const [pendingAction, setPendingAction] = useState<PendingAction | null>(null);
  const menu = useRowMenu(setPendingAction);
  const close = () => change({ bill: null, part: null });
  const add = writesBills(can) && (
    <Button
      intent="primary"
      icon={<Plus />}
      text={t('Create Bill')}
      onClick={() => setOpened('new')}
    />
  );
  return (
    <ListScreen
      title={t('Bills')}
      list="bills"
      query={useBillsQuery}
      variables={({ one, many }, page, limit) => ({
        filter: {
          id: toIdFilter(one('billNo')),
          sellerId: one('seller'),
          poId: toIdFilter(one('poNo')),
          shipmentId: toIdFilter(one('shipment')),
          statuses: many<BillStatus>('status'),
          accountingBillId: one('zohoBillId'),
          fromDate: one('fromDate'),
          toDate: one('toDate'),
        },
        page,
        limit,
      })}
      rows={(data) => data.bills}
      allSums={ALL_SUMS}
      columns={useMemo(() => [...billColumns, menu], [menu])}
      filters={filters}
      actions={<BooksPanel>{add}</BooksPanel>}
      onOpen={({ id }) => setOpened(id)}
      emptyText={t('No bills match these filters.')}
      emptyAction={add}
      failedText={t('Error occurred while retrieving bills.')}
    >
      {(rows) => {
        const bill = rows.find(({ id }) => id === pendingAction?.billId);
        return (
          <>
            {opened === 'new' && add && <CreateBillDrawer onClose={close} />}
            {opened && opened !== 'new' && (
              <BillPanel
                key={opened}
                billId={opened}
                forPayment={part === 'payments'}
                onClose={close}
              />
            )}
            {pendingAction && bill && (
              <BillDialog
                bill={bill}
                action={pendingAction.action}
                onClose={() => setPendingAction(null)}
              />
            )}
          </>
        );
      }}
    </ListScreen>
  );
}

/**
 * All bills. Everybody has the menu item; the rows need a permission
 * (docs/rules/permissions.md#route-gates).
 */
export function BillsScreen() {
  const { can } = useSession();
  if (can('PURCHASE_ORDER', 'READ')) return <Bills />;
  return (
    <section className="kit-list" aria-label={t('Bills')}>
      <header className="kit-list-head">
        <h1 className="kit-title">{t('Bills')}</h1>
      </header>
      <EmptyState text={t('You do not have permission to view bills.')} />
    </section>
  );
}
