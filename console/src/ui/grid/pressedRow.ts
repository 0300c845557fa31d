/** A text is marked, to be copied. */
const isTextMarked = () => (window.getSelection()?.toString() ?? '') !== '';

/**
 * Or was one: the grid reports a press later, when a button may have redrawn itself and lost the
 * icon that was pressed.
 */
export const isInControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (!target.isConnected || target.closest('a, button, input, label, .bp6-control') !== null);

/** Whether a press on a row means the row. */
export const opensRow = (target: EventTarget | null): boolean =>
  !isTextMarked() && !isInControl(target);
