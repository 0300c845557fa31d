import { sellerLeadActions } from '@munim/schema/seller-leads/seller-leads.rules.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const sellerLeadsResolvers: Resolvers = {
  Query: {
    sellerLeads: (_, args, { sources }) => sources.sellerLeads.list(args),
    sellerLead: (_, { id }, { sources }) => sources.sellerLeads.find(id),
    productLeads: (_, args, { sources }) => sources.sellerLeads.productLeads(args),
    crmLeadsAnalytics: (_, args, { sources }) => sources.sellerLeads.analytics(args),
  },
  Mutation: {
    createSellerLead: (_, { input }, { sources }) => sources.sellerLeads.create(input),
    updateSellerLead: (_, { input }, { sources }) => sources.sellerLeads.update(input),
    deleteSellerLead: async (_, { id }, { sources }) => {
      await sources.sellerLeads.remove(id);
      return { success: true, message: null };
    },
    verifySellerLead: async (_, args, context) => {
      await context.sources.sellerLeads.verify(args);
      return context.sources.sellerLeads.find(args.id);
    },
  },
  CreatedSellerLead: {
    lead: ({ leadId }, _, { sources }) => sources.sellerLeads.find(leadId),
  },
  SellerLead: {
    actions: ({ isVerified, createdBy }, _, { can, viewer }) =>
      sellerLeadActions({ isVerified, isOwn: createdBy?.id === viewer.id }, can),
  },
};
