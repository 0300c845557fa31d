import { billActions, billCancelRefusal, mayCancelBill } from '@munim/schema/bills/bills.rules.ts';
import { asking } from '../core/listPages.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { askedFields } from '../core/askedFields.ts';
import { isSelected } from '../core/selection.ts';
import { toBill } from './bills.source.ts';

export const billsResolvers: Resolvers = {
  Query: {
    bills: (_, args, { sources }, info) =>
      sources.bills.list(asking(args, info), {
        withSums: isSelected(info, 'sums'),
        asked: askedFields(info, toBill, { below: 'items' }),
      }),
    bill: (_, { id }, { sources }, info) => sources.bills.find(id, askedFields(info, toBill)),
  },
  Mutation: {
    createBill: (_, { input }, { sources }) => sources.bills.create(input),
    updateBill: (_, { input }, { sources }) => sources.bills.update(input),
    issueBill: (_, { input }, { sources }) => sources.bills.issue(input),
    cancelBill: (_, { input }, { sources }) => sources.bills.cancel(input),
    convertPurchaseOrderToBill: (_, { poId, idempotencyKey }, { sources }) =>
      sources.bills.convert(poId, idempotencyKey),
    syncBill: (_, { id }, { sources }) => sources.bills.sync(id),
  },
  Bill: {
    actions: ({ facts }, _, { viewer, can }) => billActions(facts, { roleId: viewer.roleId, can }),
    cancelRefusal: ({ facts }, _, { viewer, can }) =>
      mayCancelBill(facts.status, { roleId: viewer.roleId, can }) ? billCancelRefusal(facts) : null,
  },
};
