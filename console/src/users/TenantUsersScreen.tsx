import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import type { ColDef } from 'ag-grid-community';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { TenantOfUsersQuery, UserRowFragment } from '../../generated/documents.ts';
import { useTenantOfUsersQuery, useTenantUsersQuery } from '../../generated/hooks.ts';
import { QueryContent } from '../app/QueryContent.tsx';
import { createTenantUserPath, tenantPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { dateColumn, idColumn, hideOnPhone, textColumn } from '../ui/grid/columns.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { phoneColumn } from '../ui/grid/phoneColumn.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { TenantUserDrawer } from './TenantUserDrawer.tsx';
import { type PendingCommand, UserCommandDialog } from './UserCommandDialog.tsx';
import { DELETED, USER_ACTION } from './users.labels.ts';
import { t } from '../ui/text.ts';

type Row = UserRowFragment;

const columns: ColDef<Row>[] = [
  idColumn('id', t('User no.')),
  textColumn('name', t('Name'), { flex: 2, minWidth: 140 }),
  textColumn('email', t('E-mail'), { flex: 2, minWidth: 150 }),
  phoneColumn('mobile', t('Mobile')),
  hideOnPhone(dateColumn('createdAt', t('Made on'))),
  hideOnPhone(
    statusColumn<Row>('deletedUser', t('Deleted'), DELETED, {
      width: 90,
      valueGetter: ({ data }) => (data?.deletedUser ? 'DELETED' : ''),
    }),
  ),
];

const filters: readonly Filter[] = [
  { kind: 'search', name: 'keyword', label: t('Name, e-mail or mobile') },
  {
    kind: 'choice',
    name: 'deleted',
    label: t('Deleted'),
    none: t('Present users'),
    labels: { true: { text: t('Deleted users'), intent: 'none' } },
  },
];

function CreateButton({ tenantId }: { tenantId: string }) {
  const { can } = useSession();
  const navigate = useNavigate();
  if (!can('TENANT_USER', 'WRITE')) return null;
  return (
    <Button
      intent="primary"
      icon={<Plus />}
      text={t('Create User')}
      onClick={() => void navigate(createTenantUserPath(tenantId))}
    />
  );
}

function TenantUsers({ tenant }: { tenant: TenantOfUsersQuery['tenant'] }) {
  const [openId, setOpen] = useUrlParam('user');
  const [deleted] = useUrlParam('deleted');
  const [pendingCommand, setPendingCommand] = useState<PendingCommand | null>(null);
  const shown = useMemo(() => {
    const menu = (user: Row) =>
      user.actions.length === 0 ? null : (
        <Menu>
          {user.actions.includes('EDIT') && (
            <MenuItem text={USER_ACTION.EDIT} onClick={() => setOpen(user.id)} />
          )}
          {user.actions.includes('DELETE') && <MenuDivider />}
          {user.actions.includes('DELETE') && (
            <MenuItem
              text={USER_ACTION.DELETE}
              intent="danger"
              onClick={() => setPendingCommand({ user, command: 'DELETE' })}
            />
          )}
        </Menu>
      );
    return [...columns, menuColumn(menu)];
  }, [setOpen]);
  return (
    <ListScreen
      title={t('Customer users')}
      query={useTenantUsersQuery}
      variables={({ one }, page, limit) => ({
        tenantId: tenant.id,
        keyword: one('keyword'),
        deletedUser: one('deleted') === 'true',
        page,
        limit,
      })}
      rows={(data) => data.tenantUsers}
      columns={shown}
      filters={filters}
      onOpen={(row) => setOpen(row.id)}
      emptyText={
        deleted === 'true'
          ? t('No users match these filters.')
          : t('This customer has no users yet.')
      }
      emptyAction={<CreateButton tenantId={tenant.id} />}
      actions={
        <>
          <Link className="user-tenant" to={tenantPath(tenant.id)}>
            {tenant.name}
          </Link>
          <CreateButton tenantId={tenant.id} />
        </>
      }
    >
      {openId && (
        <TenantUserDrawer
          tenantId={tenant.id}
          userId={openId}
          deleted={deleted === 'true'}
          onClose={() => setOpen(null)}
        />
      )}
      {pendingCommand && (
        <UserCommandDialog {...pendingCommand} onClose={() => setPendingCommand(null)} />
      )}
    </ListScreen>
  );
}

/** Contacts of a customer. */
export function TenantUsersScreen() {
  const { tenantId = '' } = useParams();
  const result = useTenantOfUsersQuery({
    variables: { id: tenantId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <QueryContent result={result}>
      {({ tenant }) => <TenantUsers key={tenantId} tenant={tenant} />}
    </QueryContent>
  );
}
