import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { listQuery, TOTAL_RANGE } from '../core/data/listPage.ts';
import {
  Day,
  Id,
  Line,
  Maybe,
  Moment,
  Money,
  Nullable,
  OneOf,
  Shape,
  Text,
  UserInfo,
  dateRange,
} from '../core/http/shapes.ts';
import { StoredFile } from '../documents/documents.shapes.ts';
import { EXPENSE_LIST } from './expenses.list.ts';

const ExpenseEntity = OneOf('ORDER', 'PURCHASE_ORDER', 'SHIPMENT', 'WAREHOUSE', 'GENERAL');
const ExpenseHead = OneOf('FREIGHT', 'LOADING', 'PACKING', 'FUEL', 'RENT', 'TRAVEL', 'OTHER');
const MaybeText = Nullable(Type.String());

export const ExpenseQuery = Shape({
  expense_id: Maybe(Id),
  entity_type: Maybe(ExpenseEntity),
  entity_id: Maybe(Text(50, 1)),
  ...dateRange('expense dates'),
  ...listQuery(EXPENSE_LIST),
  ...TOTAL_RANGE,
});
export type ExpenseQuery = Static<typeof ExpenseQuery>;

const expense = {
  entity_type: ExpenseEntity,
  entity_id: Maybe(Nullable(Text(50, 1))),
  expense_head: ExpenseHead,
  amount: Money,
  expense_date: Day,
  vendor_name: Maybe(Nullable(Text(LIMITS.vendorName))),
  reference_number: Maybe(Nullable(Text(LIMITS.referenceNumber))),
  remarks: Maybe(Nullable(Text(LIMITS.reason))),
  attachments: Maybe(Type.Array(Text(500, 1), { maxItems: LIMITS.attachments, uniqueItems: true })),
};
export const NewExpense = Shape(expense);
export type NewExpense = Static<typeof NewExpense>;

export const ExpenseChange = Shape({ expense_id: Id, ...expense });
export type ExpenseChange = Static<typeof ExpenseChange>;

export const ExpenseVoid = Shape({ expense_id: Id, reason: Maybe(Nullable(Line(LIMITS.reason))) });
export type ExpenseVoid = Static<typeof ExpenseVoid>;

export const Expense = Type.Object({
  expense_id: Id,
  entity_type: ExpenseEntity,
  entity_id: Nullable(Type.String({ description: 'Id of the record; of an order its number.' })),
  status: OneOf('ACTIVE', 'VOID'),
  expense_head: ExpenseHead,
  amount: Money,
  expense_date: Day,
  vendor_name: MaybeText,
  reference_number: MaybeText,
  remarks: MaybeText,
  void_reason: MaybeText,
  attachments: Type.Array(StoredFile),
  created_by_info: UserInfo,
  created_at: Moment,
  updated_at: Moment,
});
export type Expense = Static<typeof Expense>;
