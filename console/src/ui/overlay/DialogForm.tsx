import type { ReactNode } from 'react';
import { useSingleFlight } from '../form/useSingleFlight.ts';
import { submitByKeys } from '../form/submitByKeys.ts';
import type { Overlay } from '../form/unsaved.ts';

interface Props {
  /** Overlay of the dialog around it. */
  overlay: Overlay;
  onSubmit: () => unknown;
  /** DialogBody and DialogFooter, whose main button is of the type submit. */
  children: ReactNode;
}

/** Content of a small dialog: Enter in a field confirms it, Ctrl+Enter also where Enter begins a line; once. */
export function DialogForm({ overlay, onSubmit, children }: Props) {
  const submit = useSingleFlight(onSubmit, overlay);
  return (
    <form className="kit-dialog-form" noValidate onSubmit={submit} ref={submitByKeys}>
      {children}
    </form>
  );
}
