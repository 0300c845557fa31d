import { CHANGED_KINDS_OF } from '@munim/schema/testing/changedKinds.ts';
import { SHOWN } from '../src/app/changedFields.ts';

type Changed = { kind: string; id: string; key: null }[];

/** The record of one of these types in an answer, at any depth. */
function recordOf(data: unknown, types: readonly string[]): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { __typename, id } = data as Record<string, unknown>;
  if (types.includes(String(__typename)) && typeof id === 'string') return id;
  for (const value of Object.values(data)) {
    const found = recordOf(value, types);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * What a mutation of the mock says that it changed: kinds as the backend names them, the record that it returns or
 * another; null where the backend may not say, or where the mutation is none of the graph.
 */
export function changedBy(data: unknown): Changed | null {
  const changed: Changed = [];
  for (const [field, result] of Object.entries((data ?? {}) as Record<string, unknown>)) {
    if (!result) continue;
    const kinds = CHANGED_KINDS_OF[field as keyof typeof CHANGED_KINDS_OF];
    if (!kinds) return null;
    for (const kind of kinds)
      changed.push({ kind, id: recordOf(result, SHOWN[kind].types) ?? '999999', key: null });
  }
  return changed;
}
