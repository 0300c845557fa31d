/**
 * Ids of the local ledger, which replaces an accounting service: its entry is removed together with
 * the document.
 */
export const LOCAL_ID_PREFIX = 'LOCAL-';
export const isLocalId = (id: string): boolean => id.startsWith(LOCAL_ID_PREFIX);
