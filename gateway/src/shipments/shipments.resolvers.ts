import { routeOf, shipmentActions } from '@munim/schema/shipments/shipments.rules.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { requireMapped } from '../core/embeds.ts';

export const shipmentsResolvers: Resolvers = {
  Query: {
    shipments: (_, args, { sources }) => sources.shipments.list(args),
    shipment: (_, { id }, { sources }) => sources.shipments.find(id),
  },
  Mutation: {
    createShipment: (_, { input }, { sources }) => sources.shipments.create(input),
    updateShipment: (_, { input }, { sources }) => sources.shipments.update(input),
  },
  Shipment: {
    actions: ({ status }, _, { can }) => shipmentActions(status, can),
    route: ({ from, destinationType }) => requireMapped(routeOf(from.ownerType, destinationType)),
  },
};
