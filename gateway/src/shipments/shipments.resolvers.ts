import { routeOf, shipmentActions } from '@munim/schema/shipments/shipments.rules.ts';
import { asking } from '../core/listPages.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { askedFields } from '../core/askedFields.ts';
import { requireMapped } from '../core/embeds.ts';
import { toShipment } from './shipments.source.ts';

export const shipmentsResolvers: Resolvers = {
  Query: {
    shipments: (_, args, { sources }, info) =>
      sources.shipments.list(asking(args, info), askedFields(info, toShipment, { below: 'items' })),
    shipment: (_, { id }, { sources }, info) =>
      sources.shipments.find(id, askedFields(info, toShipment)),
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
