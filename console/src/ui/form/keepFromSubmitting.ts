import type { KeyboardEvent } from 'react';

/** Enter in a field of a form of many fields sends it half-written: Ctrl+Enter and the button do. */
export function keepFromSubmitting(event: KeyboardEvent): void {
  const isField = event.target instanceof HTMLInputElement;
  if (event.key === 'Enter' && isField && !event.ctrlKey && !event.metaKey) event.preventDefault();
}
