import { Button, Classes, Drawer, H4 } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { type ReactNode, useId } from 'react';

interface Props {
  title: ReactNode;
  /** Width: 420, '60%' … (docs/rules/console.md#dialogs-and-drawers) */
  width: number | string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Blueprint's drawer has no role for assistive technology: here it is a dialog, named by its title.
 */
export function SideDrawer({ title, width, onClose, children }: Props) {
  const id = useId();
  return (
    <Drawer isOpen onClose={onClose} size={width} className="kit-drawer">
      <div role="dialog" aria-modal aria-labelledby={id} className="kit-drawer-dialog">
        <div className={Classes.DRAWER_HEADER}>
          <H4 id={id}>{title}</H4>
          <Button
            variant="minimal"
            className={Classes.DIALOG_CLOSE_BUTTON}
            icon={<Cross size={20} />}
            aria-label="Close"
            onClick={onClose}
          />
        </div>
        {children}
      </div>
    </Drawer>
  );
}
