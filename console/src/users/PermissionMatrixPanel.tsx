import { Button } from '@blueprintjs/core';
import {
  PERMISSION_ACTIONS,
  PERMISSION_ENTITIES,
  type PermissionMap,
} from '@munim/schema/shared/roles.ts';
import { heldBy, permissionChanges } from '@munim/schema/users/users.rules.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useSession } from '../app/session.tsx';
import {
  type Cell,
  differenceAt,
  hasPermission,
  nextCell,
  nameAt,
  pairsAt,
  resetTo,
  togglePermission,
} from './permissionGrid.ts';
import { entityText } from './permissions.labels.ts';
import './users.css';
import { t } from '../ui/text.ts';

interface Props {
  value: PermissionMap;
  /** Template of the role, and its display name. */
  template: PermissionMap;
  roleName: string;
  /** Text of the button that goes back to the template. */
  resetText?: string;
  /** Absent: to be read only. */
  onChange?: ((value: PermissionMap) => void) | undefined;
}

interface BoxProps extends Omit<Props, 'roleName' | 'resetText'> {
  at: Cell;
  active: boolean;
  onFocus: (cell: Cell) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const DIFFERENCE_TEXT = { added: t(', not in the role'), taken: t(', taken from the role') };

/**
 * One checkbox, or one that toggles a row or column. A locked one can be focused and read, not
 * toggled.
 */
function Box({ at, value, template, onChange, active, onFocus, onKeyDown }: BoxProps) {
  const { can } = useSession();
  const pairs = pairsAt(at);
  const on = pairs.filter(hasPermission(value)).length;
  const difference = differenceAt(pairs, value, template);
  const locked = !pairs.some(heldBy(can));
  const label = `${nameAt(at)}${difference ? DIFFERENCE_TEXT[difference] : ''}${locked && onChange ? t(', locked') : ''}`;
  return (
    <label
      className={difference ? `perm-${difference}` : undefined}
      title={locked && onChange ? t('You do not hold this permission yourself') : undefined}
    >
      <input
        type="checkbox"
        aria-label={label}
        aria-disabled={locked || !onChange}
        data-cell={`${at.row}-${at.column}`}
        tabIndex={active ? 0 : -1}
        checked={on === pairs.length}
        ref={(box) => {
          if (box) box.indeterminate = on > 0 && on < pairs.length;
        }}
        onFocus={() => onFocus(at)}
        onKeyDown={onKeyDown}
        onChange={() => onChange?.(togglePermission(value, pairs, can))}
      />
    </label>
  );
}

/**
 * 19 entities × 5 actions. Arrow keys move, space toggles; differences from the role's template are
 * marked and counted.
 */
export function PermissionMatrixPanel({ roleName, resetText = t('Reset to role'), ...map }: Props) {
  const { value, template, onChange } = map;
  const { can } = useSession();
  const [active, setActive] = useState<Cell>({ row: 1, column: 1 });
  const table = useRef<HTMLTableElement>(null);
  const { added, removed } = permissionChanges(template, value);
  const count = added.length + removed.length;
  const walk = (event: KeyboardEvent) => {
    const to = nextCell(active, event.key);
    if (!to) return;
    event.preventDefault();
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${to.row}-${to.column}"]`)?.focus();
  };
  const box = (row: number, column: number) => (
    <Box
      {...map}
      at={{ row, column }}
      active={active.row === row && active.column === column}
      onFocus={setActive}
      onKeyDown={walk}
    />
  );
  return (
    <section className="perm" aria-label={t('Permissions')}>
      <div className="perm-head">
        <strong>{t('Permissions')}</strong>
        <span className="kit-muted" role="status">
          {count === 0
            ? t('as {{roleName}}', { roleName })
            : count === 1
              ? t('{{count}} difference from {{roleName}}', { count, roleName })
              : t('{{count}} differences from {{roleName}}', { count, roleName })}
        </span>
        {onChange && (
          <Button
            size="small"
            text={resetText}
            disabled={count === 0}
            title={count === 0 ? t('They are those of the role') : undefined}
            onClick={() => onChange(resetTo(template, value, can))}
          />
        )}
      </div>
      <div className="perm-scroll">
        <table ref={table} className="perm-table">
          <thead>
            <tr>
              <th scope="col">{t('entity')}</th>
              {onChange && <th className="perm-all">{t('all')}</th>}
              {PERMISSION_ACTIONS.map((action, i) => (
                <th key={action} scope="col">
                  {action}
                  {onChange && box(0, i + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PERMISSION_ENTITIES.map((entity, i) => (
              <tr key={entity}>
                <th scope="row">{entityText(entity)}</th>
                {onChange && <td className="perm-all">{box(i + 1, 0)}</td>}
                {PERMISSION_ACTIONS.map((action, j) => (
                  <td key={action}>{box(i + 1, j + 1)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
