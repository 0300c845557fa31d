/** A text is marked, to be copied. */
const isTextMarked = () => (window.getSelection()?.toString() ?? '') !== '';

/**
 * True when the target is in a control or was in one: the grid reports a press late, when a button
 * may have redrawn itself without the icon that was pressed.
 */
export const isInControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (!target.isConnected || target.closest('a, button, input, label, .bp6-control') !== null);

/** True when a press on a row means the row. */
export const opensRow = (target: EventTarget | null): boolean =>
  !isTextMarked() && !isInControl(target);
