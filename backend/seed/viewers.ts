import { canBy, roleTemplate } from '@munim/schema/shared/roles.ts';
import { type Viewer, viewerWithoutSession } from '../src/core/access/viewer.ts';
import type { Trx } from '../src/core/data/database.ts';

/** The first user of a role, for demo data that the services themselves write. */
export async function viewerOfRole(trx: Trx, roleId: number): Promise<Viewer> {
  const permissions = roleTemplate(roleId);
  const { user_id: userId } = await trx
    .selectFrom('users')
    .select('user_id')
    .where('role_id', '=', roleId)
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return viewerWithoutSession({
    ...{ userId, roleId, permissions, can: canBy(permissions) },
    requestId: 'seed',
  });
}
