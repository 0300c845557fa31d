import type { Resolvers } from '../../generated/resolvers.ts';

export const sellersResolvers: Resolvers = {
  Query: {
    sellers: (_, args, { sources, config }) => sources.sellers.list(args, config.sellerOrgId),
    seller: (_, { id }, { sources }) => sources.sellers.find(id),
    sellerAnalytics: (_, args, { sources }) => sources.sellers.analytics(args),
  },
  Mutation: {
    createSeller: (_, { input }, { sources, config }) =>
      sources.sellers.create(input, config.sellerOrgId),
    updateSeller: (_, { input }, { sources }) => sources.sellers.update(input),
    deleteSeller: async (_, { id }, { sources }) => {
      await sources.sellers.remove(id);
      return { success: true, message: null };
    },
  },
};
