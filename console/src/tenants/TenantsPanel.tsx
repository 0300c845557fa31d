import { useNavigate } from 'react-router-dom';
import { useTenantsQuery } from '../../generated/hooks.ts';
import { tenantPath } from '../app/recordPaths.ts';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { salesPersonSource } from './SalesPersonPicker.tsx';
import { tenantColumns } from './tenantColumns.tsx';
import { VERIFIED } from './tenants.labels.ts';
import { t } from '../ui/text.ts';

const filters: readonly Filter[] = [
  { kind: 'search', name: 'keyword', label: t('Customer') },
  { kind: 'choice', name: 'verified', label: t('Verified'), labels: VERIFIED },
  { kind: 'picker', name: 'salesPerson', label: t('Sales person'), source: salesPersonSource },
];
const toBoolean = (text: string | undefined) => (text === undefined ? undefined : text === 'true');

/** Customers of one organisation. */
export function TenantsPanel({ organisationId }: { organisationId: string }) {
  const navigate = useNavigate();
  return (
    <ListScreen
      panel
      title={t('Customers of organisation')}
      query={useTenantsQuery}
      variables={({ one }, page, limit) => ({
        filter: {
          organisationId,
          keyword: one('keyword'),
          verified: toBoolean(one('verified')),
          salesPersonId: one('salesPerson'),
        },
        page,
        limit,
      })}
      rows={(data) => data.tenants}
      columns={tenantColumns}
      filters={filters}
      onOpen={(row) => void navigate(tenantPath(row.id))}
      emptyText={t('No customers yet.')}
    />
  );
}
