import { getDirective } from '@graphql-tools/utils';
import type {
  PermissionAction,
  PermissionEntity,
  PermissionSet,
} from '@munim/schema/generated/types.ts';
import { PERMISSION_SETS } from '@munim/schema/shared/permissionSets.ts';
import { defaultFieldResolver, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';

export interface PermissionPair {
  readonly entity: PermissionEntity;
  readonly action: PermissionAction;
}
/** Requirement of one field: a session, one of these roles, and one pair of each group. */
export interface Guard {
  readonly signedIn: boolean;
  readonly roles: readonly number[] | null;
  readonly allOf: readonly (readonly PermissionPair[])[];
}
type Field = GraphQLField<unknown, Context>;

const PUBLIC: Guard = { signedIn: false, roles: null, allOf: [] };
export const SIGNED_IN: Guard = { signedIn: true, roles: null, allOf: [] };

function pairsOf(requires: Record<string, unknown>): PermissionPair[] {
  const { entity, action, anyOf, set } = requires as Partial<PermissionPair> & {
    anyOf?: PermissionPair[];
    set?: PermissionSet;
  };
  const isPair = entity !== undefined && action !== undefined;
  if (set && !anyOf && !entity && !action)
    return PERMISSION_SETS[set].map(([of, may]) => ({ entity: of, action: may }));
  if (anyOf?.length && !set && !entity && !action) return anyOf;
  if (isPair && !anyOf && !set) return [{ entity, action }];
  throw new Error('@requires needs either entity and action, or anyOf, or a set');
}

/** The guard a field declares; null when it declares none. */
function guardOf(schema: GraphQLSchema, field: Field): Guard | null {
  const directives = (name: string): Record<string, unknown>[] =>
    getDirective(schema, field, name) ?? [];
  const [requires, role] = [directives('requires'), directives('role')];
  const kinds = [directives('public'), directives('signedIn'), role, requires].filter(
    (uses) => uses.length > 0,
  );
  if (kinds.length > 1)
    throw new Error('needs exactly one of @public, @signedIn, @role and @requires');
  if (requires.length > 0) return { ...SIGNED_IN, allOf: requires.map(pairsOf) };
  if (role[0]) return { ...SIGNED_IN, roles: role[0]['is'] as number[] };
  if (directives('signedIn').length > 0) return SIGNED_IN;
  return directives('public').length > 0 ? PUBLIC : null;
}

const objectTypes = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__'),
  );

/** Guards by 'Type.field'. Throws, so that nothing starts, when a root field lacks its guard or its @rest. */
export function readGuards(schema: GraphQLSchema): ReadonlyMap<string, Guard> {
  const guards = new Map<string, Guard>();
  const problems: string[] = [];
  const roots = new Set([
    schema.getQueryType()?.name,
    schema.getMutationType()?.name,
    schema.getSubscriptionType()?.name,
  ]);
  const read = (owner: string, field: Field): void => {
    const name = `${owner}.${field.name}`;
    try {
      const guard = guardOf(schema, field);
      if (guard) guards.set(name, guard);
      else if (roots.has(owner)) problems.push(`${name} names no permission`);
    } catch (error) {
      problems.push(`${name} ${error instanceof Error ? error.message : String(error)}`);
    }
    if (roots.has(owner) && !getDirective(schema, field, 'rest'))
      problems.push(`${name} names no @rest operation`);
  };
  for (const type of objectTypes(schema))
    if (isObjectType(type))
      for (const field of Object.values(type.getFields())) read(type.name, field);
  if (problems.length > 0)
    throw new Error(`The schema is not safe to serve:\n${problems.join('\n')}`);
  return guards;
}

/** `@cost` fields are null for viewers without cost permission; never an error. */
export function hideCosts(schema: GraphQLSchema): void {
  for (const type of objectTypes(schema)) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()) as Field[]) {
      if (!getDirective(schema, field, 'cost')) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (parent, args, context, info) =>
        context.seesCost ? resolve(parent, args, context, info) : null;
    }
  }
}
