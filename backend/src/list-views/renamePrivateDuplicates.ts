import { LIST_VIEWS } from '@munim/schema/list-views/list-views.rules.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';

const ownName = (name: string, number: number): string => {
  const mark = number === 1 ? ' (own)' : ` (own ${number})`;
  const room = LIST_VIEWS.name - mark.length;
  return `${Array.from(name).slice(0, room).join('').trimEnd()}${mark}`;
};

interface Shared {
  list_view_id: number;
  list: string;
  name: string;
}

/**
 * A view has become shared: an own view of the same name that a user has beside it takes another
 * one. Refused instead, it would tell the sharing user what others call theirs, and let one person
 * hold a name from all. The names of the list are locked.
 */
export async function renamePrivateDuplicates(trx: Trx, shared: Shared): Promise<void> {
  const { list_view_id: id, list, name } = shared;
  const { rows } = await sql<{ list_view_id: number; created_by: number; name: string }>`
    select v.list_view_id, v.created_by, v.name from list_views v
      join users u on u.user_id = v.created_by and u.role_id <> ${Role.ORGANISATION}
      where v.list = ${list} and not v.is_shared and v.list_view_id <> ${id}
        and lower(v.name) = lower(${name})`.execute(trx);
  for (const twin of rows) {
    const seen = await trx
      .selectFrom('list_views')
      .select(sql<string>`lower(name)`.as('name'))
      .where('list', '=', list)
      .where((where) =>
        where.or([where('is_shared', '=', true), where('created_by', '=', twin.created_by)]),
      )
      .execute();
    const taken = new Set(seen.map((view) => view.name));
    let number = 1;
    while (taken.has(ownName(twin.name, number).toLowerCase())) number++;
    await trx
      .updateTable('list_views')
      .set({ name: ownName(twin.name, number), version: sql<number>`version + 1` })
      .where('list_view_id', '=', twin.list_view_id)
      .execute();
  }
}
