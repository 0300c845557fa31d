import type { PurchaseOrderAction } from '@munim/schema/generated/types.ts';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { PurchaseOrderDetailsFragment } from '../../generated/documents.ts';
import { usePurchaseOrderQuery } from '../../generated/hooks.ts';
import { PrintButton } from '../app/PrintButton.tsx';
import { QueryContent } from '../app/QueryContent.tsx';
import { Panels, useTabs } from '../app/panels.tsx';
import { useSession } from '../app/session.tsx';
import { CommentsPanel } from '../comments/CommentsPanel.tsx';
import { DocumentsPanel } from '../documents/DocumentsPanel.tsx';
import { LogPanel } from '../logs/LogPanel.tsx';
import { RecordTabs } from '../ui/RecordTabs.tsx';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { CancelLineDrawer } from './CancelLineDrawer.tsx';
import { DeliveriesOfPurchaseOrder } from './DeliveriesOfPurchaseOrder.tsx';
import { PurchaseOrderActions } from './PurchaseOrderActions.tsx';
import { PurchaseOrderDialog } from './PurchaseOrderDialog.tsx';
import {
  poIdentity,
  PurchaseOrderFigures,
  PurchaseOrderHead,
  PurchaseOrderProgress,
} from './PurchaseOrderHead.tsx';
import { type PoLine, PurchaseOrderLines } from './PurchaseOrderLines.tsx';
import { PO_STATUS } from './purchase-orders.labels.ts';
import { ReferenceOrder } from './ReferenceOrder.tsx';
import './purchase-orders.css';
import { Notice } from '../ui/Notice.tsx';
import { t } from '../ui/text.ts';

interface PageProps {
  order: PurchaseOrderDetailsFragment;
}

const record = (poId: string) => ({ entity: 'PURCHASE_ORDER', entityId: poId }) as const;

/** Reason why nothing can be done now. */
function Reason({ order: { state, rejectReason, cancelReason } }: PageProps) {
  const reason = state === 'REJECTED' ? rejectReason : state === 'CANCELLED' ? cancelReason : null;
  if (!reason) return null;
  return (
    <Notice
      className="kit-callout"
      intent="danger"
      title={state === 'REJECTED' ? t('Rejected') : t('Cancelled')}
    >
      {reason}
    </Notice>
  );
}

function PurchaseOrderTabs({
  order,
  onCancelLine,
}: PageProps & { onCancelLine: (line: PoLine) => void }) {
  const { can } = useSession();
  const { id, orderNumber } = order;
  const tabs = useTabs('PURCHASE_ORDER', order, [
    {
      id: 'lines',
      title: t('Purchase Order Lines'),
      count: order.lines.length,
      order: 10,
      panel: <PurchaseOrderLines withProgress order={order} onCancel={onCancelLine} />,
    },
    ...(orderNumber
      ? [
          {
            id: 'reference',
            title: t('Reference Order'),
            order: 20,
            panel: <ReferenceOrder poId={id} />,
          },
        ]
      : []),
    {
      id: 'deliveries',
      title: t('Deliveries'),
      order: 30,
      panel: <DeliveriesOfPurchaseOrder poId={id} />,
    },
    {
      id: 'finance',
      title: t('Bills and Payments'),
      order: 50,
      panel: <Panels to="PURCHASE_ORDER_FINANCE" data={order} />,
    },
    { id: 'history', title: t('History'), order: 60, panel: <LogPanel {...record(id)} /> },
    ...(can('DOCUMENT_UPLOAD', 'READ')
      ? [
          {
            id: 'documents',
            title: t('Documents'),
            order: 70,
            panel: <DocumentsPanel {...record(id)} />,
          },
        ]
      : []),
    {
      id: 'comments',
      title: t('Internal Comments'),
      order: 80,
      panel: <CommentsPanel {...record(id)} />,
    },
  ]);
  return <RecordTabs label={t('Purchase order')} tabs={tabs} />;
}

function PurchaseOrderPage({ order }: PageProps) {
  const [pendingAction, setPendingAction] = useState<PurchaseOrderAction | null>(null);
  const [line, setLine] = useState<PoLine | null>(null);
  return (
    <div className="kit-page">
      <RecordHead
        title={t('Purchase Order {{orderId}}', { orderId: order.id })}
        status={<StatusTag status={order.status} labels={PO_STATUS} />}
        identity={poIdentity(order)}
      >
        <PrintButton
          id={order.id}
          prints={[{ type: 'PURCHASE_ORDER', text: t('Purchase order') }]}
        />
        <Panels to="PURCHASE_ORDER_ACTIONS" data={order} />
        <PurchaseOrderActions order={order} onAction={setPendingAction} />
      </RecordHead>
      <Reason order={order} />
      <PurchaseOrderProgress order={order} />
      <PurchaseOrderFigures order={order} />
      <PurchaseOrderHead order={order} />
      <PurchaseOrderTabs order={order} onCancelLine={setLine} />
      {pendingAction && (
        <PurchaseOrderDialog
          order={order}
          action={pendingAction}
          onClose={() => setPendingAction(null)}
        />
      )}
      {line && <CancelLineDrawer order={order} line={line} onClose={() => setLine(null)} />}
    </div>
  );
}

/** The page of one purchase order. */
export function PurchaseOrderDetails() {
  const { poId = '' } = useParams();
  const result = usePurchaseOrderQuery({
    variables: { id: poId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <QueryContent result={result} failedText={t('Error in retrieving po!')}>
      {({ purchaseOrder }) => <PurchaseOrderPage key={poId} order={purchaseOrder} />}
    </QueryContent>
  );
}
