import { goodsSums } from '@munim/schema/shared/goodsSums.ts';
import { sumOf } from '@munim/schema/shared/money.ts';
import type { ColDef } from 'ag-grid-community';
import { useMemo } from 'react';
import type {
  InvoiceLineFieldsFragment,
  InvoiceDetailsFragment,
} from '../../generated/documents.ts';
import { Totals } from '../ui/format/Totals.tsx';
import { atEnd } from '../ui/grid/atEnd.ts';
import { foldedIn, inGroup } from '../ui/grid/columnGroups.tsx';
import {
  type ColumnGroup,
  hideOnPhone,
  moneyColumn,
  numberColumn,
  percentColumn,
  taxColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { t } from '../ui/text.ts';

type Line = InvoiceLineFieldsFragment;

interface Shown {
  withinState: boolean;
  /** A bill of supply has values and no taxes. */
  isTaxed: boolean;
  withDiscount: boolean;
  withCredited: boolean;
}

const TAX: ColumnGroup = { id: 'tax', name: t('Tax') };
const WIDE_WINDOW = 1440;

/** Taxable value, rate and amounts of tax; the amounts are folded where all columns would scroll sideways. */
function taxColumns({ withinState, isTaxed, withDiscount, withCredited }: Shown): ColDef<Line>[] {
  if (!isTaxed) return [taxColumn({ width: 80, headerName: t('Tax') })];
  const taxable = hideOnPhone(moneyColumn<Line>('taxable', t('Taxable'), { width: 110 }));
  const rate = taxColumn<Line>({ width: 80 });
  const amounts = withinState
    ? [moneyColumn<Line>('cgst', 'CGST'), moneyColumn<Line>('sgst', 'SGST')]
    : [moneyColumn<Line>('igst', 'IGST')];
  const isNarrow = window.innerWidth < WIDE_WINDOW;
  const others = Number(withDiscount) + Number(withCredited);
  if (amounts.length + others <= (isNarrow ? 2 : 3))
    return [taxable, rate, ...amounts.map(hideOnPhone)];
  return [
    isNarrow && others === 2 ? foldedIn(TAX, taxable) : taxable,
    inGroup(TAX, rate),
    ...amounts.map((one) => foldedIn(TAX, hideOnPhone(one))),
  ];
}

const columnsOf = (shown: Shown): ColDef<Line>[] => [
  numberColumn('lineNumber', t('No.'), { width: 50 }),
  textColumn('sku.name', t('Item'), { minWidth: 110, flex: 2 }),
  hideOnPhone(textColumn('sku.hsnCode', 'HSN', { flex: 0, width: 84 })),
  numberColumn('quantity', t('Qty')),
  moneyColumn('sellingPrice', t('Price'), { width: 104 }),
  ...(shown.withDiscount
    ? [hideOnPhone(percentColumn<Line>('discountPercent', t('Disc. %'), { width: 84 }))]
    : []),
  ...taxColumns(shown),
  ...(shown.withCredited
    ? [hideOnPhone(numberColumn<Line>('creditedQuantity', t('Credited'), { width: 84 }))]
    : []),
  atEnd(moneyColumn('total', shown.isTaxed ? t('Total') : t('Value'), { width: 112 })),
];

const headOf = (lines: readonly Line[], head: 'cgst' | 'sgst' | 'igst') =>
  sumOf(lines.map((line) => line[head]));

/** Discount, value and taxes, as its print has them. */
function goodsRows({
  lines,
  withinState,
  kind,
}: InvoiceDetailsFragment): (readonly [string, string])[] {
  const { gross, discount, taxable, exempt } = goodsSums(
    lines.map(({ sellingPrice: price, taxCategory, ...line }) => ({
      ...line,
      price,
      isTaxed: taxCategory === 'TAXABLE',
    })),
  );
  const heads = withinState ? (['cgst', 'sgst'] as const) : (['igst'] as const);
  const rows: (readonly [string, string | null])[] = [
    [t('Value of goods'), gross],
    [t('Less discount'), discount],
    [t('Taxable value'), taxable],
    [t('Value without tax'), exempt],
    ...(kind === 'BILL_OF_SUPPLY'
      ? []
      : heads.map((head) => [head.toUpperCase(), headOf(lines, head)] as const)),
  ];
  return rows.flatMap(([name, amount]) => (amount === null ? [] : [[name, amount] as const]));
}

/** The lines with their totals and the balance. */
export function InvoiceLines({ invoice }: { invoice: InvoiceDetailsFragment }) {
  const { lines, withinState, grandTotal, received, credited, due } = invoice;
  const isTaxed = invoice.kind !== 'BILL_OF_SUPPLY';
  // columns of zeros alone would take the room of amounts
  const withDiscount = lines.some(({ discountPercent }) => Number(discountPercent) !== 0);
  const withCredited = lines.some(({ creditedQuantity }) => creditedQuantity !== 0);
  const columns = useMemo(
    () => columnsOf({ withinState, isTaxed, withDiscount, withCredited }),
    [withinState, isTaxed, withDiscount, withCredited],
  );
  // leaves out what is owed for a draft: 0.00 would say that it is paid
  const paid: [string, string][] =
    invoice.status === 'DRAFT' || invoice.status === 'VOID'
      ? []
      : [
          [t('Received'), received],
          [t('Credited'), credited],
          [t('Due'), due],
        ];
  return (
    <>
      <DataGrid
        fit
        cards="lines"
        label={t('Lines of the invoice')}
        rows={lines}
        columns={columns}
        memory="invoice-lines"
      />
      <Totals sums={[...goodsRows(invoice), [t('Total'), grandTotal], ...paid]} />
    </>
  );
}
