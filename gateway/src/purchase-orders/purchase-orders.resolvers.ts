import {
  approvalRefusal,
  poLineActions,
  purchaseOrderActions,
} from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { asking } from '../core/listPages.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { askedFields } from '../core/askedFields.ts';
import { isSelected } from '../core/selection.ts';
import { toPurchaseOrder } from './purchase-orders.records.ts';

const includesOf = (info: GraphQLResolveInfo) => ({
  referenceOrder: isSelected(info, 'referenceOrder'),
  deliveryPoints: isSelected(info, 'deliveryPoints'),
  shipments: isSelected(info, 'shipments'),
});

export const purchaseOrdersResolvers: Resolvers = {
  Query: {
    purchaseOrders: (_, args, { sources }, info) =>
      sources.purchaseOrders.list(asking(args, info), {
        ...includesOf(info),
        asked: askedFields(info, toPurchaseOrder, { below: 'items' }),
      }),
    purchaseOrder: (_, { id }, { sources }, info) =>
      sources.purchaseOrders.find(id, askedFields(info, toPurchaseOrder)),
    poFromOrder: (_, { orderId, sellerIds }, { sources }) =>
      sources.purchaseOrders.preview(orderId, sellerIds),
  },
  Mutation: {
    createPurchaseOrder: (_, { input }, { sources }) => sources.purchaseOrders.create(input),
    updatePurchaseOrder: (_, { input }, { sources }) => sources.purchaseOrders.update(input),
    updatePurchaseOrderLineStatus: (_, { input }, { sources }) =>
      sources.purchaseOrders.cancelLine(input),
    updatePurchaseOrderStatus: (_, { input }, { sources }) =>
      sources.purchaseOrders.changeStatus(input),
    // The seller comes from the purchase order, so issuing saves no other one. A purchase order
    // that cannot be issued is refused before the seller changes.
    issuePurchaseOrder: async (_, { input }, { sources, can, viewer }) => {
      const { gstin, email, phone } = input;
      const purchaseOrder = await sources.purchaseOrders.find(input.id);
      const mayIssue = purchaseOrderActions(
        purchaseOrder.facts,
        purchaseOrder.createdBy.id === viewer.id,
        can,
      ).includes('ISSUE');
      if (mayIssue)
        await sources.sellers.update({ id: purchaseOrder.seller.id, gstin, email, mobile: phone });
      return sources.purchaseOrders.changeStatus({ ...input, state: 'ISSUED' });
    },
    generatePoFromOrder: (_, { input }, { sources }) => sources.purchaseOrders.generate(input),
  },
  PurchaseOrder: {
    actions: (po, _, { can, viewer }) =>
      purchaseOrderActions(po.facts, po.createdBy.id === viewer.id, can),
    approvalRefusal: (po, _, { can, viewer }) =>
      approvalRefusal(po.state, po.createdBy.id === viewer.id, can),
    referenceOrder: async (po, _, { sources }) =>
      po.referenceOrder === undefined && po.orderId !== null
        ? ((await sources.purchaseOrders.whole(po.id)).referenceOrder ?? null)
        : (po.referenceOrder ?? null),
    shipments: async (po, _, { sources }) =>
      po.shipments ?? (await sources.purchaseOrders.whole(po.id)).shipments ?? [],
    deliveryPoints: async (po, _, { sources }) =>
      po.deliveryPoints ?? (await sources.purchaseOrders.whole(po.id)).deliveryPoints ?? [],
  },
  PurchaseOrderLine: {
    actions: ({ facts, poFacts }, _, { can }) => poLineActions(poFacts, facts, can),
  },
};
