import type { Place, Range } from './lineGridChanges.ts';
import { linesText } from './lineGridCore.ts';
import { t } from '../text.ts';

/** Key handlers. Each returns whether it handled the key. */
export interface LineGridActions {
  isEditing: () => boolean;
  /** Commits the edit of the open cell. */
  commitEdit: () => void;
  /** Commits the edit and goes on, from some cells to another one of the same line. */
  enter: (backwards: boolean) => void;
  move: (rows: number, columns: number) => void;
  next: (backwards: boolean) => boolean;
  extend: (rows: number, columns: number) => void;
  select: (which: 'all' | 'one') => boolean;
  fillDown: () => void;
  /** Toggles the checkbox in the cell; false where there is none. */
  toggle: () => boolean;
  clear: () => void;
  removeRows: () => void;
  undo: () => void;
}

const ARROWS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function inCell(event: KeyboardEvent, { commitEdit, next, enter }: LineGridActions): boolean {
  if (event.key === 'Escape') event.stopPropagation(); // closes the cell, not its drawer
  if (event.key === 'Enter') {
    enter(event.shiftKey);
    return true;
  }
  if (event.key !== 'Tab') return false;
  commitEdit();
  return next(event.shiftKey);
}

function withControl(event: KeyboardEvent, actions: LineGridActions): boolean {
  const { fillDown, removeRows, undo, select } = actions;
  const shortcuts: Record<string, () => unknown> = {
    d: fillDown,
    delete: removeRows,
    z: undo,
    a: () => select('all'),
  };
  const action = shortcuts[event.key.toLowerCase()];
  action?.();
  return action !== undefined;
}

/** True when the key was one of the kit's and the grid shall leave it alone. */
export function handleKey(event: KeyboardEvent, actions: LineGridActions): boolean {
  if (event.altKey || event.isComposing) return false;
  if (actions.isEditing()) return inCell(event, actions);
  if (event.ctrlKey || event.metaKey) return withControl(event, actions);
  const arrow = ARROWS[event.key];
  if (arrow && event.shiftKey) {
    actions.extend(...arrow);
    return true;
  }
  if (event.key === 'Tab') return actions.next(event.shiftKey);
  if (event.key === ' ') return actions.toggle();
  if (event.key === 'Escape') {
    const hadSelection = actions.select('one');
    if (hadSelection) event.stopPropagation();
    return hadSelection;
  }
  if (event.key !== 'Delete' && event.key !== 'Backspace') return false;
  actions.clear();
  return true;
}

/** Keys and what they do, for the user. */
export const LINE_KEYS: readonly (readonly [keys: string, what: string])[] = [
  [t('Arrows, Enter, F2'), t('walk, open the cell; typing replaces')],
  [t('Tab'), t('next cell; after the last one a new line')],
  [t('Space'), t('tick a box')],
  [t('Shift + arrows, Shift + click'), t('mark cells')],
  [t('Ctrl + D'), t('fill down')],
  [t('Ctrl + C, Ctrl + V'), t('copy, paste from a sheet')],
  [t('Ctrl + Delete'), t('remove lines')],
  [t('Ctrl + Z'), t('undo')],
];

export const rangeSizeText = ({ from, to }: Range): string => {
  const columns = to.column - from.column + 1;
  return t('{{lines}}, {{columns}} marked', {
    lines: linesText(to.row - from.row + 1),
    columns: columns === 1 ? t('1 column') : t('{{columns}} columns', { columns }),
  });
};

export const clampTo = (rows: number, columns: number, { row, column }: Place): Place => ({
  row: Math.min(Math.max(row, 0), rows - 1),
  column: Math.min(Math.max(column, 0), columns - 1),
});
