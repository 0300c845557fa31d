import type { Resolvers } from '../../generated/resolvers.ts';

export const searchResolvers: Resolvers = {
  Query: {
    search: (_, { text, limit }, { sources }) =>
      text.trim() ? sources.search.search(text.trim(), limit) : [],
    searchedRecords: (_, { keys }, { sources }) => sources.search.records(keys),
  },
};
