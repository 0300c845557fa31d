/** The one row that must be there: its absence is a fault of ours, not an answer. */
export function single<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('A required row is missing');
  return row;
}

/** The entry that must be there. */
export function mustGet<K, T>(map: ReadonlyMap<K, T>, key: K): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`No entry for ${String(key)}`);
  return value;
}
