import {
  challanActions,
  deliverRefusal,
} from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import { asking } from '../core/listPages.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { askedFields } from '../core/askedFields.ts';
import { toChallan } from './delivery-challans.source.ts';

export const deliveryChallansResolvers: Resolvers = {
  Query: {
    deliveryChallans: (_, args, { sources }, info) =>
      sources.deliveryChallans.list(
        asking(args, info),
        askedFields(info, toChallan, { below: 'items' }),
      ),
    deliveryChallan: (_, { id }, { sources }, info) =>
      sources.deliveryChallans.find(id, askedFields(info, toChallan)),
    dcDocument: (_, { id }, { sources }) => sources.deliveryChallans.print(id, 'DC'),
    dcWithInvoiceDocument: (_, { id }, { sources }) =>
      sources.deliveryChallans.print(id, 'DC_WITH_INVOICE'),
    blindDcDocument: (_, { id }, { sources }) => sources.deliveryChallans.print(id, 'BLIND_DC'),
    blindDcWithInvoiceDocument: (_, { id }, { sources }) =>
      sources.deliveryChallans.print(id, 'BLIND_DC_WITH_INVOICE'),
  },
  Mutation: {
    createDeliveryChallan: (_, { input }, { sources }) => sources.deliveryChallans.create(input),
    updateDeliveryChallan: (_, { input }, { sources }) => sources.deliveryChallans.update(input),
    updateDeliveryChallanStatus: (_, { input }, { sources }) =>
      sources.deliveryChallans.changeStatus(input),
  },
  DeliveryChallan: {
    actions: (challan, _, { can }) => challanActions(challan, can),
    deliverRefusal: (challan, _, { can }) => deliverRefusal(challan, can),
  },
};
