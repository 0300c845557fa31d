import { Button, PopoverNext } from '@blueprintjs/core';
import { More } from '@blueprintjs/icons';
import type {
  ColDef,
  ColDefField,
  ICellRendererParams,
  ValueFormatterParams,
} from 'ag-grid-community';
import { type ReactElement, useRef } from 'react';
import { Link } from 'react-router-dom';
import { dayOf, dueLabel } from '../format/dates.ts';
import { DueDate } from '../format/DueDate.tsx';
import type { ExportKind } from '../export/exportTable.ts';
import { ACTIVE_STATUS, activeStatus, labelOf, type Labels } from '../format/labels.ts';
import { compareDecimals, formatCount, formatPercent, formatRupees } from '../format/rupees.ts';
import { StatusTag } from '../format/StatusTag.tsx';

/** Overrides for a ready column. */
type Changes<Row> = Partial<ColDef<Row>>;
type Cell<Row, Value, Params> = ICellRendererParams<Row, Value> & Params;

/** Export value: the shown text (by default), the plain value, or nothing. */
export interface ColumnContext {
  csv?: 'raw' | 'none';
  /** Type in a spreadsheet; text by default. */
  kind?: ExportKind;
  /** Never cut off: the column grows to its longest text. */
  whole?: true;
  /** Pixels that a cell needs beside its text. */
  beside?: number;
  /** Left out on a phone until asked for. */
  minor?: true;
}

/** A column that is not of the few a phone shows. */
export const minor = <Row,>(column: ColDef<Row>): ColDef<Row> => ({
  ...column,
  context: { ...column.context, minor: true },
});

/** Without the column that is the same in every row: a list of one customer leaves out its name. */
export const without = <Row,>(part: string, columns: readonly ColDef<Row>[]): ColDef<Row>[] =>
  columns.filter(({ field }) => !(field as string | undefined)?.startsWith(part));

/** Pinned; on narrow screens it would cover the rest, so it is not. */
export const inSight = (): 'right' | null =>
  window.matchMedia?.('(min-width: 781px)').matches ? 'right' : null;

const TAG_PADDING = 12;
const figure = (kind: ExportKind): ColumnContext => ({ csv: 'raw', whole: true, kind });
/** Amounts and counts are right-aligned, with their heads. */
const figures = {
  headerClass: 'ag-right-aligned-header',
  cellClass: ['ag-right-aligned-cell', 'kit-figure'],
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
    cellClass: 'kit-figure',
    context: { whole: true, kind: 'id' } satisfies ColumnContext,
    cellRenderer: IdLink,
    cellRendererParams: { to },
    ...more,
  };
}

/** Rupees in en-IN, right-aligned. `zero` replaces an amount of 0. */
export function moneyColumn<Row>(
  field: ColDefField<Row>,
  headerName: string,
  { zero, ...more }: Changes<Row> & { zero?: string } = {},
): ColDef<Row> {
  const valueFormatter = ({ value }: ValueFormatterParams<Row, string>) =>
    zero !== undefined && value && Number(value) === 0 ? zero : formatRupees(value);
  return {
    field,
    headerName,
    width: 120,
    ...figures,
    comparator: compareDecimals,
    context: figure('money'),
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
    ...figures,
    context: figure('count'),
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
    formatPercent(value) || '-';
  return {
    field,
    headerName,
    width: 85,
    ...figures,
    comparator: compareDecimals,
    context: figure('percent'),
    valueFormatter,
    ...more,
  };
}

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
    cellClass: 'kit-figure',
    context: { kind: 'day' } satisfies ColumnContext,
    valueFormatter,
    ...more,
  };
}

const DueCell = ({ value }: ICellRendererParams<unknown, string>) =>
  value ? <DueDate day={value} /> : null;

/** Today green, Yesterday and overdue red, a day to come in black. */
export function dueDateColumn<Row>(
  field: ColDefField<Row>,
  headerName: string,
  more: Changes<Row> = {},
): ColDef<Row> {
  const valueFormatter = ({ value }: ValueFormatterParams<Row, string>) =>
    value ? dueLabel(value).text : '';
  return {
    field,
    headerName,
    width: 130,
    cellClass: 'kit-figure',
    context: figure('day'),
    valueFormatter,
    cellRenderer: DueCell,
    ...more,
  };
}

interface StatusParams<Row> {
  labels: Labels;
  detail?: (row: Row) => string | null | undefined;
}

const StatusCell = <Row,>({ value, data, labels, detail }: Cell<Row, string, StatusParams<Row>>) =>
  value && data ? <StatusTag status={value} labels={labels} detail={detail?.(data)} /> : null;

/** One minimal tag; its tooltip is the raw status and the row's detail, for example a reason. */
export function statusColumn<Row>(
  field: ColDefField<Row>,
  headerName: string,
  labels: Labels,
  { detail, ...more }: Changes<Row> & { detail?: StatusParams<Row>['detail'] } = {},
): ColDef<Row> {
  const valueFormatter = ({ value }: ValueFormatterParams<Row, string>) =>
    value ? labelOf(labels, value).text : '';
  return {
    field,
    headerName,
    width: 120,
    context: { whole: true, beside: TAG_PADDING },
    valueFormatter,
    cellRenderer: StatusCell,
    cellRendererParams: { labels, detail },
    ...more,
  };
}

/** Whether a master is active. */
export const activeColumn = <Row extends { isActive: boolean }>(
  more: Changes<Row> = {},
): ColDef<Row> =>
  statusColumn<Row>('isActive' as ColDefField<Row>, 'Status', ACTIVE_STATUS, {
    valueGetter: ({ data }) => data && activeStatus(data),
    width: 90,
    ...more,
  });

const ImageCell = ({ value }: ICellRendererParams<unknown, string>) =>
  value ? (
    <img className="kit-thumbnail" src={value} alt="" loading="lazy" />
  ) : (
    <span className="kit-thumbnail" />
  );

export function imageColumn<Row>(
  field: ColDefField<Row>,
  headerName = 'Image',
  more: Changes<Row> = {},
): ColDef<Row> {
  return {
    field,
    headerName,
    width: 44,
    headerClass: 'kit-unseen',
    sortable: false,
    resizable: false,
    context: { csv: 'none' },
    cellRenderer: ImageCell,
    ...more,
  };
}

/**
 * The focus returns to the menu's button, unless the drawer that the menu opened has it already.
 */
function focusUnlessTaken(menuBox: HTMLElement, button: HTMLButtonElement | null): void {
  const { activeElement } = document;
  if (activeElement === document.body || menuBox.contains(activeElement))
    button?.focus({ preventScroll: true });
}

function MenuCell<Row>({
  data,
  menu,
  node,
}: Cell<Row, unknown, { menu: (row: Row) => ReactElement | null }>) {
  const button = useRef<HTMLButtonElement>(null);
  const content = data ? menu(data) : null;
  if (!content) return null;
  return (
    <PopoverNext
      content={content}
      placement="bottom-end"
      shouldReturnFocusOnClose={false}
      onClosed={(menuBox) => focusUnlessTaken(menuBox, button.current)}
    >
      <Button
        variant="minimal"
        size="small"
        icon={<More />}
        ref={button}
        aria-label={`Actions of row ${(node.rowIndex ?? 0) + 1}`}
      />
    </PopoverNext>
  );
}

/** Actions of a row, behind one button at the end; `menu` returns null when there are none. */
export function menuColumn<Row>(menu: (row: Row) => ReactElement | null): ColDef<Row> {
  return {
    colId: 'menu',
    headerName: 'Actions',
    headerClass: 'kit-unseen',
    width: 44,
    sortable: false,
    resizable: false,
    pinned: inSight(),
    lockPosition: 'right',
    suppressMovable: true,
    context: { csv: 'none' },
    cellRenderer: MenuCell,
    cellRendererParams: { menu },
  };
}
