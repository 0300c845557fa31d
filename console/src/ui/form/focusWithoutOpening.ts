const MARK = 'focusWithoutOpening';

/** Focuses a field for what comes next: a picker does not open its list over the form. */
export function focusWithoutOpening(field: HTMLElement): void {
  field.dataset[MARK] = '';
  field.focus({ preventScroll: true });
  delete field.dataset[MARK];
}

export const isFocusedWithoutOpening = (field: HTMLElement): boolean => MARK in field.dataset;
