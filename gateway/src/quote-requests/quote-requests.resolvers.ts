import { rfqActions } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const quoteRequestsResolvers: Resolvers = {
  Query: {
    rfqs: (_, args, { sources }) => sources.quoteRequests.list(args),
    rfqsByDate: (_, args, { sources }) => sources.quoteRequests.byDate(args),
    readyEnquiries: (_, args, { sources }) => sources.quoteRequests.ready(args),
    matchSkus: (_, args, { sources }) => sources.quoteRequests.matchSkus(args),
    rfq: (_, { id }, { sources }) => sources.quoteRequests.find(id),
  },
  Mutation: {
    createRfqs: (_, { input }, { sources }) => sources.quoteRequests.create(input),
    createEnquiry: (_, { input }, { sources }) => sources.quoteRequests.createEnquiry(input),
    priceRfqs: (_, { input }, { sources }) => sources.quoteRequests.priceAll(input),
    updateRfq: (_, { input }, { sources }) => sources.quoteRequests.price(input),
    archiveRfq: async (_, { id, reason, version }, { sources }) =>
      sources.quoteRequests.archive(await sources.quoteRequests.find(id), reason, version),
  },
  Rfq: {
    pricing: ({ id }, _, { sources }) => sources.quoteRequests.pricing(id),
    actions: (rfq, _, { can }) => rfqActions(rfq.status, can),
  },
};
