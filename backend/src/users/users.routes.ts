import { Role } from '@munim/schema/shared/roles.ts';
import type { FastifyRequest } from 'fastify';
import {
  onlyRole,
  requires,
  requiresAny,
  signedIn,
  signedInOrToken,
} from '../core/access/access.ts';
import { withTransaction } from '../core/data/database.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import { type Work, workOf } from '../core/data/work.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, PageOf } from '../core/http/shapes.ts';
import { NoBody, Profile } from '../sign-in/sign-in.shapes.ts';
import { setBanned } from './banUser.ts';
import { changeUser } from './changeUser.ts';
import { createUser } from './createUser.ts';
import { deleteUser } from './deleteUser.ts';
import { dismissFirstSteps, readFirstSteps } from './firstSteps.ts';
import { inviteUser } from './inviteUser.ts';
import { listUsers } from './listUsers.ts';
import { logOutUser } from './logOutUser.ts';
import { setDefaultUser } from './setDefaultUser.ts';
import { unlockUser } from './unlockUser.ts';
import { viewAsUser } from './viewAsUser.ts';
import {
  DefaultUser,
  FirstSteps,
  NewUser,
  User,
  UserChange,
  UserId,
  UserQuery,
  UserView,
} from './users.shapes.ts';

const changesAccess = requires('admin_user', 'UPDATE');
const result = { schema: { body: UserId, response: Answer({ result: User }) } };

/** Routes of staff, contacts of customers, permissions and the working customer. */
export async function usersRoutes(app: App, parts: AppParts): Promise<void> {
  const { db, settings } = parts;
  const changed = async (request: FastifyRequest, change: (work: Work) => Promise<User>) => ({
    success: true as const,
    result: await withIdempotency(request, change),
  });
  app.get(
    '/admin/user',
    { schema: { querystring: UserQuery, response: PageOf('data', User) }, config: signedInOrToken },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listUsers({ db, settings, viewer }, query)),
    }),
  );
  app.post(
    '/admin/createUser',
    {
      schema: { body: NewUser, response: Answer({ data: User }) },
      config: {
        ...requiresAny(['admin_user', 'WRITE'], ['tenant_user', 'WRITE']),
        idempotent: true,
      },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => createUser(work, parts, request.body)),
    }),
  );
  app.patch(
    '/admin/updateUser',
    {
      schema: { body: UserChange, response: Answer({ data: User }) },
      config: requiresAny(
        ['admin_user', 'UPDATE'],
        ['tenant_user', 'UPDATE'],
        ['admin_user', 'APPROVE'],
      ),
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => changeUser(work, request.body)),
    }),
  );
  app.patch(
    '/admin/markUserDeleted',
    { ...result, config: requiresAny(['admin_user', 'DELETE'], ['tenant_user', 'DELETE']) },
    (request) => changed(request, (work) => deleteUser(work, request.body.user_id)),
  );
  app.patch('/admin/user/ban', { ...result, config: changesAccess }, (request) =>
    changed(request, (work) => setBanned(work, request.body.user_id, true)),
  );
  app.patch('/admin/user/un_ban', { ...result, config: changesAccess }, (request) =>
    changed(request, (work) => setBanned(work, request.body.user_id, false)),
  );
  app.post('/admin/user/unlock', { ...result, config: changesAccess }, (request) =>
    changed(request, (work) => unlockUser(work, request.body.user_id)),
  );
  app.post(
    '/admin/user/invite',
    { ...result, config: { ...requires('admin_user', 'WRITE'), idempotent: true } },
    (request) =>
      changed(request, (work) => inviteUser(work, parts.services.outbox, request.body.user_id)),
  );
  app.get(
    '/user/firstSteps',
    { schema: { response: FirstSteps }, config: signedIn },
    async ({ viewer }) => ({ success: true as const, data: await readFirstSteps(db, viewer) }),
  );
  app.post(
    '/user/firstSteps/dismiss',
    { schema: { body: NoBody, response: Answer({}) }, config: signedIn },
    async ({ viewer }) => {
      await withTransaction(db, (trx) => dismissFirstSteps(trx, viewer));
      return { success: true as const };
    },
  );
  app.post(
    '/admin/user/viewAs',
    {
      schema: { body: UserId, response: Answer({ result: UserView }) },
      config: onlyRole(Role.TOP_ADMIN),
    },
    async ({ body, viewer }) => ({
      success: true as const,
      result: await withTransaction(db, (trx) =>
        viewAsUser(workOf(trx, settings, viewer), body.user_id),
      ),
    }),
  );
  app.post('/admin/user/logout', { ...result, config: changesAccess }, (request) =>
    changed(request, (work) => logOutUser(work, request.body.user_id)),
  );
  app.post(
    '/user/setDefaultUser',
    {
      schema: { body: DefaultUser, response: Answer({ user: Profile }) },
      config: { ...requires('tenant', 'READ'), inApiTokens: false },
    },
    async ({ body, viewer }) => ({
      success: true as const,
      user: await withTransaction(db, (trx) => setDefaultUser(workOf(trx, settings, viewer), body)),
    }),
  );
}
