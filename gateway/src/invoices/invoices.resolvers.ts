import { invoiceCancelEffects } from '@munim/schema/invoices/invoiceCancelEffects.ts';
import { invoiceActions, invoiceCancelRefusal } from '@munim/schema/invoices/invoices.rules.ts';
import { endsInvoices } from '@munim/schema/shared/roles.ts';
import { asking } from '../core/listPages.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { askedFields } from '../core/askedFields.ts';
import { isSelected } from '../core/selection.ts';
import { toInvoice } from './invoices.records.ts';

export const invoicesResolvers: Resolvers = {
  Query: {
    invoices: (_, args, { sources }, info) =>
      sources.invoices.list(asking(args, info), {
        withSums: isSelected(info, 'sums'),
        asked: askedFields(info, toInvoice, { below: 'items' }),
      }),
    invoice: (_, { id }, { sources }, info) =>
      sources.invoices.find(id, askedFields(info, toInvoice)),
    invoiceDocument: (_, { id }, { sources }) => sources.invoices.document('/invoice/download', id),
    legacyInvoiceDocument: (_, { id }, { sources }) =>
      sources.invoices.document('/download_invoice', id),
    eInvoiceFile: (_, { invoiceId }, { sources }) => sources.invoices.eInvoice(invoiceId),
    eWayBillFile: (_, args, { sources }) => sources.invoices.eWayBill(args),
  },
  Mutation: {
    updateInvoice: (_, { input }, { sources }) => sources.invoices.update(input),
    createInvoice: (_, { input }, { sources }) => sources.invoices.create(input),
    registerInvoice: (_, { input }, { sources }) => sources.invoices.register(input),
    cancelInvoice: (_, { input }, { sources }) => sources.invoices.cancel(input),
    sendInvoiceEmail: (_, { input }, { sources }) => sources.invoices.sendEmail(input),
    syncInvoice: (_, { id }, { sources }) => sources.invoices.sync(id),
  },
  Invoice: {
    actions: ({ facts }, _, { can }) => invoiceActions(facts, can, new Date()),
    cancelRefusal: ({ facts }, _, { can }) =>
      endsInvoices(can) ? invoiceCancelRefusal(facts, new Date()) : null,
    cancelEffects({ facts, cancelled }, _, { can }) {
      const now = new Date();
      return invoiceActions(facts, can, now).includes('CANCEL')
        ? invoiceCancelEffects(cancelled, now)
        : [];
    },
  },
};
