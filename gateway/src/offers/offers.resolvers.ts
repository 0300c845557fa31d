import type { Resolvers } from '../../generated/resolvers.ts';

export const offersResolvers: Resolvers = {
  Query: {
    skuOffers: (_, args, { sources }) => sources.offers.bySeller(args),
    sellerOffers: (_, args, { sources }) => sources.offers.bySku(args),
    offer: (_, { id }, { sources }) => sources.offers.find(id),
  },
  Mutation: {
    createOffer: (_, { input }, { sources }) => sources.offers.create(input),
    updateOffer: (_, { input }, { sources }) => sources.offers.update(input),
    deleteOffer: async (_, { id }, { sources }) => {
      await sources.offers.remove(id);
      return { success: true, message: null };
    },
  },
};
