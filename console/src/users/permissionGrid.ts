import {
  type Can,
  canBy,
  PERMISSION_ACTIONS,
  PERMISSION_ENTITIES,
  type PermissionMap,
} from '@munim/schema/shared/roles.ts';
import { heldBy, mapOf, type Pair, pairsOf } from '@munim/schema/users/users.rules.ts';
import { t } from '../ui/text.ts';

/** Row 0 and column 0 are the heads, which switch a whole column or row; the corner between them is nothing. */
export interface Cell {
  row: number;
  column: number;
}
const LAST_ROW = PERMISSION_ENTITIES.length;
const LAST_COLUMN = PERMISSION_ACTIONS.length;

/** Permissions of a checkbox: one, a row or a column. */
export function pairsAt({ row, column }: Cell): Pair[] {
  const entities = row === 0 ? PERMISSION_ENTITIES : PERMISSION_ENTITIES.slice(row - 1, row);
  const actions = column === 0 ? PERMISSION_ACTIONS : PERMISSION_ACTIONS.slice(column - 1, column);
  return entities.flatMap((entity) => actions.map((action): Pair => [entity, action]));
}

const samePosition = ([entity, action]: Pair) => {
  return ([other, another]: Pair) => other === entity && another === action;
};

export const hasPermission = (map: PermissionMap) => heldBy(canBy(map));

/**
 * Toggles the permissions that the viewer has: all on, or off when all were on. Those the viewer
 * lacks stay.
 */
export function togglePermission(
  map: PermissionMap,
  pairs: readonly Pair[],
  viewerCan: Can,
): PermissionMap {
  const free = pairs.filter(heldBy(viewerCan));
  if (!free.every(hasPermission(map))) return mapOf([...pairsOf(map), ...free]);
  return mapOf(pairsOf(map).filter((pair) => !free.some(samePosition(pair))));
}

/** The template within the permissions of the viewer; others stay unchanged. */
export function resetTo(
  template: PermissionMap,
  map: PermissionMap,
  viewerCan: Can,
): PermissionMap {
  const held = heldBy(viewerCan);
  return mapOf([...pairsOf(template).filter(held), ...pairsOf(map).filter((pair) => !held(pair))]);
}

const ARROW_MOVES: Record<string, (cell: Cell) => Cell> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: row === 0 ? 1 : 0 }),
  End: ({ row }) => ({ row, column: LAST_COLUMN }),
};

/** Target of a key; undefined when there is none. */
export function nextCell(cell: Cell, key: string): Cell | undefined {
  const to = ARROW_MOVES[key]?.(cell);
  if (!to || to.row < 0 || to.row > LAST_ROW || to.column < 0 || to.column > LAST_COLUMN)
    return undefined;
  return to.row === 0 && to.column === 0 ? undefined : to;
}

/** Difference of one permission from the role; none for a row or column. */
export function differenceAt(
  pairs: readonly Pair[],
  map: PermissionMap,
  template: PermissionMap,
): 'added' | 'taken' | undefined {
  const [pair, more] = pairs;
  if (!pair || more) return undefined;
  const [has, starts] = [hasPermission(map)(pair), hasPermission(template)(pair)];
  return has === starts ? undefined : has ? 'added' : 'taken';
}

/** Accessible name of a checkbox: 'order APPROVE', 'order: all', 'APPROVE: all'. */
export function nameAt(cell: Cell): string {
  const [pair = ['', '']] = pairsAt(cell);
  const [entity, action] = [pair[0].replaceAll('_', ' '), pair[1]];
  if (cell.row === 0) return t('{{action}}: all', { action });
  return cell.column === 0 ? t('{{entity}}: all', { entity }) : `${entity} ${action}`;
}
