import { type FormEvent, useCallback, useEffect, useRef } from 'react';

type Submit = (event?: FormEvent) => unknown;

/**
 * A form's submit, one at a time: the second press of a double click comes before the button knows that it is busy,
 * or when the answer is there and the form not yet gone.
 */
export function useSingly(submit: Submit): (event?: FormEvent) => void {
  const running = useRef(false);
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  }, [submit]);
  return useCallback((event) => {
    event?.preventDefault();
    event?.stopPropagation();
    if (running.current) return;
    running.current = true;
    void Promise.resolve(latest.current(event)).finally(() => setTimeout(() => (running.current = false)));
  }, []);
}
