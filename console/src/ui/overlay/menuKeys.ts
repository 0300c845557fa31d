import type { KeyboardEvent } from 'react';

const ITEMS = '[role=menuitem]:not([aria-disabled=true])';
const STEPS: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at < last ? at + 1 : 0),
  ArrowUp: (at, last) => (at > 0 ? at - 1 : last),
  Home: () => 0,
  End: (_, last) => last,
};

const itemsIn = (menu: Element) => [...menu.querySelectorAll<HTMLElement>(ITEMS)];

/**
 * Focuses the first item, else the box, from which Tab goes into it. What was opened by the mouse
 * shows no ring.
 */
export function focusFirstItem(menuBox: HTMLElement): void {
  const box = menuBox.querySelector<HTMLElement>('.menu-popover');
  (itemsIn(menuBox)[0] ?? box)?.focus({ preventScroll: true });
}

/** The arrows, Home and End go through the items of the menu; Enter presses one. */
export function moveInMenu(event: KeyboardEvent): void {
  const menu = event.target instanceof Element && event.target.closest('[role=menu]');
  const step = STEPS[event.key];
  if (!menu || !step) return;
  event.preventDefault();
  const items = itemsIn(menu).filter((item) => item.closest('[role=menu]') === menu);
  const at = items.findIndex((item) => item.contains(document.activeElement));
  items[step(at, items.length - 1)]?.focus();
}
