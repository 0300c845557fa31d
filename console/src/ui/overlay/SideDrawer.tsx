import { Drawer } from '@blueprintjs/core';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { OverlayContext, useClosing } from '../form/unsaved.ts';
import { OverlayHead } from './OverlayHead.tsx';

interface Props {
  title: ReactNode;
  /** Content before the close button; not part of the overlay's name. */
  beside?: ReactNode;
  /** Width: 420, '60%' … (docs/rules/console.md#dialogs-and-drawers) */
  width: number | string;
  /** Does not slide in. */
  atOnce?: boolean;
  /** Input in it was changed: closing asks first. */
  dirty?: boolean;
  /** Parameters of the address that change without closing it. */
  keeps?: readonly string[] | undefined;
  /** True while it saves: it cannot be closed. */
  busy?: boolean;
  onClose: () => void;
  /** Gets what its own Cancel button calls. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** The second press of the double click that opened the drawer is on its backdrop. */
const isSecondPress = ({ nativeEvent }: SyntheticEvent) =>
  nativeEvent instanceof UIEvent && nativeEvent.detail > 1;

/**
 * Blueprint's drawer has no role for assistive technology: here it is a dialog, named by its title.
 */
export function SideDrawer({
  title,
  beside,
  width,
  atOnce = false,
  dirty = false,
  keeps,
  busy = false,
  onClose,
  children,
}: Props) {
  const id = useId();
  const closing = useClosing(onClose, dirty, { keeps });
  const close = () => (busy ? undefined : closing.close());
  return (
    <OverlayContext value={closing.overlay}>
      <Drawer
        isOpen
        onClose={(event) => {
          if (!isSecondPress(event)) close();
        }}
        size={width}
        {...(atOnce ? { transitionDuration: 0 } : {})}
        className="kit-drawer"
      >
        <div role="dialog" aria-modal aria-labelledby={id} className="kit-drawer-dialog">
          <OverlayHead id={id} title={title} beside={beside} onClose={close} />
          {typeof children === 'function' ? children(close) : children}
        </div>
      </Drawer>
    </OverlayContext>
  );
}
