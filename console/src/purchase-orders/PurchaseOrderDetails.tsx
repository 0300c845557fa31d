import { Callout } from '@blueprintjs/core';
import type { PurchaseOrderAction } from '@munim/schema/generated/types.ts';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { PurchaseOrderPaperFragment } from '../../generated/documents.ts';
import { usePurchaseOrderQuery } from '../../generated/hooks.ts';
import { PaperButton } from '../app/PrintButton.tsx';
import { Loaded } from '../app/Loaded.tsx';
import { useSession } from '../app/session.tsx';
import { ConvertToBillPanel } from '../bills/ConvertToBillPanel.tsx';
import { CommentsPanel } from '../comments/CommentsPanel.tsx';
import { DocumentsPanel } from '../documents/DocumentsPanel.tsx';
import { LogPanel } from '../logs/LogPanel.tsx';
import { ShipmentPanel } from '../shipments/ShipmentPanel.tsx';
import { RecordTabs } from '../ui/RecordTabs.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { CancelLineDrawer } from './CancelLineDrawer.tsx';
import { DeliveriesOfPurchaseOrder } from './DeliveriesOfPurchaseOrder.tsx';
import { PurchaseOrderActions } from './PurchaseOrderActions.tsx';
import { PurchaseOrderDialog } from './PurchaseOrderDialog.tsx';
import { PurchaseOrderFinance } from './PurchaseOrderFinance.tsx';
import { PurchaseOrderHead } from './PurchaseOrderHead.tsx';
import { type PoLine, PurchaseOrderLines } from './PurchaseOrderLines.tsx';
import { PO_STATUS } from './purchase-orders.labels.ts';
import { ReferenceOrder } from './ReferenceOrder.tsx';
import './purchase-orders.css';

interface PageProps {
  order: PurchaseOrderPaperFragment;
}

const record = (poId: string) => ({ entity: 'PURCHASE_ORDER', entityId: poId }) as const;

/** Why nothing can be done now. */
function Reason({ order: { state, rejectReason, cancelReason } }: PageProps) {
  const reason = state === 'REJECTED' ? rejectReason : state === 'CANCELLED' ? cancelReason : null;
  if (!reason) return null;
  return (
    <Callout
      className="kit-callout"
      intent="danger"
      title={state === 'REJECTED' ? 'Rejected' : 'Cancelled'}
    >
      {reason}
    </Callout>
  );
}

function PurchaseOrderTabs({
  order,
  onCancelLine,
}: PageProps & { onCancelLine: (line: PoLine) => void }) {
  const { can } = useSession();
  const { id, orderNumber } = order;
  const tabs = [
    {
      id: 'lines',
      title: 'Purchase Order Lines',
      panel: <PurchaseOrderLines withProgress order={order} onCancel={onCancelLine} />,
    },
    ...(orderNumber
      ? [{ id: 'reference', title: 'Reference Order', panel: <ReferenceOrder poId={id} /> }]
      : []),
    { id: 'deliveries', title: 'Deliveries', panel: <DeliveriesOfPurchaseOrder poId={id} /> },
    { id: 'shipments', title: 'Shipments', panel: <ShipmentPanel poId={id} /> },
    { id: 'finance', title: 'Bills and Payments', panel: <PurchaseOrderFinance order={order} /> },
    { id: 'history', title: 'History', panel: <LogPanel {...record(id)} /> },
    ...(can('DOCUMENT_UPLOAD', 'READ')
      ? [{ id: 'documents', title: 'Documents', panel: <DocumentsPanel {...record(id)} /> }]
      : []),
    { id: 'comments', title: 'Internal Comments', panel: <CommentsPanel {...record(id)} /> },
  ];
  return <RecordTabs label="Purchase order" tabs={tabs} />;
}

function PurchaseOrderPage({ order }: PageProps) {
  const [asked, setAsked] = useState<PurchaseOrderAction | null>(null);
  const [line, setLine] = useState<PoLine | null>(null);
  return (
    <div className="kit-page">
      <header className="kit-page-head">
        <h1 className="kit-title">Purchase Order {order.id}</h1>
        <StatusTag status={order.status} labels={PO_STATUS} />
        <div className="kit-page-actions">
          <PaperButton
            id={order.id}
            papers={[{ type: 'PURCHASE_ORDER', text: 'Purchase order' }]}
          />
          <ConvertToBillPanel poId={order.id} lines={order.lines} />
          <PurchaseOrderActions order={order} onAsk={setAsked} />
        </div>
      </header>
      <Reason order={order} />
      <PurchaseOrderHead order={order} />
      <PurchaseOrderTabs order={order} onCancelLine={setLine} />
      {asked && <PurchaseOrderDialog order={order} action={asked} onClose={() => setAsked(null)} />}
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
    <Loaded result={result} failedText="Error in retrieving po!">
      {({ purchaseOrder }) => <PurchaseOrderPage key={poId} order={purchaseOrder} />}
    </Loaded>
  );
}
