import { type PopoverNextProps, PopoverNext } from '@blueprintjs/core';
import { type SyntheticEvent, useRef } from 'react';

type Props = Pick<
  PopoverNextProps,
  'content' | 'children' | 'placement' | 'disabled' | 'isOpen' | 'onInteraction'
>;

/**
 * A menu or small panel below its button. When it has closed, the focus returns to the button,
 * unless what an item opened has it: PopoverNext alone takes it back 0.3 s later, out of a dialog
 * in which somebody types already.
 */
export function MenuPopover(props: Props) {
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
      targetProps={{ onClickCapture: remember }}
      shouldReturnFocusOnClose={false}
      onClosed={giveBack}
    />
  );
}
