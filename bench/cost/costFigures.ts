import { rounded } from '../arithmetic.ts';
import type { Parts } from '../chain/chainUse.ts';

/** A query with the points that it was told, and its CPU microseconds. */
export interface CostRow {
  name: string;
  body: string;
  requested: number;
  actual: number;
  parts: Parts;
}

/** Pearson's coefficient. */
export function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [a, b] = [mean(one), mean(other)];
  const together = (x: readonly number[], y: readonly number[], mx: number, my: number) =>
    x.reduce((sum, value, at) => sum + (value - mx) * ((y[at] ?? 0) - my), 0);
  return (
    together(one, other, a, b) / Math.sqrt(together(one, one, a, a) * together(other, other, b, b))
  );
}

/** Places in the order of size; equal values share the middle of their places. */
export function ranks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

const cpuOf = ({ parts: { gateway, backend, postgres } }: CostRow) => gateway + backend + postgres;

/** Factor up to which a query got the rows that it asked for. */
const NEARLY_ALL = 1.25;

/**
 * How honest the points are: 1 is a straight line; by ranks the few dearest queries count as any other. A list with fewer rows
 * than a page asks for cannot be known before, so that queries whose pages were full are told apart, beside all of them.
 */
export function honesty(rows: readonly CostRow[]) {
  const against = (of: readonly CostRow[], pick: (row: CostRow) => number) => {
    const [points, cpu] = [of.map(pick), of.map(cpuOf)];
    return {
      queries: of.length,
      r: Number(correlation(points, cpu).toFixed(3)),
      'r of ranks': Number(correlation(ranks(points), ranks(cpu)).toFixed(3)),
      'µs a point': rounded(cpu.reduce((a, b) => a + b, 0) / points.reduce((a, b) => a + b, 0)),
    };
  };
  const full = rows.filter(({ requested, actual }) => requested <= actual * NEARLY_ALL);
  return {
    requested: against(rows, ({ requested }) => requested),
    'requested, pages full': against(full, ({ requested }) => requested),
    actual: against(rows, ({ actual }) => actual),
  };
}

const FARTHEST = 12;

export function printCost(load: readonly number[], rows: readonly CostRow[]): void {
  console.log(`\nLoad of the machine: ${load.map(rounded).join(' before, ')} after`);
  console.table(honesty(rows));
  const perPoint = honesty(rows).actual['µs a point'];
  console.log('Farthest from their points:');
  const off = (row: CostRow) => cpuOf(row) / (row.actual * perPoint);
  console.table(
    rows
      .toSorted((a, b) => Math.abs(Math.log(off(b))) - Math.abs(Math.log(off(a))))
      .slice(0, FARTHEST)
      .map((row) => ({
        query: row.name,
        requested: row.requested,
        actual: row.actual,
        'CPU µs': rounded(cpuOf(row)),
        'CPU : points': off(row).toFixed(2),
      })),
  );
}
