import type {
  ImportAction,
  ImportKind,
  ImportOutcome,
  ImportStatus,
} from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import {
  Count,
  Id,
  Maybe,
  Moment,
  Nullable,
  OneOf,
  paging,
  Shape,
  UserInfo,
} from '../core/http/shapes.ts';

export type ImportKindName = ImportKind;
/** Records that columns name and that no sheet makes. */
const NAMED_ONLY = ['STAFF', 'WAREHOUSE', 'GST_REGISTRATION'] as const;
export type NamedOnly = (typeof NAMED_ONLY)[number];
/** Targets of a look-up column: an imported kind, staff by e-mail address, a warehouse by name, a GST registration by its number. */
export type LookUpName = ImportKind | NamedOnly;
export const isNamedOnly = (name: LookUpName | undefined): name is NamedOnly =>
  NAMED_ONLY.some((one) => one === name);

/** Kinds in the order in which a company moves in. */
export const IMPORT_KINDS = [
  'ORGANISATION',
  'CUSTOMER',
  'CUSTOMER_CONTACT',
  'CUSTOMER_ADDRESS',
  'VENDOR',
  'CATEGORY',
  'PRODUCT',
  'SKU',
  'OFFER',
  'CONTRACT_PRICE',
  'OPENING_STOCK',
  'UNPAID_INVOICE',
  'UNPAID_BILL',
  'CUSTOMER_ADVANCE',
  'VENDOR_ADVANCE',
  'OPEN_ORDER',
  'OPEN_PURCHASE_ORDER',
] as const satisfies ImportKind[];

const KindName = OneOf<ImportKind>(...IMPORT_KINDS);
const Outcome = OneOf<ImportOutcome>('NEW', 'CHANGED', 'SAME', 'FAULTY');
const Action = OneOf<ImportAction>('CHECK', 'APPLY', 'UNDO');
export const SOURCE_PATTERN = '^[A-Za-z0-9][A-Za-z0-9 ._-]{0,29}$';

export const ImportTemplate = Type.Object({
  kind: KindName,
  label: Type.String(),
  help: Type.String(),
  columns: Type.Array(
    Type.Object({
      name: Type.String(),
      required: Type.Boolean(),
      format: Type.String(),
      help: Type.String(),
      example: Type.String(),
    }),
  ),
});
export type ImportTemplate = Static<typeof ImportTemplate>;

export const Import = Type.Object({
  import_id: Id,
  kind: KindName,
  source: Type.String(),
  file_name: Type.String(),
  user_info: UserInfo,
  status: OneOf<ImportStatus>('CHECKING', 'CHECKED', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE'),
  rows: Count,
  done_rows: Count,
  new_rows: Count,
  changed_rows: Count,
  same_rows: Count,
  faulty_rows: Count,
  fault: Nullable(Type.String()),
  ignored_columns: Type.Array(Type.String()),
  left_out: Count,
  has_rows: Type.Boolean(),
  actions: Type.Array(Action),
  created_at: Moment,
  applied_at: Nullable(Moment),
  undone_at: Nullable(Moment),
});
export type Import = Static<typeof Import>;

export const ImportQuery = Shape({
  import_id: Maybe(Id),
  kind: Maybe(KindName),
  ...paging(),
});
export type ImportQuery = Static<typeof ImportQuery>;

export const ImportedRow = Type.Object({
  row: Count,
  external_id: Nullable(Type.String()),
  outcome: Nullable(Outcome),
  record_id: Nullable(Id),
  differences: Type.Array(
    Type.Object({
      column: Type.String(),
      from: Nullable(Type.String()),
      to: Nullable(Type.String()),
    }),
  ),
  faults: Type.Array(Type.Object({ column: Type.String(), message: Type.String() })),
});
export type ImportedRow = Static<typeof ImportedRow>;

export const ImportRowQuery = Shape({
  import_id: Id,
  outcome: Maybe(Outcome),
  ...paging(50),
});
export type ImportRowQuery = Static<typeof ImportRowQuery>;

export const ImportRun = Shape({ import_id: Id, action: Action });
export type ImportRun = Static<typeof ImportRun>;

/** Fields beside the file. */
export const ImportFields = Shape({
  kind: KindName,
  source: Type.String({ pattern: SOURCE_PATTERN, maxLength: LIMITS.importSource }),
});
