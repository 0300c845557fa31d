import type { ClipboardEvent } from 'react';
import type { LineColumn, LineRow } from './lineColumn.ts';
import { cleared, isBlank, pasted, rangeOf, rowCount, textsOf } from './lineGridChanges.ts';
import { type LineGridCore, linesText, placeOf, rangeNow } from './lineGridCore.ts';
import { blockText, parseBlock } from './lineGridPaste.ts';
import { t } from '../text.ts';

const isField = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Adds lines after those that are there; empty ones give way. False when there are none to add. */
export function takeLines<Row extends LineRow>(
  { columns, newRow, now, change, max, announce }: LineGridCore<Row>,
  read: readonly Row[] | null | undefined,
): boolean {
  if (!read || !newRow) return false;
  const empty = newRow();
  const kept = now().filter((row) => !isBlank(row, columns, empty));
  const room = Math.max(max - kept.length, 0);
  change([...kept, ...read.slice(0, room)]);
  announce(
    read.length > room
      ? t('{{read}} pasted. {{read2}} left out, from line {{room}} on: at most {{max}}.', {
          read: linesText(Math.min(read.length, room)),
          read2: linesText(read.length - room),
          room: room + 1,
          max: linesText(max),
        })
      : t('{{read}} pasted.', { read: linesText(Math.min(read.length, room)) }),
  );
  return true;
}

/** Ctrl+V: one cell goes into the open editor as usual, a block over the lines. */
export function pasteLines<Row extends LineRow>(
  event: ClipboardEvent,
  core: LineGridCore<Row>,
): void {
  const { grid, now, change, columns, newRow, max, selection, announce } = core;
  const copied = event.clipboardData.getData('text/plain');
  const block = parseBlock(copied);
  const isOneCell = block.length === 1 && block[0]?.length === 1;
  if (block.length === 0 || (isField(event.target) && isOneCell)) return;
  event.preventDefault();
  grid()?.stopEditing(true);
  if ((placeOf(core)?.column ?? 0) === 0 && takeLines(core, core.readPasted?.(copied))) return;
  const end = { row: now().length, column: 0 };
  const range = rangeNow(core) ?? rangeOf(end, end);
  const { rows, lines, droppedLines } = pasted(now(), columns, { block, range, newRow, max });
  change(rows);
  announce(
    droppedLines > 0
      ? t('{{lines}} pasted. {{droppedLines}} left out: there is no room for more.', {
          lines: linesText(lines),
          droppedLines: linesText(droppedLines),
        })
      : t('{{lines}} pasted.', { lines: linesText(lines) }),
  );
  if (rowCount(range) < lines)
    selection.set(range.from, { row: range.from.row + lines - 1, column: range.to.column });
}

/** Ctrl+C and Ctrl+X. */
export function copyLines<Row extends LineRow>(
  event: ClipboardEvent,
  core: LineGridCore<Row>,
): void {
  const { grid, now, change, columns } = core;
  const range = rangeNow(core);
  if (!range || isField(event.target)) return;
  const shown = (row: Row, { id }: LineColumn<Row>) => {
    const rowNode = grid()?.getRowNode(row.id);
    return rowNode ? String(grid()?.getCellValue({ rowNode, colKey: id }) ?? '') : '';
  };
  event.preventDefault();
  event.clipboardData.setData('text/plain', blockText(textsOf(now(), columns, range, shown)));
  if (event.type === 'cut') change(cleared(now(), columns, range));
}
