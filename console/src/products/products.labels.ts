/** Codes of 5 and 7 digits stand in old lists; the GST papers know 4, 6 and 8. */
export const hsnWarning = (code: string): string | undefined =>
  /^(\d{5}|\d{7})$/.test(code) ? 'GST papers use codes of 4, 6 or 8 digits.' : undefined;
