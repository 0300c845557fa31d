import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { Disable, Plus, Refresh } from '@blueprintjs/icons';
import { pairsOf } from '@munim/schema/users/users.rules.ts';
import type { ColDef } from 'ag-grid-community';
import { useMemo, useState } from 'react';
import type { ApiTokenRowFragment } from '../../generated/documents.ts';
import { useApiTokensQuery, useRevokeApiTokenMutation } from '../../generated/hooks.ts';
import { permissionMap, useSession } from '../app/session.tsx';
import { dateColumn, rank2, rank3, textColumn } from '../ui/grid/columns.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';
import { pairsText } from '../users/permissions.labels.ts';
import { NO_TOKENS, TOKEN_REVOKED, TOKEN_STATES, TOKENS_NOT_READ } from './api-tokens.labels.ts';
import { ApiTokenDrawer } from './ApiTokenDrawer.tsx';
import { RotateTokenDrawer } from './RotateTokenDrawer.tsx';
import { type Shown, ShownTokenDialog } from './ShownTokenDialog.tsx';

type Row = ApiTokenRowFragment;

const OF_ALL: Filter = {
  kind: 'choice',
  name: 'of',
  label: t('Whose'),
  none: t('Mine'),
  labels: { EVERYBODY: { text: t('Everybody’s'), intent: 'none' } },
};

const columns: ColDef<Row>[] = [
  textColumn('name', t('Name'), { minWidth: 180 }),
  textColumn('tokenEnd', t('Ends in'), { width: 100, cellClass: 'kit-numeric' }),
  statusColumn('state', t('Status'), TOKEN_STATES, { width: 110 }),
  textColumn('permissions', t('Permissions'), {
    minWidth: 260,
    valueGetter: ({ data }) => data && pairsText(pairsOf(permissionMap(data))),
  }),
  rank2(
    textColumn('organisation.name', t('Rows of'), {
      minWidth: 150,
      valueGetter: ({ data }) => data && (data.organisation ?? data.user).name,
    }),
  ),
  rank3(
    textColumn('networks', t('Networks'), {
      minWidth: 140,
      valueGetter: ({ data }) => data && (data.networks.join(', ') || t('Any')),
    }),
  ),
  rank2(dateColumn('lastUsedAt', t('Last used'), { width: 130 })),
  dateColumn('expiresAt', t('Expires'), { width: 130 }),
];

interface MenuProps {
  row: Row;
  own: boolean;
  onRotate: (row: Row) => void;
  onRevoke: (row: Row) => void;
}

const RowMenu = ({ row, own, onRotate, onRevoke }: MenuProps) => (
  <Menu>
    <MenuItem
      icon={<Refresh />}
      text={t('New secret')}
      disabled={!own || row.state === 'REVOKED'}
      onClick={() => onRotate(row)}
    />
    <MenuItem
      icon={<Disable />}
      intent="danger"
      text={t('Revoke')}
      disabled={row.state === 'REVOKED'}
      onClick={() => onRevoke(row)}
    />
  </Menu>
);

function RevokeDialog({ row: { id, name }, onClose }: { row: Row; onClose: () => void }) {
  const [revoke] = useRevokeApiTokenMutation();
  return (
    <ConfirmDialog
      title={t('Revoke token')}
      text={t('Tools that use {{name}} are refused from their next call on. Revoke it?', { name })}
      onConfirm={() => withNotice(() => revoke({ variables: { id } }), TOKEN_REVOKED)}
      onClose={onClose}
    />
  );
}

/** API tokens of the viewer, or of everybody for who may see staff. */
export function ApiTokensScreen() {
  const { can, viewer } = useSession();
  const [opened, setOpened] = useUrlParam('token');
  const [rotating, setRotating] = useState<Row | null>(null);
  const [revoking, setRevoking] = useState<Row | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const { data } = useApiTokensQuery({ variables: { limit: 1 } });
  const all = useMemo(
    () => [
      ...columns,
      menuColumn<Row>((row) => (
        <RowMenu
          row={row}
          own={row.user.id === viewer.id}
          onRotate={setRotating}
          onRevoke={setRevoking}
        />
      )),
    ],
    [viewer.id],
  );
  const filters = useMemo(() => (can('ADMIN_USER', 'READ') ? [OF_ALL] : []), [can]);
  const add = data?.apiTokens.mayMake && (
    <Button
      intent="primary"
      icon={<Plus />}
      text={t('Make token')}
      onClick={() => setOpened('new')}
    />
  );
  return (
    <ListScreen
      title={t('API tokens')}
      query={useApiTokensQuery}
      variables={({ one }, page, limit) => ({
        ofEverybody: one('of') === 'EVERYBODY',
        page,
        limit,
      })}
      rows={(answer) => answer.apiTokens}
      columns={all}
      filters={filters}
      actions={add}
      failedText={TOKENS_NOT_READ}
      emptyText={NO_TOKENS}
      emptyAction={add}
    >
      {opened === 'new' && <ApiTokenDrawer onMade={setShown} onClose={() => setOpened(null)} />}
      {rotating && (
        <RotateTokenDrawer token={rotating} onMade={setShown} onClose={() => setRotating(null)} />
      )}
      {revoking && <RevokeDialog row={revoking} onClose={() => setRevoking(null)} />}
      {shown && <ShownTokenDialog shown={shown} onClose={() => setShown(null)} />}
    </ListScreen>
  );
}
