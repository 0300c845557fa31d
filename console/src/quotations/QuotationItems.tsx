import { Menu, MenuItem } from '@blueprintjs/core';
import { useMemo } from 'react';
import { addressLine } from '../addresses/addresses.labels.ts';
import { isBelowCost } from '../ui/format/MarginText.tsx';
import { Totals } from '../ui/format/Totals.tsx';
import { atEnd } from '../ui/grid/atEnd.ts';
import { foldedIn, inGroup } from '../ui/grid/columnGroups.tsx';
import {
  type ColumnGroup,
  imageColumn,
  hideOnPhone,
  moneyColumn,
  taxColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { marginColumn } from '../ui/grid/marginColumn.tsx';
import type { LineColumn } from '../ui/lines/lineColumn.ts';
import {
  moneyLineColumn,
  percentLineColumn,
  quantityLineColumn,
  readOnlyLineColumn,
  amountLineColumn,
  checkboxLineColumn,
} from '../ui/lines/lineGridColumns.tsx';
import { invalidCells } from '../ui/lines/lineGridProblems.ts';
import { SavedLines } from '../ui/lines/SavedLines.tsx';
import { marginOf, sumsOf, totalsOf, type TypedLine } from './quotationDraft.ts';
import { t } from '../ui/text.ts';

const QUANTITY = quantityLineColumn<TypedLine>('quantity');
const PRICE = moneyLineColumn<TypedLine>('sellingPrice', t('Selling price'), {
  warns: (row) => isBelowCost(marginOf([row])),
});
const DISCOUNT = percentLineColumn<TypedLine>('discountPercent', t('Discount %'));

/** True while a cell has an invalid value. */
export const areInvalid = (rows: readonly TypedLine[]): boolean =>
  invalidCells(rows, { columns: [QUANTITY, PRICE, DISCOUNT] }) > 0;

const COST = readOnlyLineColumn(moneyColumn<TypedLine>('costPrice', t('Cost'), { zero: '-' }));
const MARGIN = readOnlyLineColumn(
  marginColumn<TypedLine>('marginPercent', {
    valueGetter: ({ data }) => data && marginOf([data]),
  }),
);

/** Column that is shown only where lines go to several addresses. */
const SHIP_TO = readOnlyLineColumn(
  textColumn<TypedLine>('deliveryAddress.address1', t('Ship to'), {
    minWidth: 120,
    flex: 2,
    valueGetter: ({ data }) => data && addressLine(data.deliveryAddress),
  }),
);

const BELOW_COST = readOnlyLineColumn(
  textColumn<TypedLine>('belowCostReason', t('Below cost because'), { minWidth: 130 }),
);

/** Outside the groups: it stays at the right edge where not all columns fit. */
const TOTAL = amountLineColumn<TypedLine>('total', t('Total'), (row) => sumsOf(row)?.total ?? null);

interface Shown {
  withCost: boolean;
  withShipTo: boolean;
  withReason: boolean;
}

type Line = LineColumn<TypedLine>;
const MONEY: ColumnGroup = { id: 'money', name: t('Money') };
const MARGINS: ColumnGroup = { id: 'margin', name: t('Margin') };
const OPEN_MARGINS: ColumnGroup = { ...MARGINS, open: true };
/** Window from which cost and reason fit beside each other. */
const WIDE_WINDOW = 1440;
const always =
  (group: ColumnGroup) =>
  (line: Line): Line => ({ ...line, column: inGroup(group, line.column) });
const unfolded =
  (group: ColumnGroup) =>
  (line: Line): Line => ({ ...line, column: foldedIn(group, line.column) });
const inMoney = always(MONEY);

/** Folds to the margin where addresses need the room; beside reasons, in a narrow window or while the money is unfolded. */
function costColumns({ withShipTo, withReason }: Shown): Line[] {
  if (!withShipTo && !withReason) return [COST, MARGIN];
  const group = withShipTo || window.innerWidth < WIDE_WINDOW ? MARGINS : OPEN_MARGINS;
  return [always(group)(MARGIN), unfolded(group)(COST)];
}

/** Lines as read and as typed. */
const columnsOf = (shown: Shown): Line[] => [
  checkboxLineColumn('included', t('Incl.'), ({ sku }) => t('Include {{sku}}', { sku: sku.name })),
  readOnlyLineColumn(hideOnPhone(imageColumn('sku.thumbnail'))),
  readOnlyLineColumn(textColumn('sku.name', t('Product'), { minWidth: 150, flex: 2 })),
  ...(shown.withShipTo ? [SHIP_TO] : []),
  readOnlyLineColumn(textColumn('remarks', t('Remarks'), { minWidth: 84 })),
  QUANTITY,
  readOnlyLineColumn(textColumn('sku.unit', t('Unit'), { flex: 0, width: 58, minWidth: 50 })),
  ...(shown.withCost ? costColumns(shown) : []),
  ...[PRICE, DISCOUNT].map(inMoney),
  ...[
    amountLineColumn<TypedLine>('taxable', t('Taxable'), (row) => sumsOf(row)?.taxable ?? null),
    readOnlyLineColumn(taxColumn<TypedLine>()),
  ].map(unfolded(MONEY)),
  ...(shown.withReason ? [BELOW_COST].map(inMoney) : []),
  { ...TOTAL, column: atEnd(TOTAL.column) },
];

const excludedRowClass = (line: TypedLine) => (line.included ? undefined : 'kit-excluded-row');

interface Props {
  rows: readonly TypedLine[];
  /** Null: only shown. */
  onChange: ((rows: TypedLine[]) => void) | null;
  /** Asks for a sample of the line. */
  onSample?: ((line: TypedLine) => void) | undefined;
}

/** The lines with their sums; typed into when `onChange` is given. */
export function QuotationItems({ rows, onChange, onSample }: Props) {
  const withCost = rows.some((line) => line.costPrice !== null);
  const withShipTo = new Set(rows.map((line) => line.deliveryAddress.id)).size > 1;
  const withReason = rows.some((line) => line.belowCostReason !== null);
  const columns = useMemo(
    () => columnsOf({ withCost, withShipTo, withReason }),
    [withCost, withShipTo, withReason],
  );
  const menu = useMemo(
    () =>
      onSample &&
      ((line: TypedLine) => (
        <Menu>
          <MenuItem text={t('Request sample')} onClick={() => onSample(line)} />
        </Menu>
      )),
    [onSample],
  );
  const { taxable, gst, total } = useMemo(() => totalsOf(rows), [rows]);
  const margin = useMemo(() => marginOf(rows.filter(({ included }) => included)), [rows]);
  return (
    <div className="kit-lines">
      <SavedLines
        label={t('Items')}
        rows={rows}
        onChange={onChange}
        columns={columns}
        menu={menu}
        rowClass={excludedRowClass}
        memory="quotation-items"
        submitted
      />
      <Totals
        sums={[
          [t('Taxable'), taxable],
          ['GST', gst],
          [t('Grand total'), total],
        ]}
        margin={withCost ? [t('Margin after discount'), margin] : undefined}
      />
    </div>
  );
}
