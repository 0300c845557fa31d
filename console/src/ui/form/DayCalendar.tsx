import '@blueprintjs/datetime/lib/css/blueprint-datetime.css';
import { DatePicker } from '@blueprintjs/datetime';
import { enUS } from 'date-fns/locale';
import type { Day } from '../format/dates.ts';

const localDate = (day: Day) => new Date(`${day}T00:00:00`);
const pad = (number: number) => String(number).padStart(2, '0');
const localDay = (date: Date): Day =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

interface Props {
  value: Day | null;
  onChange: (day: Day | null) => void;
  min?: Day | undefined;
  max?: Day | undefined;
}

/** A month to pick a day from, Monday first. */
export function DayCalendar({ value, onChange, min = '2000-01-01', max = '2099-12-31' }: Props) {
  const shown = value && value >= min && value <= max ? localDate(value) : null;
  return (
    <DatePicker
      locale={enUS}
      canClearSelection={false}
      dayPickerProps={{ weekStartsOn: 1 }}
      minDate={localDate(min)}
      maxDate={localDate(max)}
      value={shown}
      onChange={(date, byUser) => byUser && onChange(date ? localDay(date) : null)}
    />
  );
}
