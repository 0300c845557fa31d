import { paymentActions, paymentApprovalRefusal } from '@munim/schema/payments/payments.rules.ts';
import { asking } from '../core/listPages.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { askedFields } from '../core/askedFields.ts';
import { toPayment } from './payments.source.ts';

export const paymentsResolvers: Resolvers = {
  Query: {
    payments: (_, args, { sources }, info) =>
      sources.payments.list(asking(args, info), askedFields(info, toPayment, { below: 'items' })),
    outgoingPayments: (_, args, { sources }, info) =>
      sources.payments.listOutgoing(
        asking(args, info),
        askedFields(info, toPayment, { below: 'items' }),
      ),
  },
  Mutation: {
    createPayment: (_, { input }, { sources }) => sources.payments.create(input),
    createOutgoingPayment: (_, { input }, { sources }) => sources.payments.createOutgoing(input),
    payOpening: (_, { input }, { sources }) => sources.payments.payOpening(input),
    useAdvance: (_, { input }, { sources }) => sources.payments.useAdvance(input),
    updatePaymentStatus: (_, { input }, { sources }) => sources.payments.changeStatus(input),
  },
  Payment: {
    actions: (payment, _, { can, viewer }) =>
      paymentActions(payment, payment.createdBy.id === viewer.id, can),
    approvalRefusal: (payment, _, { can, viewer }) =>
      paymentApprovalRefusal(payment, payment.createdBy.id === viewer.id, can),
  },
};
