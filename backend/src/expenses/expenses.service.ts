import { expensesTotal } from '@munim/schema/expenses/expenses.rules.ts';
import { sql } from 'kysely';
import { isInList, listPage, type OnPage } from '../core/data/listPage.ts';
import { userInfo } from '../core/data/embeds.ts';
import { single } from '../core/data/rows.ts';
import { betweenDays, whereIf } from '../core/data/search.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import { AskedFields } from '../core/http/fields.ts';
import { filesOf } from '../documents/documents.public.ts';
import { EXPENSE_LIST } from './expenses.list.ts';
import { visibleExpenses } from './expenses.scope.ts';
import type { Expense, ExpenseQuery } from './expenses.shapes.ts';

type Rows = ReturnType<typeof expenses>;

async function withDetails(
  { db, settings }: Pick<ReadContext, 'db' | 'settings'>,
  rows: Rows,
  asked = AskedFields.all,
): Promise<Expense[]> {
  const found = await rows
    .select([
      'x.expense_id',
      'x.entity_type',
      'x.status',
      'x.expense_head',
      'x.amount',
      'x.expense_date',
      'x.vendor_name',
    ])
    .select([
      'x.reference_number',
      'x.remarks',
      'x.void_reason',
      'x.attachments',
      'x.created_at',
      'x.updated_at',
    ])
    .select([
      asked
        .column('entity_id', sql<string | null>`coalesce(o.order_number, x.entity_id::text)`)
        .as('entity_id'),
      asked
        .column('created_by_info', userInfo(sql.ref('x.created_by')).$notNull())
        .as('created_by_info'),
    ])
    .execute();
  const uuids = asked.asks('attachments') ? found.flatMap((row) => row.attachments) : [];
  const files = await filesOf(db, settings, uuids);
  return found.map((row) => ({
    ...row,
    attachments: row.attachments.flatMap((uuid) => files.get(uuid) ?? []),
  }));
}

const ID = /^[1-9][0-9]{0,14}$/;

/** Expenses, newest first, with the sum of the page. */
export async function listExpenses(
  context: ReadContext,
  query: ExpenseQuery,
  asked = AskedFields.all,
) {
  const { db } = context;
  const { expense_id, entity_type, entity_id } = query;
  const rows = expenses(context)
    .where((eb) => whereIf(expense_id, (id) => eb('x.expense_id', '=', id)))
    .where((eb) => whereIf(entity_type, (type) => eb('x.entity_type', '=', type)))
    .where(betweenDays('x.expense_date', query))
    .where((eb) =>
      whereIf(entity_id, (key) =>
        ID.test(key) ? eb('x.entity_id', '=', Number(key)) : eb('o.order_number', '=', key),
      ),
    )
    .where(isInList(EXPENSE_LIST, query));
  const read = (isOnPage: OnPage) =>
    withDetails(
      context,
      expenses(context).where('x.expense_id', '=', isOnPage).orderBy('x.expense_id', 'desc'),
      asked,
    );
  const [data, parts] = await listPage(db, rows, { list: EXPENSE_LIST, query, read });
  return { data, ...parts, page_total: expensesTotal(data) };
}

export async function expenseById(context: ReadContext, expenseId: number): Promise<Expense> {
  const found = await withDetails(context, expenses(context).where('x.expense_id', '=', expenseId));
  if (!found.length) throw notFound('Expense');
  return single(found);
}

/** Locks an expense in the viewer's row scope until the change is done. */
export async function lockExpense(work: Work, expenseId: number) {
  const { trx } = work;
  const found = await expenses(work)
    .select('x.expense_id')
    .where('x.expense_id', '=', expenseId)
    .executeTakeFirst();
  if (!found) throw notFound('Expense');
  return trx
    .selectFrom('expenses')
    .selectAll()
    .where('expense_id', '=', expenseId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Expenses in the viewer's row scope, with their order as o and purchase order as po. */
const expenses = ({ db, viewer }: ReadContext) =>
  db
    .selectFrom('expenses as x')
    .leftJoin('orders as o', (join) =>
      join.onRef('o.order_id', '=', 'x.entity_id').on('x.entity_type', '=', 'ORDER'),
    )
    .leftJoin('purchase_orders as po', (join) =>
      join.onRef('po.po_id', '=', 'x.entity_id').on('x.entity_type', '=', 'PURCHASE_ORDER'),
    )
    .where(visibleExpenses(viewer));

/** Undefined when there is none in the row scope. */
export const findExpense = (context: ReadContext, expenseId: number) =>
  expenses(context).select('x.expense_id').where('x.expense_id', '=', expenseId).executeTakeFirst();
