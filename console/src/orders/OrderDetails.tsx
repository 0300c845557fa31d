import { type JSX, useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { OrderDetailsFragment } from '../../generated/documents.ts';
import { useOrderQuery } from '../../generated/hooks.ts';
import { QueryContent } from '../app/QueryContent.tsx';
import { Panels, useTabs } from '../app/panels.tsx';
import { useSession } from '../app/session.tsx';
import { CommentsPanel } from '../comments/CommentsPanel.tsx';
import { DocumentsPanel } from '../documents/DocumentsPanel.tsx';
import { LogPanel } from '../logs/LogPanel.tsx';
import { RecordTabs } from '../ui/RecordTabs.tsx';
import type { Day } from '../ui/format/dates.ts';
import { Totals } from '../ui/format/Totals.tsx';
import { CancelOrderLineDrawer } from './CancelOrderLineDrawer.tsx';
import { EditOrderDrawer } from './EditOrderDrawer.tsx';
import { LineAddressDrawer } from './LineAddressDrawer.tsx';
import { LinesWithoutSeller } from './LinesWithoutSeller.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { OrderHead } from './OrderHead.tsx';
import { useOrderEdit } from './orderWrites.ts';
import { marginOf, type OrderLine, type TypedLine, useOrderDraft } from './orderDraft.ts';
import { NextStep } from '../ui/format/NextStep.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { OrderFigures, OrderSummary } from './OrderSummary.tsx';
import { areInvalid } from './orderLineColumns.ts';
import { type LineDialogAction, OrderLines } from './OrderLines.tsx';
import { orderNextStep, type OrderDialogAction, orderRights, orderStep } from './orders.labels.ts';
import { InvoiceFaults } from '../ui/InvoiceFaults.tsx';
import { OrderTaxNotice } from './OrderTaxNotice.tsx';
import { RateNotices } from './RateNotices.tsx';
import { UnsavedOrder } from './UnsavedOrder.tsx';
import './orders.css';
import { Notice } from '../ui/Notice.tsx';
import { t } from '../ui/text.ts';

type Order = OrderDetailsFragment;

interface PendingAction {
  line: OrderLine;
  action: LineDialogAction;
}

function LineDialog({
  order,
  line,
  action,
  onClose,
}: PendingAction & { order: Order; onClose: () => void }) {
  if (action === 'REQUEST_SAMPLE')
    return (
      <Panels
        to="REQUEST_SAMPLE"
        data={{ source: 'ORDER_LINE', lineId: line.id, sku: line.sku, onClose }}
      />
    );
  if (action === 'EDIT_ADDRESS')
    return <LineAddressDrawer order={order} line={line} onClose={onClose} />;
  return <CancelOrderLineDrawer order={order} line={line} onClose={onClose} />;
}

/** Tabs below the head; purchase orders, deliveries and invoices are added by their features. */
function OrderTabs({ order, lines }: { order: Order; lines: JSX.Element }) {
  const { can } = useSession();
  const record = { entity: 'ORDER', entityId: order.number } as const;
  const tabs = useTabs('ORDER', order, [
    { id: 'lines', title: t('Lines'), count: order.lines.length, order: 10, panel: lines },
    ...(can('PAYMENT', 'READ') || can('EXPENSE', 'READ')
      ? [
          {
            id: 'finance',
            title: t('Finance'),
            order: 50,
            panel: (
              <Panels to="ORDER_FINANCE" data={{ orderId: order.id, orderNumber: order.number }} />
            ),
          },
        ]
      : []),
    { id: 'history', title: t('History'), order: 60, panel: <LogPanel {...record} /> },
    ...(can('DOCUMENT_UPLOAD', 'READ')
      ? [
          {
            id: 'documents',
            title: t('Documents'),
            order: 70,
            panel: <DocumentsPanel {...record} />,
          },
        ]
      : []),
    {
      id: 'comments',
      title: t('Internal Comments'),
      order: 80,
      panel: <CommentsPanel {...record} />,
    },
  ]);
  return <RecordTabs label={t('Order')} tabs={tabs} />;
}

function OrderPage({
  order,
  onReload,
}: {
  order: Order;
  onReload: () => Promise<number | undefined>;
}) {
  const { can } = useSession();
  const [pendingAction, setPendingAction] = useState<OrderDialogAction | null>(null);
  const [receiving, setReceiving] = useState(false);
  const [pendingLineAction, setPendingLineAction] = useState<PendingAction | null>(null);
  const draft = useOrderDraft(order);
  const openLineDialog = useCallback(
    (line: TypedLine, action: LineDialogAction) =>
      setPendingLineAction({ line: line.saved, action }),
    [],
  );
  const editable = order.actions.includes('EDIT');
  const orderEdit = useOrderEdit(order, onReload);
  const edit = editable && !draft.dirty ? orderEdit : null;
  const step = orderStep(order, orderRights(can));
  const close = () => setPendingAction(null);
  const { taxable, gst, total } = draft.sums;
  const lines = (
    <div className="kit-lines">
      <OrderLines
        rows={draft.rows}
        onChange={editable ? draft.change : null}
        onAction={draft.dirty ? null : openLineDialog}
      />
      <Totals
        sums={[
          [t('Taxable'), taxable],
          ['GST', gst],
          [t('Grand total'), total],
        ]}
      />
    </div>
  );
  return (
    <div className="kit-page">
      <OrderHead
        order={order}
        step={step}
        dirty={draft.dirty}
        edit={edit}
        onAction={setPendingAction}
        onReceive={() => setReceiving(true)}
      />
      {order.cancelReason && (
        <Notice className="kit-callout" intent="danger" title={t('Cancelled')}>
          {order.cancelReason}
        </Notice>
      )}
      <NextStep text={orderNextStep(step)} />
      <LinesWithoutSeller order={order} />
      <OrderTaxNotice order={order} />
      <InvoiceFaults lines={order.lines} />
      <RateNotices lines={order.lines} />
      <OrderProgress order={order} />
      <OrderFigures
        order={order}
        total={total}
        margin={marginOf(draft.rows)}
        edit={edit && edit((deliveryDate: Day | null) => ({ deliveryDate }))}
      />
      <OrderSummary order={order} />
      <OrderTabs order={order} lines={lines} />
      {(editable || draft.dirty) && (
        <UnsavedOrder draft={draft} invalid={areInvalid(draft.rows)} onReload={onReload} />
      )}
      {pendingAction === 'EDIT' && <EditOrderDrawer order={order} onClose={close} />}
      {pendingAction && pendingAction !== 'EDIT' && (
        <OrderDialog order={order} action={pendingAction} onClose={close} />
      )}
      {receiving && (
        <Panels
          to="RECORD_RECEIPT"
          data={{
            orderId: order.id,
            orderNumber: order.number,
            onClose: () => setReceiving(false),
          }}
        />
      )}
      {pendingLineAction && (
        <LineDialog
          order={order}
          {...pendingLineAction}
          onClose={() => setPendingLineAction(null)}
        />
      )}
    </div>
  );
}

/** The page of one order, by its number. */
export function OrderDetails() {
  const { orderNumber = '' } = useParams();
  const result = useOrderQuery({
    variables: { number: orderNumber },
    fetchPolicy: 'cache-and-network',
  });
  const reload = async () => (await result.refetch().catch(() => undefined))?.data?.order.version;
  return (
    <QueryContent result={result}>
      {({ order }) => <OrderPage key={orderNumber} order={order} onReload={reload} />}
    </QueryContent>
  );
}
