import { getDirective } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNamedType,
  isLeafType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { isList } from '../limits.ts';

/**
 * Points of what a read is made of; a point is about 0.1 ms of CPU in gateway, backend and PostgreSQL
 * together (docs/measured.md). A field that differs says so by `@weight` in the SDL.
 */
export const WEIGHTS = {
  /** Reading the request, its token and its rights. */
  operation: 15,
  /** A call of the backend. */
  call: 33,
  /** A call for what is joined to rows. */
  join: 25,
  /** A write with its checks, audit and what it answers. */
  write: 200,
  /** A record of the answer. */
  record: 0.15,
  /** A value of a record. */
  value: 0.01,
  /** Rows to expect of a list without pages: lines of a document, roles of a user. */
  rows: 4,
  /** The graph's own description: its whole type system is walked. */
  introspection: 500,
} as const;

export interface FieldWeight {
  /** Points of the backend's call; 0 where the field comes with its parent. */
  readonly call: number;
  readonly perParent: boolean;
  /** Points of each record or value. */
  readonly each: number;
  /** Rows to expect of a list without pages. */
  readonly rows: number;
}
type Declared = Partial<{ call: number; record: number; perParent: boolean; rows: number }>;
type Field = GraphQLField<unknown, unknown>;

/** Points of the call that a field makes where nothing is declared. */
function presetCall(schema: GraphQLSchema, field: Field, owner: string): number {
  if (owner === schema.getMutationType()?.name) return WEIGHTS.write;
  if (owner === schema.getQueryType()?.name) return WEIGHTS.call;
  const isOwn = field.resolve !== undefined && field.resolve !== defaultFieldResolver;
  // the resolver of a @cost field only hides it, and one that answers a value computes it
  const reads = isOwn && !isLeafType(getNamedType(field.type));
  return reads && !getDirective(schema, field, 'cost') ? WEIGHTS.join : 0;
}

export function weightOf(schema: GraphQLSchema, field: Field, owner: string): FieldWeight {
  const declared = (getDirective(schema, field, 'weight')?.[0] ?? {}) as Declared;
  const isLeaf = isLeafType(getNamedType(field.type));
  const isRows = !isLeaf && isList(field.type);
  return {
    call: declared.call ?? presetCall(schema, field, owner),
    perParent: declared.perParent ?? false,
    each: declared.record ?? (isLeaf ? WEIGHTS.value : WEIGHTS.record),
    rows: declared.rows ?? (isRows ? WEIGHTS.rows : 1),
  };
}
