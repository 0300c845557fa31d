import { Button, Classes } from '@blueprintjs/core';
import { Cross, Edit, Tick } from '@blueprintjs/icons';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { errorCode } from '../errors.ts';
import { refusalText } from '../errorTexts.ts';
import { useBaseVersion } from '../form/ChangedElsewhere.tsx';
import { useSingleFlight } from '../form/useSingleFlight.ts';
import { NO_VALUE } from '../format/rupees.ts';
import { t } from '../text.ts';

export interface QuickSave<Value> {
  /** Version of the record as it is shown. */
  version: number;
  /** Throws the server's refusal. */
  save: (value: Value, version: number) => Promise<unknown>;
  /** Reads the record again after another user has changed it; answers its version. */
  reload: () => Promise<number | undefined>;
}

export interface QuickInput<Value> {
  value: Value;
  onChange: (value: Value) => void;
  invalid: boolean;
  describedBy: string;
  /** Takes the focus when the field opens. */
  inputRef: (input: HTMLInputElement | null) => void;
}

interface Props<Value> {
  edit: QuickSave<Value>;
  label: string;
  value: Value;
  /** A value as people read it; '' for none. */
  textOf: (value: Value) => string;
  /** Reason why the typed or chosen value is not sent. */
  problemOf: (value: Value) => string | null;
  renderInput: (input: QuickInput<Value>) => ReactNode;
}

/**
 * Selects the text once: a picker hands its input over with each letter, and marked text is typed
 * over.
 */
function selectOnce() {
  let isDone = false;
  return (field: HTMLInputElement | null) => {
    if (!field || isDone) return;
    isDone = true;
    field.focus();
    field.select();
  };
}

function QuickForm<Value>({
  edit,
  value,
  textOf,
  problemOf,
  renderInput,
  onClose,
}: Props<Value> & { onClose: () => void }) {
  const refusalId = useId();
  const base = useBaseVersion(edit.version);
  const [select] = useState(selectOnce);
  const [start] = useState(value);
  const [typed, setTyped] = useState(value);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isConflict, setConflict] = useState(false);
  const [saving, setSaving] = useState(false);
  const submit = useSingleFlight(async () => {
    if (typed === start) return onClose();
    const problem = problemOf(typed);
    setConflict(false);
    setRefusal(problem);
    if (problem !== null) return undefined;
    setSaving(true);
    try {
      await edit.save(typed, base.version);
      return onClose();
    } catch (error) {
      const present = errorCode(error) === 'CONFLICT' ? await edit.reload() : undefined;
      setRefusal(refusalText(error));
      setConflict(present !== undefined);
      if (present !== undefined) base.rebase(present);
    } finally {
      setSaving(false);
    }
    return undefined;
  });
  const leave = (event: KeyboardEvent<HTMLDivElement>) => {
    // a calendar's or list's own Escape closes that alone
    if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) onClose();
  };
  const change = (next: Value) => {
    setTyped(next);
    setRefusal(null);
  };
  return (
    <div role="presentation" className="quick-edit-place" onKeyDown={leave}>
      <form className="quick-edit" onSubmit={submit}>
        {/* stays enabled while it saves: disabled it would lose the focus, and the next Enter */}
        {renderInput({
          value: typed,
          onChange: change,
          invalid: refusal !== null,
          describedBy: refusalId,
          inputRef: select,
        })}
        <Button
          type="submit"
          variant="minimal"
          icon={<Tick />}
          loading={saving}
          aria-label={t('Save')}
        />
        <Button
          variant="minimal"
          icon={<Cross />}
          disabled={saving}
          aria-label={t('Cancel')}
          onClick={onClose}
        />
        {refusal !== null && (
          <p id={refusalId} role="alert" className="kit-danger">
            {isConflict
              ? t(
                  'Somebody else changed this meanwhile: it is {{value}} now. Save again to set yours.',
                  { value: textOf(value) || NO_VALUE },
                )
              : refusal}
          </p>
        )}
      </form>
    </div>
  );
}

/** Field that is changed where it stands: Enter saves, Escape leaves it; a refusal keeps what was typed. */
export function QuickEdit<Value>({ children, ...props }: Props<Value> & { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (open)
    return (
      <QuickForm
        {...props}
        onClose={() => {
          setOpen(false);
          setWasOpen(true);
        }}
      />
    );
  return (
    <>
      {children ?? <span className="kit-muted">{NO_VALUE}</span>}
      {/* a plain button: Blueprint's presses itself when the key that saved is released over it */}
      <button
        type="button"
        className={`${Classes.BUTTON} ${Classes.MINIMAL} ${Classes.SMALL} quick-edit-open`}
        autoFocus={wasOpen}
        aria-label={t('Change {{label}}', { label: props.label })}
        onClick={() => setOpen(true)}
      >
        <Edit size={12} />
      </button>
    </>
  );
}
