import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import {
  Day,
  Line,
  Maybe,
  Moment,
  Nullable,
  Shape,
  UserInfo,
  Version,
} from '../core/http/shapes.ts';

export const Books = Type.Object({
  closed_until: Nullable(Day),
  changed_by_info: Nullable(UserInfo),
  changed_at: Nullable(Moment),
  version: Type.Integer(),
});
export type Books = Static<typeof Books>;

export const BooksChange = Shape({
  closed_until: Nullable(Day),
  reason: Maybe(Nullable(Line(LIMITS.reason))),
  version: Maybe(Version),
});
export type BooksChange = Static<typeof BooksChange>;
