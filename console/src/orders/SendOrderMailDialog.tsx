import { Button, Dialog, DialogBody, DialogFooter, RadioGroup } from '@blueprintjs/core';
import { useState } from 'react';
import type { OrderFieldsFragment } from '../../generated/documents.ts';
import { useUpdateOrderStatusMutation } from '../../generated/hooks.ts';
import { NotDone } from '../ui/errors.ts';
import { OverlayContext, useClosing } from '../ui/form/unsaved.ts';
import { labelOf } from '../ui/format/labels.ts';
import { withMailNotice } from '../ui/overlay/mailNotices.ts';
import { ORDER_STATUS } from './orders.labels.ts';
import { DialogForm } from '../ui/overlay/DialogForm.tsx';
import { t } from '../ui/text.ts';

const KINDS = [
  { value: 'plain', label: t('Without attachment') },
  { value: 'attachment', label: t('With the order as attachment') },
];

/** Mails the account user about the order's present status; the status stays. */
export function SendOrderMailDialog({
  order,
  onClose,
}: {
  order: OrderFieldsFragment;
  onClose: () => void;
}) {
  const { number, status, accountUser } = order;
  const [kind, setKind] = useState('plain');
  const [send, { loading }] = useUpdateOrderStatusMutation();
  const { overlay, close } = useClosing(onClose, kind !== 'plain');
  const write = async () => {
    const input = {
      number,
      status,
      sendEmail: kind === 'plain',
      sendEmailWithAttachment: kind === 'attachment',
    };
    const { data } = await send({ variables: { input } });
    // the server queues no mail without a recipient
    if (!accountUser) throw new NotDone(t('The order has no account user.'));
    return data?.updateOrderStatus;
  };
  const confirm = async () => {
    if (
      await withMailNotice(write, {
        done: t('Email has sent to customer !'),
        failed: t('Failed to send communication'),
      })
    )
      onClose();
  };
  return (
    <OverlayContext value={overlay}>
      <Dialog
        isOpen
        title={t('Send e-mail')}
        className="kit-confirm"
        canOutsideClickClose={false}
        onClose={loading ? undefined : close}
      >
        <DialogForm overlay={overlay} onSubmit={confirm}>
          <DialogBody>
            <p>
              {t('Tell {{accountUser}} that order {{number}} is {{text}}?', {
                accountUser: accountUser?.name ?? t('the customer'),
                number,
                text: labelOf(ORDER_STATUS, status).text.toLowerCase(),
              })}
            </p>
            <RadioGroup
              name="kind"
              options={KINDS}
              selectedValue={kind}
              onChange={(event) => setKind(event.currentTarget.value)}
            />
          </DialogBody>
          <DialogFooter
            actions={
              <>
                <Button text={t('No')} onClick={close} disabled={loading} />
                <Button
                  text={t('Send')}
                  intent="primary"
                  autoFocus
                  loading={loading}
                  type="submit"
                />
              </>
            }
          />
        </DialogForm>
      </Dialog>
    </OverlayContext>
  );
}
