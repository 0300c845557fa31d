import type { MetricRow } from './metrics.ts';

/** Most rows of one table of a dashboard. */
export const ROWS = 1000;

type Values = Pick<MetricRow, 'values'>;

/** Numbers of a row by their place among the measures asked for. */
export const numberAt = (row: Values, i: number): number => Number(row.values[i]?.value ?? 0);
export const textAt = (row: Values, i: number): string => row.values[i]?.value ?? '0.00';

/** The first group of a row; its id is null for records without one. */
export const nameOf = ({ groups: [group] }: MetricRow): string | null => group?.name ?? null;
export const textIdOf = ({ groups: [group] }: MetricRow): string => group?.id ?? '';
export const idOf = ({ groups: [group] }: MetricRow): number | null =>
  group?.id === null || group === undefined ? null : Number(group.id);
