import { Type } from 'typebox';
import { PAGE_PARTS } from '../core/data/listPage.ts';
import { requires } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import { byId, type RecordKind } from '../core/data/records.ts';
import type { App, AppParts, Declared } from '../core/http/appParts.ts';
import { Answer, Money } from '../core/http/shapes.ts';
import { findExpense, listExpenses } from './expenses.service.ts';
import {
  Expense,
  ExpenseChange,
  ExpenseQuery,
  ExpenseVoid,
  NewExpense,
} from './expenses.shapes.ts';
import { changeExpense, createExpense, voidExpense } from './writeExpense.ts';

export const expenseRecord: RecordKind = {
  name: 'Expense',
  readPermission: ['EXPENSE', 'READ'],
  find: byId(findExpense),
};
const otherNames = { entityType: 'entity_type', entityId: 'entity_id' };

export async function expensesRoutes(app: App, parts: AppParts & Declared): Promise<void> {
  const { db, settings } = parts;
  app.get(
    '/expense',
    {
      schema: {
        querystring: ExpenseQuery,
        response: Answer({ data: Type.Array(Expense), ...PAGE_PARTS, page_total: Money }),
      },
      config: { ...requires('expense', 'READ'), otherNames, fieldsOf: 'data' },
    },
    async ({ query, viewer, asked }) => ({
      success: true as const,
      ...(await listExpenses({ db, settings, viewer }, query, asked)),
    }),
  );
  app.post(
    '/expense',
    {
      schema: { body: NewExpense, response: Answer({ data: Expense }) },
      config: { ...requires('expense', 'WRITE'), idempotent: true, otherNames },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => createExpense(work, parts, request.body)),
    }),
  );
  app.put(
    '/expense',
    {
      schema: { body: ExpenseChange, response: Answer({ data: Expense }) },
      config: { ...requires('expense', 'UPDATE'), otherNames },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => changeExpense(work, parts, request.body)),
    }),
  );
  app.put(
    '/expense/void',
    {
      schema: { body: ExpenseVoid, response: Answer({ result: Expense }) },
      config: requires('expense', 'DELETE'),
    },
    async (request) => ({
      success: true as const,
      result: await withIdempotency(request, (work) => voidExpense(work, request.body)),
    }),
  );
}
