import { Button } from '@blueprintjs/core';
import { Add, KeyCommand, Undo } from '@blueprintjs/icons';
import { MenuPopover } from '../overlay/MenuPopover.tsx';
import { LINE_KEYS } from './lineGridKeys.ts';
import { t } from '../text.ts';

interface Props {
  announcement: string;
  isInvalid: boolean;
  /** Null where lines are not added, or there is no room for more. */
  onAdd: (() => void) | null;
  onUndo: (() => void) | null;
}

const keys = (
  <dl className="line-keys">
    {LINE_KEYS.map(([name, what]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
);

/** Bar under the lines: actions for the mouse, and what just happened, read out. */
export function LineGridBar({ announcement, isInvalid, onAdd, onUndo }: Props) {
  return (
    <div className="line-bar">
      {onAdd && (
        <Button
          size="small"
          variant="minimal"
          icon={<Add />}
          text={t('Add line')}
          onClick={onAdd}
        />
      )}
      <Button
        size="small"
        variant="minimal"
        icon={<Undo />}
        text={t('Undo')}
        disabled={!onUndo}
        onClick={() => onUndo?.()}
      />
      <MenuPopover content={keys} placement="top-start">
        <Button size="small" variant="minimal" icon={<KeyCommand />} text={t('Keys')} />
      </MenuPopover>
      <span
        role="status"
        className={isInvalid ? 'line-announcement kit-danger' : 'line-announcement kit-muted'}
      >
        {announcement}
      </span>
    </div>
  );
}
