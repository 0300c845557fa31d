import type { Resolvers } from '../../generated/resolvers.ts';
import { notFound } from '../core/backendErrors.ts';

export const offersResolvers: Resolvers = {
  Query: {
    skuOffers: (_, args, { sources }) => sources.offers.bySeller(args),
    sellerOffers: (_, args, { sources }) => sources.offers.bySku(args),
    offer: async (_, { id }, { sources }) => {
      const offer = await sources.offers.find(id);
      if (!offer) throw notFound('Offer');
      return offer;
    },
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
