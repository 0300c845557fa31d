import type { ChangedKind } from '@munim/schema/generated/types.ts';

/** Kinds of audit rows about parts of records: told as changes of those records. */
export type PartKind = 'COMMENT' | 'DOCUMENT' | 'ADDRESS' | 'STOCK_MOVEMENT';

/** Kinds that are told to nobody: a person's own, and imports, whose records are told. */
export type UntoldKind = 'TICKET' | 'IMPORT';

/** Kinds of audit rows, all that are written; each but the untold is told live (core/http/changeKinds.ts). */
export type AuditedKind = ChangedKind | PartKind | UntoldKind;
