import type { Resolvers } from '../../generated/resolvers.ts';

export const ordersResolvers: Resolvers = {
  Query: {
    orders: (_, args, { sources }) => sources.orders.list(args),
    order: (_, { number }, { sources }) => sources.orders.find(number),
  },
  Mutation: {
    createOrderFromQuotation: (_, { input }, { sources }) => sources.orders.createFromQuotation(input),
  },
  QuotationConversion: {
    quotation: ({ quotationId }, _, { sources }) => sources.quotations.find(quotationId),
  },
};
