import type { ReactNode } from 'react';
import { distanceText } from '../format/dates.ts';
import { DueDate } from '../format/DueDate.tsx';
import { QuickDay, type QuickDayEdit } from './QuickDay.tsx';
import { t } from '../text.ts';

/** A fact without a value is not drawn. */
export interface Figure {
  label: string;
  value: ReactNode;
  /** Note beside the figure, such as what it is part of. */
  note?: ReactNode;
}

/** The day by which something is due, with its distance while it is awaited; with `edit` it is changed where it stands. */
export function dueFigure(
  label: string,
  day: string | null,
  isOpen: boolean,
  edit?: QuickDayEdit | null,
): Figure {
  const shown = day && <DueDate day={day} isOpen={isOpen} />;
  return {
    label,
    value: edit ? (
      <QuickDay edit={edit} label={label} day={day}>
        {shown}
      </QuickDay>
    ) : (
      shown
    ),
    note: isOpen && day ? distanceText(day) : null,
  };
}

/** The few figures one opens a record for. */
export const SummaryStrip = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="record-strip" aria-label={t('Summary')}>
    {figures
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="kit-numeric">
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
  </dl>
);
