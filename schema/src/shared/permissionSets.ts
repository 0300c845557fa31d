import type { PermissionAction, PermissionEntity, PermissionSet } from '../../generated/types.ts';

type Pair = readonly [entity: PermissionEntity, action: PermissionAction];

/** Pairs of which one is enough, for SDL, routes and screens alike. */
export const PERMISSION_SETS: Readonly<Record<PermissionSet, readonly Pair[]>> = {
  MOVING_IN: [
    ['TENANT', 'WRITE'],
    ['SELLER', 'WRITE'],
    ['PRODUCT', 'WRITE'],
    ['PAYMENT', 'WRITE'],
  ],
  STOCK_READING: [
    ['STOCK', 'READ'],
    ['PRODUCT', 'APPROVE'],
  ],
};
