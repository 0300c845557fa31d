import type { ColDef } from 'ag-grid-community';
import { type ComponentType, useContext, useLayoutEffect, useRef, useState } from 'react';
import { shownText, valueOf } from '../export/exportTable.ts';
import { hasGroups } from './columnGroups.tsx';
import { rememberedColumns } from './columnMemory.ts';
import { type FittedColumn, needsOf, sized } from './columnNeeds.ts';
import { layOut } from './columnWidths.ts';
import type { DataGridProps } from './DataGrid.tsx';
import { rowHeight } from './density.ts';
import { ExpandedRowsContext } from './expandableRows.tsx';
import { ACTIONS, cardsHere, columnsOf } from './gridColumns.ts';
import { type Failure, GridFailed } from './GridFailed.tsx';
import { cardHeight } from './PhoneCard.tsx';
import { opensRow } from './pressedRow.ts';
import './firstRows.css';

/** Columns of controls, which only the grid draws. */
const CONTROLS: ReadonlySet<string | undefined> = new Set([...ACTIONS, 'tick']);
const TICK: ColDef = { colId: 'tick', initialWidth: 40, resizable: false };
/** The grid's own width of a column that names none, in pixels. */
const OWN_WIDTH = 200;

const idOf = ({ colId, field }: ColDef) => colId ?? field ?? '';

type Choices = ReturnType<typeof rememberedColumns>;

/** Columns in the order in which the person has them; the grid puts those that came later to the end. */
function inOrder<Row>(columns: ColDef<Row>[], choices: Choices): ColDef<Row>[] {
  const order = choices?.map(({ colId }) => colId) ?? [];
  if (order.length === 0) return columns;
  const placeOf = (column: ColDef) => {
    const place = order.indexOf(idOf(column));
    return place < 0 ? order.length : place;
  };
  return columns.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const textsOf = <Row,>(column: ColDef<Row>, rows: readonly Row[]) =>
  new Set(rows.map((row) => shownText(column, row)).filter(Boolean));

/** The columns as the grid will lay them out (fitColumns.ts), and how wide. */
function layOutFirst<Row extends { id: string }>(
  { rows, columns, memory, ranked, expandable, rowSelection, cards }: DataGridProps<Row>,
  box: HTMLElement,
) {
  const all = columnsOf(columns, { expandable: Boolean(expandable), cards: cardsHere(cards) });
  const ticks = rowSelection ? [TICK as ColDef<Row>] : [];
  const choices = memory ? rememberedColumns(memory) : undefined;
  const defs = [...ticks, ...inOrder(all, choices)];
  const fitted = defs.map((def): FittedColumn => ({
    id: idOf(def),
    def: def as ColDef,
    texts: () => textsOf(def, rows),
    isSorted: false,
    width: def.initialWidth ?? OWN_WIDTH,
  }));
  const needs = needsOf(fitted, ranked ?? false, box);
  const { widths } = layOut(
    fitted.map((column) =>
      sized(column, {
        need: needs.get(column.id),
        choice: choices?.find(({ colId }) => colId === column.id),
        ranked: ranked ?? false,
        kept: false,
      }),
    ),
    box.clientWidth,
    window.innerWidth,
  );
  return defs.flatMap((def) => {
    const width = widths.get(idOf(def));
    return width === undefined ? [] : [{ def, width }];
  });
}

interface CellProps<Row> {
  def: ColDef<Row>;
  row: Row;
  onOpen: ((row: Row) => void) | undefined;
}

function Cell<Row>({ def, row, onOpen }: CellProps<Row>) {
  if (CONTROLS.has(idOf(def))) return null;
  const text = shownText(def, row);
  const Drawn = def.cellRenderer as ComponentType<Record<string, unknown>> | undefined;
  if (!Drawn) return text;
  return (
    <Drawn
      value={valueOf(def, row)}
      valueFormatted={text}
      data={row}
      context={{ open: onOpen }}
      {...(def.cellRendererParams as object | undefined)}
    />
  );
}

const classOf = <Row,>({ cellClass }: ColDef<Row>) =>
  typeof cellClass === 'function' ? undefined : [cellClass ?? []].flat().join(' ');

type Shape<Row> = Pick<DataGridProps<Row>, 'sort' | 'columns'>;

/**
 * True when these rows look as the grid would draw them: it sorts rows itself and folds groups of
 * columns.
 */
export const isPlain = <Row extends { id: string }>({ sort, columns }: Shape<Row>): boolean =>
  !sort && !hasGroups(columns as readonly ColDef[]);

export const mayDrawFirst = <Row extends { id: string }>({
  rows,
  ...shape
}: Shape<Row> & Pick<DataGridProps<Row>, 'rows'>): boolean => rows.length > 0 && isPlain(shape);

interface RowProps<Row extends { id: string }> extends Pick<
  DataGridProps<Row>,
  'onOpen' | 'rowClass' | 'expandable'
> {
  row: Row;
  defs: readonly ColDef<Row>[];
  height: number;
}

/** A row, with what it expands to when it is open. */
function FirstRow<Row extends { id: string }>(props: RowProps<Row>) {
  const { row, defs, height, onOpen, rowClass, expandable } = props;
  const isOpen = useContext(ExpandedRowsContext)?.isOpen(row.id);
  return (
    <>
      <tr
        className={[onOpen && 'kit-row-clickable', rowClass?.(row)].filter(Boolean).join(' ')}
        style={{ height }}
        data-row={row.id}
        onClick={({ target }) => opensRow(target) && onOpen?.(row)}
      >
        {defs.map((def) => (
          <td key={idOf(def)} className={classOf(def)} data-column={idOf(def)}>
            <div>
              <Cell def={def} row={row} onOpen={onOpen} />
            </div>
          </td>
        ))}
      </tr>
      {isOpen && expandable && (
        <tr style={{ height: expandable.heightOf(row) }}>
          <td colSpan={defs.length} className="kit-first-detail">
            <div className="kit-detail-row">{expandable.renderContent(row)}</div>
          </td>
        </tr>
      )}
    </>
  );
}

interface Props<Row extends { id: string }> extends DataGridProps<Row> {
  failure?: Failure | undefined;
  /** True when it stands in the place of the grid and not over it. */
  isAlone?: boolean;
}

/** The rows of a list as a plain table until the grid, which is the largest part of the page, is drawn under it. */
export function FirstRows<Row extends { id: string }>({ failure, isAlone, ...props }: Props<Row>) {
  const { label, rows, cards } = props;
  const box = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState<ReturnType<typeof layOutFirst<Row>>>([]);
  // the layout is that of the rows that are drawn first: a later change comes with the grid, if it comes
  const [first] = useState(props);
  const { rows: measured, columns: given } = failure ? props : first;
  useLayoutEffect(() => {
    if (box.current)
      setColumns(layOutFirst({ ...first, rows: measured, columns: given }, box.current));
  }, [first, measured, given]);
  const here = cardsHere(cards);
  const defs = columns.map(({ def }) => def);
  return (
    <div className={isAlone ? 'kit-first-rows kit-first-rows-alone' : 'kit-first-rows'} ref={box}>
      <table aria-label={label}>
        <colgroup>
          {columns.map(({ def, width }) => (
            <col key={idOf(def)} style={{ width }} />
          ))}
        </colgroup>
        {!here && (
          <thead>
            <tr>
              {defs.map((def) => (
                <th key={idOf(def)} scope="col" className={String(def.headerClass ?? '')}>
                  <span>{def.headerName}</span>
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <FirstRow
              key={row.id}
              row={row}
              defs={defs}
              height={here ? cardHeight(here) : rowHeight()}
              {...props}
            />
          ))}
        </tbody>
      </table>
      {failure && <GridFailed {...failure} />}
    </div>
  );
}
