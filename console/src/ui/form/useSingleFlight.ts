import { type FormEvent, useCallback, useEffect, useRef } from 'react';
import { beginSubmit } from './unsaved.ts';

/**
 * Runs one call at a time: the second press of a double click comes before the button knows that it
 * is busy, or when the answer is there and the form is not yet closed.
 */
export function useOneAtATime<Args extends unknown[]>(
  work: (...args: Args) => unknown,
): (...args: Args) => void {
  const running = useRef(false);
  const latest = useRef<typeof work | null>(work);
  useEffect(() => {
    latest.current = work;
    return () => void (latest.current = null); // what is closed is not tried again
  }, [work]);
  return useCallback((...args) => {
    const run = () => {
      if (running.current || !latest.current) return;
      running.current = true;
      const endSubmit = beginSubmit(run);
      void Promise.resolve(latest.current(...args)).finally(() =>
        setTimeout(() => {
          running.current = false;
          endSubmit();
        }),
      );
    };
    run();
  }, []);
}

/** A form's submit, one at a time. */
export function useSingleFlight(
  submit: (event?: FormEvent) => unknown,
): (event?: FormEvent) => void {
  const submitOnce = useOneAtATime(submit);
  return useCallback(
    (event) => {
      event?.preventDefault();
      event?.stopPropagation();
      submitOnce(event);
    },
    [submitOnce],
  );
}
