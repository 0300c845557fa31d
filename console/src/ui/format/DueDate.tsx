import { dueLabel } from './dates.ts';

interface Props {
  day: string;
  /** False when nothing is awaited any more: the day alone is shown. */
  isOpen?: boolean;
}

/**
 * A due date with its fixed text (docs/rules/console.md#due-dates); its tooltip is the day itself.
 */
export function DueDate({ day, isOpen = true }: Props) {
  if (!isOpen) return day;
  const { text, tone } = dueLabel(day);
  return (
    <span className={`kit-due-${tone}`} title={day}>
      {text}
    </span>
  );
}
