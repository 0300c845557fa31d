/** Codes of 5 and 7 digits occur in old lists; GST documents have 4, 6 and 8. */
export const hsnWarning = (code: string): string | undefined =>
  /^(\d{5}|\d{7})$/.test(code) ? 'GST documents use codes of 4, 6 or 8 digits.' : undefined;
