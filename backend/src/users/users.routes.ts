import { requires, signedIn } from '../core/access.ts';
import type { App, AppParts } from '../core/appParts.ts';
import { withTransaction } from '../core/database.ts';
import { Answer, PageOf } from '../core/shapes.ts';
import { Profile } from '../sign-in/sign-in.service.ts';
import { listUsers } from './listUsers.ts';
import { setDefaultUser } from './setDefaultUser.ts';
import { DefaultUser, User, UserQuery } from './users.shapes.ts';

/** ID08, ID09: staff, contacts of customers, and whom a person works for. */
export async function usersRoutes(app: App, { db }: AppParts): Promise<void> {
  app.get(
    '/admin/user',
    { schema: { querystring: UserQuery, response: PageOf('data', User) }, config: signedIn },
    async ({ query, viewer }) => ({ success: true as const, ...(await listUsers(db, query, viewer)) }),
  );
  app.post(
    '/user/setDefaultUser',
    { schema: { body: DefaultUser, response: Answer({ user: Profile }) }, config: requires('tenant', 'READ') },
    async ({ body, viewer }) => ({ success: true as const, user: await withTransaction(db, (trx) => setDefaultUser(trx, body, viewer)) }),
  );
}
