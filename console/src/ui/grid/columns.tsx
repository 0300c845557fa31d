import type { TaxCategory } from '@munim/schema/generated/types.ts';
import { TAX_CATEGORY_NAMES } from '@munim/schema/shared/taxRates.ts';
import type {
  ColDef,
  ColDefField,
  ICellRendererParams,
  ValueFormatterParams,
} from 'ag-grid-community';
import { Link } from 'react-router-dom';
import type { ExportKind } from '../export/exportTable.ts';
import { dayOf, dueLabel } from '../format/dates.ts';
import { DueDate } from '../format/DueDate.tsx';
import {
  compareDecimals,
  formatCount,
  formatPercent,
  formatRupees,
  NO_VALUE,
} from '../format/rupees.ts';
import type { Rank } from './columnWidths.ts';
import { t } from '../text.ts';

/** Overrides for a ready column. */
export type Changes<Row> = Partial<ColDef<Row>>;
export type Cell<Row, Value, Params> = ICellRendererParams<Row, Value> & Params;

/** Columns under one head. Those that are only seen in the unfolded group stand behind its first one. */
export interface ColumnGroup {
  id: string;
  name: string;
  /** Unfolded until the person folds it. */
  open?: true;
}

/** Export value: the shown text (by default), the plain value, or nothing. */
export interface ColumnContext {
  csv?: 'raw' | 'none';
  /** Type in a spreadsheet; text by default. */
  kind?: ExportKind;
  /** True when the column grows to its longest text rather than cut it off. */
  neverTruncate?: true;
  /** Pixels that a cell needs beside its text. */
  extraWidth?: number;
  /** Text of what a cell shows beside its text, for paper. */
  beside?(row: object): string;
  /** Left out on a phone until asked for. */
  hideOnPhone?: true;
  /** 1 is always shown, 2 where it fits, 3 in windows from 1600 pixels where it fits. */
  rank?: Rank;
  /** Pixels that a cell needs which draws more than its text. */
  drawnWidth?: number;
  /** The amount of a phone's card, where it is not the first of the row, and what the card says of it. */
  card?: { note(row: object): string };
  /** Amounts of it are added up under the list. */
  summed?: true;
  /** Group of the column, with a head of its own. */
  group?: ColumnGroup;
  /** Ends in … where the columns do not fit, rather than that all scroll sideways. */
  mayShrink?: true;
  /** A number that a press calls. */
  isPhone?: true;
  /** True when the column stays at the left or the right edge where not all columns fit. */
  start?: true;
  end?: true;
}

/** A column that is not of the few a phone shows. */
export const hideOnPhone = <Row,>(column: ColDef<Row>): ColDef<Row> => ({
  ...column,
  context: { ...column.context, hideOnPhone: true },
});

const ranked =
  (rank: Rank) =>
  <Row,>(column: ColDef<Row>): ColDef<Row> => ({
    ...column,
    context: { ...column.context, rank },
  });
/** Shown where there is room beside the columns that are always shown. */
export const rank2 = ranked(2);
/** Shown in wide windows, and on demand. */
export const rank3 = ranked(3);

/** Amounts that may be added up: not prices. */
export const summed = <Row,>(column: ColDef<Row>): ColDef<Row> => ({
  ...column,
  context: { ...column.context, summed: true },
});

/**
 * Columns without one that is the same in every row: a list of one customer leaves out its name.
 */
export const withoutColumns = <Row,>(
  part: string,
  columns: readonly ColDef<Row>[],
): ColDef<Row>[] => columns.filter(({ field }) => !(field as string | undefined)?.startsWith(part));

/** Pinned on wide screens only: on narrow ones it would cover the other columns. */
export const pinnedOnWideScreen = (): 'right' | null =>
  window.matchMedia?.('(min-width: 781px)').matches ? 'right' : null;

const numericContext = (kind: ExportKind): ColumnContext => ({
  csv: 'raw',
  neverTruncate: true,
  kind,
});
/** Amounts and counts are right-aligned, with their heads. */
const numericColumn = {
  headerClass: 'ag-right-aligned-header',
  cellClass: ['ag-right-aligned-cell', 'kit-numeric'],
};

/** Long names end in … and show whole in a tooltip. */
export function textColumn<Row>(
  field: ColDefField<Row>,
  headerName: string,
  more: Changes<Row> = {},
): ColDef<Row> {
  return {
    field,
    headerName,
    flex: 1,
    minWidth: 90,
    cellDataType: false,
    tooltip: ({ value }) => value,
    ...more,
  };
}

function IdLink<Row>({
  value,
  data,
  to,
  context,
}: Cell<Row, string, { to?: (row: Row) => string }>) {
  if (!data || !value) return null;
  if (to) return <Link to={to(data)}>{value}</Link>;
  return (
    <button type="button" className="kit-link" tabIndex={-1} onClick={() => context?.open?.(data)}>
      {value}
    </button>
  );
}

/** The first column of a list: a link to the record, or what the list's `onOpen` does. */
export function idColumn<Row>(
  field: ColDefField<Row>,
  headerName: string,
  { to, ...more }: Changes<Row> & { to?: (row: Row) => string } = {},
): ColDef<Row> {
  return {
    field,
    headerName,
    width: 90,
    cellClass: 'kit-numeric',
    context: { neverTruncate: true, kind: 'id' } satisfies ColumnContext,
    cellRenderer: IdLink,
    cellRendererParams: { to },
    ...more,
  };
}

/** Rupees in en-IN, right-aligned. `zero` replaces an amount of 0. */
export function moneyColumn<Row>(
  field: ColDefField<Row>,
  headerName: string,
  { zero, ...more }: Changes<Row> & { zero?: typeof NO_VALUE } = {},
): ColDef<Row> {
  const valueFormatter = ({ value }: ValueFormatterParams<Row, string>) =>
    zero !== undefined && value && Number(value) === 0 ? zero : formatRupees(value);
  return {
    field,
    headerName,
    width: 120,
    ...numericColumn,
    comparator: compareDecimals,
    context: numericContext('money'),
    valueFormatter,
    tooltip: ({ valueFormatted }) => valueFormatted ?? '',
    ...more,
  };
}

export function numberColumn<Row>(
  field: ColDefField<Row>,
  headerName: string,
  more: Changes<Row> = {},
): ColDef<Row> {
  const valueFormatter = ({ value }: ValueFormatterParams<Row, number>) =>
    value == null ? '' : formatCount(value);
  return {
    field,
    headerName,
    width: 85,
    ...numericColumn,
    context: numericContext('count'),
    valueFormatter,
    ...more,
  };
}

export function percentColumn<Row>(
  field: ColDefField<Row>,
  headerName: string,
  more: Changes<Row> = {},
): ColDef<Row> {
  const valueFormatter = ({ value }: ValueFormatterParams<Row, string>) =>
    formatPercent(value) || NO_VALUE;
  return {
    field,
    headerName,
    width: 85,
    ...numericColumn,
    comparator: compareDecimals,
    context: numericContext('percent'),
    valueFormatter,
    ...more,
  };
}

/** GST rate; where nothing is charged, why. */
export const taxColumn = <Row extends { taxCategory: TaxCategory }>(
  more: Changes<Row> = {},
): ColDef<Row> =>
  percentColumn<Row>('gstPercent' as ColDefField<Row>, 'GST %', {
    valueFormatter: ({ data, value }) =>
      data && data.taxCategory !== 'TAXABLE'
        ? TAX_CATEGORY_NAMES[data.taxCategory]
        : formatPercent(value) || NO_VALUE,
    ...more,
  });

/** A day or a moment, as the IST day YYYY-MM-DD. */
export function dateColumn<Row>(
  field: ColDefField<Row>,
  headerName: string,
  more: Changes<Row> = {},
): ColDef<Row> {
  const valueFormatter = ({ value }: ValueFormatterParams<Row, string>) =>
    value ? dayOf(value) : '';
  return {
    field,
    headerName,
    width: 94,
    cellClass: 'kit-numeric',
    context: { kind: 'day' } satisfies ColumnContext,
    valueFormatter,
    ...more,
  };
}

type IsOpen<Row> = (row: NoInfer<Row>) => boolean;

const DueCell = <Row,>({ value, data, isOpen }: Cell<Row, string, { isOpen?: IsOpen<Row> }>) =>
  value ? <DueDate day={value} isOpen={!data || !isOpen || isOpen(data)} /> : null;

/**
 * Day in green for today, in red for yesterday and overdue, in black for a day to come; the day
 * alone in rows that `isOpen` denies.
 */
export function dueDateColumn<Row>(
  field: ColDefField<Row>,
  headerName: string,
  { isOpen, ...more }: Changes<Row> & { isOpen?: IsOpen<Row> } = {},
): ColDef<Row> {
  const valueFormatter = ({ value, data }: ValueFormatterParams<Row, string>) =>
    !value ? '' : data && isOpen && !isOpen(data) ? value : dueLabel(value).text;
  return {
    field,
    headerName,
    width: 130,
    cellClass: 'kit-numeric',
    context: numericContext('day'),
    valueFormatter,
    cellRenderer: DueCell,
    cellRendererParams: { isOpen },
    ...more,
  };
}

const ImageCell = ({ value }: ICellRendererParams<unknown, string>) =>
  value ? <img className="kit-thumbnail" src={value} alt="" loading="lazy" /> : null;

export function imageColumn<Row>(
  field: ColDefField<Row>,
  headerName = t('Image'),
  more: Changes<Row> = {},
): ColDef<Row> {
  return {
    field,
    headerName,
    width: 44,
    headerClass: 'kit-visually-hidden',
    sortable: false,
    resizable: false,
    context: { csv: 'none' },
    cellRenderer: ImageCell,
    ...more,
  };
}
