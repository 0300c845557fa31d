/** Header of callers that need no count of a list beyond COUNT_CAP (RFC 7240). */
export const CAPPED_COUNTS = { prefer: 'count=capped' };

/** True when the header Prefer, a list separated by commas, asks for capped counts. */
export const takesCappedCounts = (prefer: string | string[] | undefined): boolean =>
  /(^|,)\s*count=capped\s*(,|;|$)/.test(String(prefer ?? ''));
