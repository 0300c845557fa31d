import type { PermissionAction, PermissionEntity } from '@munim/schema/generated/types.ts';
import { type Can, seesGrowth } from '@munim/schema/shared/roles.ts';

/** Gate of each page; it also draws the menu item (docs/rules/permissions.md#route-gates). */
export type Gate =
  | 'public'
  | 'signedIn'
  | { entity: PermissionEntity; action: PermissionAction }
  | { anyOf: readonly (readonly [PermissionEntity, PermissionAction])[] }
  | ((visitor: Visitor) => boolean);

export const permissionGate = (entity: PermissionEntity, action: PermissionAction): Gate => ({
  entity,
  action,
});
/** The two growth reports. */
export const GROWTH: Gate = ({ roleId, can }) => seesGrowth(roleId, can);

export interface Visitor {
  can: Can;
  roleId: number;
}

export function isGateOpen(gate: Gate, visitor: Visitor): boolean {
  const { can } = visitor;
  if (typeof gate === 'string') return true;
  if (typeof gate === 'function') return gate(visitor);
  if ('anyOf' in gate) return gate.anyOf.some((pair) => can(...pair));
  return can(gate.entity, gate.action);
}
