import type { Resolvers } from '../../generated/resolvers.ts';
import { notFound } from '../core/backendErrors.ts';

export const skusResolvers: Resolvers = {
  Query: {
    skus: (_, args, { sources }) => sources.skus.list(args),
    sku: async (_, { id }, { sources }) => {
      const sku = await sources.skus.find(id);
      if (!sku) throw notFound('SKU');
      return sku;
    },
  },
};
