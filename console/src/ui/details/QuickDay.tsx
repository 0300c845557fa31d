import type { ReactNode } from 'react';
import { DayInput } from '../form/DayInput.tsx';
import { comingDayProblem, type Day, today } from '../format/dates.ts';
import { QuickEdit, type QuickSave } from './QuickEdit.tsx';

export type QuickDayEdit = QuickSave<Day | null>;

interface Props {
  edit: QuickDayEdit;
  label: string;
  day: Day | null;
  children: ReactNode;
}

/** A day to come that is changed where it stands. */
export const QuickDay = ({ edit, label, day, children }: Props) => (
  <QuickEdit<string>
    edit={{ ...edit, save: (typed, version) => edit.save(typed || null, version) }}
    label={label}
    value={day ?? ''}
    textOf={(typed) => typed}
    problemOf={(typed) => (typed === '' ? null : comingDayProblem(label, typed))}
    renderInput={(input) => <DayInput {...input} label={label} min={today()} ownProblem={false} />}
  >
    {children}
  </QuickEdit>
);
