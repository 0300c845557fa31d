import type { Database, Trx } from '../core/data/database.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { expensesInReach } from './expenses.scope.ts';

/** Expenses in the viewer's row scope, with their order as o and purchase order as po. */
export const expenses = (db: Database | Trx, viewer: Viewer) =>
  db
    .selectFrom('expenses as x')
    .leftJoin('orders as o', (join) =>
      join.onRef('o.order_id', '=', 'x.entity_id').on('x.entity_type', '=', 'ORDER'),
    )
    .leftJoin('purchase_orders as po', (join) =>
      join.onRef('po.po_id', '=', 'x.entity_id').on('x.entity_type', '=', 'PURCHASE_ORDER'),
    )
    .where(expensesInReach(viewer));

/** Undefined when there is none in the row scope. */
export const findExpense = (db: Database | Trx, expenseId: number, viewer: Viewer) =>
  expenses(db, viewer)
    .select('x.expense_id')
    .where('x.expense_id', '=', expenseId)
    .executeTakeFirst();
