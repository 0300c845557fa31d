import type { PoState, PurchaseOrderAction } from '@munim/schema/generated/types.ts';
import type { PurchaseOrderDetailsFragment } from '../../generated/documents.ts';
import { ReasonDrawer } from '../ui/form/ReasonDrawer.tsx';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { EditPurchaseOrderDrawer } from './EditPurchaseOrderDrawer.tsx';
import { IssueDrawer } from './IssueDrawer.tsx';
import { useChangePurchaseOrderStatus } from './purchaseOrderWrites.ts';

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
    title: 'Send for approval',
    text: (id) =>
      `Ask another person to approve purchase order ${id}? Its lines are fixed meanwhile.`,
  },
  APPROVE: { state: 'APPROVED', title: 'Approve', text: (id) => `Approve purchase order ${id}?` },
  REWORK: {
    state: 'DRAFT',
    title: 'Back to draft',
    text: (id) => `Take purchase order ${id} back to draft, to change its lines?`,
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
      title={`Reject purchase order ${order.id}`}
      label="Rejection Reason"
      submitText="Reject"
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
      title={`Cancel purchase order ${order.id}`}
      label="Cancellation Reason"
      submitText="Cancel PO"
      hint="It cannot be taken up again; what it was to buy may be bought by another one."
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
