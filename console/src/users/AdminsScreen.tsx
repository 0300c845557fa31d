import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UserRowFragment } from '../../generated/documents.ts';
import { useRoleTemplatesQuery, useUsersQuery } from '../../generated/hooks.ts';
import { CREATE_ADMIN_PATH } from '../app/listPaths.ts';
import { useSession } from '../app/session.tsx';
import { agoText, momentText } from '../ui/format/dates.ts';
import type { Labels } from '../ui/format/labels.ts';
import { dateColumn, idColumn, rank2, rank3, textColumn } from '../ui/grid/columns.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { useChangeUrl, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { Online, OnlineProvider } from './online.tsx';
import { type PendingCommand, UserCommandDialog } from './UserCommandDialog.tsx';
import { UserDrawer } from './UserDrawer.tsx';
import { useViewAs } from './useViewAs.ts';
import {
  BANNED,
  DELETED,
  NOT_YET_HERE,
  SIGN_IN_REFUSED,
  USER_ACTION,
  USER_ACTIONS,
} from './users.labels.ts';
import { t } from '../ui/text.ts';

type Row = UserRowFragment;

const SIGN_IN = {
  ...BANNED,
  REFUSED: { ...SIGN_IN_REFUSED.REFUSED, text: t('Refused today') },
  INVITED: { ...NOT_YET_HERE.INVITED, text: t('Invited') },
};

function signInOf(row: Row | undefined): keyof typeof SIGN_IN | '' {
  if (row?.banned) return 'BANNED';
  if (row?.signInRefused) return 'REFUSED';
  return row?.invitedAt && !row.firstSignInAt ? 'INVITED' : '';
}

/** The number that tells roles of one name apart is muted. */
function RoleName({ name }: { name: string }) {
  const [, words, number] = /^(.*?)(\d+)?$/.exec(name) ?? [];
  return (
    <>
      {words}
      {number && <span className="kit-muted">{number}</span>}
    </>
  );
}

const columns: ColDef<Row>[] = [
  idColumn('id', t('User no.')),
  textColumn('name', t('Name'), { flex: 2, minWidth: 140 }),
  textColumn('roleName', t('Role'), {
    flex: 2,
    minWidth: 158,
    cellRenderer: ({ value }: ICellRendererParams<Row, string>) => <RoleName name={value ?? ''} />,
  }),
  rank3(textColumn('organisationName', t('Organisation'))),
  rank2(textColumn('email', t('E-mail'), { flex: 2, minWidth: 160 })),
  rank2(textColumn('mobile', t('Mobile'), { flex: 0, width: 104 })),
  textColumn<Row>('id', t('Online'), {
    colId: 'online',
    minWidth: 110,
    sortable: false,
    tooltip: () => '',
    context: { csv: 'none' },
    cellRenderer: ({ value }: ICellRendererParams<Row, string>) =>
      value && <Online userId={value} />,
  }),
  rank2(
    dateColumn('lastActiveAt', t('Last active'), {
      width: 116,
      valueFormatter: ({ value }) => (value ? momentText(value as string) : ''),
      cellRenderer: ({ value }: ICellRendererParams<Row, string>) => value && agoText(value),
    }),
  ),
  statusColumn<Row>('banned', t('Sign-in'), SIGN_IN, {
    width: 110,
    valueGetter: ({ data }) => signInOf(data),
  }),
  rank3(
    statusColumn<Row>('deletedUser', t('Deleted'), DELETED, {
      width: 90,
      valueGetter: ({ data }) => (data?.deletedUser ? 'DELETED' : ''),
    }),
  ),
];

const DELETED_FILTER: Filter = {
  kind: 'choice',
  name: 'deleted',
  label: t('Deleted'),
  none: t('Present users'),
  labels: { true: { text: t('Deleted users'), intent: 'none' } },
};

function useFilters(): readonly Filter[] {
  const { data } = useRoleTemplatesQuery({ fetchPolicy: 'cache-first' });
  return useMemo(() => {
    const roles =
      data?.roleTemplates.map(
        ({ roleId, name }) => [String(roleId), { text: name, intent: 'none' }] as const,
      ) ?? [];
    const labels: Labels = Object.fromEntries(roles);
    return [
      { kind: 'search', name: 'keyword', label: t('Name, e-mail or mobile') },
      { kind: 'choice', name: 'role', label: t('Role'), labels, multiple: true },
      DELETED_FILTER,
    ];
  }, [data]);
}

/** Actions of the row, by its `actions`. */
function useRowMenu(
  open: (row: Row, at?: string) => void,
  onCommand: (pendingCommand: PendingCommand) => void,
) {
  const viewAs = useViewAs();
  return useMemo(() => {
    const run = (user: Row, action: (typeof USER_ACTIONS)[number]) => {
      if (action === 'EDIT') return open(user);
      if (action === 'PERMISSIONS') return open(user, 'permissions');
      if (action === 'VIEW_AS') return void viewAs(user.id);
      onCommand({ user, command: action });
    };
    const menu = (user: Row) =>
      user.actions.length === 0 ? null : (
        <Menu>
          {USER_ACTIONS.filter((action) => user.actions.includes(action)).map((action) => [
            action === 'DELETE' && <MenuDivider key="line" />,
            <MenuItem
              key={action}
              text={USER_ACTION[action]}
              intent={action === 'DELETE' ? 'danger' : 'none'}
              onClick={() => run(user, action)}
            />,
          ])}
        </Menu>
      );
    return [...columns, menuColumn(menu)];
  }, [open, onCommand, viewAs]);
}

/** Everybody who can sign in. */
export function AdminsScreen() {
  const { can } = useSession();
  const navigate = useNavigate();
  const change = useChangeUrl();
  const [openId] = useUrlParam('user');
  const [at] = useUrlParam('at');
  const [deleted] = useUrlParam('deleted');
  const [pendingCommand, setPendingCommand] = useState<PendingCommand | null>(null);
  const open = useMemo(
    () => (row: Row, part?: string) => change({ user: row.id, at: part ?? null }),
    [change],
  );
  const close = () => change({ user: null, at: null });
  const shown = useRowMenu(open, setPendingCommand);
  const filters = useFilters();
  return (
    <OnlineProvider>
      {(failedText) => (
        <ListScreen
          title={t('Admin users')}
          list="admin-users"
          query={useUsersQuery}
          variables={({ one, many }, page, limit) => ({
            keyword: one('keyword'),
            roleIds: many('role')?.map(Number),
            deletedUser: one('deleted') === 'true',
            page,
            limit,
          })}
          rows={(data) => data.users}
          columns={shown}
          filters={filters}
          onOpen={open}
          emptyText={t('No users match these filters.')}
          actions={
            <>
              {failedText}
              {can('ADMIN_USER', 'WRITE') && (
                <Button
                  intent="primary"
                  icon={<Plus />}
                  text={t('Invite (Create Admin)')}
                  onClick={() => void navigate(CREATE_ADMIN_PATH)}
                />
              )}
            </>
          }
        >
          {openId && (
            <UserDrawer
              userId={openId}
              deleted={deleted === 'true'}
              atPermissions={at === 'permissions'}
              onCommand={(user, command) => setPendingCommand({ user, command })}
              onClose={close}
            />
          )}
          {pendingCommand && (
            <UserCommandDialog
              {...pendingCommand}
              onDone={() => pendingCommand.command === 'DELETE' && close()}
              onClose={() => setPendingCommand(null)}
            />
          )}
        </ListScreen>
      )}
    </OnlineProvider>
  );
}
