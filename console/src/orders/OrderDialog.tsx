import type { OrderFieldsFragment } from '../../generated/documents.ts';
import { Panels } from '../app/panels.tsx';
import { CancelOrderDrawer } from './CancelOrderDrawer.tsx';
import { CommunicationPanel } from './CommunicationPanel.tsx';
import type { OrderDialogAction } from './orders.labels.ts';
import { SendOrderMailDialog } from './SendOrderMailDialog.tsx';

interface Props {
  order: OrderFieldsFragment;
  action: Exclude<OrderDialogAction, 'EDIT'>;
  onClose: () => void;
}

/** Dialogs of an order's actions, on its page and in the list; each performs its own write. */
export function OrderDialog({ order, action, onClose }: Props) {
  switch (action) {
    case 'GENERATE_PO':
      return <Panels to="GENERATE_PURCHASE_ORDERS" data={{ orderId: order.id, onClose }} />;
    case 'SEND_MAIL':
      return <SendOrderMailDialog order={order} onClose={onClose} />;
    case 'CANCEL':
      return <CancelOrderDrawer orderNumber={order.number} onClose={onClose} />;
    case 'COMMUNICATE':
      return <CommunicationPanel orderNumber={order.number} onClose={onClose} />;
  }
}
