/**
 * The focus returns to the menu's button, unless the drawer that the menu opened has it already.
 */
export function focusUnlessTaken(menuBox: HTMLElement, button: HTMLButtonElement | null): void {
  const { activeElement } = document;
  if (activeElement === document.body || menuBox.contains(activeElement))
    button?.focus({ preventScroll: true });
}
