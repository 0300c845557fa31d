import { asking } from '../core/listPages.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { askedFields } from '../core/askedFields.ts';
import { toSeller } from './sellers.source.ts';

export const sellersResolvers: Resolvers = {
  Query: {
    sellers: (_, args, { sources, config }, info) =>
      sources.sellers.list(asking(args, info), {
        ownOrgId: config.sellerOrgId,
        asked: askedFields(info, toSeller, { below: 'items' }),
      }),
    seller: (_, { id }, { sources }, info) => sources.sellers.find(id, askedFields(info, toSeller)),
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
