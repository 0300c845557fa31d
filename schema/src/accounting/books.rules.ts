import type { Can } from '../shared/roles.ts';

/** Users who may move the closing day: those who may change payments (docs/rules/billing.md#closed-books). */
export const mayCloseBooks = (can: Can): boolean => can('PAYMENT', 'UPDATE');

export interface BooksMove {
  from: string | null;
  to: string | null;
  today: string;
  reason: string | null;
}

/** Fault of a new closing day; undefined when it can be set. */
export function booksProblem({
  from,
  to,
  today,
  reason,
}: BooksMove): { field: 'closed_until' | 'reason'; text: string } | undefined {
  if (to !== null && to >= today)
    return { field: 'closed_until', text: 'Books can be closed up to yesterday' };
  const opens = from !== null && (to === null || to < from);
  return opens && !reason
    ? { field: 'reason', text: `A reason is required to open books that are closed up to ${from}` }
    : undefined;
}
