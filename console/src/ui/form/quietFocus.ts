const QUIET = 'quietFocus';

/** Focuses a field for what comes next: a picker does not open its list over the form. */
export function focusQuietly(field: HTMLElement): void {
  field.dataset[QUIET] = '';
  field.focus({ preventScroll: true });
  delete field.dataset[QUIET];
}

export const isFocusedQuietly = (field: HTMLElement): boolean => QUIET in field.dataset;
