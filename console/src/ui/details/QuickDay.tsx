import { Button, Classes } from '@blueprintjs/core';
import { Cross, Edit, Tick } from '@blueprintjs/icons';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { errorCode } from '../errors.ts';
import { refusalText } from '../errorTexts.ts';
import { useBaseVersion } from '../form/ChangedElsewhere.tsx';
import { DayInput } from '../form/DayInput.tsx';
import { useSingleFlight } from '../form/useSingleFlight.ts';
import { comingDayProblem, type Day, today } from '../format/dates.ts';
import { t } from '../text.ts';

export interface QuickDayEdit {
  /** Of the record as it is shown. */
  version: number;
  /** Throws the server's refusal. */
  save: (day: Day | null, version: number) => Promise<unknown>;
  /** Reads the record again after somebody else has changed it; answers its version. */
  reload: () => Promise<number | undefined>;
}

interface Props extends QuickDayEdit {
  label: string;
  day: Day | null;
}

const NO_DAY = '–';

function select(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}

function DayForm({ label, day, version, save, reload, onClose }: Props & { onClose: () => void }) {
  const refusalId = useId();
  const base = useBaseVersion(version);
  const [typed, setTyped] = useState<string>(day ?? '');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isConflict, setConflict] = useState(false);
  const [saving, setSaving] = useState(false);
  const submit = useSingleFlight(async () => {
    if (typed === (day ?? '')) return onClose();
    const problem = typed === '' ? null : comingDayProblem(label, typed);
    setConflict(false);
    setRefusal(problem);
    if (problem !== null) return undefined;
    setSaving(true);
    try {
      await save(typed || null, base.version);
      return onClose();
    } catch (error) {
      const present = errorCode(error) === 'CONFLICT' ? await reload() : undefined;
      setRefusal(refusalText(error));
      setConflict(present !== undefined);
      if (present !== undefined) base.rebase(present);
    } finally {
      setSaving(false);
    }
    return undefined;
  });
  const leave = (event: KeyboardEvent<HTMLDivElement>) => {
    // the calendar's own Escape closes the calendar
    if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) onClose();
  };
  return (
    <div role="presentation" onKeyDown={leave}>
      <form className="quick-edit" onSubmit={submit}>
        {/* not disabled while it saves: it would lose the focus, and the next Enter */}
        <DayInput
          label={label}
          value={typed}
          min={today()}
          ownProblem={false}
          invalid={refusal !== null}
          describedBy={refusalId}
          onChange={(text) => {
            setTyped(text);
            setRefusal(null);
          }}
          inputRef={select}
        />
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
                  'Somebody else changed this meanwhile: it is {{day}} now. Save again to set yours.',
                  {
                    day: day ?? NO_DAY,
                  },
                )
              : refusal}
          </p>
        )}
      </form>
    </div>
  );
}

/** A day that is changed where it stands: Enter saves, Escape leaves it; a refusal keeps what was typed. */
export function QuickDay({ children, ...edit }: Props & { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (open)
    return (
      <DayForm
        {...edit}
        onClose={() => {
          setOpen(false);
          setWasOpen(true);
        }}
      />
    );
  return (
    <>
      {children ?? <span className="kit-muted">{NO_DAY}</span>}
      {/* not Blueprint's, which presses itself when the key that saved is released over it */}
      <button
        type="button"
        className={`${Classes.BUTTON} ${Classes.MINIMAL} ${Classes.SMALL} quick-edit-open`}
        autoFocus={wasOpen}
        aria-label={t('Change {{label}}', { label: edit.label })}
        onClick={() => setOpen(true)}
      >
        <Edit size={12} />
      </button>
    </>
  );
}
