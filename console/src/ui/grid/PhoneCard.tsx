import type { ColDef } from 'ag-grid-community';
import { Link } from 'react-router-dom';
import { contextOf, shownText, valueOf } from '../export/exportTable.ts';
import type { Statuses } from '../format/labels.ts';
import { StatusTag } from '../format/StatusTag.tsx';
import type { Cell, ColumnContext } from './columns.tsx';
import { t } from '../text.ts';

interface Params<Row> {
  columns: readonly ColDef<Row>[];
}

const labelsOf = <Row,>({ cellRendererParams }: ColDef<Row>): Statuses | undefined =>
  (cellRendererParams as { labels?: Statuses } | undefined)?.labels;

/** What a card shows: the first column of each kind. */
function partsOf<Row>(columns: readonly ColDef<Row>[]) {
  const written = columns.filter(
    (column) => contextOf(column).csv !== 'none' && (contextOf(column).rank ?? 1) < 3,
  );
  const [title] = written;
  const others = written.slice(1);
  return {
    title,
    amount: others.find((column) => contextOf(column).kind === 'money'),
    name: others.find((column) => column.flex || column.initialFlex),
    day: others.find((column) => contextOf(column).kind === 'day'),
    status: others.toReversed().find(labelsOf),
  };
}

const textOf = <Row,>(column: ColDef<Row> | undefined, row: Row) =>
  column ? shownText(column, row) : '';

function Title<Row>({ column, row }: { column: ColDef<Row>; row: Row }) {
  const to = (column.cellRendererParams as { to?: (of: Row) => string } | undefined)?.to;
  const text = shownText(column, row);
  return to ? <Link to={to(row)}>{text}</Link> : <b>{text}</b>;
}

/** A row on a phone: number, day and amount; name and status. Names differ in their ends, so they have the room. */
function PhoneCard<Row extends object>({ data, columns }: Cell<Row, unknown, Params<Row>>) {
  if (!data) return null;
  const { title, amount, name, day, status } = partsOf(columns);
  const statusValue = status && valueOf(status, data);
  const labels = status && labelsOf(status);
  return (
    <div className="kit-card">
      <div className="kit-card-line">
        {title && <Title column={title} row={data} />}
        <span className="kit-card-rest kit-muted kit-numeric">{textOf(day, data)}</span>
        <span className="kit-numeric">{textOf(amount, data)}</span>
      </div>
      <div className="kit-card-line kit-muted">
        <span className="kit-card-name kit-card-rest">{textOf(name, data)}</span>
        {labels && typeof statusValue === 'string' && (
          <StatusTag status={statusValue} labels={labels} />
        )}
      </div>
    </div>
  );
}

export const CARD_HEIGHT = 56;

/** The one column of a list on a phone; the others are there for files. */
export const phoneCardColumn = <Row extends object>(
  columns: readonly ColDef<Row>[],
): ColDef<Row> => ({
  colId: 'card',
  headerName: t('Record'),
  flex: 1,
  cellClass: 'kit-card-cell',
  context: { csv: 'none' } satisfies ColumnContext,
  cellRenderer: PhoneCard,
  cellRendererParams: { columns },
});
