import type { OrderFactsFragment } from '../../generated/documents.ts';
import { GeneratePosPanel } from '../purchase-orders/GeneratePosPanel.tsx';
import { CancelOrderDrawer } from './CancelOrderDrawer.tsx';
import { CommunicationPanel } from './CommunicationPanel.tsx';
import type { OrderQuestion } from './orders.labels.ts';
import { SendOrderMailDialog } from './SendOrderMailDialog.tsx';

interface Props {
  order: OrderFactsFragment;
  action: Exclude<OrderQuestion, 'EDIT'>;
  onClose: () => void;
}

/** Dialogs of an order's actions, on its page and in the list; each performs its own write. */
export function OrderDialog({ order, action, onClose }: Props) {
  switch (action) {
    case 'GENERATE_PO':
      return <GeneratePosPanel orderId={order.id} onClose={onClose} />;
    case 'SEND_MAIL':
      return <SendOrderMailDialog order={order} onClose={onClose} />;
    case 'CANCEL':
      return <CancelOrderDrawer orderNumber={order.number} onClose={onClose} />;
    case 'COMMUNICATE':
      return <CommunicationPanel orderNumber={order.number} onClose={onClose} />;
  }
}
