import { viewProblem } from '@munim/schema/list-views/list-views.rules.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import type { Database } from '../src/core/data/database.ts';

const SHARED = [
  { list: 'sales-orders', name: 'On the way', parameters: { statuses: 'IN_TRANSIT' } },
  { list: 'invoices', name: 'To collect', parameters: { statuses: 'ISSUED,PARTIALLY_PAID' } },
];

/** Two views of the company, and what partners see first of orders. */
export async function shareViews(db: Database): Promise<void> {
  const { user_id } = await db
    .selectFrom('users')
    .select('user_id')
    .where('role_id', '=', Role.TOP_ADMIN)
    .orderBy('user_id')
    .executeTakeFirstOrThrow();
  for (const view of SHARED) {
    const problem = viewProblem(view);
    if (problem) throw new Error(problem.message);
    const parameters = JSON.stringify(view.parameters);
    await db
      .insertInto('list_views')
      .values({ ...view, parameters, is_shared: true, created_by: user_id })
      .execute();
  }
  await db
    .insertInto('list_view_defaults')
    .values({ list: 'sales-orders', role_id: Role.SALES_OUTSIDE, given: 'open', set_by: user_id })
    .execute();
}
