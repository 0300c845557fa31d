/** A measured value over several rounds. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (below + above) / 2;
}

export const spread = (values: readonly number[]): Spread => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});

/**
 * The median of what one side is to another, round by round: a round of both was measured under nearly the same other
 * load, the medians of each were not.
 */
export const ratioOf = (one: readonly number[], other: readonly number[]): number =>
  median(one.slice(0, other.length).map((value, round) => value / (other[round] ?? Number.NaN)));

/** Cost of one more row, from a short and a long answer. */
export const perRow = (
  short: { readonly rows: number; readonly cost: number },
  long: { readonly rows: number; readonly cost: number },
): number => (long.cost - short.cost) / (long.rows - short.rows);

/** A number with as many digits as say something. */
export const rounded = (value: number): number =>
  Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
