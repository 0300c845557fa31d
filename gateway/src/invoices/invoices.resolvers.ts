import { invoiceCancelEffects } from '@munim/schema/invoices/invoiceCancelEffects.ts';
import { invoiceActions, invoiceCancelRefusal } from '@munim/schema/invoices/invoices.rules.ts';
import { endsInvoices } from '@munim/schema/shared/roles.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { isSelected } from '../core/selection.ts';
import type { InvoiceRecord } from './invoices.source.ts';

const cancelled = ({ registration, ...invoice }: Omit<InvoiceRecord, 'status' | 'facts'>) => ({
  ...invoice,
  ...registration,
});

export const invoicesResolvers: Resolvers = {
  Query: {
    invoices: (_, args, { sources }, info) => sources.invoices.list(args, isSelected(info, 'sums')),
    invoice: (_, { id }, { sources }) => sources.invoices.find(id),
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
    actions: ({ status, facts }, _, { can }) =>
      invoiceActions({ status, ...facts }, can, new Date()),
    cancelRefusal: ({ status, facts }, _, { can }) =>
      endsInvoices(can) ? invoiceCancelRefusal({ status, ...facts }, new Date()) : null,
    cancelEffects({ status, facts, ...invoice }, _, { can }) {
      const now = new Date();
      return invoiceActions({ status, ...facts }, can, now).includes('CANCEL')
        ? invoiceCancelEffects(cancelled(invoice), now)
        : [];
    },
  },
};
