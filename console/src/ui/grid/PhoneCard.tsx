import type { ColDef } from 'ag-grid-community';
import { Link } from 'react-router-dom';
import { contextOf, shownText, valueOf } from '../export/exportTable.ts';
import type { Statuses } from '../format/labels.ts';
import { NO_VALUE } from '../format/rupees.ts';
import { PhoneLink } from '../format/PhoneLink.tsx';
import { StatusTag } from '../format/StatusTag.tsx';
import type { Cell, ColumnContext } from './columns.tsx';
import { t } from '../text.ts';

interface Params<Row> {
  columns: readonly ColDef<Row>[];
}

const labelsOf = <Row,>({ cellRendererParams }: ColDef<Row>): Statuses | undefined =>
  (cellRendererParams as { labels?: Statuses } | undefined)?.labels;

/** Parts of a card: the first column of each kind. */
function partsOf<Row>(columns: readonly ColDef<Row>[]) {
  const written = columns.filter(
    (column) => contextOf(column).csv !== 'none' && (contextOf(column).rank ?? 1) < 3,
  );
  const [title] = written;
  const others = written.slice(1);
  return {
    title,
    phone: others.find((column) => contextOf(column).isPhone),
    amount:
      others.find((column) => contextOf(column).card) ??
      others.find((column) => contextOf(column).kind === 'money'),
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
  return to ? (
    <Link className="kit-card-title" to={to(row)}>
      {text}
    </Link>
  ) : (
    <b className="kit-card-title">{text}</b>
  );
}

function CardStatus<Row>({ column, row }: { column: ColDef<Row> | undefined; row: Row }) {
  const status = column && valueOf(column, row);
  const labels = column && labelsOf(column);
  return labels && typeof status === 'string' ? (
    <StatusTag status={status} labels={labels} />
  ) : null;
}

/** A row on a phone: number, day and amount; name and status. Names differ in their ends, so they have the room. */
function PhoneCard<Row extends object>({ data, columns }: Cell<Row, unknown, Params<Row>>) {
  if (!data) return null;
  const { title, phone, amount, name, day, status } = partsOf(columns);
  const number = textOf(phone, data);
  return (
    <div className="kit-card">
      <div className="kit-card-line">
        {title && <Title column={title} row={data} />}
        <span className="kit-card-rest kit-muted kit-numeric">{textOf(day, data)}</span>
        <span className="kit-numeric">{textOf(amount, data)}</span>
        {number && <PhoneLink phone={number} />}
      </div>
      <div className="kit-card-line kit-muted">
        <span className="kit-card-name kit-card-rest">
          {textOf(name, data)}
          {amount && contextOf(amount).card?.note(data)}
        </span>
        <CardStatus column={status} row={data} />
      </div>
    </div>
  );
}

/** Parts of a line's card: its name, its total and its figures with their names. */
function partsOfLine<Row>(columns: readonly ColDef<Row>[]) {
  const seen = columns.filter(
    (column) =>
      contextOf(column).csv !== 'none' &&
      !contextOf(column).hideOnPhone &&
      column.columnGroupShow !== 'open',
  );
  const amount = seen.findLast((column) => contextOf(column).kind === 'money');
  return {
    name: seen.find((column) => column.flex),
    amount,
    figures: seen.filter(
      (column) =>
        FIGURES.has(contextOf(column).kind) && column !== amount && column.field !== 'lineNumber',
    ),
    status: seen.find(labelsOf),
  };
}

const FIGURES: ReadonlySet<unknown> = new Set(['count', 'money', 'percent', 'day']);
/** Figures that say nothing. */
const NOTHING: ReadonlySet<string> = new Set(['', '0', NO_VALUE]);

/** A line of a document on a phone. */
function LineCard<Row extends object>({ data, columns }: Cell<Row, unknown, Params<Row>>) {
  if (!data) return null;
  const { name, amount, figures, status } = partsOfLine(columns);
  const said = figures
    .map((column) => ({ head: column.headerName, text: textOf(column, data) }))
    .filter(({ text }) => !NOTHING.has(text));
  return (
    <div className="kit-card">
      <div className="kit-card-line">
        <span className="kit-card-goods">{textOf(name, data)}</span>
        <b className="kit-numeric">{textOf(amount, data)}</b>
      </div>
      <div className="kit-card-line kit-muted">
        <span className="kit-card-figures kit-numeric">
          {said.map(({ head, text }) => `${head} ${text}`).join(' · ')}
        </span>
        <CardStatus column={status} row={data} />
      </div>
    </div>
  );
}

/** Pixels of a card. */
const CARD_HEIGHTS = { records: 56, lines: 84 } as const;
/** Rows that a phone shows as cards: records of a list, or lines of a document. */
export type Cards = keyof typeof CARD_HEIGHTS;
export const cardHeight = (cards: Cards): number => CARD_HEIGHTS[cards];

const RENDERERS = { records: PhoneCard, lines: LineCard } as const;

/** The one column of a grid on a phone; the others are there for files. */
export const phoneCardColumn = <Row extends object>(
  columns: readonly ColDef<Row>[],
  cards: Cards,
): ColDef<Row> => ({
  colId: 'card',
  headerName: t('Record'),
  flex: 1,
  cellClass: 'kit-card-cell',
  context: { csv: 'none' } satisfies ColumnContext,
  cellRenderer: RENDERERS[cards],
  cellRendererParams: { columns },
});
