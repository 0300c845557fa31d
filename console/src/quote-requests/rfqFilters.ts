import type { RfqFilter, RfqStatus } from '@munim/schema/generated/types.ts';
import { seesOwnRfqsOnly } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import type { Session } from '../app/session.tsx';
import { categoryManagerSource } from '../categories/CategoryManagerPicker.tsx';
import { organisationSource } from '../organisations/OrganisationPicker.tsx';
import { salesPersonSource } from '../tenants/SalesPersonPicker.tsx';
import { documentFiltersFor, tenantSource } from '../tenants/TenantPicker.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import type { Filters } from '../ui/grid/useUrlParam.ts';
import { RFQ_STATUS } from './quote-requests.labels.ts';

/** All there is to choose where the customer is known. */
export const DATES_AND_STATUSES: readonly Filter[] = [
  { kind: 'dates', label: 'Date', from: 'fromDate', to: 'toDate' },
  { kind: 'choice', name: 'statuses', label: 'Status', labels: RFQ_STATUS, multiple: true },
];
const FILTERS: readonly Filter[] = [
  ...DATES_AND_STATUSES,
  { kind: 'picker', name: 'organisation', label: 'Organisation', source: organisationSource },
  { kind: 'picker', name: 'customer', label: 'Customer', source: tenantSource },
  { kind: 'picker', name: 'salesPerson', label: 'Sales person', source: salesPersonSource },
  {
    kind: 'picker',
    name: 'categoryManager',
    label: 'Category manager',
    source: categoryManagerSource,
  },
];

/** The filters this viewer can use; the locked one is not drawn. */
export function rfqFiltersFor({ viewer, can }: Session): readonly Filter[] {
  const offered = documentFiltersFor(can, FILTERS);
  return seesOwnRfqsOnly(viewer.roleId)
    ? offered.filter((filter) => !('name' in filter && filter.name === 'salesPerson'))
    : offered;
}

export const datesAndStatuses = ({ one, many }: Filters): RfqFilter => ({
  fromDate: one('fromDate'),
  toDate: one('toDate'),
  statuses: many<RfqStatus>('statuses'),
});

/** Filters in the address. */
export const rfqFilterOf = ({ one, many }: Filters, { viewer }: Session): RfqFilter => ({
  ...datesAndStatuses({ one, many }),
  organisationId: one('organisation'),
  tenantId: one('customer'),
  salesPersonIds: seesOwnRfqsOnly(viewer.roleId) ? [viewer.id] : many('salesPerson'),
  categoryManagerId: one('categoryManager'),
});
