import { orderActions, orderLineActions } from '@munim/schema/orders/orders.rules.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { isAsked } from '../core/asked.ts';

export const ordersResolvers: Resolvers = {
  Query: {
    orders: (_, args, { sources }, info) => sources.orders.list(args, isAsked(info, 'purchaseOrders')),
    order: (_, { number }, { sources }, info) => sources.orders.find(number, isAsked(info, 'purchaseOrders')),
    orderCancelPreview: (_, { number }, { sources }) => sources.orders.cancelPreview(number),
  },
  Mutation: {
    createOrderFromQuotation: (_, { input }, { sources }) => sources.orders.createFromQuotation(input),
    createOrder: (_, { input }, { sources }) => sources.orders.create(input),
    updateOrder: (_, { input }, { sources }) => sources.orders.update(input),
    updateOrderLineStatus: (_, { input }, { sources }) => sources.orders.cancelLine(input),
    updateOrderStatus: (_, { input }, { sources }) => sources.orders.changeStatus(input),
  },
  Order: {
    actions: ({ facts }, _, { can }) => orderActions(facts, can),
  },
  OrderLine: {
    actions: ({ facts, orderFacts }, _, { can }) => orderLineActions(orderFacts, facts, can),
  },
  QuotationConversion: {
    quotation: ({ quotationId }, _, { sources }) => sources.quotations.find(quotationId),
  },
};
