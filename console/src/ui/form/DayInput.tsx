import { Button, InputGroup, Spinner } from '@blueprintjs/core';
import { Calendar } from '@blueprintjs/icons';
import { lazy, type Ref, Suspense, useState } from 'react';
import { type Day, type DayBounds, dayProblemOf, parseDay, parseNearDay } from '../format/dates.ts';
import { MenuPopover } from '../overlay/MenuPopover.tsx';
import { useTypedText } from './useTypedText.ts';
import { t } from '../text.ts';

// The calendar is larger than the rest of a form: it is loaded when opened.
const DayCalendar = lazy(() =>
  import('./DayCalendar.tsx').then((module) => ({ default: module.DayCalendar })),
);

interface Props {
  value: string | null | undefined;
  /** Gets a day, '' for none, or the text as it was typed when that is no day. */
  onChange: (day: string) => void;
  onBlur?: () => void;
  id?: string;
  label?: string;
  min?: Day;
  max?: Day;
  /** Days among which a day without a year is looked for first. */
  likely?: DayBounds;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  /** Fault of a day that was understood; shown once the input is left. */
  problem?: string | null | undefined;
  /** False where a field says what is wrong. */
  ownProblem?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

const MAX_LENGTH = 30;
const readDay = (typed: string) => (typed.trim() === '' ? '' : parseDay(typed));

/**
 * A day: picked, or typed in any way that `parseDay` reads; leaving the input shows it as
 * YYYY-MM-DD, and takes one without a year as the nearest that is allowed. Text that is no day stays, and the caller refuses it.
 */
export function DayInput({
  value,
  onChange,
  onBlur,
  id,
  label,
  min,
  max,
  likely,
  disabled,
  invalid,
  describedBy,
  problem = null,
  ownProblem = true,
  inputRef,
}: Props) {
  const { text, isUnderstood, type, settle } = useTypedText(value ?? '', onChange, readDay);
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState(false);
  const told = isUnderstood ? problem : dayProblemOf(label ?? 'it');
  const isInvalid = invalid || !isUnderstood || (left && told !== null);
  const settleDay = () => {
    const allowed = { min, max };
    const day = parseNearDay(text, likely ? [allowed, likely] : [allowed]);
    if (day) type(day);
    else settle();
  };
  const leave = () => {
    setLeft(true);
    onBlur?.();
  };
  const pick = (day: Day | null) => {
    setOpen(false);
    type(day ?? '');
    leave();
  };
  const calendar = (
    <Suspense fallback={<Spinner className="kit-calendar-spinner" size={20} />}>
      <DayCalendar value={readDay(text) || null} onChange={pick} min={min} max={max} />
    </Suspense>
  );
  const input = (
    <InputGroup
      className="kit-day"
      id={id}
      aria-label={label}
      inputRef={inputRef}
      placeholder="YYYY-MM-DD"
      maxLength={MAX_LENGTH}
      autoComplete="off"
      disabled={disabled ?? false}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      intent={isInvalid ? 'danger' : 'none'}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        settleDay();
        leave();
      }}
      onKeyDown={({ key }) => key === 'Enter' && settleDay()}
      rightElement={
        <MenuPopover
          content={calendar}
          isOpen={open}
          onInteraction={setOpen}
          placement="bottom-end"
          disabled={disabled ?? false}
        >
          <Button
            variant="minimal"
            icon={<Calendar />}
            aria-label={t('Pick {{label}}', { label: label ?? t('a day') })}
            disabled={disabled ?? false}
          />
        </MenuPopover>
      }
    />
  );
  if (!ownProblem) return input;
  return (
    <div>
      {input}
      {left && told !== null && (
        <div role="alert" className="kit-danger">
          {told}
        </div>
      )}
    </div>
  );
}
