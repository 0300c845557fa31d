import type { Resolvers } from '../../generated/resolvers.ts';
import { savedTable } from '../core/savedTable.ts';

export const savedQueriesResolvers: Resolvers = {
  Query: {
    savedQueries: (_, { page, limit }, { sources }) => sources.savedQueries.list(page, limit),
    savedQueryNamed: (_, { name }, { sources }) => sources.savedQueries.named(name),
  },
  Mutation: {
    createSavedQuery(_, { input }, { sources }, { schema }) {
      savedTable(schema, input.query);
      return sources.savedQueries.create(input);
    },
    updateSavedQuery(_, { input }, { sources }, { schema }) {
      savedTable(schema, input.query);
      return sources.savedQueries.update(input);
    },
    deleteSavedQuery: (_, { id }, { sources }) => sources.savedQueries.delete(id),
  },
};
