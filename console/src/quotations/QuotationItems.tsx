import { Menu, MenuItem } from '@blueprintjs/core';
import { useMemo } from 'react';
import {
  imageColumn,
  hideOnPhone,
  moneyColumn,
  percentColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { LineGrid } from '../ui/lines/LineGrid.tsx';
import type { LineColumn } from '../ui/lines/lineColumn.ts';
import {
  moneyLine,
  percentLine,
  quantityLine,
  shownLine,
  sumLine,
  tickLine,
} from '../ui/lines/lineGridColumns.tsx';
import { wrongCells } from '../ui/lines/lineGridProblems.ts';
import { Totals } from '../ui/format/Totals.tsx';
import { marginOf, sumsOf, totalsOf, type TypedLine } from './quotationDraft.ts';

const QUANTITY = quantityLine<TypedLine>('quantity');
const PRICE = moneyLine<TypedLine>('sellingPrice', 'Selling price');
const DISCOUNT = percentLine<TypedLine>('discountPercent', 'Discount %');

/** True while a cell holds what cannot be saved. */
export const areWrong = (rows: readonly TypedLine[]): boolean =>
  wrongCells(rows, { columns: [QUANTITY, PRICE, DISCOUNT] }) > 0;

const COST = [
  shownLine(moneyColumn<TypedLine>('costPrice', 'Cost', { zero: '-' })),
  shownLine(
    percentColumn<TypedLine>('marginPercent', 'Margin %', {
      valueGetter: ({ data }) => data && marginOf(data),
    }),
  ),
];

/** Lines as read and as typed. */
const columnsOf = (withCost: boolean): LineColumn<TypedLine>[] => [
  tickLine('included', 'Incl.', ({ sku }) => `Include ${sku.name}`),
  shownLine(hideOnPhone(imageColumn('sku.thumbnail'))),
  shownLine(textColumn('sku.name', 'Product', { minWidth: 180, flex: 2 })),
  shownLine(textColumn('remarks', 'Remarks', { minWidth: 84 })),
  QUANTITY,
  shownLine(textColumn('sku.unit', 'Unit', { flex: 0, width: 58, minWidth: 50 })),
  ...(withCost ? COST : []),
  PRICE,
  DISCOUNT,
  sumLine('taxable', 'Taxable', (row) => sumsOf(row)?.taxable ?? null),
  shownLine(percentColumn('gstPercent', 'GST %')),
  sumLine('total', 'Total', (row) => sumsOf(row)?.total ?? null),
];
const WITH_COST = columnsOf(true);
const WITHOUT_COST = columnsOf(false);

const leftOut = (line: TypedLine) => (line.included ? undefined : 'kit-left-out');

interface Props {
  rows: readonly TypedLine[];
  /** Null: only shown. */
  onChange: ((rows: TypedLine[]) => void) | null;
  /** Asks for a sample of the line. */
  onSample?: ((line: TypedLine) => void) | undefined;
}

/** The lines with their sums; typed into when `onChange` is given. */
export function QuotationItems({ rows, onChange, onSample }: Props) {
  const columns = rows.some((line) => line.costPrice !== null) ? WITH_COST : WITHOUT_COST;
  const menu = useMemo(
    () =>
      onSample &&
      ((line: TypedLine) => (
        <Menu>
          <MenuItem text="Request sample" onClick={() => onSample(line)} />
        </Menu>
      )),
    [onSample],
  );
  const shown = useMemo(
    () => [...columns.map(({ column }) => column), ...(menu ? [menuColumn(menu)] : [])],
    [columns, menu],
  );
  const { taxable, gst, total } = useMemo(() => totalsOf(rows), [rows]);
  return (
    <>
      {onChange ? (
        <LineGrid
          label="Items"
          rows={rows}
          onChange={onChange}
          columns={columns}
          menu={menu}
          rowClass={leftOut}
          sent
        />
      ) : (
        <DataGrid
          fit
          label="Items"
          rows={rows}
          columns={shown}
          memory="quotation-items"
          rowClass={leftOut}
        />
      )}
      <Totals
        sums={[
          ['Taxable', taxable],
          ['GST', gst],
          ['Grand total', total],
        ]}
      />
    </>
  );
}
