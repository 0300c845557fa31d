import type { Resolvers } from '../../generated/resolvers.ts';
import { notFound } from '../core/backendErrors.ts';

export const ordersResolvers: Resolvers = {
  Query: {
    orders: (_, args, { sources }) => sources.orders.list(args),
    order: async (_, { number }, { sources }) => {
      const order = await sources.orders.find(number);
      if (!order) throw notFound('Order');
      return order;
    },
  },
  Mutation: {
    createOrderFromQuotation: (_, { input }, { sources }) => sources.orders.createFromQuotation(input),
  },
  QuotationConversion: {
    quotation: async ({ quotationId }, _, { sources }) => {
      const quotation = await sources.quotations.find(quotationId);
      if (!quotation) throw notFound('Quotation');
      return quotation;
    },
  },
};
