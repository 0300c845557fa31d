import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { Edit, Plus, Trash } from '@blueprintjs/icons';
import type { Can } from '@munim/schema/shared/roles.ts';
import type { ColDef } from 'ag-grid-community';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { TransporterFieldsFragment } from '../../generated/documents.ts';
import { useTransportersQuery } from '../../generated/hooks.ts';
import { sellerPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import { idColumn, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { TransporterPanel } from './TransporterPanel.tsx';
import { useTransporterWrites } from './transporterWrites.ts';
import { t } from '../ui/text.ts';

type Row = TransporterFieldsFragment;

const filters: readonly Filter[] = [
  { kind: 'search', name: 'name', label: t('Name'), maxLength: 100 },
];

function Seller({ data, can }: { data?: Row | undefined; can: Can }) {
  if (!data?.seller) return null;
  const { id, name } = data.seller;
  return can('SELLER', 'READ') ? <Link to={sellerPath(id)}>{name}</Link> : name;
}

const columnsFor = (can: Can): ColDef<Row>[] => [
  idColumn('id', t('Transporter'), { width: 110 }),
  textColumn('name', t('Name'), { minWidth: 180 }),
  textColumn('gstNumber', t('GST number'), { minWidth: 165, cellClass: 'kit-numeric' }),
  textColumn('seller.name', t('Linked vendor'), {
    minWidth: 150,
    cellRenderer: Seller,
    cellRendererParams: { can },
  }),
  numberColumn('openShipments', t('Open shipments'), { width: 140 }),
];

interface MenuProps {
  row: Row;
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
}

const RowMenu = ({ row, onEdit, onDelete }: MenuProps) => (
  <Menu>
    <MenuItem icon={<Edit />} text={t('Edit')} onClick={() => onEdit(row)} />
    <MenuItem icon={<Trash />} intent="danger" text={t('Delete')} onClick={() => onDelete(row)} />
  </Menu>
);

function DeleteTransporterDialog({
  row: { id, name },
  onClose,
}: {
  row: Row;
  onClose: () => void;
}) {
  const { remove } = useTransporterWrites();
  return (
    <ConfirmDialog
      title={t('Delete transporter')}
      text={t('Delete transporter {{name}}?', { name })}
      onConfirm={() => remove(id)}
      onClose={onClose}
    />
  );
}

export function TransportersScreen() {
  const { can } = useSession();
  const [opened, setOpened] = useUrlParam('transporter');
  const [deleting, setDeleting] = useState<Row | null>(null);
  const columns = useMemo(
    () => [
      ...columnsFor(can),
      menuColumn<Row>((row) => (
        <RowMenu row={row} onEdit={({ id }) => setOpened(id)} onDelete={setDeleting} />
      )),
    ],
    [can, setOpened],
  );
  const add = (
    <Button
      intent="primary"
      icon={<Plus />}
      text={t('Create Transporter')}
      onClick={() => setOpened('new')}
    />
  );
  const close = () => setOpened(null);
  return (
    <ListScreen
      title={t('Transporters')}
      list="transporters"
      query={useTransportersQuery}
      variables={({ one }, page, limit) => ({ filter: { name: one('name') }, page, limit })}
      rows={(data) => data.transporters}
      columns={columns}
      filters={filters}
      actions={add}
      onOpen={({ id }) => setOpened(id)}
      failedText={t('Error occured while retrieving Transporters')}
      emptyText={t('No transporters.')}
      emptyAction={add}
    >
      {(rows) => (
        <>
          {opened === 'new' && <TransporterPanel onClose={close} />}
          {opened && opened !== 'new' && (
            <TransporterPanel
              key={opened}
              transporterId={opened}
              transporter={rows.find(({ id }) => id === opened)}
              onClose={close}
            />
          )}
          {deleting && <DeleteTransporterDialog row={deleting} onClose={() => setDeleting(null)} />}
        </>
      )}
    </ListScreen>
  );
}
