import { today } from '../format/dates.ts';
import type { Filter } from './FilterBar.tsx';

/** Records that were due before today and are not done. */
export const lateFilter = (): Filter => ({
  kind: 'choice',
  name: 'dueBefore',
  label: 'Late',
  labels: { [today()]: { text: 'Late only', intent: 'none' } },
  none: 'Late or not',
});
