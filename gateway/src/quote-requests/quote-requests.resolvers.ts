import { rfqActions } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { asking } from '../core/listPages.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { askedFields } from '../core/askedFields.ts';
import { toRfq, toRfqDay } from './quote-requests.source.ts';

export const quoteRequestsResolvers: Resolvers = {
  Query: {
    rfqs: (_, args, { sources }, info) =>
      sources.quoteRequests.list(asking(args, info), askedFields(info, toRfq, { below: 'items' })),
    rfqsByDate: (_, args, { sources }, info) =>
      sources.quoteRequests.byDate(args, askedFields(info, toRfqDay, { below: 'items' })),
    readyEnquiries: (_, args, { sources }) => sources.quoteRequests.ready(args),
    matchSkus: (_, args, { sources }) => sources.quoteRequests.matchSkus(args),
    rfq: (_, { id }, { sources }, info) => sources.quoteRequests.find(id, askedFields(info, toRfq)),
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
