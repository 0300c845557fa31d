import { today } from '../format/dates.ts';
import type { Filter } from './FilterBar.tsx';
import { t } from '../text.ts';

/** Records that were due before today and are not done. */
export const lateFilter = (): Filter => ({
  kind: 'choice',
  name: 'dueBefore',
  label: t('Late'),
  labels: { [today()]: { text: t('Late only'), intent: 'none' } },
  none: t('Late or not'),
});
