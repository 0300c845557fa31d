import {
  creditNoteActions,
  creditNoteIssueRefusal,
} from '@munim/schema/credit-notes/credit-notes.rules.ts';
import { creditNoteCancelEffects } from '@munim/schema/invoices/invoiceCancelEffects.ts';
import { asking } from '../core/listPages.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { askedFields } from '../core/askedFields.ts';
import { toCreditNote } from './credit-notes.source.ts';

export const creditNotesResolvers: Resolvers = {
  Query: {
    creditNotes: (_, args, { sources }, info) =>
      sources.creditNotes.list(
        asking(args, info),
        askedFields(info, toCreditNote, { below: 'items' }),
      ),
    creditNote: (_, { id }, { sources }, info) =>
      sources.creditNotes.find(id, askedFields(info, toCreditNote)),
    creditNoteDocument: (_, { id }, { sources }) => sources.creditNotes.document(id),
    creditNoteFile: (_, { creditNoteId }, { sources }) => sources.creditNotes.file(creditNoteId),
  },
  Mutation: {
    createCreditNote: (_, { input }, { sources }) => sources.creditNotes.create(input),
    updateCreditNote: (_, { input }, { sources }) => sources.creditNotes.update(input),
    updateCreditNoteStatus: (_, { input }, { sources }) => sources.creditNotes.changeStatus(input),
    sendCreditNoteEmail: (_, { input }, { sources }) => sources.creditNotes.sendEmail(input),
    registerCreditNote: (_, { input }, { sources }) => sources.creditNotes.register(input),
    syncCreditNote: (_, { id }, { sources }) => sources.creditNotes.sync(id),
  },
  CreditNote: {
    cancelEffects({ status, number, date, grandTotal, accountingId, registration }, _, { can }) {
      if (!creditNoteActions(status, false, can).includes('CANCEL')) return [];
      const { irn, ackAt } = registration;
      const note = { number, date, grandTotal, accountingId, irn, ackAt };
      return creditNoteCancelEffects(note, new Date());
    },
    actions: ({ status, createdBy }, _, { can, viewer }) =>
      creditNoteActions(status, createdBy.id === viewer.id, can),
    issueRefusal: ({ status, createdBy }, _, { can, viewer }) =>
      creditNoteIssueRefusal(status, createdBy.id === viewer.id, can),
  },
};
