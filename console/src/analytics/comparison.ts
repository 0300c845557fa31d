import { COMPARISONS } from '@munim/schema/analytics/measures.ts';
import type { MetricComparison } from '../../generated/documents.ts';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { plain } from './months.ts';
import { t } from '../ui/text.ts';

/** Parameter of the address. */
export const COMPARE = 'compare';
const CHOICES = {
  PREVIOUS_PERIOD: t('vs. period before'),
  LAST_YEAR: t('vs. year before'),
} as const satisfies Record<MetricComparison, string>;

/** Comparison of a report, as the address says; else its usual one. */
export const comparisonIn = <Usual extends MetricComparison | undefined>(
  chosen: string | undefined,
  usual: Usual,
): MetricComparison | Usual => COMPARISONS.find((one) => one === chosen) ?? usual;

/** Choice between the period before, the year before and, where that is usual, nothing. */
export const comparisonFilter = (usual?: MetricComparison): Filter => ({
  kind: 'choice',
  name: COMPARE,
  label: t('Compare'),
  labels: Object.fromEntries(
    COMPARISONS.filter((one) => one !== usual).map((one) => [one, plain(CHOICES[one])]),
  ),
  none: usual ? CHOICES[usual] : t('not compared'),
});

/** 'Orders' → 'Orders a year before'. */
export const earlierName = (name: string, comparison: MetricComparison): string =>
  `${name} ${comparison === 'LAST_YEAR' ? t('a year before') : t('before')}`;
