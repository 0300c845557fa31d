import { Menu, MenuItem, Switch } from '@blueprintjs/core';
import { DocumentOpen, Edit, Trash } from '@blueprintjs/icons';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { Can } from '@munim/schema/shared/roles.ts';
import { ALL_UNIT_CODES } from '@munim/schema/skus/unitCodes.ts';
import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import type { SkusQuery, UpdateSkuInput } from '../../generated/documents.ts';
import { skuPath } from '../app/recordPaths.ts';
import { ACTIVE_STATUS, activeStatus, labelOf } from '../ui/format/labels.ts';
import {
  type ColumnContext,
  idColumn,
  imageColumn,
  hideOnPhone,
  numberColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { activeColumn } from '../ui/grid/statusColumns.tsx';
import { unitCodeText } from './skus.labels.ts';
import { Select } from '../ui/form/Select.tsx';
import { t } from '../ui/text.ts';

export type SkuRow = SkusQuery['skus']['items'][number];

interface Writes {
  change: (input: UpdateSkuInput) => unknown;
  open: (sku: SkuRow) => void;
  edit: (sku: SkuRow) => void;
  remove: (sku: SkuRow) => void;
}

const textProblem = (label: string, max: number) => (text: string) =>
  text === ''
    ? t('Please enter {{label}}.', { label })
    : text.length > max
      ? t('{{label}} must be at most {{max}} characters.', { label, max })
      : null;

/** Text edited in its cell and saved at once: a click or Enter opens it, and an invalid text stays until corrected or Esc. */
function editable(
  column: ColDef<SkuRow>,
  max: number,
  onEdit: (sku: SkuRow, text: string) => void,
): ColDef<SkuRow> {
  const problem = textProblem(column.headerName ?? '', max);
  return {
    ...column,
    editable: true,
    singleClickEdit: true,
    cellClass: 'sku-text-cell',
    cellEditor: 'agTextCellEditor',
    cellEditorParams: {
      getValidationErrors: ({ value }: { value: string | null }) => {
        const invalid = problem((value ?? '').trim());
        return invalid ? [invalid] : null;
      },
    },
    valueSetter: ({ data, newValue, oldValue }) => {
      const text = String(newValue ?? '').trim();
      if (text !== String(oldValue ?? '')) onEdit(data, text);
      return false;
    },
  };
}

function UnitCodeChoice({
  data,
  change,
}: ICellRendererParams<SkuRow> & { change: Writes['change'] }) {
  if (!data) return null;
  return (
    <Select
      minimal
      className="sku-unit-code"
      aria-label={t('Unit code of SKU {{id}}', { id: data.id })}
      title={unitCodeText(data.unitCode)}
      value={data.unitCode}
      options={ALL_UNIT_CODES}
      onChange={({ currentTarget }) => void change({ id: data.id, unitCode: currentTarget.value })}
    />
  );
}

function ActiveSwitch({
  data,
  change,
}: ICellRendererParams<SkuRow> & { change: Writes['change'] }) {
  if (!data) return null;
  return (
    <Switch
      className="sku-active"
      checked={data.isActive}
      aria-label={t('SKU {{id}} is active', { id: data.id })}
      label={labelOf(ACTIVE_STATUS, activeStatus(data)).text}
      onChange={() => void change({ id: data.id, isActive: !data.isActive })}
    />
  );
}

/** The text is beside the switch. */
const SWITCH_CONTEXT: ColumnContext = { neverTruncate: true, extraWidth: 44 };

/** Tab enters such a cell instead of skipping it, and its keys are its own. */
const CONTROL: Partial<ColDef<SkuRow>> = {
  suppressKeyboardEvent: ({ event }) =>
    event.key === 'Tab' ||
    event.target instanceof HTMLInputElement ||
    event.target instanceof HTMLSelectElement,
};

const attributesText = ({ data }: { data?: SkuRow | undefined }) =>
  data?.attributes.map(({ name, value }) => `${name}: ${value}`).join(', ') ?? '';

function rowMenu(can: Can, { open, edit, remove }: Writes) {
  return (sku: SkuRow) => (
    <Menu>
      <MenuItem icon={<DocumentOpen />} text={t('Open SKU')} onClick={() => open(sku)} />
      {can('SKU', 'UPDATE') && (
        <MenuItem icon={<Edit />} text={t('Edit SKU')} onClick={() => edit(sku)} />
      )}
      {can('SKU', 'DELETE') && (
        <MenuItem
          icon={<Trash />}
          intent="danger"
          text={t('Delete SKU')}
          onClick={() => remove(sku)}
        />
      )}
    </Menu>
  );
}

/**
 * Columns of the SKUs of a product; name, unit, unit code and status change in place, with
 * permission.
 */
export function skuColumns(can: Can, writes: Writes): ColDef<SkuRow>[] {
  const { change } = writes;
  const name = textColumn<SkuRow>('name', t('SKU name'), { minWidth: 180, flex: 2 });
  const unit = textColumn<SkuRow>('unit', t('Unit'), { flex: 0, width: 80, minWidth: 60 });
  const code = textColumn<SkuRow>('unitCode', t('Unit code'), {
    flex: 0,
    width: 90,
    minWidth: 80,
    tooltip: ({ value }) => unitCodeText(String(value)),
  });
  const status = activeColumn<SkuRow>();
  const mayChange = can('SKU', 'UPDATE');
  return [
    hideOnPhone(imageColumn('thumbnail')),
    idColumn('id', t('SKU no.'), { to: ({ id }) => skuPath(id) }),
    mayChange
      ? editable(name, LIMITS.catalogueName, ({ id }, text) => change({ id, name: text }))
      : name,
    mayChange ? editable(unit, LIMITS.unit, ({ id }, text) => change({ id, unit: text })) : unit,
    mayChange
      ? { ...code, ...CONTROL, cellRenderer: UnitCodeChoice, cellRendererParams: { change } }
      : code,
    hideOnPhone(
      textColumn<SkuRow>('attributes', t('Attributes'), {
        valueGetter: attributesText,
        minWidth: 120,
      }),
    ),
    ...(can('OFFER', 'READ')
      ? [numberColumn<SkuRow>('offerCount', t('Offers'), { width: 80 })]
      : []),
    mayChange
      ? {
          ...status,
          ...CONTROL,
          context: SWITCH_CONTEXT,
          cellRenderer: ActiveSwitch,
          cellRendererParams: { change },
        }
      : status,
    menuColumn(rowMenu(can, writes)),
  ];
}
