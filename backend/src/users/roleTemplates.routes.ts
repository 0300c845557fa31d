import { nameOfRole, Role } from '@munim/schema/shared/roles.ts';
import { mayAssignRole } from '@munim/schema/users/users.rules.ts';
import { Type } from 'typebox';
import { onlyRole, requires } from '../core/access/access.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer } from '../core/http/shapes.ts';
import { changeTemplate, readTemplates, roleEffect } from './roleTemplates.ts';
import { RoleChange, RoleEffect, RoleTemplate, RoleTemplateChange } from './users.shapes.ts';

const byTopAdmin = onlyRole(Role.TOP_ADMIN);

/** Routes of the roles: what a person of each starts with. */
export async function roleTemplatesRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  const templates = async (reader: Database | Trx, viewer: Viewer) =>
    (await readTemplates(reader)).map(({ role_id, permissions, version }) => ({
      role_id,
      display_name: nameOfRole(role_id, settings.roleNames),
      permissions,
      version,
      assignable: mayAssignRole(viewer, role_id, permissions),
    }));
  app.get(
    '/admin/role',
    {
      schema: { response: Answer({ data: Type.Array(RoleTemplate) }) },
      config: requires('admin_user', 'READ'),
    },
    async ({ viewer }) => ({ success: true as const, data: await templates(db, viewer) }),
  );
  app.post(
    '/admin/role/effect',
    { schema: { body: RoleChange, response: Answer({ data: RoleEffect }) }, config: byTopAdmin },
    async ({ body, viewer }) => ({
      success: true as const,
      data: await roleEffect(db, viewer, body),
    }),
  );
  app.patch(
    '/admin/role',
    {
      schema: {
        body: RoleTemplateChange,
        response: Answer({ data: Type.Array(RoleTemplate) }),
      },
      config: byTopAdmin,
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, async (work) => {
        await changeTemplate(work, request.body);
        return templates(work.trx, work.viewer);
      }),
    }),
  );
}
