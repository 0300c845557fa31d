import type {
  SampleRequestFilter,
  SampleRequestSource,
  SampleRequestStatus,
} from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { managerChoiceSource } from '../categories/CategoryManagerPicker.tsx';
import { organisationSource } from '../organisations/OrganisationPicker.tsx';
import { salesPersonSource } from '../tenants/SalesPersonPicker.tsx';
import type { PickerItem, PickerSource } from '../ui/form/pickerSource.ts';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import type { Filters } from '../ui/grid/useUrlParam.ts';
import { SAMPLE_REQUEST_SOURCE, SAMPLE_REQUEST_STATUS } from './sample-requests.labels.ts';
import { t } from '../ui/text.ts';

/** Possible assigners: the users of either list. */
const assignerSource: PickerSource = {
  async search(client, text) {
    const found = await Promise.all([
      managerChoiceSource.search(client, text),
      salesPersonSource.search(client, text),
    ]);
    return [...new Map<string, PickerItem>(found.flat().map((item) => [item.id, item])).values()];
  },
  find: async (client, id) =>
    (await managerChoiceSource.find(client, id)) ?? salesPersonSource.find(client, id),
};

export const SAMPLE_REQUEST_FILTERS: readonly Filter[] = [
  {
    kind: 'search',
    name: 'search',
    label: t('Product, customer or number'),
    maxLength: LIMITS.keyword,
  },
  {
    kind: 'choice',
    name: 'statuses',
    label: t('Status'),
    labels: SAMPLE_REQUEST_STATUS,
    multiple: true,
  },
  { kind: 'choice', name: 'source', label: t('Source'), labels: SAMPLE_REQUEST_SOURCE },
  { kind: 'picker', name: 'organisation', label: t('Organisation'), source: organisationSource },
  { kind: 'picker', name: 'salesPerson', label: t('Sales person'), source: salesPersonSource },
  { kind: 'picker', name: 'assignedTo', label: t('Assigned to'), source: managerChoiceSource },
  { kind: 'picker', name: 'assignedBy', label: t('Assigned by'), source: assignerSource },
  { kind: 'dates', label: t('Date'), from: 'fromDate', to: 'toDate' },
];

/** Filters in the address. */
export const sampleRequestFilterOf = ({ one, many }: Filters): SampleRequestFilter => ({
  search: one('search'),
  statuses: many<SampleRequestStatus>('statuses'),
  source: many<SampleRequestSource>('source')?.[0],
  organisationId: one('organisation'),
  salesPersonId: one('salesPerson'),
  assignedToIds: many('assignedTo'),
  assignedById: one('assignedBy'),
  fromDate: one('fromDate'),
  toDate: one('toDate'),
});
