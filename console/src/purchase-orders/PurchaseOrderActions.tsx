import type { PurchaseOrderAction } from '@munim/schema/generated/types.ts';
import type { PurchaseOrderDetailsFragment } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { type RecordAction, RecordActions } from '../ui/details/RecordActions.tsx';
import { RefusedButton } from '../ui/overlay/RefusedAction.tsx';
import { mayIssue, PO_ACTION } from './purchase-orders.labels.ts';

const RARE: readonly PurchaseOrderAction[] = ['REWORK'];
const DESTRUCTIVE: readonly PurchaseOrderAction[] = ['REJECT', 'CANCEL'];
/** Actions in the order of the buttons. */
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
  const kindOf = (action: PurchaseOrderAction): RecordAction['kind'] => {
    if (action === step) return 'next';
    if (DESTRUCTIVE.includes(action)) return 'destructive';
    return RARE.includes(action) ? 'rare' : 'usual';
  };
  return (
    <>
      <RecordActions
        actions={ORDER.filter((action) => offered.includes(action)).map((action) => ({
          text: PO_ACTION[action],
          kind: kindOf(action),
          onClick: () => onAction(action),
        }))}
      />
      {!offered.includes('APPROVE') && (
        <RefusedButton text={PO_ACTION.APPROVE} reason={approvalRefusal} />
      )}
    </>
  );
}
