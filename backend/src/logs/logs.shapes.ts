import { type Static, Type } from 'typebox';
import { RecordKey, RecordName } from '../core/data/records.ts';
import {
  Id,
  Maybe,
  Moment,
  Nullable,
  paging,
  Shape,
  Text,
  UserInfo,
  dateRange,
} from '../core/http/shapes.ts';

/**
 * The five keys in order of precedence, then any record by its kind and id (docs/decisions/010).
 */
export const LogQuery = Shape({
  order_number: Maybe(Text(50, 1)),
  po_id: Maybe(Id),
  quotation_id: Maybe(Id),
  creditnote_id: Maybe(Id),
  challan_id: Maybe(Id),
  entity_name: Maybe(RecordName),
  entity_id: Maybe(RecordKey),
  ...dateRange('the changes'),
  ...paging(),
});
export type LogQuery = Static<typeof LogQuery>;

const MaybeText = Nullable(Type.String());
const Change = Type.Object({ field: Type.String(), from: MaybeText, to: MaybeText });
export type Change = Static<typeof Change>;

export const LogEntry = Type.Object({
  audit_id: Id,
  created_at: Moment,
  user_info: Nullable(UserInfo),
  action: Type.String(),
  from: MaybeText,
  to: MaybeText,
  changes: Type.Array(Change),
  remarks: MaybeText,
});
export type LogEntry = Static<typeof LogEntry>;
