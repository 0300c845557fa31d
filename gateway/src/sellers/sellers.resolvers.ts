import type { Resolvers } from '../../generated/resolvers.ts';
import { notFound } from '../core/backendErrors.ts';

export const sellersResolvers: Resolvers = {
  Query: {
    sellers: (_, args, { sources, config }) => sources.sellers.list(args, config.sellerOrgId),
    seller: async (_, { id }, { sources }) => {
      const seller = await sources.sellers.find(id);
      if (!seller) throw notFound('Vendor');
      return seller;
    },
  },
};
