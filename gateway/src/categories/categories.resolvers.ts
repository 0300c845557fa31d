import type { Resolvers } from '../../generated/resolvers.ts';

export const categoriesResolvers: Resolvers = {
  Query: {
    categories: (_, args, { sources }) => sources.categories.list(args),
    category: (_, { id }, { sources }) => sources.categories.find(id),
    categoryManagers: (_, __, { sources }) => sources.categories.managers(),
    attributesConfig: (_, { categoryId }, { sources }) => sources.categories.attributes(categoryId),
  },
  Mutation: {
    createCategory: (_, { input }, { sources }) => sources.categories.create(input),
    updateCategory: (_, { input }, { sources }) => sources.categories.update(input),
    deleteCategory: async (_, { id }, { sources }) => {
      await sources.categories.remove(id);
      return { success: true, message: null };
    },
  },
};
