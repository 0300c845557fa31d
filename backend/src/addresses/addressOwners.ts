import type {
  AddressOwner,
  PermissionAction,
  PermissionEntity,
} from '@munim/schema/generated/types.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { notFound } from '../core/http/errors.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { lockSeller } from '../sellers/sellers.service.ts';
import { lockTenant, reachesTenant } from '../tenants/tenants.service.ts';
import { lockWarehouse } from '../warehouses/warehouses.service.ts';

type Pair = readonly [PermissionEntity, PermissionAction];

/**
 * Addresses have no permission of their own: they use their owner's
 * (docs/rules/permissions.md#borrowed-permissions).
 */
const RULES: Record<AddressOwner, { read: Pair; write: Pair; name: string }> = {
  TENANT: { read: ['TENANT', 'READ'], write: ['TENANT', 'UPDATE'], name: 'Customer' },
  SELLER: { read: ['SELLER', 'READ'], write: ['SELLER', 'UPDATE'], name: 'Vendor' },
  WAREHOUSE: { read: ['PRODUCT', 'APPROVE'], write: ['PRODUCT', 'APPROVE'], name: 'Warehouse' },
};
const OWNERS = Object.keys(RULES) as AddressOwner[];

export const mayAddress = (
  viewer: Viewer,
  owner: AddressOwner,
  access: 'read' | 'write',
): boolean => viewer.can(...RULES[owner][access]);

/** Condition over addresses as a: owners that the viewer may read, in the viewer's row scope. */
export function addressesInReach(viewer: Viewer, access: 'read' | 'write'): RawBuilder<boolean> {
  const allowed = OWNERS.filter((owner) => mayAddress(viewer, owner, access));
  return sql`a.entity_type = any(${allowed}) and (a.entity_type <> 'TENANT' or ${reachesTenant(viewer, 'a.entity_id')})`;
}

/**
 * Locks the owner, so that two first addresses do not both become the main one. Error NOT_FOUND
 * outside the row scope.
 */
export async function lockOwner(
  trx: Trx,
  owner: AddressOwner,
  id: number,
  viewer: Viewer,
): Promise<void> {
  const locks = {
    TENANT: () => lockTenant(trx, id, viewer),
    SELLER: () => lockSeller(trx, id),
    WAREHOUSE: () => lockWarehouse(trx, id),
  };
  if (!(await locks[owner]())) throw notFound(RULES[owner].name);
}
