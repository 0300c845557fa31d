import { type RefObject, useEffect } from 'react';

const isTyping = (target: HTMLElement) =>
  target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
/** A checkbox in a grid accepts no letters. */
const isCheckbox = (target: HTMLElement) =>
  target instanceof HTMLInputElement && target.type === 'checkbox';
const isDialogOpen = () =>
  document.querySelector('.bp6-overlay-open .bp6-drawer, .bp6-dialog') !== null;

/**
 * E opens and closes the focused place, S ships the selected rows; arrows and Space are the grid's
 * own.
 */
export function useBoardKeys(box: RefObject<HTMLElement | null>, ship: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        !(target instanceof HTMLElement)
      )
        return;
      if ((isTyping(target) && !isCheckbox(target)) || isDialogOpen()) return;
      if (key === 's' || key === 'S') ship();
      if (key !== 'e' && key !== 'E') return;
      const nested = target.closest('.kit-detail-row')?.closest('.ag-full-width-row');
      const row = nested
        ? box.current?.querySelector(
            `[row-id="${nested.getAttribute('row-id')?.replace(/:open$/, '')}"]`,
          )
        : target.closest('.ag-row');
      row?.querySelector<HTMLElement>('button[aria-expanded]')?.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
