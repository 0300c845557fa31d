import type { Resolvers } from '../../generated/resolvers.ts';
import { NOT_ANSWERED } from '../core/ids.ts';

export const skusResolvers: Resolvers = {
  Query: {
    skus: (_, args, { sources }) => sources.skus.list(args),
    sku: (_, { id }, { sources }) => sources.skus.find(id),
    skusNamed: (_, { references }, { sources }) => sources.skus.named(references),
  },
  Mutation: {
    createSku: (_, { input }, { sources }) => sources.skus.create(input),
    updateSku: (_, { input }, { sources }) => sources.skus.update(input),
    deleteSku: async (_, { id }, { sources }) => {
      await sources.skus.remove(id);
      return { success: true, message: null };
    },
  },
  Sku: {
    offerCount: (sku) => sku.offerCount ?? NOT_ANSWERED,
    offers: (sku, _, { sources }) => sources.offers.ofSku(sku),
    recentTransactions: (sku, args, { sources }) => sources.skus.recents(sku, args),
  },
};
