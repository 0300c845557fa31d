import type { PoState, PurchaseOrderAction } from '@munim/schema/generated/types.ts';
import type { PurchaseOrderDetailsFragment } from '../../generated/documents.ts';
import { ReasonDrawer } from '../ui/form/ReasonDrawer.tsx';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { EditPurchaseOrderDrawer } from './EditPurchaseOrderDrawer.tsx';
import { IssueDrawer } from './IssueDrawer.tsx';
import { useChangePurchaseOrderStatus } from './purchaseOrderWrites.ts';
import { t } from '../ui/text.ts';

interface Props {
  order: PurchaseOrderDetailsFragment;
  onClose: () => void;
}

type Confirmed = 'SEND_FOR_APPROVAL' | 'APPROVE' | 'REWORK';
const CONFIRM_TEXTS: Record<
  Confirmed,
  { state: PoState; title: string; text: (id: string) => string }
> = {
  SEND_FOR_APPROVAL: {
    state: 'SENT_FOR_APPROVAL',
    title: t('Send for approval'),
    text: (id) =>
      t('Ask another person to approve purchase order {{id}}? Its lines are fixed meanwhile.', {
        id,
      }),
  },
  APPROVE: {
    state: 'APPROVED',
    title: t('Approve'),
    text: (id) => t('Approve purchase order {{id}}?', { id }),
  },
  REWORK: {
    state: 'DRAFT',
    title: t('Back to draft'),
    text: (id) => t('Take purchase order {{id}} back to draft, to change its lines?', { id }),
  },
};

function StatusDialog({ order, onClose, action }: Props & { action: Confirmed }) {
  const [changeStatus] = useChangePurchaseOrderStatus();
  const { state, title, text } = CONFIRM_TEXTS[action];
  const confirm = () => changeStatus({ id: order.id, state, version: order.version });
  return (
    <ConfirmDialog title={title} text={text(order.id)} onConfirm={confirm} onClose={onClose} />
  );
}

function RejectDrawer({ order, onClose }: Props) {
  const [changeStatus, { saving }] = useChangePurchaseOrderStatus();
  return (
    <ReasonDrawer
      title={t('Reject purchase order {{orderId}}', { orderId: order.id })}
      label={t('Rejection Reason')}
      submitText={t('Reject')}
      saving={saving}
      onReason={(reason) =>
        changeStatus({ id: order.id, state: 'REJECTED', reason, version: order.version })
      }
      onClose={onClose}
    />
  );
}

function CancelDrawer({ order, onClose }: Props) {
  const [changeStatus, { saving }] = useChangePurchaseOrderStatus();
  return (
    <ReasonDrawer
      title={t('Cancel purchase order {{orderId}}', { orderId: order.id })}
      label={t('Cancellation Reason')}
      submitText={t('Cancel PO')}
      hint={t('It cannot be taken up again; what it was to buy may be bought by another one.')}
      saving={saving}
      onReason={(reason) =>
        changeStatus({ id: order.id, state: 'CANCELLED', reason, version: order.version })
      }
      onClose={onClose}
    />
  );
}

/** Dialogs of a purchase order's actions; each performs its own write. */
export function PurchaseOrderDialog({ action, ...props }: Props & { action: PurchaseOrderAction }) {
  switch (action) {
    case 'EDIT':
    case 'EDIT_DETAILS':
      return <EditPurchaseOrderDrawer {...props} />;
    case 'ISSUE':
      return <IssueDrawer {...props} />;
    case 'REJECT':
      return <RejectDrawer {...props} />;
    case 'CANCEL':
      return <CancelDrawer {...props} />;
    case 'SEND_FOR_APPROVAL':
    case 'APPROVE':
    case 'REWORK':
      return <StatusDialog {...props} action={action} />;
  }
}
