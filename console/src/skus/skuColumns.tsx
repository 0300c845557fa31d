import { Menu, MenuItem, Switch } from '@blueprintjs/core';
import { DocumentOpen, Edit, Trash } from '@blueprintjs/icons';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { Can } from '@munim/schema/shared/roles.ts';
import { ALL_UNIT_CODES } from '@munim/schema/skus/unitCodes.ts';
import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import type { SkusQuery, UpdateSkuInput } from '../../generated/documents.ts';
import { idColumn, imageColumn, menuColumn, minor, numberColumn, statusColumn, textColumn } from '../ui/columns.tsx';
import { editableColumn } from '../ui/editableColumn.ts';
import { labelOf } from '../ui/labels.ts';
import { skuPath } from './skuPaths.ts';
import { SKU_STATUS, skuStatus, unitCodeText } from './skus.labels.ts';

export type SkuRow = SkusQuery['skus']['items'][number];

interface Writes {
  change: (input: UpdateSkuInput) => unknown;
  open: (sku: SkuRow) => void;
  edit: (sku: SkuRow) => void;
  remove: (sku: SkuRow) => void;
}

const textProblem = (label: string, most: number) => (text: string) =>
  text === '' ? `Please enter ${label}.` : text.length > most ? `${label} must be at most ${most} characters.` : null;

const EDITABLE_TEXT = { cellClass: ['kit-editable', 'sku-text-cell'] };

/** Text that can be changed in its cell. */
function editable(column: ColDef<SkuRow>, most: number, onEdit: (sku: SkuRow, text: string) => void): ColDef<SkuRow> {
  const problem = textProblem(column.headerName ?? '', most);
  return { ...editableColumn(column, { problem, onEdit }), ...EDITABLE_TEXT };
}

/** One of the unit codes, chosen in its cell. */
const chosenUnitCode = (column: ColDef<SkuRow>, onEdit: (sku: SkuRow, code: string) => void): ColDef<SkuRow> => ({
  ...editableColumn(column, { problem: () => null, onEdit }),
  ...EDITABLE_TEXT,
  cellEditor: 'agSelectCellEditor',
  cellEditorParams: { values: ALL_UNIT_CODES },
});

function ActiveSwitch({ data, change }: ICellRendererParams<SkuRow> & { change: Writes['change'] }) {
  if (!data) return null;
  return (
    <Switch
      className="sku-active"
      checked={data.isActive}
      aria-label={`SKU ${data.id} is active`}
      label={labelOf(SKU_STATUS, skuStatus(data)).text}
      onChange={() => void change({ id: data.id, isActive: !data.isActive })}
    />
  );
}

/** Tab walks into the switch instead of past it, and Space turns it. */
const suppressKeyboardEvent = ({ event }: { event: KeyboardEvent }) => event.key === 'Tab' || event.target instanceof HTMLInputElement;

const attributesText = ({ data }: { data?: SkuRow | undefined }) =>
  data?.attributes.map(({ name, value }) => `${name}: ${value}`).join(', ') ?? '';

const statusOf = ({ data }: { data?: SkuRow | undefined }) => data && skuStatus(data);

function rowMenu(can: Can, { open, edit, remove }: Writes) {
  return (sku: SkuRow) => (
    <Menu>
      <MenuItem icon={<DocumentOpen />} text="Open SKU" onClick={() => open(sku)} />
      {can('SKU', 'UPDATE') && <MenuItem icon={<Edit />} text="Edit SKU" onClick={() => edit(sku)} />}
      {can('SKU', 'DELETE') && <MenuItem icon={<Trash />} intent="danger" text="Delete SKU" onClick={() => remove(sku)} />}
    </Menu>
  );
}

/** Columns of the SKUs of a product; name, unit, unit code and status change in place for who may. */
export function skuColumns(can: Can, writes: Writes): ColDef<SkuRow>[] {
  const { change } = writes;
  const name = textColumn<SkuRow>('name', 'SKU name', { minWidth: 180, flex: 2 });
  const unit = textColumn<SkuRow>('unit', 'Unit', { flex: 0, width: 80, minWidth: 60 });
  const code = textColumn<SkuRow>('unitCode', 'Unit code', {
    ...{ flex: 0, width: 90, minWidth: 80 },
    tooltip: ({ value }) => unitCodeText(String(value)),
  });
  const status = statusColumn<SkuRow>('isActive', 'Status', SKU_STATUS, { valueGetter: statusOf, width: 90 });
  const mayChange = can('SKU', 'UPDATE');
  return [
    minor(imageColumn('thumbnail')),
    idColumn('id', 'SKU no.', { to: ({ id }) => skuPath(id) }),
    mayChange ? editable(name, LIMITS.catalogueName, ({ id }, text) => change({ id, name: text })) : name,
    mayChange ? editable(unit, LIMITS.unit, ({ id }, text) => change({ id, unit: text })) : unit,
    mayChange ? chosenUnitCode(code, ({ id }, unitCode) => change({ id, unitCode })) : code,
    minor(textColumn<SkuRow>('attributes', 'Attributes', { valueGetter: attributesText, minWidth: 120 })),
    ...(can('OFFER', 'READ') ? [numberColumn<SkuRow>('offerCount', 'Offers', { width: 80 })] : []),
    mayChange ? { ...status, width: 110, cellRenderer: ActiveSwitch, cellRendererParams: { change }, suppressKeyboardEvent } : status,
    menuColumn(rowMenu(can, writes)),
  ];
}
