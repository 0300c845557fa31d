import { useCallback, useEffect, useState } from 'react';

const open = new Set<symbol>();
/** Forms whose submit is under way. */
const sending = new Set<symbol>();
const listeners = new Set<() => void>();

/**
 * Forms that send what differs from the record, without its version: while one is open the record
 * stays as it was read, or what others changed meanwhile would count as typed.
 */
export const areFormsOpen = (): boolean => open.size > 0;

/** Called when the last of them closes. */
export function onFormsClosed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Does the work, which follows a write, now, or once the last of them has closed and the page shows what comes after
 * it. A form that is sending does not wait for itself: it may stay open and show what its own write changed.
 */
export function afterOtherForms(work: () => void): void {
  if ([...open].every((form) => sending.has(form))) return work();
  const stop = onFormsClosed(() => {
    stop();
    queueMicrotask(() => afterOtherForms(work));
  });
}

/** Returns what the form runs its submit with. */
export function useOpenForm(isHolding: boolean): (submit: () => unknown) => Promise<void> {
  const [form] = useState(() => Symbol('form'));
  useEffect(() => {
    if (!isHolding) return;
    open.add(form);
    return () => {
      open.delete(form);
      if (!open.size) for (const listener of listeners) listener();
    };
  }, [form, isHolding]);
  return useCallback(
    async (submit) => {
      sending.add(form);
      try {
        await submit();
      } finally {
        sending.delete(form);
      }
    },
    [form],
  );
}
