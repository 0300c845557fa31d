import type { RfqFilter, RfqStatus } from '@munim/schema/generated/types.ts';
import { seesOwnRfqsOnly } from '@munim/schema/quote-requests/quote-requests.rules.ts';
import { type Session, viewerItem } from '../app/session.tsx';
import { categoryManagerSource } from '../categories/CategoryManagerPicker.tsx';
import { organisationSource } from '../organisations/OrganisationPicker.tsx';
import { salesPersonSource } from '../tenants/SalesPersonPicker.tsx';
import { documentFiltersFor, tenantSource } from '../tenants/TenantPicker.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { digits } from '../ui/grid/numberSearch.ts';
import type { Filters } from '../ui/grid/useUrlParam.ts';
import { RFQ_STATUS } from './quote-requests.labels.ts';
import { t } from '../ui/text.ts';

/** All there is to choose where the customer is known. */
export const DATES_AND_STATUSES: readonly Filter[] = [
  { kind: 'dates', label: t('Date'), from: 'fromDate', to: 'toDate' },
  { kind: 'choice', name: 'statuses', label: t('Status'), labels: RFQ_STATUS, multiple: true },
];
const FILTERS: readonly Filter[] = [
  { kind: 'search', name: 'number', label: t('Request no.'), takes: digits },
  { kind: 'search', name: 'enquiry', label: t('Enquiry'), maxLength: 50 },
  ...DATES_AND_STATUSES,
  { kind: 'picker', name: 'organisation', label: t('Organisation'), source: organisationSource },
  { kind: 'picker', name: 'customer', label: t('Customer'), source: tenantSource },
  { kind: 'picker', name: 'salesPerson', label: t('Sales person'), source: salesPersonSource },
  {
    kind: 'picker',
    name: 'categoryManager',
    label: t('Category manager'),
    source: categoryManagerSource,
  },
];

/** The filters of this viewer; sales persons see that theirs is locked to them. */
export function rfqFiltersFor({ viewer, can }: Session): readonly Filter[] {
  const lockedTo = viewerItem(viewer);
  return documentFiltersFor(can, FILTERS).map((filter) =>
    filter.kind === 'picker' && filter.name === 'salesPerson' && seesOwnRfqsOnly(viewer.roleId)
      ? { ...filter, lockedTo }
      : filter,
  );
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
  number: one('number'),
  enquiryNumber: one('enquiry'),
});
