import { marginOnLines } from '@munim/schema/shared/money.ts';

/** Answers a row that did not change from memory, so that a change of one line computes one line. Keep it: a module constant or useMemo. */
export function perRow<Row extends object, Result>(
  compute: (row: Row) => Result,
): (row: Row) => Result {
  const known = new WeakMap<Row, { result: Result }>();
  return (row) => {
    const cached = known.get(row) ?? { result: compute(row) };
    known.set(row, cached);
    return cached.result;
  };
}

interface MarginLine {
  quantity: number;
  cost: string | null | undefined;
  /** Absent while the line says too little. */
  taxable: string | undefined;
}

/** Margin after discounts of lines together; null without a cost, or while a line says too little. */
export function marginOfLines(lines: readonly MarginLine[]): string | null {
  const complete = lines.flatMap(({ quantity, cost = null, taxable }) =>
    taxable === undefined ? [] : [{ quantity, cost, taxable }],
  );
  if (complete.length < lines.length) return null;
  return marginOnLines(complete.filter(({ quantity }) => quantity > 0));
}
