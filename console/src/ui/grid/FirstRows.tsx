import type { ColDef } from 'ag-grid-community';
import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import { shownText, valueOf } from '../export/exportTable.ts';
import { hasGroups } from './columnGroups.tsx';
import { rememberedColumns } from './columnMemory.ts';
import { type FittedColumn, needsOf, sized } from './columnNeeds.ts';
import { layOut } from './columnWidths.ts';
import type { DataGridProps } from './DataGrid.tsx';
import { rowHeight } from './density.ts';
import { ACTIONS, cardsHere, columnsOf } from './gridColumns.ts';
import { cardHeight } from './PhoneCard.tsx';
import './firstRows.css';

/** Columns of pictures and controls, which only the grid draws. */
const CONTROLS: ReadonlySet<string | undefined> = new Set([...ACTIONS, 'open', 'tick']);
const TICK: ColDef = { colId: 'tick', initialWidth: 40, resizable: false };
/** The grid's own width of a column that names none, in pixels. */
const OWN_WIDTH = 200;

const idOf = ({ colId, field }: ColDef) => colId ?? field ?? '';

/** Columns in the order in which the person has them; the grid puts those that came later to the end. */
function inOrder<Row>(columns: ColDef<Row>[], memory: string | undefined): ColDef<Row>[] {
  const order = (memory ? rememberedColumns(memory) : undefined)?.map(({ colId }) => colId) ?? [];
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
  const defs = [...ticks, ...inOrder(all, memory)];
  const fitted = defs.map((def): FittedColumn => ({
    id: idOf(def),
    def: def as ColDef,
    texts: () => textsOf(def, rows),
    isSorted: false,
    width: def.initialWidth ?? OWN_WIDTH,
  }));
  const needs = needsOf(fitted, ranked ?? false, box);
  const choices = memory ? rememberedColumns(memory) : undefined;
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

/** A text is marked, to be copied. */
const isSelecting = () => (window.getSelection()?.toString() ?? '') !== '';

/** The rows of a list as a plain table until the grid, which is the largest part of the page, is drawn under it. */
export function FirstRows<Row extends { id: string }>(props: DataGridProps<Row>) {
  const { label, rows, cards, onOpen, rowClass } = props;
  const box = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState<ReturnType<typeof layOutFirst<Row>>>([]);
  // the widths are those of the rows that are drawn first: a later change comes with the grid
  const [first] = useState(props);
  useLayoutEffect(() => {
    if (box.current) setColumns(layOutFirst(first, box.current));
  }, [first]);
  const here = cardsHere(cards);
  const height = here ? cardHeight(here) : rowHeight();
  const open = (row: Row, target: EventTarget) =>
    isSelecting() || (target as Element).closest('a, button') ? undefined : onOpen?.(row);
  return (
    <div className="kit-first-rows" ref={box}>
      <table aria-label={label}>
        <colgroup>
          {columns.map(({ def, width }) => (
            <col key={idOf(def)} style={{ width }} />
          ))}
        </colgroup>
        {!here && (
          <thead>
            <tr>
              {columns.map(({ def }) => (
                <th key={idOf(def)} scope="col" className={String(def.headerClass ?? '')}>
                  <span>{def.headerName}</span>
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              className={[onOpen && 'kit-row-clickable', rowClass?.(row)].filter(Boolean).join(' ')}
              style={{ height }}
              onClick={({ target }) => open(row, target)}
            >
              {columns.map(({ def }) => (
                <td key={idOf(def)} className={classOf(def)}>
                  <div>
                    <Cell def={def} row={row} onOpen={onOpen} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
