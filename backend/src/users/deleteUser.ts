import { OPEN_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import { sql } from 'kysely';
import type { Trx } from '../core/data/database.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { refused } from '../core/http/errors.ts';
import { endAllSessions } from '../sign-in/sign-in.public.ts';
import { refuseUnless } from './userRules.ts';
import { lockUser, userById } from './users.service.ts';
import type { User } from './users.shapes.ts';

const ACTIVE_RFQS = ['PENDING', 'PRICE_UPDATED'];
const names = (userId: number) => sql<boolean>`${userId} in (user_id, sales_person, created_by)`;

/** Sales person, maker or account user of something that still runs. */
async function isInUse(trx: Trx, userId: number): Promise<boolean> {
  const rfq = trx
    .selectFrom('rfqs')
    .select('request_id')
    .where('status', '=', sql<'PENDING'>`any(${ACTIVE_RFQS})`)
    .where(names(userId));
  const order = trx
    .selectFrom('orders')
    .select('order_id')
    .where('status', '=', eqAny(OPEN_ORDER_STATUSES))
    .where(names(userId));
  return Boolean(
    (await rfq.limit(1).executeTakeFirst()) ?? (await order.limit(1).executeTakeFirst()),
  );
}

/** Deletes a user. Checked after the lock, so that a document made before is seen. */
export async function deleteUser(work: Work, userId: number): Promise<User> {
  const { trx, settings, viewer } = work;
  const user = await lockUser(work, userId, true);
  refuseUnless('DELETE', user, viewer);
  if (await isInUse(trx, userId))
    throw refused('User cannot be deleted due to active quote requests or orders', 'USER_IN_USE');
  await trx
    .updateTable('users')
    .set({ deleted_user: true })
    .where('user_id', '=', userId)
    .execute();
  await endAllSessions(trx, userId, 'DELETED');
  const changes = { deleted_user: { from: false, to: true } };
  await work.audit({ entity: 'USER', id: userId, action: 'DELETE', changes });
  return userById(trx, settings, userId);
}
