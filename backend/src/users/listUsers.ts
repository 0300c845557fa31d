import { sql } from 'kysely';
import { countRows, offsetOf } from '../core/data/paging.ts';
import { byName, contains, phoneIn, whereIf } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { badField, forbidden, notFound } from '../core/http/errors.ts';
import { findCustomer } from '../tenants/tenants.public.ts';
import { visibleStaff } from './users.public.ts';
import { organisationName, PERSON, staffColumns, toUser } from './users.service.ts';
import type { User, UserQuery } from './users.shapes.ts';

const fullName = sql<string>`concat_ws(' ', u.first_name, u.last_name)`;

async function contacts(context: ReadContext, tenantId: number) {
  const { db, viewer } = context;
  if (!viewer.can('TENANT_USER', 'READ')) throw forbidden();
  if (!(await findCustomer(context, tenantId))) throw notFound('Customer');
  return db.selectFrom('users as u').where('u.tenant_id', '=', tenantId);
}

/**
 * Lists users. Viewers who see names only also search names only: a filter must not reveal what the
 * row does not show.
 */
export async function listUsers(
  context: ReadContext,
  query: UserQuery,
): Promise<{ data: User[]; count: number }> {
  const { db, settings, viewer } = context;
  const { tenant_id, role_id, user_id, keyword, deleted_user = false } = query;
  const isContacts = tenant_id !== undefined;
  const isWhole = isContacts || viewer.can('ADMIN_USER', 'READ');
  // everybody who is signed in sees names of colleagues; a token is not somebody
  if (!isWhole && viewer.apiTokenId !== null) throw forbidden();
  if (!isWhole && !role_id?.length) throw badField('role_id', 'role_id is required');
  const people = isContacts ? await contacts(context, tenant_id) : visibleStaff(context);
  const rows = people
    .where('u.deleted_user', '=', deleted_user)
    .where((eb) => whereIf(user_id, (id) => eb('u.user_id', '=', id)))
    .where((eb) => whereIf(role_id, (ids) => eb('u.role_id', '=', sql<number>`any(${ids})`)))
    .where((eb) =>
      whereIf(keyword, (text) =>
        eb.or([
          contains(fullName, text),
          ...(isWhole ? [contains('u.email', text), contains('u.mobile', phoneIn(text))] : []),
        ]),
      ),
    );
  const data = await rows
    .select(['u.user_id', 'u.role_id', 'u.first_name', 'u.last_name', 'u.deleted_user'])
    .$if(isWhole, (q) => q.select(PERSON).select(organisationName))
    .$if(isWhole && !isContacts, (q) => q.select(staffColumns))
    .orderBy(byName('u.first_name'))
    .orderBy(byName('u.last_name'))
    .orderBy('u.user_id')
    .limit(query.limit ?? 10)
    .offset(offsetOf(query))
    .execute();
  const count = await countRows(db, rows);
  if (user_id !== undefined && !count) throw notFound('User');
  return { data: data.map(toUser(settings)), count };
}
