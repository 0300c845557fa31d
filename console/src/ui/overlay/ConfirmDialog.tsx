import {
  Button,
  Dialog,
  DialogBody,
  DialogFooter,
  FormGroup,
  InputGroup,
  SegmentedControl,
  TextArea,
} from '@blueprintjs/core';
import { isEmail, LIMITS } from '@munim/schema/shared/limits.ts';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { TagsInput } from '../form/TagsInput.tsx';
import { OverlayContext, useClosing } from '../form/unsaved.ts';
import { DialogForm } from './DialogForm.tsx';
import { t } from '../text.ts';

export type Channel = 'EMAIL' | 'PHONE';

/** Input of the dialog when it was confirmed. */
export interface Confirmed {
  emails: string[];
  channel: Channel;
  text: string;
}

interface Props {
  title: string;
  text: ReactNode;
  /** A box for e-mail addresses, filled with these. */
  emails?: readonly string[];
  /** The switch between e-mail and phone. */
  channels?: boolean;
  /** A text of at most 100 characters, under this label: a line, several in a mail. */
  textLabel?: string;
  /** Characters, where 100 are too many. */
  textLimit?: number;
  textBefore?: string;
  /** Confirm waits for the text. */
  textRequired?: true;
  /** Text of the button in place of Confirm; No becomes Cancel. */
  submitText?: string;
  /** The dialog stays, its button turning, until this is done; answer false to keep it open. */
  onConfirm: (confirmed: Confirmed) => Promise<unknown>;
  /** Runs on No, in addition to closing. */
  onNo?: () => void;
  onClose: () => void;
}

const CHANNELS: { label: string; value: Channel }[] = [
  { label: t('E-mail'), value: 'EMAIL' },
  { label: t('Phone'), value: 'PHONE' },
];

interface TextProps {
  label: string;
  required: boolean;
  value: string;
  limit: number;
  lines: boolean;
  autoFocus: boolean;
  error: string | undefined;
  onChange: (text: string) => void;
}

const MAIL_LINES = 4;
/** Characters before the end of a mail's text at which it says how many fit. */
const NEAR_LIMIT = 30;

/** The browser takes no character beyond the limit, and does not say so. */
const roomText = (left: number): string | undefined => {
  if (left > NEAR_LIMIT) return undefined;
  return left === 1 ? t('1 more character fits.') : t('{{left}} more characters fit.', { left });
};

function ShortText({
  label,
  required,
  value,
  limit,
  lines,
  autoFocus,
  error,
  onChange,
}: TextProps) {
  const id = useId();
  const props = {
    id,
    autoFocus,
    maxLength: limit,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.target.value),
  };
  return (
    <FormGroup
      label={label}
      labelInfo={required && <span className="kit-required">*</span>}
      labelFor={id}
      intent={error ? 'danger' : 'none'}
      helperText={
        error ? <span role="alert">{error}</span> : lines && roomText(limit - value.length)
      }
    >
      {lines ? <TextArea fill rows={MAIL_LINES} {...props} /> : <InputGroup {...props} />}
    </FormGroup>
  );
}

/**
 * The confirmation dialog. Cancel is its close button and Esc; No and Confirm are in the footer
 * (docs/rules/console.md#dialogs-and-drawers).
 */
export function ConfirmDialog({
  title,
  text,
  emails,
  channels,
  textLabel,
  textLimit = LIMITS.confirmText,
  textBefore = '',
  textRequired,
  submitText,
  onConfirm,
  onNo,
  onClose,
}: Props) {
  const [values, setValues] = useState<Confirmed>({
    emails: [...(emails ?? [])],
    channel: 'EMAIL',
    text: textBefore,
  });
  const [isChanged, setChanged] = useState(false);
  const { overlay, close } = useClosing(onClose, isChanged);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const id = useId();
  const change = (part: Partial<Confirmed>) => {
    setChanged(true);
    setValues((old) => ({ ...old, ...part }));
  };

  const confirm = async () => {
    const wrong = values.emails.find((email) => !isEmail(email));
    if (emails && values.emails.length === 0) return setError(t('Please enter E-mail.'));
    if (textRequired && !values.text.trim())
      return setError(t('Please enter {{textLabel}}.', { textLabel }));
    if (wrong) return setError(t('{{wrong}} is not an e-mail address.', { wrong }));
    setBusy(true);
    const done = await onConfirm(values).finally(() => setBusy(false));
    if (done !== false) onClose();
  };
  const no = () => {
    onNo?.();
    onClose();
  };
  return (
    <OverlayContext value={overlay}>
      <Dialog
        isOpen
        title={title}
        onClose={busy ? undefined : close}
        canOutsideClickClose={false}
        className="kit-confirm"
      >
        <DialogForm overlay={overlay} onSubmit={confirm}>
          <DialogBody>
            <p>{text}</p>
            {emails && (
              <FormGroup
                label={t('E-mails')}
                labelFor={`${id}-emails`}
                intent={error ? 'danger' : 'none'}
                helperText={error && <span role="alert">{error}</span>}
              >
                <TagsInput
                  value={values.emails}
                  max={LIMITS.emails}
                  isValid={isEmail}
                  invalid={error !== undefined}
                  inputProps={{ id: `${id}-emails`, 'aria-label': t('E-mails'), autoFocus: true }}
                  onChange={(list) => {
                    setError(undefined);
                    change({ emails: list });
                  }}
                />
              </FormGroup>
            )}
            {channels && (
              <SegmentedControl
                options={CHANNELS}
                value={values.channel}
                onValueChange={(channel) => change({ channel: channel as Channel })}
                size="small"
              />
            )}
            {textLabel && (
              <ShortText
                label={textLabel}
                required={textRequired ?? false}
                limit={textLimit}
                lines={emails !== undefined}
                autoFocus={!emails}
                value={values.text}
                error={textRequired && error}
                onChange={(typed) => change({ text: typed })}
              />
            )}
          </DialogBody>
          <DialogFooter
            actions={
              <>
                <Button text={submitText ? t('Cancel') : t('No')} onClick={no} disabled={busy} />
                <Button
                  text={submitText ?? t('Confirm')}
                  intent="primary"
                  autoFocus={!emails && !textLabel}
                  loading={busy}
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
