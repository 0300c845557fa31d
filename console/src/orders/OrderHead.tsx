import { useNavigate } from 'react-router-dom';
import type { OrderDetailsFragment } from '../../generated/documents.ts';
import { CustomerLink } from '../app/CustomerLink.tsx';
import {
  challansOnTheWay,
  copyOrderPath,
  planningPath,
  raiseTicketPath,
} from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { type RecordAction, RecordActions } from '../ui/details/RecordActions.tsx';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { dayOf } from '../ui/format/dates.ts';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { t } from '../ui/text.ts';
import { QuickCustomerPo, QuickSalesPerson } from './OrderQuickEdits.tsx';
import type { OrderEdit } from './orderWrites.ts';
import {
  isOrderDialogAction,
  ORDER_ACTION,
  ORDER_STATUS,
  type OrderDialogAction,
  type OrderStep,
  STEP_BUTTON,
} from './orders.labels.ts';

const ACTION_KIND: Record<OrderDialogAction, RecordAction['kind']> = {
  GENERATE_PO: 'next',
  EDIT: 'usual',
  SEND_MAIL: 'usual',
  COMMUNICATE: 'rare',
  CANCEL: 'destructive',
};

interface HeaderProps {
  order: OrderDetailsFragment;
  step: OrderStep | null;
  /** True while typed changes of the lines are neither saved nor discarded. */
  dirty: boolean;
  /** Null where the order cannot be changed now, or is changed in its lines. */
  edit: OrderEdit | null;
  onAction: (action: OrderDialogAction) => void;
  onReceive: () => void;
}

/** The step that the viewer does elsewhere; buying is an action of the order. */
function useStepElsewhere(
  number: string,
  step: OrderStep | null,
  onReceive: () => void,
): RecordAction | null {
  const navigate = useNavigate();
  if (!step?.isOwn || step.kind === 'BUY') return null;
  const open: Record<typeof step.kind, () => void> = {
    SHIP: () => void navigate(planningPath('DISPATCH', { orderNumber: number, poId: null })),
    DELIVER: () => void navigate(challansOnTheWay(number)),
    PAY: onReceive,
  };
  return { text: STEP_BUTTON[step.kind], kind: 'next', onClick: open[step.kind] };
}

/** Number, status, what tells it from others, and its actions. */
export function OrderHead({ order, step, dirty, edit, onAction, onReceive }: HeaderProps) {
  const { can } = useSession();
  const navigate = useNavigate();
  const { number, status, cancelReason, customerPoNumber, salesPerson } = order;
  const refusal = dirty ? t('Save or discard the changes first') : null;
  const actions = order.actions.filter(isOrderDialogAction).map((action): RecordAction => ({
    text: ORDER_ACTION[action],
    kind: ACTION_KIND[action],
    refusal,
    onClick: () => onAction(action),
  }));
  const elsewhere = useStepElsewhere(number, step, onReceive);
  const ticket: RecordAction = {
    text: t('Raise ticket'),
    kind: 'rare',
    onClick: () => void navigate(raiseTicketPath(number)),
  };
  const copy = copyOrderPath(can, number);
  const duplicate: RecordAction | null = copy
    ? {
        text: t('Duplicate'),
        kind: 'rare',
        onClick: () => void navigate(copy),
      }
    : null;
  return (
    <RecordHead
      title={t('Order {{number}}', { number })}
      status={<StatusTag status={status} labels={ORDER_STATUS} detail={cancelReason} />}
      identity={[
        <CustomerLink key="customer" customer={order.customer} />,
        edit ? (
          <QuickCustomerPo key="po" order={order} edit={edit} />
        ) : (
          customerPoNumber && t('Customer PO {{customerPoNumber}}', { customerPoNumber })
        ),
        edit ? <QuickSalesPerson key="person" order={order} edit={edit} /> : salesPerson?.name,
        dayOf(order.createdAt),
      ]}
    >
      <RecordActions
        actions={[
          ...actions,
          ...(duplicate ? [duplicate] : []),
          ticket,
          ...(elsewhere ? [{ ...elsewhere, refusal }] : []),
        ]}
      />
    </RecordHead>
  );
}
