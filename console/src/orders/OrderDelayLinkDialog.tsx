import { Button, Dialog, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core';
import { Duplicate } from '@blueprintjs/icons';
import { useId, useState } from 'react';
import { useCreateOrderDelayLinkMutation } from '../../generated/hooks.ts';
import { dayOf } from '../ui/format/dates.ts';
import { OverlayContext, useClosing } from '../ui/form/unsaved.ts';
import { copyText } from '../ui/overlay/copyText.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { DialogForm } from '../ui/overlay/DialogForm.tsx';
import { t } from '../ui/text.ts';

const DAYS = { least: 1, usual: 30, max: 90 };

const isDays = (text: string) =>
  /^[0-9]{1,2}$/.test(text) && Number(text) >= DAYS.least && Number(text) <= DAYS.max;

interface Props {
  organisationId: string;
  /** Name of the organisation or customer that the link will show. */
  name: string;
  onClose: () => void;
}

/** Makes a link to an organisation's late orders, to be passed on. */
export function OrderDelayLinkDialog({ organisationId, name, onClose }: Props) {
  const id = useId();
  const [days, setDays] = useState(String(DAYS.usual));
  const [create, { data, loading }] = useCreateOrderDelayLinkMutation();
  const link = data?.createOrderDelayLink;
  const valid = isDays(days);
  const { overlay, close } = useClosing(onClose, !link && days !== String(DAYS.usual));
  const submit = () =>
    withNotice(
      () => create({ variables: { input: { organisationId, validDays: Number(days) } } }),
      {
        failed: t('The link could not be made'),
      },
    );
  return (
    <OverlayContext value={overlay}>
      <Dialog
        isOpen
        title={t('Tracker link')}
        onClose={loading ? undefined : close}
        canOutsideClickClose={false}
      >
        <DialogForm overlay={overlay} onSubmit={() => (link || !valid ? undefined : submit())}>
          <DialogBody>
            <p>
              {t(
                'Whoever has this link sees the late orders of {{name}}: number, stage, expected date and days late. It ends with your account.',
                { name },
              )}
            </p>
            {link ? (
              <FormGroup
                label={t('Link')}
                labelFor={`${id}-link`}
                helperText={t('Good until {{expiresAt}}.', { expiresAt: dayOf(link.expiresAt) })}
              >
                <InputGroup
                  id={`${id}-link`}
                  readOnly
                  value={link.url}
                  autoFocus
                  onFocus={(event) => event.currentTarget.select()}
                  rightElement={
                    <Button
                      variant="minimal"
                      icon={<Duplicate />}
                      text={t('Copy')}
                      onClick={() =>
                        void copyText(link.url, t('Link copied'), t('Please copy the link by hand'))
                      }
                    />
                  }
                />
              </FormGroup>
            ) : (
              <FormGroup
                label={t('Days it is good for')}
                labelFor={`${id}-days`}
                intent={valid ? 'none' : 'danger'}
                helperText={
                  valid ? undefined : (
                    <span role="alert">
                      {t('{{least}} to {{max}} days.', { least: DAYS.least, max: DAYS.max })}
                    </span>
                  )
                }
              >
                <InputGroup
                  id={`${id}-days`}
                  autoFocus
                  inputMode="numeric"
                  maxLength={2}
                  value={days}
                  intent={valid ? 'none' : 'danger'}
                  onValueChange={(text) => setDays(text.trim())}
                />
              </FormGroup>
            )}
          </DialogBody>
          <DialogFooter
            actions={
              link ? (
                <Button text={t('Close')} onClick={close} />
              ) : (
                <>
                  <Button text={t('Cancel')} onClick={close} disabled={loading} />
                  <Button
                    text={t('Make link')}
                    intent="primary"
                    loading={loading}
                    disabled={!valid}
                    title={valid ? undefined : BLOCKED.invalid}
                    type="submit"
                  />
                </>
              )
            }
          />
        </DialogForm>
      </Dialog>
    </OverlayContext>
  );
}
