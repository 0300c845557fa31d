import { Button, Dialog, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core';
import { type FormEvent, useId, useState } from 'react';
import { t } from '../ui/text.ts';

interface Props {
  title: string;
  label: string;
  help?: string;
  value: string;
  /** Text of the button that answers an empty line; absent where there is nothing to remove. */
  removeText?: string;
  /** Fault of the line; null when there is none. */
  problemOf: (text: string) => string | null;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Asks for one line of text. */
export function LineDialog({
  title,
  label,
  help,
  value,
  removeText,
  problemOf,
  onDone,
  onClose,
}: Props) {
  const id = useId();
  const [text, setText] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes the event on to the form around the page
    event.stopPropagation();
    const found = problemOf(text.trim());
    if (found) return setProblem(found);
    onDone(text.trim());
    return onClose();
  };
  const remove = () => {
    onDone('');
    onClose();
  };
  return (
    <Dialog isOpen title={title} onClose={onClose} className="kit-confirm">
      <form noValidate aria-label={title} onSubmit={submit}>
        <DialogBody>
          <FormGroup
            label={label}
            labelFor={id}
            intent={problem ? 'danger' : 'none'}
            helperText={problem ? <span role="alert">{problem}</span> : help}
          >
            <InputGroup
              id={id}
              autoFocus
              value={text}
              maxLength={2000}
              onChange={(event) => setText(event.target.value)}
            />
          </FormGroup>
        </DialogBody>
        <DialogFooter
          actions={
            <>
              {removeText && <Button text={removeText} onClick={remove} />}
              <Button type="submit" intent="primary" text={t('Done')} />
            </>
          }
        />
      </form>
    </Dialog>
  );
}
