import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import type { ColDef } from 'ag-grid-community';
import { useMemo, useState } from 'react';
import type { StockFieldsFragment } from '../../generated/documents.ts';
import { useWarehouseProductsQuery } from '../../generated/hooks.ts';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { idColumn, hideOnPhone, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { AdjustmentDrawer } from './AdjustmentDrawer.tsx';
import { t } from '../ui/text.ts';

type Row = StockFieldsFragment;

const filters: readonly Filter[] = [
  { kind: 'search', name: 'sku', label: t('SKU no.'), maxLength: 15 },
  { kind: 'search', name: 'skuName', label: t('SKU name'), maxLength: 100 },
];
/** Matches nothing, for input that is no number. */
const IMPOSSIBLE_ID = '999999999999999';
const toIdFilter = (text: string | undefined) =>
  text && (/^[1-9][0-9]*$/.test(text) ? text : IMPOSSIBLE_ID);

const columns: ColDef<Row>[] = [
  idColumn('skuId', 'SKU', { width: 90 }),
  textColumn('skuName', t('SKU name'), { minWidth: 150 }),
  hideOnPhone(textColumn<Row>('unit', t('Unit'), { width: 90, flex: 0 })),
  numberColumn('quantity', t('Quantity'), { width: 105 }),
  hideOnPhone(numberColumn<Row>('reservedQuantity', t('Reserved'), { width: 105 })),
  numberColumn('availableQuantity', t('Available'), { width: 105 }),
];

/** Stock of a warehouse. */
export function StockPanel({
  warehouseId,
  onAdjust,
}: {
  warehouseId: string;
  onAdjust: () => void;
}) {
  const [sku, setSku] = useState<PickerItem | null>(null);
  const shown = useMemo(() => {
    const adjust = ({ skuId, skuName }: Row) => setSku({ id: skuId, label: skuName });
    const menu = (row: Row) => (
      <Menu>
        <MenuItem text={t('Adjust')} onClick={() => adjust(row)} />
      </Menu>
    );
    return [...columns, menuColumn(menu)];
  }, []);
  return (
    <ListScreen
      panel
      title={t('Stock')}
      query={useWarehouseProductsQuery}
      variables={({ one }, page, limit) => ({
        warehouseId,
        filter: { skuId: toIdFilter(one('sku')), skuName: one('skuName') },
        page,
        limit,
      })}
      rows={(data) => data.warehouseProducts}
      columns={shown}
      filters={filters}
      onOpen={({ skuId, skuName }) => setSku({ id: skuId, label: skuName })}
      failedText={t('Error occurred while retrieving warehouse products.')}
      emptyText={t('No stock in this warehouse.')}
      emptyAction={<Button icon={<Plus />} text={t('Create Adjustment')} onClick={onAdjust} />}
    >
      {sku && <AdjustmentDrawer warehouseId={warehouseId} sku={sku} onClose={() => setSku(null)} />}
    </ListScreen>
  );
}
