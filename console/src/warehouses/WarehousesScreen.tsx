import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import type { ColDef } from 'ag-grid-community';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WarehouseFieldsFragment } from '../../generated/documents.ts';
import { useWarehousesQuery } from '../../generated/hooks.ts';
import { warehousePath } from '../app/recordPaths.ts';
import { idColumn, hideOnPhone, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { CreateWarehouseDrawer } from './CreateWarehouseDrawer.tsx';
import { EditWarehouseAddress } from './EditWarehouseAddress.tsx';
import { t } from '../ui/text.ts';

type Row = WarehouseFieldsFragment;

const street = ({ address }: Row) =>
  [address?.address1, address?.address2, address?.address3].filter(Boolean).join(', ');

const columns: ColDef<Row>[] = [
  idColumn('id', t('Warehouse'), { to: ({ id }) => warehousePath(id), width: 100 }),
  textColumn('name', t('Name'), { minWidth: 170 }),
  hideOnPhone(
    textColumn<Row>('address.address1', t('Street'), {
      valueGetter: ({ data }) => data && street(data),
      minWidth: 180,
    }),
  ),
  textColumn('address.city', t('City'), { minWidth: 120 }),
  hideOnPhone(textColumn<Row>('address.state', t('State'), { minWidth: 110 })),
  hideOnPhone(
    textColumn<Row>('address.postalCode', t('Pin code'), {
      width: 90,
      flex: 0,
      cellClass: 'kit-numeric',
    }),
  ),
  numberColumn('skusInStock', t('SKUs in stock'), { width: 125 }),
];

/** Warehouses of the company. */
export function WarehousesScreen() {
  const navigate = useNavigate();
  const [form, setForm] = useUrlParam('form');
  const [moving, setMoving] = useState<Row | null>(null);
  const shown = useMemo(() => {
    const menu = (row: Row) => (
      <Menu>
        <MenuItem text={t('Open')} onClick={() => void navigate(warehousePath(row.id))} />
        <MenuItem text={t('Edit address')} onClick={() => setMoving(row)} />
      </Menu>
    );
    return [...columns, menuColumn(menu)];
  }, [navigate]);
  const add = (
    <Button
      intent="primary"
      icon={<Plus />}
      text={t('Create Warehouse')}
      onClick={() => setForm('new')}
    />
  );
  return (
    <ListScreen
      title={t('Warehouses')}
      query={useWarehousesQuery}
      variables={(_, page, limit) => ({ page, limit })}
      rows={(data) => data.warehouses}
      columns={shown}
      actions={add}
      onOpen={({ id }) => void navigate(warehousePath(id))}
      failedText={t('Error occurred while retrieving warehouses.')}
      emptyText={t('No warehouses yet.')}
      emptyAction={add}
    >
      {form === 'new' && <CreateWarehouseDrawer onClose={() => setForm(null)} />}
      {moving && <EditWarehouseAddress warehouse={moving} onClose={() => setMoving(null)} />}
    </ListScreen>
  );
}
