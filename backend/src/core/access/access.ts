import type {
  PermissionAction,
  PermissionEntity,
  PermissionSet,
} from '@munim/schema/generated/types.ts';
import { PERMISSION_SETS } from '@munim/schema/shared/permissionSets.ts';
import type { Can } from '@munim/schema/shared/roles.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../data/database.ts';
import type { Settings } from '../settings.ts';
import { rowConditions, type RowsOf } from './rowScope.ts';
import type { Viewer } from './viewer.ts';

type Pair = readonly [entity: Lowercase<PermissionEntity>, action: PermissionAction];

/**
 * Proof in the address itself, for links that open without a bearer token: the user it was made
 * for, or anonymous. Undefined only where there is no proof at all; a false, expired or used one
 * throws, for every caller.
 */
export type Proof = (
  request: FastifyRequest,
  parts: { db: Database; settings: Settings },
) => Promise<Viewer | 'anyone' | undefined>;

/** Permission of a route. Every route has one, or the server does not start. */
export interface Access {
  /** Permission as the OpenAPI document and the gateway's SDL spell it. */
  readonly text: string;
  /** Roles that see or change only a part of the rows, in words; absent where no role is cut by its row scope. */
  readonly rows?: string;
  readonly public?: true;
  readonly internal?: true;
  /** True where permission pairs decide: API tokens, whose scope is pairs, may ask. */
  readonly byPairs?: true;
  readonly allows: (can: Can, roleId: number) => boolean;
  readonly proof?: Proof;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Marks every change of the route as repeatable under an Idempotency-Key. */
    idempotent?: true;
    /** True when open also to a user who looks as another person. */
    inViews?: true;
    /**
     * Whether API tokens may ask, where the pairs do not decide it: true for a route that asks for none and answers no more than
     * their pairs show; false where what it does stays a person's, or outlives the token.
     */
    inApiTokens?: boolean;
  }
}

const allowsPair = (can: Can, [entity, action]: Pair) =>
  can(entity.toUpperCase() as PermissionEntity, action);
const spellPair = ([entity, action]: Pair) => `${entity}:${action}`;

/** Owners of the rows behind a permission pair; rows of other entities are the same for all roles. */
const ROWS_OF: Partial<Record<Pair[0], RowsOf>> = {
  quotation_request: 'documents',
  quotation: 'documents',
  order: 'documents',
  purchase_order: 'documents',
  delivery_challan: 'documents',
  credit_note: 'documents',
  payment: 'documents',
  expense: 'documents',
  tenant: 'customers',
};

function rowsOf(pairs: readonly Pair[]): { rows?: string } {
  const kinds = new Set(pairs.map(([entity]) => ROWS_OF[entity]));
  const [kind] = kinds;
  return kinds.size === 1 && kind ? { rows: rowConditions(kind) } : {};
}

/** Access of routes whose rows are not those of their permission's entity. */
export const withRowsOf = <C extends { access: Access }>(
  rows: RowsOf | 'nobody',
  config: C,
  openTo?: readonly number[],
): C => {
  const { rows: _, ...access } = config.access;
  return {
    ...config,
    access: rows === 'nobody' ? access : { ...access, rows: rowConditions(rows, openTo) },
  };
};

/** The viewer must have the pair. */
export const requires = (...pair: Pair) => ({
  access: {
    text: spellPair(pair),
    byPairs: true,
    ...rowsOf([pair]),
    allows: (can) => allowsPair(can, pair),
  } satisfies Access as Access,
});
/**
 * Access with at least one of the pairs; the service checks further where the record decides which.
 */
export const requiresAny = (...pairs: Pair[]) => ({
  access: {
    text: pairs.map(spellPair).join(' or '),
    byPairs: true,
    ...rowsOf(pairs),
    allows: (can) => pairs.some((pair) => allowsPair(can, pair)),
  } satisfies Access as Access,
});
/** Access with at least one pair of a named set. */
export const requiresSet = (set: PermissionSet) =>
  requiresAny(
    ...PERMISSION_SETS[set].map(([entity, action]): Pair => [
      entity.toLowerCase() as Pair[0],
      action,
    ]),
  );
/** Every one of the pairs. */
export const requiresAll = (...pairs: Pair[]) => ({
  access: {
    text: pairs.map(spellPair).join(' + '),
    byPairs: true,
    ...rowsOf(pairs),
    allows: (can) => pairs.every((pair) => allowsPair(can, pair)),
  } satisfies Access as Access,
});
/** One of these roles, whatever its permission map. */
export const onlyRole = (...roles: number[]) => ({
  access: {
    text: `role ${roles.join(', ')}`,
    allows: (_, roleId) => roles.includes(roleId),
  } satisfies Access as Access,
});
export const signedIn = { access: { text: 'signed in', allows: () => true } satisfies Access };
/** The same for routes that check the pairs of what they answer themselves. */
export const signedInOrToken = { ...signedIn, inApiTokens: true as const };
/** The permission, or a proof in the address instead of a token. */
export const requiresOrProof = ({ access }: { access: Access }, proof: Proof) => ({
  access: { ...access, proof } satisfies Access,
});
export const publicAccess = {
  access: { text: 'public', public: true, allows: () => true } satisfies Access,
};
/** Health, metrics and development pages: not part of the REST contract. */
export const internalAccess = {
  access: { text: 'internal', public: true, internal: true, allows: () => true } satisfies Access,
};
