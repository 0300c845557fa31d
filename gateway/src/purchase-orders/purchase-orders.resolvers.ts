import {
  approvalRefusal,
  poLineActions,
  type PoFacts,
  type PoLineQuantities,
  purchaseOrderActions,
} from '@munim/schema/purchase-orders/purchase-orders.rules.ts';
import type { GraphQLResolveInfo } from 'graphql';
import type { Resolvers } from '../../generated/resolvers.ts';
import { isSelected } from '../core/selection.ts';
import type { PurchaseOrderRecord } from './purchase-orders.records.ts';

/** What a backend does not count is 0: it then refuses what may not be done. */
const quantitiesOf = (line: PurchaseOrderRecord['lines'][number]): PoLineQuantities => ({
  quantity: line.quantity,
  cancelled: line.cancelledQuantity ?? 0,
  dispatched: line.dispatchedQuantity ?? 0,
  delivered: line.deliveredQuantity ?? 0,
  billed: line.billedQuantity ?? 0,
});

const factsOf = ({ state, lines, paidAmount, pendingAmount }: PurchaseOrderRecord): PoFacts => ({
  state,
  lines: lines.map(quantitiesOf),
  paid: paidAmount ?? '0.00',
  pending: pendingAmount ?? '0.00',
});

const includesOf = (info: GraphQLResolveInfo) => ({
  referenceOrder: isSelected(info, 'referenceOrder'),
  deliveryPoints: isSelected(info, 'deliveryPoints'),
  shipments: isSelected(info, 'shipments'),
});

export const purchaseOrdersResolvers: Resolvers = {
  Query: {
    purchaseOrders: (_, args, { sources }, info) =>
      sources.purchaseOrders.list(args, includesOf(info)),
    purchaseOrder: (_, { id }, { sources }) => sources.purchaseOrders.find(id),
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
        factsOf(purchaseOrder),
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
      purchaseOrderActions(factsOf(po), po.createdBy.id === viewer.id, can),
    approvalRefusal: (po, _, { can, viewer }) =>
      approvalRefusal(po.state, po.createdBy.id === viewer.id, can),
    lines(po, _, { can }) {
      const facts = factsOf(po);
      return po.lines.map((line) => ({
        ...line,
        actions: poLineActions(facts, quantitiesOf(line), can),
      }));
    },
    referenceOrder: async (po, _, { sources }) =>
      po.referenceOrder === undefined && po.orderId !== null
        ? ((await sources.purchaseOrders.whole(po.id)).referenceOrder ?? null)
        : (po.referenceOrder ?? null),
    shipments: async (po, _, { sources }) =>
      po.shipments ?? (await sources.purchaseOrders.whole(po.id)).shipments ?? [],
    deliveryPoints: async (po, _, { sources }) =>
      po.deliveryPoints ?? (await sources.purchaseOrders.whole(po.id)).deliveryPoints ?? [],
  },
};
