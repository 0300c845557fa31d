import type { PermissionAction, PermissionEntity } from '@munim/schema/generated/types.ts';
import { type Can, Role } from '@munim/schema/shared/roles.ts';

/** Gate of each page; it also draws the menu item (docs/rules/permissions.md#route-gates). */
export type Gate =
  | 'public'
  | 'signedIn'
  | { entity: PermissionEntity; action: PermissionAction }
  | { anyOf: readonly (readonly [PermissionEntity, PermissionAction])[] }
  | { role: number };

export const permissionGate = (entity: PermissionEntity, action: PermissionAction): Gate => ({
  entity,
  action,
});
/** The two growth reports, for role 1001 alone. */
export const TOP_ADMIN_ONLY: Gate = { role: Role.TOP_ADMIN };

export interface Visitor {
  can: Can;
  roleId: number;
}

export function isGateOpen(gate: Gate, { can, roleId }: Visitor): boolean {
  if (typeof gate === 'string') return true;
  if ('anyOf' in gate) return gate.anyOf.some((pair) => can(...pair));
  return 'role' in gate ? gate.role === roleId : can(gate.entity, gate.action);
}
