import type { Label, Labels } from '../ui/format/labels.ts';
import { today } from '../ui/format/dates.ts';
import { addMonths } from '@munim/schema/shared/days.ts';
import { t } from '../ui/text.ts';

const MONTH = new Intl.DateTimeFormat('en-IN', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '2026-11' → 'Nov 2026'. */
export const monthName = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));

export const plain = (text: string): Label => ({ text, intent: 'none' });

/** Choices of how many months, and of the last of them: this month and those before. */
export const MONTH_COUNTS = {
  '6': plain(t('6 months')),
  '12': plain(t('12 months')),
  '24': plain(t('24 months')),
  '36': plain(t('36 months')),
};
export const lastMonths = (): Labels =>
  Object.fromEntries(
    Array.from({ length: 36 }, (_, i) => {
      const month = addMonths(`${today().slice(0, 7)}-01`, -i).slice(0, 7);
      return [month, plain(t('to {{monthName}}', { monthName: monthName(month) }))];
    }),
  );

/** True for the month of today, which has not all its days yet. */
export const isRunning = (month: string): boolean => today().startsWith(month);

/** What its growth is compared with. */
export const sameDaysText = (): string =>
  t('{{month}} is not over: its growth is on the same days of the month before.', {
    month: monthName(today().slice(0, 7)),
  });
