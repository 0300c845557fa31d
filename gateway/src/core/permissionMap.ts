import type { PermissionInput } from '@munim/schema/generated/types.ts';
import type { PermissionMap } from '@munim/schema/shared/roles.ts';
import { mapOf } from '@munim/schema/users/users.rules.ts';
import { lowerCase } from './lowerCase.ts';
import { partialBody } from './rest.ts';

/** The list of permissions of the graph as the map of REST. */
export const toPermissionMap = (permissions: readonly PermissionInput[]) =>
  partialBody<PermissionMap>(
    mapOf(
      permissions.flatMap(({ entity, actions }) =>
        actions.map((action) => [lowerCase(entity), action] as const),
      ),
    ),
  );
