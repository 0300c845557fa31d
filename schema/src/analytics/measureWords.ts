import type { PermissionAction, PermissionEntity } from '../../generated/types.ts';

/** Units of a number: rupees have two decimals, counts none, all others at most two. */
export type MeasureUnit = 'COUNT' | 'PIECES' | 'RUPEES' | 'PERCENT' | 'DAYS';

export interface MeasureWords {
  title: string;
  unit: MeasureUnit;
  /** Counted records, and the day that counts. */
  description: string;
  /** Permission to read the records behind the number. */
  needs: readonly [PermissionEntity, PermissionAction];
  /** Shows what the company pays: needs the permission to see cost prices too. */
  cost?: true;
}
