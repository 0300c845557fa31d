import { globSync, readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { Resolvers } from '../../generated/resolvers.ts';
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

/** Throws, so that the service does not start, when a root field has no guard or a resolver has no field. */
export function createGraph(typeDefs: readonly string[], resolvers: readonly Resolvers[]): Graph {
  const schema = makeExecutableSchema({
    typeDefs: [...typeDefs],
    resolvers: [scalars, ...resolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  const guards = readGuards(schema);
  hideCosts(schema);
  return { schema, guards };
}
