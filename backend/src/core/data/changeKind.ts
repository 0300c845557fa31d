import type {
  ChangedKind,
  PermissionAction,
  PermissionEntity,
} from '@munim/schema/generated/types.ts';
import type { RawBuilder } from 'kysely';
import type { Viewer } from '../access/viewer.ts';
import type { AuditedKind } from './auditedKinds.ts';

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
    /** Null: everybody who is signed in, of the rows that are visible to them. */
    permission: readonly [PermissionEntity, PermissionAction] | null;
    visible: (viewer: Viewer) => RawBuilder<boolean>;
  };
  /** Records whose page or list shows something of it: kind (a text) and id. */
  shownIn?: readonly (readonly [kind: ChangedKind | RawBuilder<string>, id: RawBuilder<number>])[];
}

export type ChangeKinds = Readonly<Record<AuditedKind, ChangeKind>>;
