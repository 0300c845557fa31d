import { useEffect, useState } from 'react';
import { focusWithoutOpening } from '../form/focusWithoutOpening.ts';

/** Buttons of open menus: an item that opened a dialog is gone when it closes. */
const buttons = new WeakMap<Element, HTMLElement>();

export const noteMenuButton = (box: Element, button: HTMLElement): void =>
  void buttons.set(box, button);

/**
 * Element that had the focus before the last drawer: its button to the next record goes with it.
 */
let last: HTMLElement | null = null;

function openerNow(): HTMLElement | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return null;
  const menu = activeElement.closest('.menu-popover');
  return (menu && buttons.get(menu)) ?? activeElement;
}

/**
 * Returns the focus to what opened a drawer or dialog once it has closed, unless something else has
 * it by then.
 */
export function useReturnFocus(): void {
  const [opener] = useState(openerNow);
  useEffect(
    () => () => {
      const back = opener?.isConnected ? opener : last;
      last = back;
      if (document.activeElement === document.body && back?.isConnected) focusWithoutOpening(back);
    },
    [opener],
  );
}
