import { useEffect } from 'react';

let open = 0;
const listeners = new Set<() => void>();

/**
 * Forms that send what differs from the record, without its version: while one is open the record
 * stays as it was read, or what others changed meanwhile would count as typed.
 */
export const areFormsOpen = (): boolean => open > 0;

/** Called when the last of them closes. */
export function onFormsClosed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Does the work now, or once the last of them has closed and the page shows what comes after it. */
export function afterFormsClosed(work: () => void): void {
  if (!open) return work();
  const stop = onFormsClosed(() => {
    stop();
    queueMicrotask(() => afterFormsClosed(work));
  });
}

export function useOpenForm(isHolding: boolean): void {
  useEffect(() => {
    if (!isHolding) return;
    open++;
    return () => {
      open--;
      if (!open) for (const listener of listeners) listener();
    };
  }, [isHolding]);
}
