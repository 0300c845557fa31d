import { MEASURE_NAMES } from '@munim/schema/analytics/measures.ts';
import type { HomeList } from '@munim/schema/generated/types.ts';
import { type Static, Type } from 'typebox';
import { Count, Day, Id, ListOf, Maybe, Nullable, OneOf, Shape, Sum } from '../core/http/shapes.ts';

const LISTS = [
  ...(['PENDING_RFQS', 'DRAFT_POS', 'PENDING_QUOTATIONS', 'UNASSIGNED_SAMPLES'] as const),
  ...(['ASSIGNED_SAMPLES', 'OPEN_RFQS', 'OPEN_QUOTATIONS', 'OPEN_ORDERS', 'OPEN_SAMPLES'] as const),
  ...(['DISPATCH', 'INWARD', 'POD', 'OPEN_SHIPMENTS', 'PRICED_RFQS'] as const),
  ...(['CONFIRMED_QUOTATIONS', 'LATE_ORDERS', 'DRAFT_BILLS', 'OVERDUE_INVOICES'] as const),
] satisfies readonly HomeList[];

export const SummaryQuery = Shape({
  sales_person: Maybe(ListOf(Id)),
  category_manager: Maybe(Id),
  start_date: Maybe(Day),
  end_date: Maybe(Day),
});
export type SummaryQuery = Static<typeof SummaryQuery>;

export const HomeQuery = Shape({
  ...SummaryQuery.properties,
  tabs: Maybe(Type.Boolean({ description: 'With the lists of Home, not the tiles alone.' })),
});
export type HomeQuery = Static<typeof HomeQuery>;

export const HomeRows = Type.Object({
  status: Type.Array(Type.String()),
  from_date: Nullable(Day),
  to_date: Nullable(Day),
  due_before: Nullable(Day),
  sales_person: Nullable(Type.Array(Id)),
  category_manager: Nullable(Id),
  assigned_to: Nullable(Type.Array(Id)),
});
export type HomeRows = Static<typeof HomeRows>;

export const HomeCount = Type.Object({
  list: OneOf(...LISTS),
  count: Count,
  old_books: Type.Integer({ minimum: 0, description: 'How many of them are of old books.' }),
  oldest: Nullable(Day),
  rows: HomeRows,
});
export type HomeCount = Static<typeof HomeCount>;

export const Home = Type.Object({
  tiles: Type.Array(HomeCount),
  tabs: Type.Array(HomeCount),
});
export type Home = Static<typeof Home>;

export const HomeFigure = Type.Object({
  measure: OneOf(...MEASURE_NAMES),
  title: Type.String(),
  value: Sum,
  previous: Sum,
  months: Type.Array(Type.Object({ month: Day, value: Sum })),
  rows: HomeRows,
});
export type HomeFigure = Static<typeof HomeFigure>;
