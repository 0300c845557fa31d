import type { Resolvers } from '../../generated/resolvers.ts';

export const categoriesResolvers: Resolvers = {
  Query: {
    categories: (_, args, { sources }) => sources.categories.list(args),
    category: (_, { id }, { sources }) => sources.categories.find(id),
    categoryManagers: (_, __, { sources }) => sources.categories.managers(),
  },
};
