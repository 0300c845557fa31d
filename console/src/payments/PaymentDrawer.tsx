import { Button } from '@blueprintjs/core';
import type { PaymentAction } from '@munim/schema/generated/types.ts';
import { useState } from 'react';
import { FilePanel } from '../documents/FilePanel.tsx';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { momentText } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { ReasonDrawer } from '../ui/form/ReasonDrawer.tsx';
import { formatRupees } from '../ui/format/rupees.ts';
import { SideDrawer } from '../ui/overlay/SideDrawer.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import type { PaymentRow } from './paymentColumns.tsx';
import { PAYMENT_ACTION, PAYMENT_MODE, PAYMENT_STATE } from './payments.labels.ts';
import { usePaymentWrites } from './paymentWrites.ts';
import './payments.css';

interface Props {
  payment: PaymentRow;
  onClose: () => void;
}

/** Asks for a reason before a final change, else for a confirmation. */
function ActionDialog({ payment, action, onClose }: Props & { action: PaymentAction }) {
  const { text, to, reason: label } = PAYMENT_ACTION[action];
  const { move, saving } = usePaymentWrites();
  const called = `${formatRupees(payment.amount)}, ${PAYMENT_MODE[payment.mode]} ${payment.referenceNumber}`;
  if (!label) {
    const confirm = () => move({ id: payment.id, status: to });
    return (
      <ConfirmDialog
        title={`Payment ${payment.id}`}
        text={`${text}: ${called}?`}
        onConfirm={confirm}
        onClose={onClose}
      />
    );
  }
  return (
    <ReasonDrawer
      title={`${text} payment ${payment.id}`}
      hint={`${called}. This is final.`}
      submitText={text}
      onReason={(reason) => move({ id: payment.id, status: to, reason })}
      label={label}
      saving={saving}
      onClose={onClose}
    />
  );
}

const paidText = ({
  invoiceNumber,
  invoiceId,
  billId,
  amount,
}: PaymentRow['allocations'][number]): string =>
  `${billId ? `Bill ${billId}` : (invoiceNumber ?? `Invoice ${invoiceId}`)}: ${formatRupees(amount)}`;

/** Its changes and allocations, oldest first. */
const History = ({ logs }: Pick<PaymentRow, 'logs'>) => (
  <ul className="payment-history" aria-label="History">
    {logs.map((log) => (
      <li key={log.id}>
        <time className="kit-muted kit-numeric" dateTime={log.createdAt}>
          {momentText(log.createdAt)}
        </time>
        <span>
          {log.to && <StatusTag status={log.to} labels={PAYMENT_STATE} />}{' '}
          {log.user?.name ?? 'System'}
          {log.remarks && <p>{log.remarks}</p>}
        </span>
      </li>
    ))}
  </ul>
);

/** One payment: its data and its actions. */
export function PaymentDrawer({ payment, onClose }: Props) {
  const [pendingAction, setPendingAction] = useState<PaymentAction | null>(null);
  const { id, approvalRefusal, attachments } = payment;
  return (
    <SideDrawer title={`Payment ${id}`} width={420} onClose={onClose}>
      <div className="kit-drawer-body payment-body">
        <DescriptionList
          items={[
            ['Status', <StatusTag key="status" status={payment.status} labels={PAYMENT_STATE} />],
            ['Amount', formatRupees(payment.amount)],
            ['Date', payment.paymentDate],
            ['Mode', PAYMENT_MODE[payment.mode]],
            ['Reference', payment.referenceNumber],
            ['Order', payment.orderNumber],
            ['PO', payment.poId],
            ['Document of the old books', payment.openingNumber],
            ['Taken from the advance', payment.advanceNumber],
            ['Customer', payment.customer?.name],
            ['Vendor', payment.seller?.name],
            ['Made by', payment.createdBy.name],
            ['Pays', payment.allocations.map(paidText).join(', ') || null],
            ['Remarks', payment.remarks],
            ['Reason of the cash', payment.cashReason],
            [payment.status === 'REJECTED' ? 'Rejection Reason' : 'Reason', payment.reason],
          ]}
        />
        {attachments.map((file) => (
          <FilePanel key={file.uuid} file={file} />
        ))}
        {approvalRefusal && <p className="kit-muted">{approvalRefusal}</p>}
        <History logs={payment.logs} />
      </div>
      <div className="kit-drawer-foot">
        {approvalRefusal && <Button disabled text="Approve" title={approvalRefusal} />}
        {payment.actions.map((action) => (
          <Button
            key={action}
            text={PAYMENT_ACTION[action].text}
            intent={PAYMENT_ACTION[action].reason ? 'danger' : 'primary'}
            variant={PAYMENT_ACTION[action].reason ? 'outlined' : 'solid'}
            onClick={() => setPendingAction(action)}
          />
        ))}
      </div>
      {pendingAction && (
        <ActionDialog
          payment={payment}
          action={pendingAction}
          onClose={() => setPendingAction(null)}
        />
      )}
    </SideDrawer>
  );
}
