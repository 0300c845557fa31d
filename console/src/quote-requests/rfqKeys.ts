import { useEffect } from 'react';

interface Keys {
  onSellers: () => void;
  onStep: (by: 1 | -1) => void;
}

/** Letters are text in a text field; a number field has no use for them. */
const acceptsTyping = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement &&
    target.type !== 'checkbox' &&
    target.closest('.kit-number') === null);

/** A dialog above the price drawer has the keys. */
const isDialogOpen = () => document.querySelectorAll('.bp6-drawer, .bp6-dialog').length > 1;

/** Alt+O opens the sellers, J and K go through the list. */
export function useRfqKeys({ onSellers, onStep }: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || isDialogOpen()) return;
      const key = event.key.toLowerCase();
      const acts = event.altKey
        ? event.code === 'KeyO' || key === 'o'
        : (key === 'j' || key === 'k') && !acceptsTyping(event.target);
      if (!acts) return;
      event.preventDefault();
      if (event.altKey) onSellers();
      else onStep(key === 'j' ? 1 : -1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onSellers, onStep]);
}
