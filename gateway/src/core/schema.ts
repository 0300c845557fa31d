import { globSync, readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { getDirective } from '@graphql-tools/utils';
import {
  buildSchema,
  getNullableType,
  isObjectType,
  isScalarType,
  type GraphQLSchema,
} from 'graphql';
import type { Resolvers } from '../../generated/resolvers.ts';
import { nameArguments } from './argumentNames.ts';
import { hideCosts, readGuards, type Guard } from './permissions.ts';
import { scalars } from './scalars.ts';

const SDL = new URL('../../../schema/src/', import.meta.url);

/** The schema that is served, with its guards. */
export interface Graph {
  readonly schema: GraphQLSchema;
  readonly guards: ReadonlyMap<string, Guard>;
}

export const readSdl = (): string[] =>
  globSync('**/*.graphql', { cwd: SDL })
    .toSorted()
    .map((file) => readFileSync(new URL(file, SDL), 'utf8'));

/** `@extra` fields may be null: not every backend has them. */
function allowNull(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type))
      for (const field of Object.values(type.getFields()))
        if (getDirective(schema, field, 'extra')) field.type = getNullableType(field.type);
}

/** Gives scalars the descriptions of the SDL again, which those of their resolvers, being absent, replaced. */
function describeScalars(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()))
    if (isScalarType(type)) type.description ??= type.astNode?.description?.value;
}

/** Throws, so that the service does not start, when a root field has no guard or a resolver has no field. */
export function createGraph(typeDefs: readonly string[], resolvers: readonly Resolvers[]): Graph {
  const schema = makeExecutableSchema({
    // 0.15 s of CPU at each start are not spent on merging, on checking again what contract.test.ts checks, and on a copy with resolvers
    typeDefs: buildSchema(typeDefs.join('\n'), { assumeValidSDL: true, noLocation: true }),
    updateResolversInPlace: true,
    resolvers: [scalars, ...resolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  const guards = readGuards(schema);
  describeScalars(schema);
  hideCosts(schema);
  allowNull(schema);
  nameArguments(schema);
  return { schema, guards };
}
