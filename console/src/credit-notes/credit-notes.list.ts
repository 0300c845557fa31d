import type { CreditNoteStatus } from '@munim/schema/generated/types.ts';
import { CreditNotesDocument, type CreditNotesQueryVariables } from '../../generated/documents.ts';
import type { PageList } from '../app/feature.ts';
import { CREDIT_NOTES } from '../app/listPaths.ts';

export const creditNotesList: PageList<CreditNotesQueryVariables> = {
  path: CREDIT_NOTES,
  list: 'credit-notes',
  document: CreditNotesDocument,
  variables: ({ one, many }, page, limit) => ({
    filter: {
      search: one('search'),
      statuses: many<CreditNoteStatus>('statuses'),
      orderNumber: one('orderNumber'),
      fromDate: one('fromDate'),
      toDate: one('toDate'),
    },
    page,
    limit,
  }),
};
