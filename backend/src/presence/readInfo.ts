import { CATEGORY_MANAGERS } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import type { ReadContext } from '../core/data/work.ts';
import { visibleStaff } from '../users/users.public.ts';
import type { InfoDocument } from './presence.shapes.ts';
import type { PresenceBoard } from './presenceBoard.ts';

const secondsOf = (moment: string) => Math.floor(Date.parse(moment) / 1000);

/** Persons seen, with the route for oneself and for readers of staff. */
export async function readPresence(
  context: ReadContext,
  board: PresenceBoard,
): Promise<InfoDocument> {
  const { viewer } = context;
  const unsaved = new Map(board.unsaved());
  const rows = await visibleStaff(context)
    .leftJoin('presence as p', 'p.user_id', 'u.user_id')
    .select(['u.user_id', 'p.last_route', 'p.last_seen'])
    .where('u.deleted_user', '=', false)
    .where((eb) =>
      eb.or([
        eb('p.user_id', 'is not', null),
        eb('u.user_id', '=', sql<number>`any(${[...unsaved.keys()]}::bigint[])`),
      ]),
    )
    .orderBy('u.user_id')
    .execute();
  const seesAll = viewer.can('ADMIN_USER', 'READ');
  const entries = rows.flatMap(({ user_id, ...saved }) => {
    const unsavedRow = unsaved.get(user_id);
    const seen = unsavedRow && unsavedRow.last_seen >= (saved.last_seen ?? '') ? unsavedRow : saved;
    if (seen.last_seen === null) return [];
    const last_route = seesAll || user_id === viewer.userId ? seen.last_route : null;
    return [[user_id, { last_route, last_seen: secondsOf(seen.last_seen) }]];
  });
  return Object.fromEntries(entries) as InfoDocument;
}

/** Users who are category managers by role, and every manager of a category. */
export async function readCategoryManagers(context: ReadContext): Promise<InfoDocument> {
  const rows = await visibleStaff(context)
    .select(['u.user_id', 'u.first_name', 'u.last_name'])
    .where('u.deleted_user', '=', false)
    .where((eb) =>
      eb.or([
        eb('u.role_id', 'in', CATEGORY_MANAGERS),
        eb.exists(
          eb
            .selectFrom('category_managers as m')
            .select('m.user_id')
            .whereRef('m.user_id', '=', 'u.user_id'),
        ),
      ]),
    )
    .orderBy('u.user_id')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.user_id, row]));
}
