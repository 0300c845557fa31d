import { rfqActions } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const quoteRequestsResolvers: Resolvers = {
  Query: {
    rfqs: (_, args, { sources }) => sources.quoteRequests.list(args),
    rfqsByDate: (_, args, { sources }) => sources.quoteRequests.byDate(args),
    rfq: (_, { id }, { sources }) => sources.quoteRequests.find(id),
  },
  Mutation: {
    createRfqs: (_, { input }, { sources }) => sources.quoteRequests.create(input),
    updateRfq: (_, { input }, { sources }) => sources.quoteRequests.price(input),
    archiveRfq: async (_, { id, reason, version }, { sources }) =>
      sources.quoteRequests.archive(await sources.quoteRequests.find(id), reason, version),
  },
  Rfq: {
    actions: (rfq, _, { can }) => rfqActions(rfq.status, can),
  },
};
