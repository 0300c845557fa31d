import { useEffect } from 'react';

const OPEN = '[role="dialog"], [role="alertdialog"]';

/** The dialog or drawer on top decides, as if the key had been pressed in it. */
function passOn({ key, target }: KeyboardEvent) {
  if (key !== 'Escape' || target !== document.body) return;
  const top = [...document.querySelectorAll(OPEN)].at(-1);
  top?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

let open = 0;

/**
 * Esc while nothing has the focus: a button that is disabled while it saves loses it to the page, and an overlay gets the
 * keys within it alone.
 */
export function usePassedEscape(): void {
  useEffect(() => {
    if (open === 0) document.addEventListener('keydown', passOn);
    open += 1;
    return () => {
      open -= 1;
      if (open === 0) document.removeEventListener('keydown', passOn);
    };
  }, []);
}
