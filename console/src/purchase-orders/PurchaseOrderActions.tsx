import { Button } from '@blueprintjs/core';
import type { PurchaseOrderAction } from '@munim/schema/generated/types.ts';
import type { PurchaseOrderDetailsFragment } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { RefusedButton } from '../ui/overlay/RefusedAction.tsx';
import { mayIssue, PO_ACTION } from './purchase-orders.labels.ts';

const DESTRUCTIVE: readonly PurchaseOrderAction[] = ['REJECT', 'CANCEL'];
/** In the order of the buttons. */
const ORDER = Object.keys(PO_ACTION) as PurchaseOrderAction[];
/** The next step towards the seller, the one in colour. */
const PRIMARY_ACTIONS: readonly PurchaseOrderAction[] = ['ISSUE', 'APPROVE', 'SEND_FOR_APPROVAL'];

interface Props {
  order: PurchaseOrderDetailsFragment;
  onAction: (action: PurchaseOrderAction) => void;
}

/** The buttons are the record's actions; the maker sees Approve off, with the reason. */
export function PurchaseOrderActions({ order: { actions, approvalRefusal }, onAction }: Props) {
  const { can } = useSession();
  const offered = actions.filter((action) => action !== 'ISSUE' || mayIssue(actions, can));
  const step = PRIMARY_ACTIONS.find((action) => offered.includes(action));
  return ORDER.filter(
    (action) => offered.includes(action) || (action === 'APPROVE' && approvalRefusal),
  ).map((action) => {
    if (!offered.includes(action))
      return <RefusedButton key={action} text={PO_ACTION[action]} reason={approvalRefusal} />;
    return (
      <Button
        key={action}
        text={PO_ACTION[action]}
        intent={DESTRUCTIVE.includes(action) ? 'danger' : action === step ? 'primary' : 'none'}
        variant={DESTRUCTIVE.includes(action) ? 'outlined' : 'solid'}
        onClick={() => onAction(action)}
      />
    );
  });
}
