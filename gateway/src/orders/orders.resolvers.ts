import { orderActions, orderLineActions } from '@munim/schema/orders/orders.rules.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { asking } from '../core/listPages.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { askedFields } from '../core/askedFields.ts';
import { requireMapped } from '../core/embeds.ts';
import { isSelected } from '../core/selection.ts';
import { OF_QUOTATION } from './orders.source.ts';
import { toOrder } from './orders.records.ts';

const includesOf = (info: GraphQLResolveInfo) => ({
  purchaseOrders: isSelected(info, 'purchaseOrders'),
  shipments: isSelected(info, 'shipments'),
});

export const ordersResolvers: Resolvers = {
  Query: {
    orders: (_, args, { sources }, info) =>
      sources.orders.list(asking(args, info), {
        ...includesOf(info),
        sums: isSelected(info, 'sums'),
        asked: askedFields(info, toOrder, { below: 'items', records: 'orders' }),
      }),
    order: (_, { number }, { sources }, info) =>
      sources.orders.find(
        number,
        includesOf(info),
        askedFields(info, toOrder, { records: 'orders' }),
      ),
    orderCancelPreview: (_, { number }, { sources }) => sources.orders.cancelPreview(number),
  },
  Mutation: {
    createOrderFromQuotation: (_, { input }, { sources }) =>
      sources.orders.createFromQuotation(input),
    createOrder: (_, { input }, { sources }) => sources.orders.create(input),
    updateOrder: (_, { input }, { sources }) => sources.orders.update(input),
    updateOrderLineStatus: (_, { input }, { sources }) => sources.orders.cancelLine(input),
    updateOrderStatus: (_, { input }, { sources }) => sources.orders.changeStatus(input),
  },
  Order: {
    actions: ({ facts }, _, { can }) => orderActions(facts, can),
    shipments: async (order, _, { sources }) =>
      order.shipments ??
      requireMapped(
        (await sources.orders.find(order.number, { purchaseOrders: false, shipments: true }))
          .shipments,
      ),
  },
  OrderLine: {
    actions: ({ facts, orderFacts }, _, { can }) => orderLineActions(orderFacts, facts, can),
  },
  Quotation: {
    order: ({ id, orderNumber }, _, { sources }, info) =>
      orderNumber === null
        ? null
        : sources.orders.ofQuotation(
            id,
            includesOf(info),
            askedFields(info, toOrder, OF_QUOTATION),
          ),
  },
  QuotationConversion: {
    quotation: ({ quotationId }, _, { sources }) => sources.quotations.find(quotationId),
  },
};
