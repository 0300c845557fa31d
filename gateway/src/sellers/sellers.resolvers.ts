import type { Resolvers } from '../../generated/resolvers.ts';

export const sellersResolvers: Resolvers = {
  Query: {
    sellers: (_, args, { sources, config }) => sources.sellers.list(args, config.sellerOrgId),
    seller: (_, { id }, { sources }) => sources.sellers.find(id),
  },
};
