import { useEffect } from 'react';

/** Letters are text in a text field; a number field has no use for them. */
const acceptsTyping = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement &&
    target.type !== 'checkbox' &&
    target.closest('.kit-number') === null);

/** True where keys belong to a dialog above the drawer, or to a field. */
export const hasOtherUse = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  document.querySelectorAll('.bp6-drawer, .bp6-dialog').length > 1;

/** 1 for J, the next record, -1 for K, the one before; null for any other key. */
function stepOf(event: KeyboardEvent): 1 | -1 | null {
  const key = event.key.toLowerCase();
  if (event.altKey || (key !== 'j' && key !== 'k') || acceptsTyping(event.target)) return null;
  return key === 'j' ? 1 : -1;
}

/** J and K go through a list while its drawer is open. */
export function useStepKeys(onStep: ((by: 1 | -1) => void) | null): void {
  useEffect(() => {
    if (!onStep) return undefined;
    const press = (event: KeyboardEvent) => {
      const by = hasOtherUse(event) ? null : stepOf(event);
      if (!by) return;
      event.preventDefault();
      onStep(by);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onStep]);
}
