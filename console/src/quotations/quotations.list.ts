import type { QuotationStatus } from '@munim/schema/generated/types.ts';
import { QuotationsDocument, type QuotationsQueryVariables } from '../../generated/documents.ts';
import type { PageList } from '../app/feature.ts';
import { QUOTATIONS } from '../app/listPaths.ts';

export const quotationsList: PageList<QuotationsQueryVariables> = {
  path: QUOTATIONS,
  list: 'quotations',
  document: QuotationsDocument,
  variables: ({ one, many }, page, limit) => ({
    filter: {
      number: one('number'),
      fromDate: one('fromDate'),
      toDate: one('toDate'),
      statuses: many<QuotationStatus>('statuses'),
      organisationId: one('organisation'),
      tenantId: one('customer'),
      salesPersonIds: many('salesPerson'),
      categoryManagerId: one('categoryManager'),
    },
    page,
    limit,
  }),
};
