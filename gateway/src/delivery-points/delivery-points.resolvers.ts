import { deliveryPointActions } from '@munim/schema/delivery-points/delivery-points.rules.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { changesFor } from './pointChangeSubscription.ts';

export const deliveryPointsResolvers: Resolvers = {
  Query: {
    deliveryPointEvents: (_, args, { sources }) => sources.deliveryPoints.events(args),
    deliveryPointsBySource: (_, args, { sources }) => sources.deliveryPoints.bySource(args),
    operationAnalytics: (_, args, { sources }) => sources.deliveryPoints.analytics(args),
  },
  Mutation: {
    updateDeliveryPoints: (_, { events }, { sources }) => sources.deliveryPoints.update(events),
    postponeDeliveryPoints: (_, { input }, { sources }) => sources.deliveryPoints.postpone(input),
    completeDeliveryPoints: (_, { input }, { sources }) => sources.deliveryPoints.complete(input),
  },
  Subscription: {
    deliveryPointsChanged: { subscribe: (_, _args, { backend }) => changesFor(backend) },
  },
  DeliveryPointEvent: {
    actions: ({ stage, status, sourceType, poState, orderId }, _, { can }) =>
      deliveryPointActions({ stage, status, sourceType, poState, forOrder: orderId !== null }, can),
  },
};
