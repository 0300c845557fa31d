import type {
  ChangedKind,
  PermissionAction,
  PermissionEntity,
} from '@munim/schema/generated/types.ts';
import type { RawBuilder } from 'kysely';
import type { Viewer } from '../access/viewer.ts';
import type { AuditedKind } from './auditedKinds.ts';

/**
 * The rows of a kind of audited record: who is notified of a change, and which other records show it.
 * So are deleted rows that stay in their table: lists drop them.
 */
export interface ChangeKind {
  /** Table with the alias that `visible` names, and what it joins. */
  from: RawBuilder<unknown>;
  id: RawBuilder<number>;
  /** Key that callers use beside the id. */
  key?: RawBuilder<string>;
  /** Absent: nobody is notified of the kind itself. */
  readers?: {
    /** Null: all signed-in users, of the rows that are visible to them. */
    permission: readonly [PermissionEntity, PermissionAction] | null;
    visible: (viewer: Viewer) => RawBuilder<boolean>;
  };
  /** Records whose page or list shows something of it: kind (a text) and id. */
  shownIn?: readonly (readonly [kind: ChangedKind | RawBuilder<string>, id: RawBuilder<number>])[];
}

export type ChangeKinds = Readonly<Record<AuditedKind, ChangeKind>>;
