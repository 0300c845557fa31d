import { dueLabel } from './dates.ts';

/**
 * A due date with its fixed text (docs/rules/console.md#due-dates); its tooltip is the day itself.
 */
export function DueDate({ day }: { day: string }) {
  const { text, tone } = dueLabel(day);
  return (
    <span className={`kit-due-${tone}`} title={day}>
      {text}
    </span>
  );
}
