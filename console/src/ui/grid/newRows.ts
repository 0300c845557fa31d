interface AnyRow {
  id: string;
  __typename?: string;
}

/** Time in which a list that is read again marks the row. */
const NEW_MS = 10_000;
const until = new Map<string, number>();

/** Ids are unique within a kind only. */
export const rowKey = ({ __typename, id }: AnyRow): string => `${__typename ?? ''}:${id}`;

/** Called when a record was made, before its list is read again. */
export function markNewRows(keys: readonly string[]): void {
  const now = Date.now();
  for (const [key, end] of until) if (end < now) until.delete(key);
  for (const key of keys) until.set(key, now + NEW_MS);
}

export const isNewRow = (row: AnyRow): boolean => (until.get(rowKey(row)) ?? 0) >= Date.now();
