/** Ids of the local ledger, which stands in for an accounting service: what it has is removed with the paper. */
export const LOCAL_ID_PREFIX = 'LOCAL-';
export const isLocalId = (id: string): boolean => id.startsWith(LOCAL_ID_PREFIX);
