/** Statuses of documents that count in no sum of a list, be it of a page or of all rows. */
export const ENDED_STATUSES = ['CANCELLED', 'VOID'] as const;
