/** Header of callers that need no count of a list beyond COUNT_CAP (RFC 7240). */
export const CAPPED_COUNTS = { prefer: 'count=capped' };

/** Whether the header Prefer, a list separated by commas, has that. */
export const takesCappedCounts = (prefer: string | string[] | undefined): boolean =>
  /(^|,)\s*count=capped\s*(,|;|$)/.test(String(prefer ?? ''));
