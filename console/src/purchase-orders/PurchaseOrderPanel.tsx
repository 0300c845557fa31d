import { Button, Tab, Tabs } from '@blueprintjs/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PurchaseOrderDetailsFragment } from '../../generated/documents.ts';
import { usePurchaseOrderQuery } from '../../generated/hooks.ts';
import { addressLines } from '../addresses/addresses.labels.ts';
import { useSession } from '../app/session.tsx';
import { dayOf } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { useChangeUrl, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { RecordDialog } from '../ui/overlay/RecordDialog.tsx';
import { IssueInModal } from './IssueInModal.tsx';
import { PurchaseOrderLines } from './PurchaseOrderLines.tsx';
import { purchaseOrderPath } from '../app/recordPaths.ts';
import { mayIssue, PO_STATUS } from './purchase-orders.labels.ts';
import { ReferenceOrder } from './ReferenceOrder.tsx';
import './purchase-orders.css';
import { t } from '../ui/text.ts';

/** Tab names in the address: 1 lines, 2 reference order. */
const LINES = '1';
const REFERENCE = '2';

interface ContentProps {
  order: PurchaseOrderDetailsFragment;
  hideReference: boolean;
  issue: boolean;
}

function Content({ order, hideReference, issue }: ContentProps) {
  const { can } = useSession();
  const [key, setKey] = useUrlParam('key');
  const [issuing, setIssuing] = useState(issue);
  const { seller, orderNumber } = order;
  const withReference = orderNumber !== null && !hideReference;
  const open = withReference && key === REFERENCE ? REFERENCE : LINES;
  const issuable = mayIssue(order.actions, can);
  return (
    <>
      <DescriptionList
        items={[
          [t('Purchase date'), dayOf(order.createdAt)],
          [t('Vendor'), seller.name],
          [t('Address'), seller.officeAddress && addressLines(seller.officeAddress)],
        ]}
      />
      <Tabs
        id="purchase-order-tabs"
        selectedTabId={open}
        renderActiveTabPanelOnly
        onChange={(id) => setKey(String(id))}
      >
        <Tab
          id={LINES}
          title={t('Purchase Order Lines')}
          panel={<PurchaseOrderLines order={order} />}
        />
        {withReference && (
          <Tab
            id={REFERENCE}
            title={t('Reference Order')}
            panel={<ReferenceOrder poId={order.id} />}
          />
        )}
      </Tabs>
      {issuable && issuing && <IssueInModal order={order} onClose={() => setIssuing(false)} />}
      <div className="po-modal-foot">
        <Link to={purchaseOrderPath(order.id)}>{t('All about this purchase order')}</Link>
        {issuable && !issuing && (
          <Button intent="primary" text={t('Issue')} onClick={() => setIssuing(true)} />
        )}
      </div>
    </>
  );
}

interface Props {
  poId: string;
  /**
   * Opened from the page of its order: a tab with the order would only link back
   * (docs/rules/console.md#reference-order).
   */
  hideReference?: boolean;
  /** The issue form is open at once. */
  issue?: boolean;
  /** Absent: the modal is open by `po` in the address. */
  onClose?: () => void;
}

/** The modal of one purchase order; its tab is in the address, and closing removes both. */
export function PurchaseOrderPanel({ poId, hideReference = false, issue = false, onClose }: Props) {
  const change = useChangeUrl();
  const { data, error, refetch } = usePurchaseOrderQuery({
    variables: { id: poId },
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.purchaseOrder;
  const close = () => {
    change({ po: null, issue: null, key: null });
    onClose?.();
  };
  return (
    <RecordDialog
      title={t('Purchase Order #{{poId}}', { poId })}
      status={order && <StatusTag status={order.status} labels={PO_STATUS} />}
      recordId={poId}
      error={error}
      failed={t('Error in retrieving po!')}
      onRetry={() => refetch().catch(() => undefined)}
      onClose={close}
    >
      {order && <Content key={poId} order={order} hideReference={hideReference} issue={issue} />}
    </RecordDialog>
  );
}
