import {
  creditNoteActions,
  creditNoteIssueRefusal,
} from '@munim/schema/credit-notes/credit-notes.rules.ts';
import { creditNoteCancelEffects } from '@munim/schema/invoices/invoiceCancelEffects.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const creditNotesResolvers: Resolvers = {
  Query: {
    creditNotes: (_, args, { sources }) => sources.creditNotes.list(args),
    creditNote: (_, { id }, { sources }) => sources.creditNotes.find(id),
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
    cancelEffects: ({ registration, ...note }, _, { can }) =>
      creditNoteActions(note.status, false, can).includes('CANCEL')
        ? creditNoteCancelEffects({ ...note, ...registration }, new Date())
        : [],
    actions: ({ status, createdBy }, _, { can, viewer }) =>
      creditNoteActions(status, createdBy.id === viewer.id, can),
    issueRefusal: ({ status, createdBy }, _, { can, viewer }) =>
      creditNoteIssueRefusal(status, createdBy.id === viewer.id, can),
  },
};
