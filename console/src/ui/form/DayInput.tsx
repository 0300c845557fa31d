import { Button, InputGroup, PopoverNext, Spinner } from '@blueprintjs/core';
import { Calendar } from '@blueprintjs/icons';
import { lazy, type Ref, Suspense, useEffect, useState } from 'react';
import { type Day, isDay } from '../format/dates.ts';

// The calendar is larger than the rest of a form: it is loaded when opened.
const DayCalendar = lazy(() =>
  import('./DayCalendar.tsx').then((module) => ({ default: module.DayCalendar })),
);

interface Props {
  value: Day | null | undefined;
  onChange: (day: Day | null) => void;
  onBlur?: () => void;
  id?: string;
  label?: string;
  min?: Day;
  max?: Day;
  disabled?: boolean;
  invalid?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A day as YYYY-MM-DD: typed or picked. Text that is no date yet stays and counts as empty. */
export function DayInput({
  value,
  onChange,
  onBlur,
  id,
  label,
  min,
  max,
  disabled,
  invalid,
  inputRef,
}: Props) {
  const [text, setText] = useState(value ?? '');
  const [open, setOpen] = useState(false);
  useEffect(() => setText((typed) => (value || isDay(typed) ? (value ?? '') : typed)), [value]);
  const type = (typed: string) => {
    setText(typed);
    const day = isDay(typed) ? typed : null;
    if (day !== (value ?? null)) onChange(day);
  };
  const pick = (day: Day | null) => {
    setOpen(false);
    setText(day ?? '');
    onChange(day);
  };
  const calendar = (
    <Suspense fallback={<Spinner className="kit-calendar-spinner" size={20} />}>
      <DayCalendar value={value ?? null} onChange={pick} min={min} max={max} />
    </Suspense>
  );
  return (
    <InputGroup
      className="kit-day"
      id={id}
      aria-label={label}
      inputRef={inputRef}
      placeholder="YYYY-MM-DD"
      maxLength={10}
      autoComplete="off"
      disabled={disabled ?? false}
      intent={invalid || (text !== '' && !isDay(text)) ? 'danger' : 'none'}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={onBlur}
      rightElement={
        <PopoverNext
          content={calendar}
          isOpen={open}
          onInteraction={setOpen}
          placement="bottom-end"
          disabled={disabled ?? false}
        >
          <Button
            variant="minimal"
            icon={<Calendar />}
            aria-label={`Pick ${label ?? 'a day'}`}
            disabled={disabled ?? false}
          />
        </PopoverNext>
      }
    />
  );
}
