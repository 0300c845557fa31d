import { type PopoverNextProps, PopoverNext } from '@blueprintjs/core';
import { type ReactElement, type SyntheticEvent, useRef } from 'react';
import { focusFirstItem, moveInMenu } from './menuKeys.ts';
import { noteMenuButton } from './returnFocus.ts';

interface Props extends Pick<
  PopoverNextProps,
  'children' | 'placement' | 'disabled' | 'isOpen' | 'onInteraction'
> {
  content: ReactElement;
}

/**
 * A menu or small panel below its button. When it has closed, the focus returns to the button,
 * unless what an item opened has it: PopoverNext alone takes it back 0.3 s later, out of a dialog
 * in which the user types already.
 */
export function MenuPopover({ content, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const remember = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    button.current = currentTarget.querySelector('button');
  };
  const giveBack = (box: HTMLElement) => {
    const { activeElement } = document;
    if (activeElement === document.body || box.contains(activeElement))
      button.current?.focus({ preventScroll: true });
  };
  return (
    <PopoverNext
      {...props}
      content={
        <div role="presentation" tabIndex={-1} className="menu-popover" onKeyDown={moveInMenu}>
          {content}
        </div>
      }
      autoFocus={false} // a frame later, when a dialog that an item opened may have it
      onOpening={(box) => {
        const menu = box.querySelector('.menu-popover');
        if (menu && button.current) noteMenuButton(menu, button.current);
        focusFirstItem(box);
      }}
      targetProps={{ onClickCapture: remember }}
      shouldReturnFocusOnClose={false}
      onClosed={giveBack}
    />
  );
}
