import type { ChangedKind } from '@munim/schema/generated/types.ts';

/** Kinds of audit rows about parts of records: subscribers are notified of the record. */
export type PartKind = 'COMMENT' | 'DOCUMENT' | 'ADDRESS' | 'STOCK_MOVEMENT';

/** Kinds without notification: tickets, and imports, whose records have their own. */
export type SilentKind = 'TICKET' | 'IMPORT';

/** All kinds of audit rows; subscribers are notified of each but the silent ones (core/http/changeKinds.ts). */
export type AuditedKind = ChangedKind | PartKind | SilentKind;
