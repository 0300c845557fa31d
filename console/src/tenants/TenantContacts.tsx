import { Button } from '@blueprintjs/core';
import type { ColDef } from 'ag-grid-community';
import { useNavigate } from 'react-router-dom';
import type { TenantContactsQuery } from '../../generated/documents.ts';
import { useTenantContactsQuery } from '../../generated/hooks.ts';
import { tenantUsersPath } from '../app/recordPaths.ts';
import { textColumn } from '../ui/grid/columns.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { phoneColumn } from '../ui/grid/phoneColumn.tsx';
import { t } from '../ui/text.ts';

const columns: ColDef<TenantContactsQuery['tenantUsers']['items'][number]>[] = [
  textColumn('name', t('Name'), { minWidth: 120 }),
  textColumn('email', t('E-mail'), { flex: 2, minWidth: 140 }),
  phoneColumn('mobile', t('Mobile')),
];
const filters: readonly Filter[] = [{ kind: 'search', name: 'keyword', label: t('User') }];

/** Contacts of one customer, to look at; they are written on a page of their own. */
export function TenantContacts({ tenantId }: { tenantId: string }) {
  const navigate = useNavigate();
  const manage = (
    <Button text={t('Tenant users')} onClick={() => void navigate(tenantUsersPath(tenantId))} />
  );
  return (
    <ListScreen
      panel
      title={t('Contacts')}
      query={useTenantContactsQuery}
      variables={({ one }, page, limit) => ({ tenantId, keyword: one('keyword'), page, limit })}
      rows={(data) => data.tenantUsers}
      columns={columns}
      filters={filters}
      emptyText={t('No users yet.')}
      emptyAction={manage}
    />
  );
}
