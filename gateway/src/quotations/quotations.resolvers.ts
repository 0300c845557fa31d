import { quotationActions } from '@munim/schema/quotations/quotations.rules.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { notFound } from '../core/backendErrors.ts';
import type { Context } from '../core/context.ts';
import type { QuotationRecord } from './quotations.source.ts';

async function readQuotation(id: string, { sources }: Context): Promise<QuotationRecord> {
  const quotation = await sources.quotations.find(id);
  if (!quotation) throw notFound('Quotation');
  return quotation;
}

export const quotationsResolvers: Resolvers = {
  Query: {
    quotations: (_, args, { sources }) => sources.quotations.list(args),
    quotation: (_, { id }, context) => readQuotation(id, context),
    quotationDocument: (_, { id }, { sources }) => sources.quotations.document(id),
  },
  Mutation: {
    createQuotation: (_, { input }, { sources }) => sources.quotations.create(input),
    updateQuotation: (_, { input }, { sources }) => sources.quotations.update(input),
    confirmQuotation: (_, { id }, { sources }) => sources.quotations.change(id, { status: 'CONFIRMED' }),
    recallQuotation: (_, { id }, { sources }) => sources.quotations.change(id, { status: 'SENT' }),
    rejectQuotation: (_, { id, reason }, { sources }) => sources.quotations.change(id, { status: 'REJECTED', reject_message: reason }),
    sendQuotationEmail: async (_, { input }, context) => {
      const sent = await context.sources.quotations.sendEmail(input);
      return { ...sent, quotation: await readQuotation(input.quotationId, context) };
    },
  },
  Quotation: {
    actions: (quotation, _, { can }) => quotationActions(quotation.status, can),
  },
};
