import { rfqActions } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { notFound } from '../core/backendErrors.ts';
import type { Context } from '../core/context.ts';
import type { RfqRecord } from './quote-requests.source.ts';

async function readRfq(id: string, { sources }: Context): Promise<RfqRecord> {
  const rfq = await sources.quoteRequests.find(id);
  if (!rfq) throw notFound('Quote request');
  return rfq;
}

export const quoteRequestsResolvers: Resolvers = {
  Query: {
    rfqs: (_, args, { sources }) => sources.quoteRequests.list(args),
    rfqsByDate: (_, args, { sources }) => sources.quoteRequests.byDate(args),
    rfq: (_, { id }, context) => readRfq(id, context),
  },
  Mutation: {
    createRfqs: (_, { input }, { sources }) => sources.quoteRequests.create(input),
    updateRfq: (_, { input }, { sources }) => sources.quoteRequests.price(input),
    archiveRfq: async (_, { id, reason, version }, context) =>
      context.sources.quoteRequests.archive(await readRfq(id, context), reason, version),
  },
  Rfq: {
    actions: (rfq, _, { can }) => rfqActions(rfq.status, can),
  },
};
