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
import { t } from '../ui/text.ts';

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
        title={t('Payment {{paymentId}}', { paymentId: payment.id })}
        text={`${text}: ${called}?`}
        onConfirm={confirm}
        onClose={onClose}
      />
    );
  }
  return (
    <ReasonDrawer
      title={t('{{text}} payment {{paymentId}}', { text, paymentId: payment.id })}
      hint={`${called}. ${t('This is final.')}`}
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
  `${billId ? t('Bill {{billId}}', { billId }) : (invoiceNumber ?? t('Invoice {{invoiceId}}', { invoiceId }))}: ${formatRupees(amount)}`;

/** Changes and allocations of the payment, oldest first. */
const History = ({ logs }: Pick<PaymentRow, 'logs'>) => (
  <ul className="payment-history" aria-label={t('History')}>
    {logs.map((log) => (
      <li key={log.id}>
        <time className="kit-muted kit-numeric" dateTime={log.createdAt}>
          {momentText(log.createdAt)}
        </time>
        <span>
          {log.to && <StatusTag status={log.to} labels={PAYMENT_STATE} />}{' '}
          {log.user?.name ?? t('System')}
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
    <SideDrawer title={t('Payment {{id}}', { id })} width={420} onClose={onClose}>
      <div className="kit-drawer-body payment-body">
        <DescriptionList
          items={[
            [
              t('Status'),
              <StatusTag key="status" status={payment.status} labels={PAYMENT_STATE} />,
            ],
            [t('Amount'), formatRupees(payment.amount)],
            [t('Date'), payment.paymentDate],
            [t('Mode'), PAYMENT_MODE[payment.mode]],
            [t('Reference'), payment.referenceNumber],
            [t('Order'), payment.orderNumber],
            ['PO', payment.poId],
            [t('Document of the old books'), payment.openingNumber],
            [t('Taken from the advance'), payment.advanceNumber],
            [t('Customer'), payment.customer?.name],
            [t('Vendor'), payment.seller?.name],
            [t('Made by'), payment.createdBy.name],
            [t('Pays'), payment.allocations.map(paidText).join(', ') || null],
            [t('Remarks'), payment.remarks],
            [t('Reason of the cash'), payment.cashReason],
            [payment.status === 'REJECTED' ? t('Rejection Reason') : t('Reason'), payment.reason],
          ]}
        />
        {attachments.map((file) => (
          <FilePanel key={file.uuid} file={file} />
        ))}
        {approvalRefusal && <p className="kit-muted">{approvalRefusal}</p>}
        <History logs={payment.logs} />
      </div>
      <div className="kit-drawer-foot">
        {approvalRefusal && <Button disabled text={t('Approve')} title={approvalRefusal} />}
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
