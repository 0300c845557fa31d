import type {
  ChangedKind,
  PermissionAction,
  PermissionEntity,
} from '@munim/schema/generated/types.ts';
import type { RawBuilder } from 'kysely';
import type { Viewer } from '../access/viewer.ts';

/** Kinds of audit rows about parts of records: told as changes of those records. */
export type PartKind = 'COMMENT' | 'DOCUMENT' | 'ADDRESS' | 'STOCK_MOVEMENT';

/**
 * The rows of a kind of audited record: who is told of a change, and which other records show it.
 * Deleted rows that stay in their table are told too, so that lists drop them.
 */
export interface ChangeKind {
  /** Table with the alias that `visible` names, and what it joins. */
  from: RawBuilder<unknown>;
  id: RawBuilder<number>;
  /** What callers name it by, beside its id. */
  key?: RawBuilder<string>;
  /** Absent: the kind itself is never told. */
  readers?: {
    permission: readonly [PermissionEntity, PermissionAction];
    visible: (viewer: Viewer) => RawBuilder<boolean>;
  };
  /** Records whose page or list shows something of it: kind (a text) and id. */
  shownIn?: readonly (readonly [kind: ChangedKind | RawBuilder<string>, id: RawBuilder<number>])[];
}

export type ChangeKinds = Readonly<Record<ChangedKind | PartKind, ChangeKind>>;
