import { quotationActions } from '@munim/schema/quotations/quotations.rules.ts';
import { asking } from '../core/listPages.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { askedFields } from '../core/askedFields.ts';
import { isSelected } from '../core/selection.ts';
import { toQuotation } from './quotations.source.ts';

export const quotationsResolvers: Resolvers = {
  Query: {
    quotations: (_, args, { sources }, info) =>
      sources.quotations.list(asking(args, info), {
        withSums: isSelected(info, 'sums'),
        asked: askedFields(info, toQuotation, { below: 'items' }),
      }),
    quotation: (_, { id }, { sources }, info) =>
      sources.quotations.find(id, askedFields(info, toQuotation)),
    quotationDocument: (_, { id }, { sources }) => sources.quotations.document(id),
  },
  Mutation: {
    createQuotation: (_, { input }, { sources }) => sources.quotations.create(input),
    updateQuotation: (_, { input }, { sources }) => sources.quotations.update(input),
    confirmQuotation: (_, { id }, { sources }) => sources.quotations.change(id, 'CONFIRMED'),
    recallQuotation: (_, { id }, { sources }) => sources.quotations.change(id, 'SENT'),
    rejectQuotation: (_, { id, reason }, { sources }) =>
      sources.quotations.change(id, 'REJECTED', reason),
    sendQuotationEmail: async (_, { input }, context) => {
      const sent = await context.sources.quotations.sendEmail(input);
      return { ...sent, quotation: await context.sources.quotations.find(input.quotationId) };
    },
  },
  Quotation: {
    actions: (quotation, _, { can }) => quotationActions(quotation.status, can),
  },
};
