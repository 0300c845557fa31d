import type { AmountSum } from '@munim/schema/generated/types.ts';

/** Sums of a list by the names that the amounts have in our words; null where the backend gives none. */
export const toSums = (
  sums: Readonly<Record<string, string>> | undefined,
  names: Readonly<Record<string, string>>,
): AmountSum[] | null =>
  sums
    ? Object.entries(names).flatMap(([name, field]) => {
        const value = sums[name];
        return value === undefined ? [] : [{ field, value }];
      })
    : null;
