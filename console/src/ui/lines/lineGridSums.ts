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
