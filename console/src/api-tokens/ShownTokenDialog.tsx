import { Button, Dialog, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core';
import { Duplicate } from '@blueprintjs/icons';
import { useId } from 'react';
import { copyText } from '../ui/overlay/copyText.ts';
import { t } from '../ui/text.ts';

/** A token that was just made. */
export interface Shown {
  name: string;
  token: string;
}

const example = (token: string) =>
  `curl ${window.location.origin}/graphql -H 'Authorization: Bearer ${token}' -H 'Content-Type: application/json' -d '{"query":"{ viewer { name: firstName } }"}'`;

function Copied({ id, label, text }: { id: string; label: string; text: string }) {
  return (
    <FormGroup label={label} labelFor={id}>
      <InputGroup
        id={id}
        className="kit-numeric"
        readOnly
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        rightElement={
          <Button
            variant="minimal"
            icon={<Duplicate />}
            text={t('Copy')}
            aria-label={t('Copy {{label}}', { label })}
            onClick={() => void copyText(text)}
          />
        }
      />
    </FormGroup>
  );
}

/** Shows a new token, once: nobody can read it later. Closes by its button alone, so that no click beside it loses the token. */
export function ShownTokenDialog({
  shown: { name, token },
  onClose,
}: {
  shown: Shown;
  onClose: () => void;
}) {
  const id = useId();
  return (
    <Dialog
      isOpen
      title={t('Token {{name}}', { name })}
      canOutsideClickClose={false}
      canEscapeKeyClose={false}
      isCloseButtonShown={false}
    >
      <DialogBody>
        <p>{t('Copy it now: it is not shown again. Keep it like a password.')}</p>
        <Copied id={`${id}-token`} label={t('Token')} text={token} />
        <Copied id={`${id}-call`} label={t('Example of a call')} text={example(token)} />
      </DialogBody>
      <DialogFooter
        actions={<Button intent="primary" text={t('I have copied it')} onClick={onClose} />}
      />
    </Dialog>
  );
}
