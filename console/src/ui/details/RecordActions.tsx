import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { More } from '@blueprintjs/icons';
import { MenuPopover } from '../overlay/MenuPopover.tsx';
import { t } from '../text.ts';

export interface RecordAction {
  text: string;
  onClick: () => void;
  /** The next step of the record's life is in colour; a rare one stands in the menu, a destructive one last in it and red. */
  kind: 'next' | 'usual' | 'rare' | 'destructive';
  /** Reason why it cannot be done now. */
  refusal?: string | null | undefined;
}

const ActionButton = ({ text, kind, refusal, onClick }: RecordAction) => (
  <Button
    text={text}
    intent={kind === 'next' ? 'primary' : 'none'}
    disabled={Boolean(refusal)}
    title={refusal ?? undefined}
    onClick={onClick}
  />
);

const ActionItem = ({ text, kind, refusal, onClick }: RecordAction) => (
  <MenuItem
    text={text}
    intent={kind === 'destructive' ? 'danger' : 'none'}
    disabled={Boolean(refusal)}
    title={refusal ?? undefined}
    onClick={onClick}
  />
);

/** Buttons of a record: what is usual, the rest behind one button, and the next step last. */
export function RecordActions({ actions }: { actions: readonly RecordAction[] }) {
  const of = (...kinds: RecordAction['kind'][]) =>
    actions.filter(({ kind }) => kinds.includes(kind));
  const [rare, destructive] = [of('rare'), of('destructive')];
  const menu = (
    <Menu>
      {rare.map((action) => (
        <ActionItem key={action.text} {...action} />
      ))}
      {rare.length > 0 && destructive.length > 0 && <MenuDivider />}
      {destructive.map((action) => (
        <ActionItem key={action.text} {...action} />
      ))}
    </Menu>
  );
  return (
    <>
      {of('usual').map((action) => (
        <ActionButton key={action.text} {...action} />
      ))}
      {rare.length + destructive.length > 0 && (
        <MenuPopover content={menu} placement="bottom-end">
          <Button icon={<More />} aria-label={t('More actions')} />
        </MenuPopover>
      )}
      {of('next').map((action) => (
        <ActionButton key={action.text} {...action} />
      ))}
    </>
  );
}
