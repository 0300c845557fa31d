import { invoiceActions, invoiceCancelRefusal } from '@munim/schema/invoices/invoices.rules.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const invoicesResolvers: Resolvers = {
  Query: {
    invoices: (_, args, { sources }) => sources.invoices.list(args),
    invoice: (_, { id }, { sources }) => sources.invoices.find(id),
    invoiceDocument: (_, { id }, { sources }) => sources.invoices.document('/invoice/download', id),
    legacyInvoiceDocument: (_, { id }, { sources }) =>
      sources.invoices.document('/download_invoice', id),
    eInvoiceFile: (_, { invoiceId }, { sources }) => sources.invoices.eInvoice(invoiceId),
    eWayBillFile: (_, { challanId, distanceKm }, { sources }) =>
      sources.invoices.eWayBill(challanId, distanceKm),
  },
  Mutation: {
    updateInvoice: (_, { input }, { sources }) => sources.invoices.update(input),
    cancelInvoice: (_, { input }, { sources }) => sources.invoices.cancel(input),
    syncInvoice: (_, { id }, { sources }) => sources.invoices.sync(id),
  },
  Invoice: {
    actions: ({ status, facts }, _, { can }) => invoiceActions({ status, ...facts }, can),
    cancelRefusal: ({ status, facts }, _, { can }) =>
      can('ORDER', 'APPROVE') ? invoiceCancelRefusal({ status, ...facts }) : null,
  },
};
