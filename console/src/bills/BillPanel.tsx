import { Button, Tab, Tabs } from '@blueprintjs/core';
import type { BillAction } from '@munim/schema/generated/types.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BillDetailsFragment } from '../../generated/documents.ts';
import { useBillQuery } from '../../generated/hooks.ts';
import { useTabs } from '../app/panels.tsx';
import { useSession } from '../app/session.tsx';
import { FilePanel } from '../documents/FilePanel.tsx';
import { OutgoingPaymentsPanel } from '../payments/OutgoingPaymentsPanel.tsx';
import { billPath, purchaseOrderPath } from '../app/recordPaths.ts';
import { dayOf } from '../ui/format/dates.ts';
import { DetailsDrawer } from '../ui/overlay/DetailsDrawer.tsx';
import { DueDate } from '../ui/format/DueDate.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { type BillDialogAction, opensDialog, BillDialog } from './BillDialog.tsx';
import { BillLines } from './BillLines.tsx';
import {
  BILL_ACTION,
  BILL_ACTIONS,
  BILL_STATUS,
  SYNC_STATUS,
  syncStatusOf,
} from './bills.labels.ts';
import { useBillWrites } from './billWrites.ts';
import './bills.css';
import { Notice } from '../ui/Notice.tsx';
import { t } from '../ui/text.ts';

type Bill = BillDetailsFragment;
const PAYMENTS = 'payments';

const BillSummary = ({ bill }: { bill: Bill }) => {
  const isOpen = bill.status !== 'PAID' && bill.status !== 'CANCELLED';
  const syncStatus = syncStatusOf(bill.syncStatus, bill.accountingBillId);
  return (
    <DescriptionList
      items={[
        [t('Vendor'), bill.seller.name],
        [
          t('Purchase orders'),
          bill.poIds.map((id) => (
            <Link key={id} className="bill-po" to={purchaseOrderPath(id)}>
              {id}
            </Link>
          )),
        ],
        [t('Shipment'), bill.shipmentId],
        [
          t('Made'),
          t('{{createdAt}} by {{createdBy}}', {
            createdAt: dayOf(bill.createdAt),
            createdBy: bill.createdBy.name,
          }),
        ],
        [t('Payment due'), isOpen ? <DueDate key="due" day={bill.dueDate} /> : bill.dueDate],
        [t('Vendor invoice number'), bill.sellerInvoiceNumber],
        [t('Vendor invoice date'), bill.sellerInvoiceDate],
        [
          t('Vendor invoice'),
          bill.sellerInvoice && <FilePanel key="file" file={bill.sellerInvoice} />,
        ],
        [t('Zoho bill id'), syncStatus && bill.accountingBillId],
        [t('Last sync'), syncStatus && bill.syncedAt && dayOf(bill.syncedAt)],
        [
          t('Sync'),
          syncStatus && (
            <StatusTag
              key="sync"
              status={syncStatus}
              labels={SYNC_STATUS}
              detail={bill.syncError}
            />
          ),
        ],
        [t('Accounting said'), bill.syncError],
      ]}
    />
  );
};

interface ActionsProps {
  bill: Bill;
  onAction: (action: BillDialogAction | 'PAY') => void;
}

function Actions({ bill, onAction }: ActionsProps) {
  const { sync, saving } = useBillWrites();
  const act = (action: BillAction) =>
    opensDialog(action) || action === 'PAY' ? onAction(action) : void sync(bill.id);
  return BILL_ACTIONS.filter((action) => bill.actions.includes(action)).map((action) => (
    <Button
      key={action}
      text={BILL_ACTION[action]}
      intent={action === 'CANCEL' ? 'danger' : action === 'ISSUE' ? 'primary' : 'none'}
      variant={action === 'CANCEL' ? 'outlined' : 'solid'}
      loading={action === 'SYNC' && saving}
      onClick={() => act(action)}
    />
  ));
}

/** Known as soon as the number is saved, not only when the bill is issued. */
function SameNumber({ bill: { sellerInvoiceNumber: number, sameNumberBillIds } }: { bill: Bill }) {
  if (!sameNumberBillIds.length) return null;
  return (
    <Notice
      className="kit-callout"
      intent="warning"
      role="status"
      title={t('Vendor invoice {{number}} is on another bill of this vendor too', { number })}
    >
      {sameNumberBillIds.map((id) => (
        <Link key={id} className="bill-po" to={billPath(id)}>
          {t('Bill {{billId}}', { billId: id })}
        </Link>
      ))}
    </Notice>
  );
}

interface ContentProps {
  bill: Bill;
  tab: string;
  onTab: (tab: string) => void;
}

function Payments({ bill: { poIds, actions } }: { bill: Bill }) {
  return poIds.map((id) => (
    <section key={id} aria-label={t('Purchase order {{id}}', { id })}>
      {poIds.length > 1 && <h3 className="bp6-heading">{t('Purchase order {{id}}', { id })}</h3>}
      <OutgoingPaymentsPanel poId={id} canRecord={actions.includes('PAY')} />
    </section>
  ));
}

function Content({ bill, tab, onTab }: ContentProps) {
  const ofRecord = useTabs('RECORD', { entity: 'BILL', entityId: bill.id });
  const { can } = useSession();
  return (
    <>
      {bill.cancelReason && (
        <Notice className="kit-callout" intent="danger" title={t('Cancelled')}>
          {bill.cancelReason}
        </Notice>
      )}
      <SameNumber bill={bill} />
      <BillSummary bill={bill} />
      <Tabs
        id="bill-tabs"
        selectedTabId={tab}
        renderActiveTabPanelOnly
        onChange={(id) => onTab(String(id))}
      >
        <Tab id="lines" title={t('Lines')} panel={<BillLines bill={bill} />} />
        {can('PAYMENT', 'READ') && (
          <Tab id={PAYMENTS} title={t('Payments')} panel={<Payments bill={bill} />} />
        )}
        {ofRecord.map((one) => (
          <Tab key={one.id} {...one} />
        ))}
      </Tabs>
    </>
  );
}

interface Props {
  billId: string;
  /** The payments are what it was opened for. */
  forPayment?: boolean;
  onClose: () => void;
}

/** One bill in a drawer: its data, its match with order and goods, and its actions. */
export function BillPanel({ billId, forPayment = false, onClose }: Props) {
  const [pendingAction, setPendingAction] = useState<BillDialogAction | null>(null);
  const [tab, setTab] = useState(forPayment ? PAYMENTS : 'lines');
  const { data, loading, error, refetch } = useBillQuery({
    variables: { id: billId },
    fetchPolicy: 'cache-and-network',
  });
  const bill = data?.bill;
  return (
    <DetailsDrawer
      recordId={billId}
      title={t('Bill {{billId}}', { billId })}
      status={
        bill && <StatusTag status={bill.status} labels={BILL_STATUS} detail={bill.cancelReason} />
      }
      actions={
        bill &&
        bill.actions.length > 0 && (
          <Actions
            bill={bill}
            onAction={(act) => (act === 'PAY' ? setTab(PAYMENTS) : setPendingAction(act))}
          />
        )
      }
      loading={loading && !bill}
      error={bill ? undefined : error}
      onRetry={() => refetch().catch(() => undefined)}
      onClose={onClose}
    >
      {bill && <Content bill={bill} tab={tab} onTab={setTab} />}
      {bill && pendingAction && (
        <BillDialog bill={bill} action={pendingAction} onClose={() => setPendingAction(null)} />
      )}
    </DetailsDrawer>
  );
}
