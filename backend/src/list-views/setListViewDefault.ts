import { COMPANY_ID } from '../company/company.public.ts';
import {
  type Choice,
  choiceOf,
  ROLES_WITH_DEFAULTS,
  sharesViews,
} from '@munim/schema/list-views/list-views.rules.ts';
import { isListName } from '@munim/schema/list-views/lists.ts';
import { sql } from 'kysely';
import type { Work } from '../core/data/work.ts';
import { badField, forbidden, notFound } from '../core/http/errors.ts';
import type { DefaultChange } from './list-views.shapes.ts';
import { visibleViews } from './readListViews.ts';

/**
 * The view stays until the default is written: a user who deletes it meanwhile waits, and takes the
 * default with it.
 */
async function lockChosen(work: Work, list: string, choice: Choice, roleId: number | null) {
  if ('given' in choice) return;
  const view = await visibleViews(work.trx, work.viewer)
    .select(['v.list_view_id', 'v.is_shared'])
    .where('v.list_view_id', '=', choice.id)
    .where('v.list', '=', list)
    .forShare()
    .executeTakeFirst();
  if (!view) throw notFound('View');
  if (roleId !== null && !view.is_shared)
    throw badField('choice', 'A role opens with a view that is shared');
}

function refuseRole({ viewer }: Work, roleId: number | null): void {
  if (roleId === null) return;
  if (!sharesViews(viewer.can)) throw forbidden();
  if (!ROLES_WITH_DEFAULTS.includes(roleId)) throw badField('role_id', 'This role has no default');
}

const defaultOf = async ({ trx }: Work, list: string, roleId: number): Promise<string | null> => {
  const row = await trx
    .selectFrom('list_view_defaults')
    .select(sql<string>`coalesce(given, list_view_id::text)`.as('choice'))
    .where('role_id', '=', roleId)
    .where('list', '=', list)
    .executeTakeFirst();
  return row?.choice ?? null;
};

/** View that a list opens with, for the viewer or for a role. Of two at once the last one stands. */
export async function setListViewDefault(work: Work, change: DefaultChange): Promise<void> {
  const { list, role_id = null, choice: text } = change;
  const { trx, viewer, audit } = work;
  if (!isListName(list)) throw badField('list', `No list is called ${list}`);
  refuseRole(work, role_id);
  const choice = text === null ? null : choiceOf(list, text);
  if (text !== null && !choice) throw badField('choice', `This list has no view ${text}`);
  if (choice) await lockChosen(work, list, choice, role_id);
  const before = role_id === null ? null : await defaultOf(work, list, role_id);
  const of = role_id === null ? { user_id: viewer.userId } : { role_id };
  if (!choice) {
    const [column, id] = Object.entries(of)[0] as ['user_id' | 'role_id', number];
    await trx
      .deleteFrom('list_view_defaults')
      .where('list', '=', list)
      .where(column, '=', id)
      .execute();
  } else {
    const chosen =
      'id' in choice
        ? { list_view_id: choice.id, given: null }
        : { list_view_id: null, given: choice.given };
    await trx
      .insertInto('list_view_defaults')
      .values({ list, ...of, ...chosen, set_by: viewer.userId })
      .onConflict((target) =>
        (role_id === null
          ? target.columns(['user_id', 'list']).where('user_id', 'is not', null)
          : target.columns(['role_id', 'list']).where('role_id', 'is not', null)
        ).doUpdateSet({ ...chosen, set_by: viewer.userId, updated_at: sql`now()` }),
      )
      .execute();
  }
  if (role_id !== null)
    await audit({
      entity: 'COMPANY', // record of the templates of roles, too
      id: COMPANY_ID,
      action: 'UPDATE',
      changes: { [`view of ${list} for role ${role_id}`]: { from: before, to: text } },
    });
}
