import { PENDING_DAYS } from '@munim/schema/shared/limits.ts';
import type { HomeCountFragment } from '../../generated/documents.ts';
import { addDays, presetRange, today } from '../ui/format/dates.ts';
import { t } from '../ui/text.ts';

/** Goods of planned events: what did not change for a year is left out. */
const GOODS: readonly string[] = ['DISPATCH', 'INWARD', 'POD'];

/** Days that a number of Home counts, in words. */
export function countedDays({ list, rows }: Pick<HomeCountFragment, 'list' | 'rows'>): string {
  const { fromDate, toDate } = rows;
  if (GOODS.includes(list) || (fromDate && fromDate === addDays(today(), -PENDING_DAYS)))
    return t('last {{pendingDays}} days', { pendingDays: PENDING_DAYS });
  if (!fromDate || !toDate) return t('whenever made');
  const isThisMonth = fromDate === presetRange('Month').from && toDate === today();
  return isThisMonth ? t('this month') : t('{{fromDate}} to {{toDate}}', { fromDate, toDate });
}
