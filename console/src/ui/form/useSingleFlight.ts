import { type FormEvent, useCallback, useContext, useEffect, useRef } from 'react';
import { beginSubmit, type Overlay, OverlayContext } from './unsaved.ts';

/**
 * Runs one call at a time: the second press of a double click comes before the button knows that it
 * is busy, or when the answer is there and the form is not yet closed. A dialog that draws its own
 * overlay names it; elsewhere it is the one around.
 */
export function useOneAtATime<Args extends unknown[]>(
  work: (...args: Args) => unknown,
  own?: Overlay,
): (...args: Args) => void {
  const around = useContext(OverlayContext);
  const overlay = own ?? around;
  const running = useRef(false);
  const latest = useRef<typeof work | null>(work);
  useEffect(() => {
    latest.current = work;
    return () => void (latest.current = null); // a closed form is not submitted again
  }, [work]);
  return useCallback(
    (...args) => {
      const run = () => {
        if (running.current || !latest.current) return;
        running.current = true;
        const endSubmit = beginSubmit({ again: run, overlay });
        void Promise.resolve(latest.current(...args)).finally(() =>
          setTimeout(() => {
            running.current = false;
            endSubmit();
          }),
        );
      };
      run();
    },
    [overlay],
  );
}

const INVALID =
  '[aria-invalid=true], .bp6-form-group.bp6-intent-danger :is(input, button, select, textarea), .line-invalid';

/**
 * Focuses the first error in the order of reading, whatever the form's own order is, once a failed
 * submit has drawn the errors.
 */
function focusFirstInvalid(form: EventTarget | null | undefined): void {
  setTimeout(() => {
    if (form instanceof HTMLFormElement) form.querySelector<HTMLElement>(INVALID)?.focus();
  });
}

/** A form's submit, one at a time. */
export function useSingleFlight(
  submit: (event?: FormEvent) => unknown,
  own?: Overlay,
): (event?: FormEvent) => void {
  const submitOnce = useOneAtATime(
    async (form: EventTarget | undefined, event: FormEvent | undefined) => {
      await submit(event);
      focusFirstInvalid(form);
    },
    own,
  );
  return useCallback(
    (event) => {
      event?.preventDefault();
      event?.stopPropagation();
      // the event has it only now
      submitOnce(event?.currentTarget, event);
    },
    [submitOnce],
  );
}
