import type { InvoiceStatus } from '@munim/schema/generated/types.ts';
import { InvoicesDocument, type InvoicesQueryVariables } from '../../generated/documents.ts';
import type { PageList } from '../app/feature.ts';
import { INVOICES } from '../app/listPaths.ts';
import { numberOf } from '../ui/grid/numberSearch.ts';

export const invoicesList: PageList<InvoicesQueryVariables> = {
  path: INVOICES,
  list: 'invoices',
  document: InvoicesDocument,
  variables: ({ one, many }, page, limit) => ({
    filter: {
      search: one('search'),
      statuses: many<InvoiceStatus>('statuses'),
      organisationId: one('organisation'),
      tenantId: one('customer'),
      salesPersonIds: many('salesPerson'),
      orderNumber: one('orderNumber'),
      challanId: numberOf(one('challan')),
      fromDate: one('fromDate'),
      toDate: one('toDate'),
      dueBefore: one('dueBefore'),
    },
    page,
    limit,
  }),
};
